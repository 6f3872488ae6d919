import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { keepJobQueues } from "../dialects/job-queues.ts";

/** Of each account and kind of job when it is to be looked at, so that jobs are claimed fairly between accounts. */
export const fairJobs: Migration = {
	async up(db: Kysely<Record<string, Record<string, string | null>>>) {
		const { schema } = db;
		await schema
			.createTable("job_queues")
			.addColumn("account_id", "text", (text) => text.notNull())
			.addColumn("name", "text", (text) => text.notNull())
			.addColumn("due_at", "text")
			.addPrimaryKeyConstraint("job_queues_pkey", ["account_id", "name"])
			.execute();
		await schema
			.createIndex("job_queues_by_name_due_at")
			.on("job_queues")
			.columns(["name", "due_at"])
			.execute();
		await schema
			.createIndex("jobs_by_name_account_id_run_at")
			.on("jobs")
			.columns(["name", "account_id", "run_at"])
			.execute();
		// Few jobs are leased at a time: an index of those alone costs those that wait nothing.
		await schema
			.createIndex("jobs_by_lease_until")
			.on("jobs")
			.column("lease_until")
			.where("lease_until" as never, "is not", null)
			.execute();
		await schema.dropIndex("jobs_by_name_run_at").execute();
		await schema.dropIndex("jobs_by_lease_owner").execute();
		await sql`insert into job_queues (account_id, name, due_at)
			select account_id, name, min(run_at) from jobs where lease_until is null group by account_id, name`.execute(
			db,
		);
		await keepJobQueues(db);
	},
};
