import { toInstant } from "../../runtime/clock.ts";
import type { Services } from "../../services/services.ts";
import {
	type PositionAnswer,
	PositionError,
	type PositionSource,
	type VesselNumbers,
} from "../../sources/contracts/position-source.ts";

/** What came of asking about a vessel. */
export interface Asked {
	/** Since when its positions were asked for, and when that was (ISO 8601 UTC). */
	readonly since: string;
	readonly askedAt: string;
	readonly answer: PositionAnswer;
	/** When the source wants to be left alone until, in milliseconds from now. */
	readonly retryAfterMs?: number | undefined;
}

/** Asks the source. What it throws is the answer. */
async function ask(
	source: PositionSource,
	vessel: VesselNumbers,
	since: string,
	signal: AbortSignal,
): Promise<Pick<Asked, "answer" | "retryAfterMs">> {
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

/**
 * Asks the source where a vessel has been since a moment (ISO 8601 UTC), and tells the operator when it cannot be asked.
 * Throws only when `signal` aborts.
 */
export async function askVessel(
	source: PositionSource,
	{ id, imo, mmsi }: VesselNumbers & { readonly id: string },
	since: string,
	{ clock, log }: Pick<Services, "clock" | "log">,
	signal: AbortSignal,
): Promise<Asked> {
	const askedAt = toInstant(clock.now());
	const asked = await ask(source, { imo, mmsi }, since, signal);
	signal.throwIfAborted();
	if (asked.answer.outcome === "failed") {
		const { reason, message } = asked.answer;
		log.warn(
			{ source: source.code, vesselId: id, reason, message },
			"a source of positions could not be asked",
		);
	}
	return { since, askedAt, ...asked };
}
