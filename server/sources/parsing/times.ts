import { toInstant } from "../../runtime/clock.ts";
import { zoneOffsetMs } from "../../tracking/observations/local-day.ts";
import { type Fields, firstText, textOf } from "./fields.ts";

/** A date-time or date that a carrier wrote. */
export interface ReadTime {
	/** ISO 8601 UTC, whole seconds, `Z`. */
	readonly at: string;
	/** The same in epoch milliseconds. */
	readonly atMs: number;
	/** `date` without a time of day; `at` is then midnight in the zone. */
	readonly precision: "instant" | "date";
}

const WRITTEN =
	/^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?)? ?(Z|[+-]\d{2}:?(?:\d{2})?)?$/i;

/** Excludes placeholders such as 0001-01-01, 1970-01-01 and 9999-12-31. */
const YEARS = { first: 2000, last: 2099 };

const DAY_MS = 86_400_000;

/** The widest offset in use is +14:00 (Line Islands). */
const WIDEST_OFFSET_MINUTES = 14 * 60;

/**
 * The instant of a zone's local time (`wallMs`, read as UTC). As Temporal's `compatible` does, of a repeated hour it takes the first,
 * and it goes forward from an hour that the clock skips.
 */
function instantOfLocalTime(wallMs: number, zone: string): number {
	// No offset is as wide as a day, so a clock change near this time lies between the two.
	const before = zoneOffsetMs(zone, wallMs - DAY_MS);
	const after = zoneOffsetMs(zone, wallMs + DAY_MS);
	if (before === after) return wallMs - before;
	const instants = [before, after]
		.map((offset) => wallMs - offset)
		.filter((ms) => ms + zoneOffsetMs(zone, ms) === wallMs);
	return instants.length > 0 ? Math.min(...instants) : wallMs - before;
}

function daysIn(year: number, month: number): number {
	return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function instantOf(
	wallMs: number,
	offset: number | null,
	zone: string | null,
): number {
	if (offset !== null) return wallMs - offset * 60_000;
	return zone === null ? wallMs : instantOfLocalTime(wallMs, zone);
}

function offsetMinutes(written: string | undefined): number | null {
	if (written === undefined) return null;
	// `Z` has no digits, and so no minutes.
	const minutes =
		Number(written.slice(1, 3)) * 60 +
		Number(written.slice(3).replace(":", "") || "0");
	if (minutes > WIDEST_OFFSET_MINUTES) return null;
	return written.startsWith("-") ? -minutes : minutes;
}

/**
 * Reads the date-times of DCSA Track & Trace (local time with offset, RFC 3339) and the deviations of carriers: without offset
 * or seconds, with a blank for the `T`, or only a date. A missing or impossible offset is that of `zone`; without a zone,
 * local time is read as UTC. Null for anything but a time between 2000 and 2099.
 */
export function readTime(
	written: string | null,
	zone: string | null,
): ReadTime | null {
	const match = written === null ? null : WRITTEN.exec(written);
	if (!match) return null;
	const year = Number(match[1]);
	const month = Number(match[2]);
	const day = Number(match[3]);
	const hour = Number(match[4] ?? 0);
	const minute = Number(match[5] ?? 0);
	const second = Number(match[6] ?? 0);
	if (year < YEARS.first || year > YEARS.last) return null;
	if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month))
		return null;
	if (hour > 24 || minute > 59 || second > 60) return null;

	const wallMs = Date.UTC(year, month - 1, day, hour, minute, second);
	const precision = match[4] === undefined ? "date" : "instant";
	const offset = precision === "date" ? null : offsetMinutes(match[7]);
	const atMs = instantOf(wallMs, offset, zone);
	return { at: toInstant(new Date(atMs)), atMs, precision };
}

const REPORT_NAMES = ["eventUpdatedDateTime", "eventCreatedDateTime"];

/** When a carrier recorded this version of an event (flattened); null when the event does not state it. */
export function readReportTime(event: Fields): ReadTime | null {
	return readTime(firstText(event, REPORT_NAMES), null);
}

/** The local time to the minute, as written. */
const localTimeOf = (written: string | null): string | undefined =>
	written?.slice(0, 16).replace(" ", "T");

/** Whether the record time of an event (flattened) repeats its event time, even with another offset. */
export function isOwnTime(event: Fields): boolean {
	const reported = localTimeOf(firstText(event, REPORT_NAMES));
	return (
		reported !== undefined &&
		reported === localTimeOf(textOf(event.eventDateTime))
	);
}
