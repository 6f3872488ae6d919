import type { Services } from "../services.ts";
import type { JobRow } from "../worker/job-table.ts";
import type { JobPayloads } from "./job-payloads.ts";

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

/** Thrown in a job's transaction when its lease has gone to another worker, so that nothing is written twice. */
export class LeaseLostError extends Error {
	override readonly name = "LeaseLostError";
}
