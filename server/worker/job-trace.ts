import { currentTrace } from "../runtime/tracing.ts";
import type { JobRow } from "./job-table.ts";

/** The member of a payload that holds the trace of the work that planned the job. */
interface TracedPayload {
	readonly traceparent?: string;
}

/** The JSON text of a payload, with the trace of the current work if there is one. */
export function tracedPayload(payload: object): string {
	const traceparent = currentTrace();
	return JSON.stringify(traceparent ? { ...payload, traceparent } : payload);
}

/** The trace that a run of a job continues; null without one. */
export function traceOf(payload: TracedPayload): string | null {
	return payload.traceparent ?? null;
}

/**
 * The payload for a job's next run without the trace, if it has one. Each run starts its own trace, because a job can run for
 * months.
 */
export function untracedPayload({
	payload,
}: JobRow): Pick<JobRow, "payload"> | undefined {
	if (!payload.includes('"traceparent":')) return undefined;
	const { traceparent: _, ...rest } = JSON.parse(payload) as TracedPayload;
	return { payload: JSON.stringify(rest) };
}
