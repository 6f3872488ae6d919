import { numberWithin, oneOf } from "../../../settings/values.ts";

/** Connections of a process. Named statements and their plans cost memory on each, so there are few. */
const POOL_SIZE = 10;

/** A migration holds its lock on one connection, and works on another. More than the most is a slip: few servers have as many. */
const POOL_SIZES: [least: number, most: number] = [2, 1_000];

const CONNECT_SECONDS = 5;
const CONNECT_RANGE: [least: number, most: number] = [1, 600];

/** Whether the password's proof names the server's certificate, so that a server between cannot use it (SCRAM-SHA-256-PLUS). */
const BINDINGS = ["disable", "prefer", "require"] as const;

/** The servers that sessions may be on. Landfall writes, so a standby alone is no choice. */
const TARGETS = ["any", "read-write", "primary"] as const;

/** How to reach a PostgreSQL server. */
export interface PostgresAddress {
	readonly url: string;
	/** Connections of this process at most. */
	readonly poolSize: number;
	/** Whether statements are named, and so parsed once per connection. A pooler that shares sessions may not know their names. */
	readonly isNaming: boolean;
	/** How long a new connection may take, and a statement may wait for one. */
	readonly connectMs: number;
	readonly binding: (typeof BINDINGS)[number];
	readonly target: (typeof TARGETS)[number];
}

/**
 * Parameters that are read here: our own, the one with which other programs say that statements are unnamed, and those of PostgreSQL's
 * own library that the driver does not read from a URL.
 */
const OWN: readonly string[] = [
	...["pool", "statements", "pgbouncer"],
	...["connect_timeout", "channel_binding", "target_session_attrs"],
];

/** The parameters of a `DATABASE_URL`. */
const PARAMETERS: readonly string[] = [
	...OWN,
	...["host", "port", "user", "password"],
	...["ssl", "sslmode", "sslrootcert", "sslcert", "sslkey"],
	...["sslnegotiation", "uselibpqcompat"],
	...["application_name", "fallback_application_name"],
	...["client_encoding", "options"],
];

/** The words of the driver's own parameters, which takes any other for TLS. It has no `sslmode=allow`. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
	ssl: ["true", "1", "0"],
	sslmode: [
		...["disable", "prefer", "require", "verify-ca", "verify-full"],
		"no-verify",
	],
};

/** Whether a parameter may be printed. A mistyped one may hold a password too. */
export function isPrintable(parameter: string): boolean {
	return parameter !== "password" && PARAMETERS.includes(parameter);
}

/** Refuses what the driver would ignore: a mistyped `sslmode` would connect without TLS. */
function refuseUnknown({ searchParams, hostname }: URL): void {
	for (const [name, value] of searchParams) {
		if (!PARAMETERS.includes(name))
			throw new Error(
				`it has no parameter ${JSON.stringify(name)}, only ${PARAMETERS.join(", ")}`,
			);
		if (value === "") throw new Error(`its parameter ${name} is empty`);
		const words = WORDS[name];
		if (words) oneOf(name, value, words);
	}
	if ((searchParams.get("host") ?? hostname).includes(","))
		throw new Error(
			"it names several hosts; name one address that follows the primary",
		);
}

/** Reads the parameters of a `DATABASE_URL` that are for us, and leaves the others to the driver. */
export function postgresAddress(databaseUrl: string): PostgresAddress {
	const url = new URL(databaseUrl);
	refuseUnknown(url);
	const read = (name: string, fallback: string | number) =>
		url.searchParams.get(name) ?? String(fallback);
	const number = (name: string, range: [number, number], fallback: number) =>
		numberWithin(name, read(name, fallback), range, true);
	const word = <Word extends string>(
		name: string,
		words: readonly [Word, ...Word[]],
	) => oneOf(name, read(name, words[0]), words);
	const address = {
		poolSize: number("pool", POOL_SIZES, POOL_SIZE),
		isNaming:
			word("statements", ["named", "unnamed"]) === "named" &&
			word("pgbouncer", ["false", "true"]) === "false",
		connectMs:
			1_000 * number("connect_timeout", CONNECT_RANGE, CONNECT_SECONDS),
		binding: word("channel_binding", BINDINGS),
		target: word("target_session_attrs", TARGETS),
	};
	for (const name of OWN) url.searchParams.delete(name);
	return { url: url.href, ...address };
}
