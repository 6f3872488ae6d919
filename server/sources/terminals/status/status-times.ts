import type { LastFreeDay } from "../../../tracking/observation.ts";
import { listOf, textOf } from "../../carriers/dcsa/dcsa-fields.ts";
import { readTime } from "../../carriers/dcsa/dcsa-time.ts";

const KINDS: ReadonlySet<unknown> = new Set<LastFreeDay["kind"]>([
	"terminal",
	"line",
	"rail",
]);

/** An instant (ISO 8601 UTC); null when it was said that there is none, undefined when nothing was said that can be read. */
export function readInstant(
	value: unknown,
	timezone: string,
): string | null | undefined {
	if (value === null) return null;
	return readTime(textOf(value), timezone)?.at;
}

/**
 * When free time ends: a day counts to its last second at the facility. The day is the one that was written, whatever
 * time of day and offset a terminal puts behind it.
 */
function readEnd(
	value: unknown,
	precision: unknown,
	timezone: string,
): string | null | undefined {
	if (value === null) return null;
	const written = textOf(value);
	const time = readTime(written, timezone);
	if (written === null || time === null) return undefined;
	return precision === "date" || time.precision === "date"
		? readTime(`${written.slice(0, 10)}T23:59:59`, timezone)?.at
		: time.at;
}

/** Last free days, one of each kind; what cannot be read was not said. */
export function readLastFreeDays(
	value: unknown,
	timezone: string,
): readonly LastFreeDay[] | undefined {
	const byKind = new Map<LastFreeDay["kind"], LastFreeDay>();
	for (const { kind, at: written, precision } of listOf(value, 10)) {
		const at = readEnd(written, precision, timezone);
		if (at === undefined || !KINDS.has(kind)) continue;
		const known = kind as LastFreeDay["kind"];
		byKind.set(known, { kind: known, at });
	}
	return byKind.size === 0 ? undefined : [...byKind.values()];
}
