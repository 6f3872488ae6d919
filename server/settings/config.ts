import type { BlockList } from "node:net";
import { PASSAGES, type Passage } from "../sea/passages.ts";
import {
	addresses,
	host,
	type Listening,
	metrics,
	networks,
	origins,
	publicOrigin,
	worldAddress,
} from "./addresses.ts";
import { ConfigError } from "./config-error.ts";
import { receiverPorts, receiverProxy } from "./receiver-settings.ts";
import { type TraceSettings, traces } from "./trace-settings.ts";
import { fileName, numberWithin, oneOf } from "./values.ts";

/** How replies are checked against the contract: `fail` answers 500, `sample` checks one in a hundred and logs, `off` disables it. */
export type ResponseChecks = "fail" | "sample" | "off";

/** All settings from the environment, which only this file reads. */
export interface Config {
	readonly host: string;
	readonly port: number;
	/** `file:<path>` for SQLite. */
	readonly databaseUrl: string;
	/** When set, an account `default` with this key exists after start. */
	readonly apiKey: string | undefined;
	/** Undefined: all carriers are simulated. */
	readonly carriersFile: string | undefined;
	/** Undefined: simulated terminals with simulated lines, none with real ones. */
	readonly terminalsFile: string | undefined;
	/** Undefined: simulated vessel positions with simulated lines, none with real ones. */
	readonly vesselsFile: string | undefined;
	/** File of poll intervals and tracking windows; undefined: documented defaults. */
	readonly trackingFile: string | undefined;
	/** File of how long data is kept; undefined: documented defaults. */
	readonly retentionFile: string | undefined;
	/** URL of a simulated world in another process; undefined: this process starts one. */
	readonly simulatedWorld: string | undefined;
	/** How many times faster than real time the clock of simulated world and server runs. */
	readonly simulationSpeed: number;
	/** Passages that sea routes avoid. */
	readonly closedPassages: readonly Passage[];
	/** Networks allowed for webhook receivers besides the public internet. */
	readonly webhookAllow: BlockList;
	/** Ports allowed for webhook receivers on the public internet. */
	readonly webhookPorts: readonly number[];
	/** Source addresses of notifications, for the firewalls of receivers. */
	readonly webhookIps: readonly string[];
	/** The proxy for all requests to webhook receivers, if any. */
	readonly webhookProxy: URL | undefined;
	/** Where `/metrics` and the probes of a process are served; undefined: metrics are off. */
	readonly metrics: Listening | undefined;
	/** Where traces are sent; undefined: nowhere. */
	readonly traces: TraceSettings | undefined;
	readonly logLevel: string;
	/** Origins whose pages may call the API from a browser. */
	readonly corsOrigins: readonly string[];
	/** Origin of links as clients see it; undefined: that of each request. */
	readonly publicOrigin: string | undefined;
	/** Requests per minute in each rate bucket of an account. */
	readonly requestsPerMinute: number;
	/** Inferences per minute of one API key. */
	readonly inferencesPerMinute: number;
	/** Containers that an account may refresh per minute. */
	readonly refreshesPerMinute: number;
	/** How many records an account may have. */
	readonly limits: {
		readonly webhooks: number;
		readonly parties: number;
		readonly customFieldDefinitions: number;
		readonly customFields: number;
	};
	readonly responseChecks: ResponseChecks;
	/** The environment itself, for the `${NAME}` references of the settings files. */
	readonly secrets: Readonly<Record<string, string | undefined>>;
}

const LOG_LEVELS = [
	"trace",
	"debug",
	"info",
	"warn",
	"error",
	"fatal",
	"silent",
];

/** An address of PostgreSQL with a user and no host, because a parameter names the folder of a socket. No URL has this form. */
const WITHOUT_HOST = /^(postgres(?:ql)?:\/\/[^/?#]*@)(?=[/?])/;

function databaseUrl(value: string): string {
	const url = value.replace(WITHOUT_HOST, "$1localhost");
	if (/^postgres(ql)?:\/\/.+/.test(url) && URL.canParse(url)) return url;
	if (/^file:.+/.test(value)) return value;
	// A password may stand in it, so the value is not repeated.
	throw new ConfigError(
		"DATABASE_URL must be file:<path> or postgres://<user>:<password>@<host>:<port>/<database>, where a password has %23 for #, %2F for / and so on",
	);
}

/** Reads a comma list of passages such as `arctic,suez`. */
function passages(value: string): Passage[] {
	const names = value.split(",").map((text) => text.trim());
	return names
		.filter((name) => name !== "")
		.map((name) =>
			oneOf("CLOSED_PASSAGES", name, Object.keys(PASSAGES) as Passage[]),
		);
}

/** Reads and validates the settings of an environment. Throws {@link ConfigError} on the first invalid value. */
export function readConfig(
	env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
	const read = (name: string, fallback: string) => env[name] ?? fallback;
	const file = (name: string) => fileName(name, env[name]);
	const apiKey = env.LANDFALL_API_KEY;
	// A short key could be guessed, also from the part of its hash that names it.
	if (apiKey !== undefined && !/^[\x21-\x7e]{16,256}$/.test(apiKey)) {
		throw new ConfigError(
			"LANDFALL_API_KEY must be 16 to 256 visible ASCII characters without blanks",
		);
	}
	return {
		host: host("HOST", read("HOST", "127.0.0.1")),
		port: numberWithin("PORT", read("PORT", "3000"), [0, 65_535], true),
		databaseUrl: databaseUrl(read("DATABASE_URL", "file:data/landfall.db")),
		apiKey,
		carriersFile: file("CARRIERS_FILE"),
		terminalsFile: file("TERMINALS_FILE"),
		vesselsFile: file("VESSELS_FILE"),
		trackingFile: file("TRACKING_FILE"),
		retentionFile: file("RETENTION"),
		simulatedWorld: worldAddress(env.SIMULATED_WORLD),
		simulationSpeed: numberWithin(
			"SIMULATION_SPEED",
			read("SIMULATION_SPEED", "1"),
			[0.001, 1_000_000],
			false,
		),
		closedPassages: passages(read("CLOSED_PASSAGES", "arctic")),
		webhookAllow: networks("WEBHOOK_ALLOW", read("WEBHOOK_ALLOW", "")),
		webhookPorts: receiverPorts(read("WEBHOOK_PORTS", "")),
		webhookIps: addresses("WEBHOOK_IPS", read("WEBHOOK_IPS", "")),
		webhookProxy: receiverProxy(env.WEBHOOK_PROXY),
		metrics: metrics(env.METRICS_PORT, read("METRICS_HOST", "127.0.0.1")),
		traces: traces(read),
		logLevel: oneOf("LOG_LEVEL", read("LOG_LEVEL", "info"), LOG_LEVELS),
		corsOrigins: origins(read("CORS_ORIGINS", "")),
		publicOrigin: publicOrigin(env.PUBLIC_URL),
		requestsPerMinute: numberWithin(
			"REQUESTS_PER_MINUTE",
			read("REQUESTS_PER_MINUTE", "100"),
			[1, 1_000_000_000],
			true,
		),
		inferencesPerMinute: numberWithin(
			"INFERENCES_PER_MINUTE",
			read("INFERENCES_PER_MINUTE", "200"),
			[1, 1_000_000_000],
			true,
		),
		refreshesPerMinute: numberWithin(
			"REFRESHES_PER_MINUTE",
			read("REFRESHES_PER_MINUTE", "10"),
			[1, 1_000_000_000],
			true,
		),
		limits: {
			webhooks: numberWithin(
				"WEBHOOKS_PER_ACCOUNT",
				read("WEBHOOKS_PER_ACCOUNT", "100"),
				[1, 10_000],
				true,
			),
			parties: numberWithin(
				"PARTIES_PER_ACCOUNT",
				read("PARTIES_PER_ACCOUNT", "10000"),
				[1, 1_000_000],
				true,
			),
			customFields: numberWithin(
				"CUSTOM_FIELDS_PER_ACCOUNT",
				read("CUSTOM_FIELDS_PER_ACCOUNT", "1000000"),
				[1, 1_000_000_000],
				true,
			),
			customFieldDefinitions: numberWithin(
				"CUSTOM_FIELD_DEFINITIONS_PER_ACCOUNT",
				read("CUSTOM_FIELD_DEFINITIONS_PER_ACCOUNT", "100"),
				[1, 1_000],
				true,
			),
		},
		responseChecks: oneOf(
			"RESPONSE_CHECKS",
			read("RESPONSE_CHECKS", "sample"),
			["fail", "sample", "off"] as const,
		),
		secrets: env,
	};
}
