import pg from "pg";
import { numberWithin } from "../../../settings/values.ts";

/** Connections of a process. Named statements and their plans cost memory on each, so there are few. */
const POOL_SIZE = 10;

/** A migration holds its lock on one connection, and works on another. More than the most is a slip: few servers have as many. */
const POOL_SIZES: [least: number, most: number] = [2, 1_000];

const CONNECT_TIMEOUT_MS = 5_000;

/** How long a statement waits for a row that another transaction has locked. */
const LOCK_TIMEOUT_MS = 5_000;

const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * How long a statement, or a transaction that is sent in one go, waits for its answer. The server's own limit is shorter; it says
 * nothing when its machine has lost power, or a proxy keeps the connection of a dead server.
 */
const ANSWER_MS = STATEMENT_TIMEOUT_MS + 5_000;

/** How long an idle connection is silent until the system asks whether the server still has it. */
const KEEP_ALIVE_MS = 10_000;

/** A forgotten open transaction ends after this time, and with it its locks. */
const IDLE_TIMEOUT_MS = 30_000;

/** Parsers by the type's id in `pg_type`. They give each value the JavaScript type that it has with SQLite. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
	[pg.types.builtins.BOOL]: (text) => (text === "t" ? 1 : 0),
	[pg.types.builtins.INT8]: Number,
	[pg.types.builtins.NUMERIC]: Number,
};

/** How to reach a PostgreSQL server. */
export interface PostgresAddress {
	readonly url: string;
	/** Connections of this process at most. */
	readonly poolSize: number;
	/** Whether statements are named, and so parsed once per connection. A pooler that shares sessions may not know their names. */
	readonly isNaming: boolean;
}

/** The parameters of a `DATABASE_URL`: our own, and those that the driver heeds. */
const PARAMETERS: readonly string[] = [
	...["pool", "statements"],
	...["host", "port", "user", "password"],
	...["ssl", "sslmode", "sslrootcert", "sslcert", "sslkey"],
	...["sslnegotiation", "uselibpqcompat"],
	...["application_name", "fallback_application_name"],
	...["client_encoding", "options"],
];

/** Whether a parameter may be printed. A mistyped one may hold a password too. */
export function isPrintable(parameter: string): boolean {
	return parameter !== "password" && PARAMETERS.includes(parameter);
}

/** Refuses what the driver would ignore: a mistyped `sslmode` would connect without TLS. */
function refuseUnknown(parameters: URLSearchParams): void {
	for (const [name, value] of parameters) {
		if (!PARAMETERS.includes(name))
			throw new Error(
				`it has no parameter ${JSON.stringify(name)}, only ${PARAMETERS.join(", ")}`,
			);
		if (value === "") throw new Error(`its parameter ${name} is empty`);
	}
}

/** Reads the parameters of a `DATABASE_URL` that are ours, `pool` and `statements`, and leaves the others to the driver. */
export function postgresAddress(databaseUrl: string): PostgresAddress {
	const url = new URL(databaseUrl);
	refuseUnknown(url.searchParams);
	const pool = url.searchParams.get("pool") ?? String(POOL_SIZE);
	const poolSize = numberWithin("pool", pool, POOL_SIZES, true);
	const statements = url.searchParams.get("statements") ?? "named";
	if (!["named", "unnamed"].includes(statements))
		throw new Error("statements must be named or unnamed");
	const isNaming = statements === "named";
	url.searchParams.delete("pool");
	url.searchParams.delete("statements");
	return { url: url.href, poolSize, isNaming };
}

/** Limits every wait of a session. These are statements, because poolers refuse unknown start parameters. */
export const LIMIT_WAITS = `set lock_timeout = ${LOCK_TIMEOUT_MS}; set statement_timeout = ${STATEMENT_TIMEOUT_MS}; set idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`;

/**
 * All that a session needs, in one round trip. Statements that wait for a locked row rely on seeing its new version, whatever the
 * database's default is.
 */
const PREPARE_SESSION = `${LIMIT_WAITS}; set default_transaction_isolation = 'read committed'`;

async function prepareSession(client: pg.ClientBase): Promise<void> {
	// A connection that ends in use fails its statements. Without a listener it would end the process too.
	client.on("error", () => {});
	// The driver knows this option, and its types do not.
	const first = { text: PREPARE_SESSION, query_timeout: CONNECT_TIMEOUT_MS };
	await client.query(first);
}

/** Creates a client for a long session, apart from the pool. */
export function openClient({ url }: PostgresAddress): pg.Client {
	return new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		query_timeout: CONNECT_TIMEOUT_MS,
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
		application_name: "landfall listens",
	});
}

/**
 * Opens a pool of connections; the first is made when it is needed. One whose answer is not complete after `answerMs` is
 * closed; 0 waits for any time.
 */
export function openPool(
	{ url, poolSize }: PostgresAddress,
	answerMs = ANSWER_MS,
): pg.Pool {
	const pool = new pg.Pool({
		connectionString: url,
		max: poolSize,
		connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
		query_timeout: answerMs,
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
		// Statements that are sent without waiting for each other's answers share a round trip.
		pipeline: true,
		application_name: "landfall",
		types: {
			getTypeParser: (id, format) =>
				PARSERS[id] ?? pg.types.getTypeParser(id, format),
		},
		onConnect: prepareSession,
	});
	// A connection that ends while idle is replaced by the next query; without a listener it would end the process.
	pool.on("error", () => {});
	return pool;
}
