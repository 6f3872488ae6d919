import type { LastFreeDay } from "../../../tracking/observations/observation.ts";
import { listOf, textOf } from "../../parsing/fields.ts";
import { readTime } from "../../parsing/times.ts";

const KINDS: ReadonlySet<unknown> = new Set<LastFreeDay["kind"]>([
	"terminal",
	"line",
	"rail",
]);

/** An instant (ISO 8601 UTC); null when stated as null, undefined when absent or invalid. */
export function readInstant(
	value: unknown,
	timezone: string,
): string | null | undefined {
	if (value === null) return null;
	return readTime(textOf(value), timezone)?.at;
}

/** Times of day that stand for a whole day: midnight at either end, or the last minute. */
const WHOLE_DAY = /[T ](?:00:00|23:59|24:00)/i;

/**
 * An instant within a last free day. A bare date, a midnight or the last minute of a day means the written day, whatever the
 * offset: some systems keep one offset all year, others write local days as UTC.
 */
function readDay(
	value: unknown,
	precision: unknown,
	timezone: string,
): string | null | undefined {
	if (value === null) return null;
	const written = textOf(value);
	const time = readTime(written, timezone);
	if (written === null || time === null) return undefined;
	return precision === "date" || WHOLE_DAY.test(written)
		? readTime(written.slice(0, 10), timezone)?.at
		: time.at;
}

/** Last free days, one of each kind, without invalid ones. */
export function readLastFreeDays(
	value: unknown,
	timezone: string,
): readonly LastFreeDay[] | undefined {
	const byKind = new Map<LastFreeDay["kind"], LastFreeDay>();
	for (const { kind, at: written, precision } of listOf(value, 10)) {
		const at = readDay(written, precision, timezone);
		if (at === undefined || !KINDS.has(kind)) continue;
		const known = kind as LastFreeDay["kind"];
		byKind.set(known, { kind: known, at });
	}
	return byKind.size === 0 ? undefined : [...byKind.values()];
}
