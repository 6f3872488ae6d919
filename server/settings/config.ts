import { BlockList, isIP } from "node:net";
import { PASSAGES, type Passage } from "../sea/passages.ts";

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

/** An address to listen on. */
export interface Listening {
	readonly host: string;
	readonly port: number;
	/** Whether no other process serves there; false by default. */
	readonly exclusive?: boolean;
}

/** How traces are sent, by the standard variables of OpenTelemetry. */
export interface TraceSettings {
	/** The collector's address for traces. */
	readonly url: string;
	readonly serviceName: string;
	/** The share of traces that is kept. */
	readonly share: number;
}

/** An invalid setting. `message` is one line that names the variable and its allowed values. */
export class ConfigError extends Error {
	override readonly name = "ConfigError";
}

const RECEIVER_PORTS = [443, 8_443, 80];

const LOG_LEVELS = [
	"trace",
	"debug",
	"info",
	"warn",
	"error",
	"fatal",
	"silent",
];

function oneOf<T extends string>(
	name: string,
	value: string,
	allowed: readonly T[],
): T {
	const found = allowed.find((candidate) => candidate === value);
	if (found === undefined)
		throw new ConfigError(
			`${name} must be one of ${allowed.join(", ")}; it is ${JSON.stringify(value)}`,
		);
	return found;
}

function numberWithin(
	name: string,
	value: string,
	[least, most]: [number, number],
	whole: boolean,
): number {
	const number = value.trim() === "" ? Number.NaN : Number(value);
	if (
		!(number >= least && number <= most) ||
		(whole && !Number.isInteger(number))
	) {
		throw new ConfigError(
			`${name} must be a ${whole ? "whole " : ""}number from ${least} to ${most}; it is ${JSON.stringify(value)}`,
		);
	}
	return number;
}

function databaseUrl(value: string): string {
	if (/^postgres(ql)?:\/\/.+/.test(value) && URL.canParse(value)) return value;
	if (/^file:.+/.test(value)) return value;
	// A password may stand in it, so the value is not repeated.
	throw new ConfigError(
		"DATABASE_URL must be file:<path> or postgres://<user>:<password>@<host>:<port>/<database>",
	);
}

/** Reads the listening address. Refuses an empty one, which Node would take for all addresses. */
function host(name: string, value: string): string {
	if (!/^[\w.:%-]+$/.test(value)) {
		throw new ConfigError(
			`${name} must be an address or a host name; it is ${JSON.stringify(value)}`,
		);
	}
	return value;
}

/** Reads where metrics are served; nowhere without a port. */
function metrics(
	port: string | undefined,
	address: string,
): Listening | undefined {
	if (port === undefined || port === "") return undefined;
	return {
		host: host("METRICS_HOST", address),
		port: numberWithin("METRICS_PORT", port, [0, 65_535], true),
	};
}

/** The samplers of the standard that need nothing but a share; those that follow a parent do so all the same. */
const SAMPLERS: Readonly<Record<string, "all" | "none" | "share">> = {
	always_on: "all",
	parentbased_always_on: "all",
	always_off: "none",
	parentbased_always_off: "none",
	traceidratio: "share",
	parentbased_traceidratio: "share",
};

/** The collector's default address, which the standard names for OTLP over HTTP. */
const COLLECTOR = "http://localhost:4318";

/** Reads where traces go: nowhere unless a variable names a collector. */
function traces(
	read: (name: string, fallback: string) => string,
): TraceSettings | undefined {
	const base = read("OTEL_EXPORTER_OTLP_ENDPOINT", "");
	const own = read("OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "");
	const exporter = read("OTEL_TRACES_EXPORTER", "") || undefined;
	const sampler = read("OTEL_TRACES_SAMPLER", "") || "parentbased_always_on";
	const argument = read("OTEL_TRACES_SAMPLER_ARG", "") || "1";
	const serviceName = read("OTEL_SERVICE_NAME", "") || "landfall";
	const isDisabled = /^true$/i.test(read("OTEL_SDK_DISABLED", ""));
	oneOf("OTEL_TRACES_EXPORTER", exporter ?? "none", ["otlp", "none"]);
	oneOf("OTEL_TRACES_SAMPLER", sampler, Object.keys(SAMPLERS));
	const share = numberWithin(
		"OTEL_TRACES_SAMPLER_ARG",
		argument,
		[0, 1],
		false,
	);
	const kept = { all: 1, none: 0, share }[SAMPLERS[sampler] ?? "all"];
	const isAsked = exporter === "otlp" || `${base}${own}` !== "";
	if (isDisabled || exporter === "none" || kept === 0 || !isAsked)
		return undefined;
	const name =
		own === ""
			? "OTEL_EXPORTER_OTLP_ENDPOINT"
			: "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT";
	const url = own || `${(base || COLLECTOR).replace(/\/+$/, "")}/v1/traces`;
	if (!/^https?:/.test(url) || !URL.canParse(url))
		throw new ConfigError(`${name} must be an http or https address`);
	return { url, serviceName, share: kept };
}

/** Reads a comma list of origins such as `https://app.example,http://localhost:5173`, or `*`. */
function origins(value: string): string[] {
	const list = value.split(",").map((text) => text.trim());
	return list.filter((origin) => {
		if (origin === "" || origin === "*") return origin !== "";
		if (URL.parse(origin)?.origin === origin) return true;
		throw new ConfigError(
			`CORS_ORIGINS must be origins like https://app.example, separated by commas, or *; ${JSON.stringify(origin)} is not one`,
		);
	});
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

/** Reads a comma list of networks such as `127.0.0.0/8,10.1.2.0/24,::1/128`. */
function networks(name: string, value: string): BlockList {
	const list = new BlockList();
	for (const part of value.split(",").map((text) => text.trim())) {
		if (part === "") continue;
		const [address = "", bits = ""] = part.split("/");
		const family = isIP(address);
		const most = family === 4 ? 32 : 128;
		const length = /^\d{1,3}$/.test(bits) ? Number(bits) : Number.NaN;
		if (family === 0 || !(length <= most)) {
			throw new ConfigError(
				`${name} must be networks like 127.0.0.0/8, separated by commas; ${JSON.stringify(part)} is not one`,
			);
		}
		list.addSubnet(address, length, family === 4 ? "ipv4" : "ipv6");
	}
	return list;
}

/** Reads a comma list of addresses such as `203.0.113.7,2001:db8::7`. */
function addresses(name: string, value: string): string[] {
	const list = value.split(",").map((text) => text.trim());
	return list.filter((address) => {
		if (address === "" || isIP(address) !== 0) return address !== "";
		throw new ConfigError(
			`${name} must be IP addresses like 203.0.113.7, separated by commas; ${JSON.stringify(address)} is not one`,
		);
	});
}

/** Reads a comma list of additional receiver ports. */
function receiverPorts(value: string): number[] {
	const added = value
		.split(",")
		.map((text) => text.trim())
		.filter((text) => text !== "")
		.map((text) => numberWithin("WEBHOOK_PORTS", text, [1, 65_535], true));
	return [...new Set([...RECEIVER_PORTS, ...added])];
}

/** Reads the address of a proxy for webhooks, such as `http://user:password@proxy.example:3128`. */
function receiverProxy(value: string | undefined): URL | undefined {
	if (value === undefined || value === "") return undefined;
	const url = URL.parse(value);
	const isProxy = url?.protocol === "http:" || url?.protocol === "https:";
	if (isProxy && url.pathname === "/" && url.search === "") return url;
	// The value is not repeated, because it can contain a password.
	throw new ConfigError(
		"WEBHOOK_PROXY must be an address like http://proxy.example:3128",
	);
}

/** Reads the origin that clients use, which a TLS-terminating proxy hides from the server. */
function publicOrigin(value: string | undefined): string | undefined {
	if (value === undefined || value === "") return undefined;
	const url = URL.parse(value);
	if (url?.protocol === "http:" || url?.protocol === "https:")
		return url.origin;
	throw new ConfigError(
		`PUBLIC_URL must be an http or https address; it is ${JSON.stringify(value)}`,
	);
}

/** The URL of a simulated world, without a trailing slash. */
function worldAddress(value: string | undefined): string | undefined {
	if (value === undefined || value === "") return undefined;
	const url = URL.parse(value);
	if (url?.protocol === "http:" || url?.protocol === "https:")
		return url.href.replace(/\/+$/, "");
	throw new ConfigError(
		`SIMULATED_WORLD must be an http or https address; it is ${JSON.stringify(value)}`,
	);
}

/** Reads and validates the settings of an environment. Throws {@link ConfigError} on the first invalid value. */
export function readConfig(
	env: Readonly<Record<string, string | undefined>> = process.env,
): Config {
	const read = (name: string, fallback: string) => env[name] ?? fallback;
	const apiKey = env.LANDFALL_API_KEY;
	if (apiKey !== undefined && !/^[\x21-\x7e]{1,256}$/.test(apiKey)) {
		throw new ConfigError(
			"LANDFALL_API_KEY must be 1 to 256 visible ASCII characters without blanks",
		);
	}
	return {
		host: host("HOST", read("HOST", "127.0.0.1")),
		port: numberWithin("PORT", read("PORT", "3000"), [0, 65_535], true),
		databaseUrl: databaseUrl(read("DATABASE_URL", "file:data/landfall.db")),
		apiKey,
		carriersFile: env.CARRIERS_FILE || undefined,
		terminalsFile: env.TERMINALS_FILE || undefined,
		vesselsFile: env.VESSELS_FILE || undefined,
		trackingFile: env.TRACKING_FILE || undefined,
		retentionFile: env.RETENTION || undefined,
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
