import { type Kysely, sql } from "kysely";

const LOWER = sql`
	insert into job_queues (account_id, name, due_at) values (new.account_id, new.name, new.run_at)
	on conflict (account_id, name) do update set due_at = excluded.due_at
	where due_at is null or due_at > excluded.due_at;`;

/**
 * Creates triggers that keep an account's queue from being due later than its first waiting job. Triggers, because a job
 * whose queue was not updated would wait forever.
 */
export async function keepJobQueues(db: Kysely<unknown>): Promise<void> {
	await sql`create trigger jobs_added after insert on jobs when new.lease_until is null begin ${LOWER} end`.execute(
		db,
	);
	await sql`create trigger jobs_given_back after update of run_at, lease_until on jobs when new.lease_until is null begin ${LOWER} end`.execute(
		db,
	);
}
