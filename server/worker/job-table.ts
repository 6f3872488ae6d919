/** A job in the queue. Written in the same transaction as the change that plans it. */
export interface JobTable {
	id: string;
	/** The kind of job, which names its handler. */
	name: string;
	/** The table holds at most one job with this key. */
	dedupe_key: string | null;
	/** Empty when the job serves all accounts. */
	account_id: string;
	/** JSON text for the handler. */
	payload: string;
	/** When the job is due, by the clock. */
	run_at: string;
	/** Claims since the last success. */
	attempts: number;
	/** Raised when the job is planned again while it runs; it then runs once more. */
	generation: number;
	lease_owner: string | null;
	/** When the worker's lease ends, in wall-clock time; null when the job is not running. */
	lease_until: string | null;
	last_error: string | null;
	created_at: string;
}

/** A claimed job. */
export type JobRow = JobTable;

/** An entry of the queue of one account's jobs of a kind. Maintained by database triggers and claims. */
export interface JobQueueTable {
	account_id: string;
	/** The kind of job. */
	name: string;
	/**
	 * When to look for jobs next, by the clock; null when none waits. Never later than the first due job. While more jobs are due, not
	 * before the account was last served.
	 */
	due_at: string | null;
}

declare module "../database/schema/schema.ts" {
	interface Schema {
		job_queues: JobQueueTable;
		jobs: JobTable;
	}
}
