import { instantAfter } from "../runtime/clock.ts";
import type { VesselPosition } from "../sources/contracts/position-source.ts";
import type { Leg } from "./leg.ts";

/** The vessel and period of a track that a leg is drawn from. */
export interface TrackQuery {
	readonly vesselId: string;
	/** ISO 8601 UTC; inclusive. */
	readonly from: string;
	/** ISO 8601 UTC; inclusive. In the future for a leg under way. */
	readonly to: string;
}

/** The longest duration of a leg. It ends a leg whose end is never reported. */
export const LONGEST_LEG_MS = 90 * 24 * 3_600_000;

/** The positions of a vessel on one leg. */
export interface Track {
	/** Name in the vessel's record. */
	readonly vesselName: string;
	/** Positions in the period, oldest first. */
	readonly positions: readonly VesselPosition[];
}

/** Finds the track of a leg; undefined when the vessel is not known. */
export type TrackLookup = (wanted: TrackQuery) => Track | undefined;

/** The track query of a leg; undefined before its departure, or while departure or vessel is unknown. */
export function trackQueryOf({
	vessel,
	departedAt,
	endedAt,
}: Leg): TrackQuery | undefined {
	if (vessel === null || departedAt === null) return undefined;
	// Contradicting reports leave the leg without a period.
	if (endedAt !== null && endedAt <= departedAt) return undefined;
	const latest = instantAfter(departedAt, LONGEST_LEG_MS);
	const to = endedAt !== null && endedAt < latest ? endedAt : latest;
	return { vesselId: vessel.id, from: departedAt, to };
}
