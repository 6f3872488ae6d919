import { toInstant } from "../runtime/clock.ts";

/** The last second of a four-digit year. Texts of later instants, which a bound with an offset can give, do not sort by time. */
const END_OF_TIME = Date.parse("9999-12-31T23:59:59Z") / 1_000;

/** Seconds of an instant; a leap second (RFC 3339 section 5.7) counts as the second before it. */
function secondsOf(bound: string): number {
	return Date.parse(bound.replace(/:60(?=\D)/, ":59")) / 1_000;
}

function fromSeconds(seconds: number): string {
	return toInstant(new Date(Math.min(seconds, END_OF_TIME) * 1_000));
}

/** The first stored instant of a period (UTC, whole seconds): `start` (RFC 3339) or the next second. */
export function firstStored(start: string): string {
	return fromSeconds(Math.ceil(secondsOf(start)));
}

/** The last stored instant of a period (UTC, whole seconds): `end` (RFC 3339) or the second before. */
export function lastStored(end: string): string {
	return fromSeconds(Math.floor(secondsOf(end)));
}
