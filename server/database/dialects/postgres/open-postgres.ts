import { type CompiledQuery, Kysely, sql } from "kysely";
import type pg from "pg";
import { announceFrom, WorkListeners } from "../../planned-work.ts";
import type { Schema } from "../../schema/schema.ts";
import type { DatabaseDialect } from "../dialect.ts";
import { claimJobs } from "./claim-jobs.ts";
import { listSizes } from "./list-sizes.ts";
import { listTables } from "./list-tables.ts";
import { postgresAddress } from "./postgres-address.ts";
import { WorkAnnouncements } from "./postgres-announcements.ts";
import { pooledDialect } from "./postgres-driver.ts";
import {
	isConflict,
	isDiskError,
	isPassing,
	isUniqueViolation,
} from "./postgres-errors.ts";
import { openPool } from "./postgres-pool.ts";
import {
	NO_NAMES,
	runNamed,
	type StatementRules,
	statementNames,
} from "./statement-names.ts";
import { writesTogether } from "./write-together.ts";

/** Prepares a read that borrows a connection for one statement. */
function readerOf<Row>(
	pool: pg.Pool,
	rules: StatementRules,
	{ sql }: CompiledQuery<Row>,
) {
	return async (...values: readonly string[]): Promise<Row[]> =>
		(await runNamed<Row & object>(pool, rules, sql, [...values])).rows;
}

/** How long a full disk counts as trouble after the last statement that failed because of it. */
const DISK_TROUBLE_MS = 60_000;

/** The trouble of a server that answers: it is read only, or its disk was full a moment ago. */
async function findWriteTrouble(
	pool: pg.Pool,
	diskFailure: { readonly message: string; readonly atMs: number } | undefined,
): Promise<string | undefined> {
	const { rows } = await pool.query<{ isReadOnly: string }>(
		`select current_setting('transaction_read_only') as "isReadOnly"`,
	);
	if (rows[0]?.isReadOnly === "on")
		return "the server is a standby, or read only";
	return diskFailure && performance.now() - diskFailure.atMs < DISK_TROUBLE_MS
		? diskFailure.message
		: undefined;
}

/**
 * Opens the PostgreSQL database of a `DATABASE_URL`. Connects when the first statement runs. A connection whose answer is
 * not complete after `answerMs` counts as lost.
 */
export function openPostgres(url: string, answerMs?: number): DatabaseDialect {
	const address = postgresAddress(url);
	const pool = openPool(address, answerMs);
	let diskFailure: { message: string; atMs: number } | undefined;
	const rules: StatementRules = {
		names: address.isNaming ? statementNames() : NO_NAMES,
		failed: (error) => {
			if (!isDiskError(error)) return;
			const { message } = error as Error;
			diskFailure = { message, atMs: performance.now() };
		},
	};
	const db = new Kysely<Schema>({ dialect: pooledDialect(pool, rules) });
	const news = new WorkAnnouncements(pool, address, (work) =>
		listeners.notify(work),
	);
	const listeners = new WorkListeners(() => news.listen());
	const writes = writesTogether(pool, rules);
	for (const planner of [db, writes]) {
		announceFrom(planner, (work) => {
			listeners.notify(work);
			news.announce(work);
		});
	}
	const prepareList = <Row>(query: CompiledQuery<Row>) =>
		readerOf(pool, rules, query);
	const prepareRead = <Row>(query: CompiledQuery<Row>) => {
		const read = prepareList(query);
		return async (...parameters: readonly string[]) =>
			(await read(...parameters))[0];
	};
	return {
		name: "PostgreSQL",
		db,
		writes,
		isShared: true,
		prepareRead,
		prepareSharedRead: prepareRead,
		prepareList,
		claimJobs: (claim) => claimJobs(db, claim),
		wallClock: (agoMs) =>
			sql`to_char((clock_timestamp() - ${`${agoMs} milliseconds`}::interval) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
		listen: (listener) => listeners.add(listener),
		isUniqueViolation,
		isUnavailable: isPassing,
		isConflict,
		listTables: () => listTables(db),
		// Looking for damage takes PostgreSQL's own tools, with rights that a program should not have.
		findDamage: async () => undefined,
		listSizes: () => listSizes(db),
		async findTrouble() {
			try {
				const trouble = await findWriteTrouble(pool, diskFailure);
				if (trouble === undefined) return undefined;
				const message = `nothing can be written: ${trouble}`;
				return { message, isReadable: true };
			} catch (error) {
				const message = `the database does not answer: ${(error as Error).message}`;
				return { message, isReadable: false };
			}
		},
		connections: () => ({
			open: pool.totalCount,
			inUse: pool.totalCount - pool.idleCount,
			// A statement that takes an idle connection is in the queue too, until the end of the tick.
			waiting: Math.max(0, pool.waitingCount - pool.idleCount),
		}),
		async readSize() {
			const { rows } = await pool.query<{ bytes: number }>(
				"select pg_database_size(current_database()) as bytes",
			);
			return rows[0]?.bytes ?? 0;
		},
		async close() {
			listeners.end();
			await news.close();
			await db.destroy();
		},
	};
}
