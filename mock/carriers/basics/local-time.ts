export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const WEEK_MS = 7 * DAY_MS;

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
	let formatter = formatters.get(timeZone);
	if (formatter === undefined) {
		formatter = new Intl.DateTimeFormat("en-US", {
			timeZone,
			hourCycle: "h23",
			year: "numeric",
			month: "2-digit",
			day: "2-digit",
			hour: "2-digit",
			minute: "2-digit",
			second: "2-digit",
		});
		formatters.set(timeZone, formatter);
	}
	return formatter;
}

/** Minutes by which the clocks of a zone are ahead of UTC at an instant (milliseconds). */
function readOffset(at: number, timeZone: string): number {
	const parts: Record<string, string> = {};
	for (const { type, value } of formatterFor(timeZone).formatToParts(at)) {
		parts[type] = value;
	}
	const shown = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}Z`;
	const wholeSecond = Math.floor(at / 1000) * 1000;
	return Math.round((Date.parse(shown) - wholeSecond) / MINUTE_MS);
}

/** Offsets change only at full quarters of an hour UTC, so each quarter is looked up once. */
const QUARTER_MS = 15 * MINUTE_MS;
const MOST_OFFSETS = 100_000;
const offsets = new Map<string, number>();

function offsetAt(at: number, timeZone: string): number {
	const key = `${Math.floor(at / QUARTER_MS)} ${timeZone}`;
	const known = offsets.get(key);
	if (known !== undefined) return known;
	if (offsets.size >= MOST_OFFSETS) offsets.clear();
	const offset = readOffset(at, timeZone);
	offsets.set(key, offset);
	return offset;
}

/** An instant (milliseconds) as the wall clock of a zone shows it, with its offset: `2026-10-12T21:40:00+08:00`. */
export function localTime(at: number, timeZone: string): string {
	const offset = offsetAt(at, timeZone);
	const shown = new Date(at + offset * MINUTE_MS).toISOString();
	return shown.slice(0, 19) + offsetText(offset);
}

function offsetText(offsetMinutes: number): string {
	const minutes = Math.abs(offsetMinutes);
	const two = (value: number) => String(value).padStart(2, "0");
	return `${offsetMinutes < 0 ? "-" : "+"}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** An instant (milliseconds) in UTC, whole seconds: `2026-10-12T13:40:00Z`. */
export function utcTime(at: number): string {
	return `${new Date(at).toISOString().slice(0, 19)}Z`;
}

/** The wall clock of a zone at an instant (milliseconds), without offset: `2026-10-12T21:40:00`. */
export function wallClock(at: number, timeZone: string): string {
	return localTime(at, timeZone).slice(0, 19);
}

/** Whether the clocks of a zone show the same local time also an hour before or after an instant. */
export function isWallClockTwice(at: number, timeZone: string): boolean {
	const shown = wallClock(at, timeZone);
	return (
		wallClock(at - HOUR_MS, timeZone) === shown ||
		wallClock(at + HOUR_MS, timeZone) === shown
	);
}

/** The first instant (milliseconds) of the day of a zone in which an instant lies. */
export function startOfDay(at: number, timeZone: string): number {
	const date = wallClock(at, timeZone).slice(0, 10);
	const midnightAt = Date.parse(`${date}T00:00:00Z`);
	const offsets = [at, at - DAY_MS].map(
		(near) => Date.parse(`${wallClock(near, timeZone)}Z`) - near,
	);
	const candidates = offsets
		.map(
			(offsetMs) => midnightAt - Math.round(offsetMs / MINUTE_MS) * MINUTE_MS,
		)
		.filter((candidate) => wallClock(candidate, timeZone).startsWith(date));
	return Math.min(...candidates);
}
