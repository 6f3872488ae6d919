const DAY_MS = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(zone: string): Intl.DateTimeFormat {
	const known = formatters.get(zone);
	if (known) return known;
	const formatter = new Intl.DateTimeFormat("en-US", {
		timeZone: zone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
	});
	formatters.set(zone, formatter);
	return formatter;
}

/** Offset of an IANA zone from UTC at an instant; both in milliseconds. */
export function zoneOffsetMs(zone: string, atMs: number): number {
	const parts = new Map(
		formatterOf(zone)
			.formatToParts(atMs)
			.map(({ type, value }) => [type, Number(value)]),
	);
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
	const shownMs = Date.UTC(
		part("year"),
		part("month") - 1,
		part("day"),
		part("hour"),
		part("minute"),
		part("second"),
	);
	return shownMs - Math.floor(atMs / 1000) * 1000;
}

/**
 * Start of the local day of an instant in an IANA zone, in epoch milliseconds. A day without midnight starts at a later hour; a day
 * with two midnights starts at the earlier one.
 */
export function startOfDay(zone: string, atMs: number): number {
	const dayOf = (ms: number) =>
		Math.floor((ms + zoneOffsetMs(zone, ms)) / DAY_MS);
	const day = dayOf(atMs);
	const starts = [atMs, atMs - DAY_MS]
		.map((nearMs) => day * DAY_MS - zoneOffsetMs(zone, nearMs))
		.filter((startMs) => dayOf(startMs) === day);
	return Math.min(...starts);
}
