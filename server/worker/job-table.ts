/** Work that waits. A row is written in the same transaction as the change that wants it. */
export interface JobTable {
	id: string;
	/** Which handler does it. */
	name: string;
	/** At most one job with this key waits; a second one is not added. */
	dedupe_key: string | null;
	/** Empty of work that is done for all accounts. */
	account_id: string;
	/** JSON text, read by the handler. */
	payload: string;
	/** When it is due, by the clock. */
	run_at: string;
	/** How often it has been claimed since it last succeeded. */
	attempts: number;
	lease_owner: string | null;
	/** Until when its worker may take, by the wall; null when nobody works on it. */
	lease_until: string | null;
	last_error: string | null;
	created_at: string;
}

/** A job as it is claimed. */
export type JobRow = JobTable;

/** A job that could be claimed. */
export type DueJob = Pick<JobRow, "id" | "account_id" | "run_at">;

/** What waits of an account and of one kind. Kept by the database itself. */
export interface JobQueueTable {
	account_id: string;
	/** The kind of job. */
	name: string;
	/**
	 * When a look is worth it, by the clock: never later than the first job is due, nor earlier than the account was last served
	 * while more of its jobs are due. Null when nothing waits.
	 */
	due_at: string | null;
}

declare module "../database/schema/schema.ts" {
	interface Schema {
		job_queues: JobQueueTable;
		jobs: JobTable;
	}
}
