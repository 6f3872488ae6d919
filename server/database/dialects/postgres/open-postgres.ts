import { type CompiledQuery, Kysely, sql } from "kysely";
import type pg from "pg";
import { announceFrom, WorkListeners } from "../../planned-work.ts";
import type { Schema } from "../../schema/schema.ts";
import type { DatabaseDialect } from "../dialect.ts";
import { claimJobs } from "./claim-jobs.ts";
import { listSizes } from "./list-sizes.ts";
import { listTables } from "./list-tables.ts";
import { WorkAnnouncements } from "./postgres-announcements.ts";
import { pooledDialect } from "./postgres-driver.ts";
import { isConflict, isPassing, isUniqueViolation } from "./postgres-errors.ts";
import { openPool, postgresAddress } from "./postgres-pool.ts";
import {
	NO_NAMES,
	runNamed,
	type StatementNames,
	statementNames,
} from "./statement-names.ts";
import { writesTogether } from "./write-together.ts";

/** Prepares a read that borrows a connection for one statement. */
function readerOf<Row>(
	pool: pg.Pool,
	names: StatementNames,
	{ sql }: CompiledQuery<Row>,
) {
	return async (...values: readonly string[]): Promise<Row[]> =>
		(await runNamed<Row & object>(pool, names, sql, [...values])).rows;
}

/** Opens the PostgreSQL database of a `DATABASE_URL`. Connects when the first statement runs. */
export function openPostgres(url: string): DatabaseDialect {
	const address = postgresAddress(url);
	const pool = openPool(address);
	const names = address.isNaming ? statementNames() : NO_NAMES;
	const db = new Kysely<Schema>({ dialect: pooledDialect(pool, names) });
	const news = new WorkAnnouncements(pool, address, (work) =>
		listeners.notify(work),
	);
	const listeners = new WorkListeners(() => news.listen());
	const writes = writesTogether(pool, names);
	for (const planner of [db, writes]) {
		announceFrom(planner, (work) => {
			listeners.notify(work);
			news.announce(work);
		});
	}
	const prepareList = <Row>(query: CompiledQuery<Row>) =>
		readerOf(pool, names, query);
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
		findDamage: async () => [],
		listSizes: () => listSizes(db),
		async findTrouble() {
			try {
				const { rows } = await pool.query<{ isReadOnly: number }>(
					`select pg_is_in_recovery() as "isReadOnly"`,
				);
				if (!rows[0]?.isReadOnly) return undefined;
				const message = "nothing can be written: the server is a standby";
				return { message, isReadable: true };
			} catch (error) {
				const message = `the database does not answer: ${(error as Error).message}`;
				return { message, isReadable: false };
			}
		},
		connections: () => ({
			open: pool.totalCount,
			inUse: pool.totalCount - pool.idleCount,
			waiting: pool.waitingCount,
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
