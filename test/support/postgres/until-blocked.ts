import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "../../../server/database/database.ts";
import { eventually } from "../time/eventually.ts";
import { isOnPostgres } from "./postgres-databases.ts";

/** Wait on SQLite, which does not show who waits: long enough for a request to reach its write (ms). */
const SQLITE_MS = 100;

/** Waits until `count` transactions of the database wait for a lock that another one holds. */
export async function untilBlocked(
	db: Database["db"],
	count = 1,
): Promise<void> {
	if (!isOnPostgres()) {
		await sleep(SQLITE_MS);
		return;
	}
	const query = sql<{ blocked: number }>`
		select count(*) as blocked from pg_stat_activity
		where datname = current_database() and wait_event_type = 'Lock'`;
	await eventually(`${count} wait for a lock`, async () => {
		const { rows } = await query.execute(db);
		return (rows[0]?.blocked ?? 0) >= count;
	});
}
