import pg from "pg";
import { BoundClient } from "./bound-client.ts";
import { EndingClient } from "./ending-client.ts";
import type { PostgresAddress } from "./postgres-address.ts";

/** How long a statement of the connection that listens waits for its answer. */
const LISTENER_ANSWER_MS = 5_000;

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

/** Limits every wait of a session. These are statements, because poolers refuse unknown start parameters. */
export const LIMIT_WAITS = `set lock_timeout = ${LOCK_TIMEOUT_MS}; set statement_timeout = ${STATEMENT_TIMEOUT_MS}; set idle_in_transaction_session_timeout = ${IDLE_TIMEOUT_MS}`;

/**
 * All that a session needs, in one round trip. Statements that wait for a locked row rely on seeing its new version, whatever the
 * database's default is.
 */
const PREPARE_SESSION = `${LIMIT_WAITS}; set default_transaction_isolation = 'read committed'`;

/** The sessions that a `target_session_attrs` refuses, as a condition (libpq-connect, section 32.1.2). */
const REFUSED_SESSIONS = {
	any: "false",
	"read-write": "current_setting('transaction_read_only')::boolean",
	primary: "pg_is_in_recovery()",
} as const satisfies Record<PostgresAddress["target"], string>;

/** The SQLSTATE of a write on a standby: another attempt can find the primary. */
const READ_ONLY = "25006";

function sessionPreparation({ target, connectMs }: PostgresAddress) {
	const text = `${PREPARE_SESSION}; select ${REFUSED_SESSIONS[target]} as "isRefused"`;
	return async (client: pg.ClientBase): Promise<void> => {
		// A connection that ends in use fails its statements. Without a listener it would end the process too.
		client.on("error", () => {});
		// The driver knows this option, and its types do not.
		const first = { text, query_timeout: connectMs };
		// The driver returns a result for each of several statements.
		const results: unknown = await client.query(first);
		const last = (results as pg.QueryResult[]).at(-1);
		if (!last?.rows[0].isRefused) return;
		const message = `the server is a standby, or read only, and target_session_attrs is ${target}`;
		throw Object.assign(new Error(message), { code: READ_ONLY });
	};
}

/** What all connections have in common. */
function connecting({ url, connectMs, binding }: PostgresAddress) {
	return {
		connectionString: url,
		connectionTimeoutMillis: connectMs,
		enableChannelBinding: binding !== "disable",
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
	};
}

const clientOf = ({ binding }: PostgresAddress) =>
	binding === "require" ? BoundClient : EndingClient;

/** Creates a client for a long session, apart from the pool. */
export function openClient(address: PostgresAddress): pg.Client {
	const Client = clientOf(address);
	return new Client({
		...connecting(address),
		query_timeout: LISTENER_ANSWER_MS,
		application_name: "landfall listens",
	});
}

/**
 * Opens a pool of connections; the first is made when it is needed. One whose answer is not complete after `answerMs` is
 * closed; 0 waits for any time.
 */
export function openPool(
	address: PostgresAddress,
	answerMs = ANSWER_MS,
): pg.Pool {
	const pool = new pg.Pool({
		...connecting(address),
		Client: clientOf(address),
		max: address.poolSize,
		query_timeout: answerMs,
		// Statements that are sent without waiting for each other's answers share a round trip.
		pipeline: true,
		application_name: "landfall",
		types: {
			getTypeParser: (id, format) =>
				PARSERS[id] ?? pg.types.getTypeParser(id, format),
		},
		onConnect: sessionPreparation(address),
	});
	// A connection that ends while idle is replaced by the next query; without a listener it would end the process.
	pool.on("error", () => {});
	return pool;
}
