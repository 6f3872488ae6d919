import { parseArgs } from "node:util";
import { readPort } from "../port-option.ts";
import { type Behaviour, readBehaviour } from "./behaviour.ts";

/** The options of the receiver. */
export interface Options {
	readonly port: number;
	readonly host: string;
	readonly secrets: readonly string[];
	readonly behaviour: Behaviour;
	readonly seed: string;
	/** Whether it prints JSON instead of readable lines. */
	readonly isJson: boolean;
	/** The webhook that it registers, if any. */
	readonly registration: RegistrationOptions | undefined;
}

/** The webhook that a receiver registers for itself. */
export interface RegistrationOptions {
	/** URL of the API with its version. */
	readonly api: string;
	readonly apiKey: string;
	/** All events when undefined. */
	readonly events: readonly string[] | undefined;
	/** URL at which the server reaches the receiver, if it differs from the listening address. */
	readonly url: string | undefined;
}

/** What `--help` prints. */
export const USAGE = `Receives notifications, verifies them and prints a line for each; can fail on purpose.

  npm run receiver -- [options]

  --port <n>             where it listens (4020; 0 takes a free port)
  --host <address>       on which address (127.0.0.1); whoever can reach it can change its behaviour
  --secret <whsec_…>     the webhook's secret; repeat it while one secret replaces another (LANDFALL_WEBHOOK_SECRET)
  --json                 print a line of JSON for each delivery, and one for the totals at the end

  --register <api>       register as a webhook at this API, take the secret from there, and delete the webhook at the end
  --key <api key>        the key for that (LANDFALL_API_KEY)
  --events <a,b>         only these events (all)
  --url <url>            the receiver's URL as the server reaches it, if it differs from the listening address

  --fail <how>           a status from 200 to 599 (503:30 adds Retry-After: 30), hang, close, slow:3000 (milliseconds), redirect, big
  --fail-first <n>       only the first n attempts of each notification
  --fail-share <0..1>    only this part of the attempts
  --seed <text>          each seed chooses other attempts (landfall)
  --help                 this text

While it runs: PUT /behaviour {"fail": "500", "fail_first": 3, "fail_share": 0.5}, PUT /behaviour {"fail": null},
GET /behaviour, and GET /received for the totals and the last 1,000 notifications.
`;

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads command line and environment; undefined for `--help`. Throws a sentence that names the error. */
export function readOptions(
	args: readonly string[],
	env: Environment,
): Options | undefined {
	const { values } = parseArgs({
		args: [...args],
		options: {
			port: { type: "string", default: "4020" },
			host: { type: "string", default: "127.0.0.1" },
			secret: { type: "string", multiple: true },
			json: { type: "boolean", default: false },
			register: { type: "string" },
			key: { type: "string" },
			events: { type: "string" },
			url: { type: "string" },
			fail: { type: "string" },
			"fail-first": { type: "string" },
			"fail-share": { type: "string" },
			seed: { type: "string", default: "landfall" },
			help: { type: "boolean", default: false },
		},
	});
	if (values.help) return undefined;
	return {
		port: readPort(values.port),
		host: values.host,
		secrets: readSecrets(
			values.secret ?? [env.LANDFALL_WEBHOOK_SECRET || undefined],
		),
		behaviour: readBehaviour({
			fail: values.fail,
			fail_first: values["fail-first"],
			fail_share: values["fail-share"],
		}),
		seed: values.seed,
		isJson: values.json,
		registration: readRegistration(values, env),
	};
}

function readSecrets(given: readonly (string | undefined)[]): string[] {
	const secrets = given.filter((secret) => secret !== undefined);
	if (secrets.every(isSecret)) return secrets;
	throw new Error("a secret is whsec_ and base64, or a text of your own");
}

function isSecret(text: string): boolean {
	const [, key] = /^whsec_(.*)$/.exec(text) ?? [];
	if (key === undefined) return text !== "";
	try {
		return atob(key) !== "";
	} catch {
		return false;
	}
}

function readRegistration(
	{
		register,
		key,
		events,
		url,
	}: Readonly<
		Partial<Record<"register" | "key" | "events" | "url", string | undefined>>
	>,
	env: Environment,
): RegistrationOptions | undefined {
	if (register === undefined) {
		if ([key, events, url].every((value) => value === undefined)) {
			return undefined;
		}
		throw new Error("--key, --events and --url are for --register");
	}
	const apiKey = key ?? env.LANDFALL_API_KEY;
	if (!apiKey) throw new Error("--register needs --key");
	for (const address of [register, url ?? register]) {
		if (!/^https?:$/.test(URL.parse(address)?.protocol ?? "")) {
			throw new Error(
				`"${address}" is not a URL like http://127.0.0.1:3000/v2`,
			);
		}
	}
	return {
		api: register,
		apiKey,
		events: events?.split(",").map((name) => name.trim()),
		url,
	};
}
