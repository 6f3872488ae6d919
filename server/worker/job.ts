import type { Services } from "../services/services.ts";
import type { JobPayloads } from "./job-payloads.ts";
import type { JobRow } from "./job-table.ts";

/** A claimed job as its handler sees it. */
export interface Job<Name extends keyof JobPayloads> {
	readonly row: JobRow;
	readonly payload: JobPayloads[Name];
	/** Aborts when the worker must stop; the job is then given back. */
	readonly signal: AbortSignal;
}

/**
 * Does one kind of job. It completes or reschedules the job itself, in the transaction that writes the results;
 * whatever it throws, the worker tries the job again later. It can run twice and must leave the same behind.
 */
export type JobHandler<Name extends keyof JobPayloads> = (
	job: Job<Name>,
	services: Services,
) => Promise<void>;

/** How a kind of job is done, and how many of it one worker does at once. */
export interface JobKind<Name extends keyof JobPayloads> {
	readonly handle: JobHandler<Name>;
	/**
	 * Places. One account alone gets half of them, each of two a third: whatever others wait for, there is a place for the next
	 * account at once. So there are twice as many as one account can use.
	 */
	readonly concurrency: number;
}

/** Every kind of job. */
export type JobKinds = { readonly [Name in keyof JobPayloads]: JobKind<Name> };

/** Thrown in a job's transaction when its lease has gone to another worker, so that nothing is written twice. */
export class LeaseLostError extends Error {
	override readonly name = "LeaseLostError";
}
