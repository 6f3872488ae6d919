import { sql } from "kysely";
import type { Queries } from "../database/database.ts";
import { addWork, type PlannedWork } from "../database/planned-work.ts";
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

interface FirstDue {
	readonly name: string;
	readonly due_at: string;
}

const selectFirstDue = compiledRead(
	(_, wallNow: string, names: readonly string[]) => {
		const queues = names.map(
			(name) =>
				sql`select name, due_at from (
					select name, due_at from job_queues where name = ${name} and due_at is not null order by due_at limit 1
				) found`,
		);
		return sql<FirstDue>`
			select name, run_at as due_at from jobs where lease_until < ${wallNow}
			union all ${sql.join(queues, sql` union all `)}`;
	},
);

/**
 * Finds when the first job of each kind is due. One statement reads a row per kind, and one per expired lease; a job with an
 * expired lease keeps its due time. Grouping by name would make SQLite read every job.
 */
export async function findFirstDueTimes(
	db: Queries,
	names: readonly string[],
): Promise<PlannedWork> {
	const due = new Map<string, string>();
	const rows = await selectFirstDue(db, new Date().toISOString(), names);
	for (const { name, due_at: dueAt } of rows) {
		addWork(due, name, dueAt);
	}
	return due;
}

const selectLapsed = compiledRead((db, wallNow: string) =>
	db
		.selectFrom("jobs")
		.select(["name", "lease_until"])
		.$narrowType<{ lease_until: string }>()
		.where("lease_until", "<", wallNow),
);

/**
 * When the first lease of each kind of job ended that no worker has taken over, in wall-clock time. Such a job waits, although it is not
 * due again: its worker has died, and no other runs.
 */
export async function findLapsedLeases(
	db: Queries,
	wallNow: string,
): Promise<ReadonlyMap<string, string>> {
	const first = new Map<string, string>();
	for (const { name, lease_until: until } of await selectLapsed(db, wallNow)) {
		const known = first.get(name);
		if (known === undefined || until < known) first.set(name, until);
	}
	return first;
}
