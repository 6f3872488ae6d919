import { instantAfter } from "../runtime/clock.ts";
import type { SeaStop } from "../tracking/derive/journey.ts";
import { legsOf } from "./leg.ts";
import { covers, type QueriedPeriod } from "./queried-period.ts";
import { stopsOf } from "./stop.ts";
import { trackQueryOf } from "./track.ts";

/** So far back positions are asked for. */
const LONGEST_WAY_BACK_MS = 60 * 86_400_000;

/** A leg that was over before anybody had asked where its vessel was. */
export interface Backfill {
	readonly vesselId: string;
	/** Since when its positions are wanted (ISO 8601 UTC), */
	readonly since: string;
	/** and until when. */
	readonly until: string;
	/** Until when it is worth asking for them (ISO 8601 UTC). */
	readonly worthUntil: string;
}

/** The moment before which nothing is asked for (ISO 8601 UTC). */
export function earliestBackfill(now: string): string {
	return instantAfter(now, -LONGEST_WAY_BACK_MS);
}

/**
 * The legs of a way that are over and of which nobody has asked where their vessels were, as far as these are known: lines
 * report many a voyage when it is over, and many a container is tracked from its second vessel on. Those that began too long ago
 * are left out, for a path that begins in the middle of the sea says something else; and those that end in the future, of which
 * nobody can be asked yet.
 */
export function backfillsOf(
	seaStops: readonly SeaStop[],
	findVessel: (vesselId: string) => QueriedPeriod | undefined,
	now: string,
): Backfill[] {
	const earliest = earliestBackfill(now);
	return legsOf(stopsOf(seaStops)).flatMap((leg) => {
		const wanted = leg.state === "over" ? trackQueryOf(leg) : undefined;
		const vessel = wanted && findVessel(wanted.vesselId);
		if (!vessel || wanted.from <= earliest || wanted.to > now) return [];
		const { vesselId, from: since, to: until } = wanted;
		if (covers(vessel, since, until)) return [];
		const worthUntil = instantAfter(since, LONGEST_WAY_BACK_MS);
		return { vesselId, since, until, worthUntil };
	});
}
