import type { Services } from "../services/services.ts";
import type { JobPayloads } from "./job-payloads.ts";
import type { JobRow } from "./job-table.ts";

/** A claimed job as its handler sees it. */
export interface Job<Name extends keyof JobPayloads> {
	readonly row: JobRow;
	readonly payload: JobPayloads[Name];
	/** Aborts when the worker must stop; the worker then releases the job. */
	readonly signal: AbortSignal;
}

/**
 * Runs one kind of job. Completes or reschedules the job itself, in the transaction that writes the results; when it throws, the
 * worker retries the job later. Must be idempotent, because a job can run twice.
 */
export type JobHandler<Name extends keyof JobPayloads> = (
	job: Job<Name>,
	services: Services,
) => Promise<void>;

/** The most batches that a run of a job handles; the rest waits for the next run, so that other jobs get their turn. */
export const BATCHES_PER_RUN = 32;

/** The handler of a kind of job, and how many of them one worker runs concurrently. */
export interface JobKind<Name extends keyof JobPayloads> {
	readonly handle: JobHandler<Name>;
	/** Jobs that run at once. One account gets at most half of them, so that another account always finds a free place. */
	readonly concurrency: number;
	/** How long jobs gather after all were claimed (ms), when one of them does the work of several; 0 by default. */
	readonly gatherMs?: number;
}

/** Every kind of job. */
export type JobKinds = { readonly [Name in keyof JobPayloads]: JobKind<Name> };

/** Thrown when a worker has lost the lease of its job, so that the job's transaction writes nothing twice. */
export class LeaseLostError extends Error {
	override readonly name = "LeaseLostError";
}
