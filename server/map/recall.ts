import { toInstant } from "../clock.ts";
import type { SeaStop } from "../tracking/journey.ts";
import { legsOf } from "./leg.ts";
import { stopsOf } from "./stop.ts";
import { trackWanted } from "./track.ts";

/** So far back positions are asked for. */
const LONGEST_WAY_BACK_MS = 60 * 86_400_000;

/** A leg that was over before anybody followed its vessel. */
export interface Recall {
	readonly vesselId: string;
	/** Since when its positions are wanted (ISO 8601 UTC). */
	readonly since: string;
	/** Until when it is worth asking for them (ISO 8601 UTC). */
	readonly worthUntil: string;
}

/** Since when a vessel was followed, and when it was seen last; null for never. ISO 8601 UTC. */
export interface Followed {
	readonly followed_from: string | null;
	readonly position_at: string | null;
}

function moved(at: string | Date, ms: number): string {
	return toInstant(new Date(new Date(at).getTime() + ms));
}

/** The moment before which nothing is asked for (ISO 8601 UTC). */
export function earliestAsked(now: string | Date): string {
	return moved(now, -LONGEST_WAY_BACK_MS);
}

/**
 * The legs of a way that are over and whose vessels, as far as they are known, nobody followed then: lines report many a
 * voyage when it is over, and many a container is tracked from its second vessel on. Those that began too long ago are left out,
 * for a path that begins in the middle of the sea says something else.
 */
export function recallsOf(
	seaStops: readonly SeaStop[],
	findVessel: (vesselId: string) => Followed | undefined,
	now: string,
): Recall[] {
	const earliest = earliestAsked(now);
	return legsOf(stopsOf(seaStops)).flatMap((leg) => {
		const wanted = leg.state === "over" ? trackWanted(leg) : undefined;
		const vessel = wanted && findVessel(wanted.vesselId);
		if (!vessel || wanted.from <= earliest) return [];
		const { vesselId, from: since } = wanted;
		const { followed_from: from, position_at: seenAt } = vessel;
		const wasFollowed =
			from !== null && from <= since && seenAt !== null && seenAt >= since;
		if (wasFollowed) return [];
		return { vesselId, since, worthUntil: moved(since, LONGEST_WAY_BACK_MS) };
	});
}
