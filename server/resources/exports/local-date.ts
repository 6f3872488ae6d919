import {
	startOfDay,
	zoneOffsetMs,
} from "../../tracking/observations/local-day.ts";

/**
 * The date of a day that is stored as its first instant (ISO 8601 UTC). It begins in the zone of a facility that is not stored: the
 * one of these where that instant begins a day, or UTC when the zone of the facility is unknown.
 */
export function dateOfDay(
	begin: string,
	zones: readonly (string | null)[],
): string {
	const beginMs = Date.parse(begin);
	const known = zones.filter((zone) => zone !== null);
	const zone =
		[...known, "UTC"].find((one) => startOfDay(one, beginMs) === beginMs) ??
		known[0] ??
		"UTC";
	const local = new Date(beginMs + zoneOffsetMs(zone, beginMs));
	return local.toISOString().slice(0, 10);
}
