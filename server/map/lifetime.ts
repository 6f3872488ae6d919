import { instantAfter } from "../runtime/clock.ts";
import type { VesselPosition } from "../sources/contracts/position-source.ts";
import type { Leg } from "./leg.ts";

const MS_PER_HOUR = 3_600_000;

/** Older positions are not current. */
const CURRENT_MS = 48 * MS_PER_HOUR;

/** How long corrections and last positions can arrive after the voyage. */
const SETTLING_MS = 24 * MS_PER_HOUR;

/** Until when a position counts as current. */
export function currentUntil({ at }: VesselPosition): string {
	return instantAfter(at, CURRENT_MS);
}

/** How long a map is valid. */
export interface Lifetime {
	/** `at_sea` while the position of the carrying vessel is known, `final` when the map no longer changes, otherwise `open`. */
	readonly phase: "open" | "at_sea" | "final";
	/** When the map changes without new reports; null for never. */
	readonly changesAt: string | null;
}

/** The lifetime of a map of these legs, drawn at `now` with the vessel at `current`. */
export function lifetimeOf(
	legs: readonly Leg[],
	current: VesselPosition | undefined,
	now: string,
): Lifetime {
	if (legs.some(({ state }) => state === "under_way")) {
		// The vessel's first position can arrive at any time.
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
