import { toInstant } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import {
	type PositionAnswer,
	PositionError,
	type PositionSource,
	type VesselNumbers,
} from "../../sources/contracts/position-source.ts";

/** A source's answer about the positions of a vessel. */
export interface PositionReport {
	/** Start of the requested period (ISO 8601 UTC). */
	readonly since: string;
	/** When the source was queried (ISO 8601 UTC). */
	readonly queriedAt: string;
	readonly answer: PositionAnswer;
	/** How long the source wants no queries, in milliseconds. */
	readonly retryAfterMs?: number | undefined;
}

/** Queries the source. A {@link PositionError} becomes a failed answer. */
async function query(
	source: PositionSource,
	vessel: VesselNumbers,
	since: string,
	signal: AbortSignal,
): Promise<Pick<PositionReport, "answer" | "retryAfterMs">> {
	try {
		const answers = await source.positions([vessel], new Date(since), signal);
		return { answer: answers[0] ?? { vessel, outcome: "not_found" } };
	} catch (error) {
		signal.throwIfAborted();
		if (!(error instanceof PositionError)) throw error;
		const { reason, message, retryAfterMs } = error;
		const answer = { vessel, outcome: "failed", reason, message } as const;
		return { answer, retryAfterMs };
	}
}

/** Fetches the positions of a vessel since a time (ISO 8601 UTC), and logs a failure of the source. Throws when `signal` aborts. */
export async function fetchPositions(
	source: PositionSource,
	{ id, imo, mmsi }: VesselNumbers & { readonly id: string },
	since: string,
	{ clock, log }: Pick<Services, "clock" | "log">,
	signal: AbortSignal,
): Promise<PositionReport> {
	const queriedAt = toInstant(clock.now());
	const report = await query(source, { imo, mmsi }, since, signal);
	signal.throwIfAborted();
	if (report.answer.outcome === "failed") {
		const { reason, message } = report.answer;
		log.warn(
			{ source: source.code, vesselId: id, reason, message },
			"position query failed",
		);
	}
	return { since, queriedAt, ...report };
}
