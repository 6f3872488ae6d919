import { instantAfter } from "../runtime/clock.ts";
import type { VesselPosition } from "../sources/contracts/position-source.ts";
import type { Leg } from "./leg.ts";

const MS_PER_HOUR = 3_600_000;

/** A position that is older than this is no current one. */
const CURRENT_MS = 48 * MS_PER_HOUR;

/** Corrections and the last positions of the vessel come until this long after the end of the voyage. */
const SETTLING_MS = 24 * MS_PER_HOUR;

/** Until when a vessel counts as being where it was seen. */
export function currentUntil({ at }: VesselPosition): string {
	return instantAfter(at, CURRENT_MS);
}

/** How long a map is good for. */
export interface Lifetime {
	/**
	 * `at_sea` while a vessel carries the container of which is known where it is, `final` when nothing about it will change any
	 * more, else `open`.
	 */
	readonly phase: "open" | "at_sea" | "final";
	/** When it is another one though nothing was heard in between; null for never. */
	readonly changesAt: string | null;
}

/** How long a map of these legs is good for that is drawn at `now` with the vessel at `current`. */
export function lifetimeOf(
	legs: readonly Leg[],
	current: VesselPosition | undefined,
	now: string,
): Lifetime {
	if (legs.some(({ state }) => state === "under_way")) {
		// The first position of a vessel can come any moment, and shows much more.
		return current
			? { phase: "at_sea", changesAt: currentUntil(current) }
			: { phase: "open", changesAt: null };
	}
	const last = legs.at(-1);
	const endedAt = last?.to.isPortOfDischarge ? last.endedAt : null;
	if (endedAt === null) return { phase: "open", changesAt: null };
	const settledAt = instantAfter(endedAt, SETTLING_MS);
	return settledAt <= now
		? { phase: "final", changesAt: null }
		: { phase: "open", changesAt: settledAt };
}
