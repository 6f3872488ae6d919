import { instantAfter } from "../runtime/clock.ts";
import type { SeaStop } from "../tracking/journey/journey.ts";
import { legsOf } from "./leg.ts";
import { covers, type QueriedPeriod } from "./queried-period.ts";
import { stopsOf } from "./stop.ts";
import { trackQueryOf } from "./track.ts";

/** How far back positions are fetched. */
const LONGEST_WAY_BACK_MS = 60 * 86_400_000;

/** Positions to fetch for a leg that ended before its vessel was followed. */
export interface Backfill {
	readonly vesselId: string;
	/** Start of the period for which positions are missing (ISO 8601 UTC). */
	readonly since: string;
	/** End of that period (ISO 8601 UTC). */
	readonly until: string;
	/** When the period becomes too old to fetch (ISO 8601 UTC). */
	readonly worthUntil: string;
}

/** The earliest start of a backfill (ISO 8601 UTC). */
export function earliestBackfill(now: string): string {
	return instantAfter(now, -LONGEST_WAY_BACK_MS);
}

/**
 * The completed legs with known vessels whose positions have not been fetched. There are many, because lines report voyages late, and
 * tracking often begins after a transshipment. Legs that began too long ago are left out, because a partial path would mislead, and so
 * are legs that end in the future.
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
