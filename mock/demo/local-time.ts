import { offsetFromUtc } from "../../server/runtime/offset-from-utc.ts";

const DAY = { day: "2-digit", month: "short" } as const;
const MINUTE = { hour: "2-digit", minute: "2-digit" } as const;

/**
 * An instant of the API in a zone, such as `26 Nov, 14:30 UTC+8`; a dash for none.
 * Without a zone it is shown as UTC, because then the API writes local time as if it were UTC.
 */
export function localTime(
	instant: string | null,
	timezone: string | null,
): string {
	if (instant === null) return "–";
	const at = new Date(instant);
	const timeZone = timezone ?? "UTC";
	const format = new Intl.DateTimeFormat("en-GB", {
		...DAY,
		...MINUTE,
		timeZone,
	});
	return timezone === null
		? format.format(at)
		: `${format.format(at)} ${offsetFromUtc(at, timezone)}`;
}

const dayFormat = new Intl.DateTimeFormat("en-GB", { ...DAY, timeZone: "UTC" });

/** The UTC day of an instant, such as `26 Nov`. */
export function dayOf(instant: string): string {
	return dayFormat.format(new Date(instant));
}
