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

/** An instant (milliseconds) as the wall clock of a zone shows it, with its offset: `2026-10-12T21:40:00+08:00`. */
export function localTime(at: number, timeZone: string): string {
	const parts: Record<string, string> = {};
	for (const { type, value } of formatterFor(timeZone).formatToParts(at)) {
		parts[type] = value;
	}
	const wallClock = `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:${parts.second}`;
	const wholeSecond = Math.floor(at / 1000) * 1000;
	const offsetMinutes = Math.round(
		(Date.parse(`${wallClock}Z`) - wholeSecond) / MINUTE_MS,
	);
	return wallClock + offsetText(offsetMinutes);
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
