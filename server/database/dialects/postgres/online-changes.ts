import { setTimeout as sleep } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { ConfigError } from "../../../settings/config-error.ts";
import { isConflict, isLockTimeout } from "./postgres-errors.ts";
import { LIMIT_WAITS } from "./postgres-pool.ts";

type Db = Kysely<unknown>;
type Work<Result = void> = (db: Db) => Promise<Result>;

/** The number of the lock that a migration holds: the ASCII codes of "land". */
const MIGRATION_LOCK = 0x6c61_6e64;

/** How long a migration waits for another process that migrates; on an empty database a migration takes moments. */
const ALONE_MS = 20_000;

const ALONE_PAUSE_MS = 50;

/**
 * How long a change waits for the lock of a table. Requests queue behind the wait, so the change gives up early and retries
 * after them.
 */
const LOCK_TIMEOUT_MS = 2_000;

/** Attempts to get the lock of a table. */
const MAX_RUNS = 60;

const PAUSE_MS = 2_000;

/** How long an index waits for transactions that began before it. Nothing queues behind it. */
const INDEX_TIMEOUT_MS = 600_000;

/** Whether the table is in the schema of this database. */
export async function hasTable(db: Db, name: string): Promise<boolean> {
	const { rows } = await sql`
		select 1 where to_regclass(${name}) is not null`.execute(db);
	return rows.length > 0;
}

/** The result of `work`, or undefined when another process migrates. */
async function tryAlone<Result>(
	db: Db,
	work: Work<Result>,
): Promise<{ readonly result: Result } | undefined> {
	return db.transaction().execute(async (holder) => {
		await sql`set local idle_in_transaction_session_timeout = 0`.execute(
			holder,
		);
		const { rows } = await sql<{ isLocked: number }>`
			select pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}) as "isLocked"`.execute(
			holder,
		);
		return rows[0]?.isLocked ? { result: await work(db) } : undefined;
	});
}

/**
 * Holds a lock in its own transaction, which ends with the process. Building an index waits for transactions that were reading at its
 * start, so each attempt to get the lock is a separate transaction.
 */
export async function migrateAlone<Result>(
	db: Db,
	work: Work<Result>,
): Promise<Result> {
	const endsAtMs = performance.now() + ALONE_MS;
	for (;;) {
		const done = await tryAlone(db, work);
		if (done) return done.result;
		if (performance.now() > endsAtMs)
			throw new ConfigError(
				"another process is migrating this database: wait until it has ended",
			);
		await sleep(ALONE_PAUSE_MS);
	}
}

async function untilLocked(run: () => Promise<void>): Promise<void> {
	for (let runs = 1; ; runs++) {
		try {
			await run();
			return;
		} catch (error) {
			if (!isLockTimeout(error) && !isConflict(error)) throw error;
			if (runs === MAX_RUNS)
				throw new ConfigError(
					`other transactions did not let go of a table in ${MAX_RUNS} attempts: find them in pg_stat_activity, and migrate again`,
				);
			await sleep(PAUSE_MS * Math.random());
		}
	}
}

/** Runs `work` in a transaction that never waits long for a table. Runs it again until it gets its locks. */
export async function changeTables(db: Db, work: Work): Promise<void> {
	await untilLocked(() =>
		db.transaction().execute(async (transaction) => {
			await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(
				transaction,
			);
			await work(transaction);
		}),
	);
}

/** Runs `work` on a connection whose statements may take long and commit one by one. Puts the limits of its session back. */
export async function withoutTimeLimit<Result>(
	db: Db,
	work: Work<Result>,
): Promise<Result> {
	return db.connection().execute(async (connection) => {
		await sql`set statement_timeout = 0`.execute(connection);
		try {
			return await work(connection);
		} finally {
			await sql.raw(LIMIT_WAITS).execute(connection);
		}
	});
}

/** Runs `work` like {@link withoutTimeLimit}, and never waits long for a table. Runs it again until it gets its locks. */
export async function fillTables(db: Db, work: Work): Promise<void> {
	await withoutTimeLimit(db, async (connection) => {
		await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(
			connection,
		);
		await untilLocked(() => work(connection));
	});
}

/** Builds an index while the table is written. An interrupted index is built again, because it stays invalid. */
export async function buildIndex(
	db: Db,
	name: string,
	on: string,
): Promise<void> {
	const { rows } = await sql<{ indisvalid: number }>`
		select indisvalid from pg_index where indexrelid = to_regclass(${name})`.execute(
		db,
	);
	if (rows[0]?.indisvalid) return;
	await sql`set lock_timeout = ${sql.lit(INDEX_TIMEOUT_MS)}`.execute(db);
	if (rows[0]) await sql`drop index concurrently ${sql.id(name)}`.execute(db);
	await sql`create index concurrently ${sql.id(name)} on ${sql.raw(on)}`.execute(
		db,
	);
	await sql`set lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(db);
}
