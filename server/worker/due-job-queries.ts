import type { Queries } from "../database/database.ts";
import { compiledRead } from "../database/schema/compiled-query.ts";

/** The number of longest-waiting accounts to check. */
const ACCOUNTS = 16;

const selectOldest = compiledRead((db, name: string, now: string) =>
	db
		.selectFrom(
			db
				.selectFrom("job_queues")
				.select("account_id")
				.where("name", "=", name)
				.where("due_at", "<=", now)
				.orderBy("due_at")
				.limit(ACCOUNTS)
				.as("queue"),
		)
		.select((eb) =>
			eb
				.selectFrom("jobs")
				.select("run_at")
				.where("name", "=", name)
				.whereRef("jobs.account_id", "=", "queue.account_id")
				.where("run_at", "<=", now)
				.where("lease_until", "is", null)
				.orderBy("run_at")
				.limit(1)
				.as("run_at"),
		),
);

/**
 * Since when the oldest due job of a kind waits, among the longest-waiting accounts; undefined when none is due. `now` is the
 * clock's time.
 */
export async function findOldestDueJob(
	db: Queries,
	name: string,
	now: string,
): Promise<string | undefined> {
	const rows = await selectOldest(db, name, now);
	return rows
		.map((row) => row.run_at)
		.filter((at) => at !== null)
		.sort()
		.at(0);
}
