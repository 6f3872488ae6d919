import { instantAfter } from "../runtime/clock.ts";
import type { VesselPosition } from "../sources/contracts/position-source.ts";
import type { Leg } from "./leg.ts";

/** Where and when the positions of a vessel are wanted, to draw a leg that it sailed. */
export interface TrackQuery {
	readonly vesselId: string;
	/** ISO 8601 UTC; inclusive. */
	readonly from: string;
	/** ISO 8601 UTC; inclusive. Of a leg that is under way in the future. */
	readonly to: string;
}

/** No leg takes longer. Of one whose end is never reported this is it: who knows what the vessel does after it. */
export const LONGEST_LEG_MS = 90 * 24 * 3_600_000;

/** Where a vessel has been on one leg. */
export interface Track {
	/** Name of the vessel, as its record has it. */
	readonly vesselName: string;
	/** As wanted, oldest first. */
	readonly positions: readonly VesselPosition[];
}

/** Finds the track of a leg; undefined when the vessel is not known. */
export type TrackLookup = (wanted: TrackQuery) => Track | undefined;

/** The positions that a leg is drawn from; undefined before its departure, or while it or the vessel is not known. */
export function trackQueryOf({
	vessel,
	departedAt,
	endedAt,
}: Leg): TrackQuery | undefined {
	if (vessel === null || departedAt === null) return undefined;
	// Reports contradict each other: such a leg has no time in which it was sailed.
	if (endedAt !== null && endedAt <= departedAt) return undefined;
	const latest = instantAfter(departedAt, LONGEST_LEG_MS);
	const to = endedAt !== null && endedAt < latest ? endedAt : latest;
	return { vesselId: vessel.id, from: departedAt, to };
}
