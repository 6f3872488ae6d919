import { sql } from "kysely";
import type { Queries } from "../database/database.ts";
import { addWork, type PlannedWork } from "../database/planned-work.ts";
import { compiledRead } from "../database/schema/compiled-query.ts";

interface DueJobs {
	readonly name: string;
	readonly due_at: string;
}

const selectDue = compiledRead(
	(_, wallNow: string, names: readonly string[]) => {
		const queues = names.map(
			(name) =>
				sql`select name, due_at from (
					select name, due_at from job_queues where name = ${name} and due_at is not null order by due_at limit 1
				) found`,
		);
		return sql<DueJobs>`
			select name, run_at as due_at from jobs where lease_until < ${wallNow}
			union all ${sql.join(queues, sql` union all `)}`;
	},
);

/**
 * Finds when the first job of each kind is due. One statement reads a row per kind, and one per expired lease; a job with an
 * expired lease keeps its due time. Grouping by name would make SQLite read every job.
 */
export async function findDueJobs(
	db: Queries,
	names: readonly string[],
): Promise<PlannedWork> {
	const due = new Map<string, string>();
	const rows = await selectDue(db, new Date().toISOString(), names);
	for (const { name, due_at: dueAt } of rows) {
		addWork(due, name, dueAt);
	}
	return due;
}
