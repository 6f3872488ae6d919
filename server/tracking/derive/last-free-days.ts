import { startOfDay } from "../observations/local-day.ts";
import type {
	LastFreeDay,
	StatusObservation,
} from "../observations/observation.ts";
import {
	type Derived,
	firstKnown,
	type Rules,
	readFrom,
	withoutSource,
} from "./derived.ts";
import type { TerminalReports } from "./terminal-reports.ts";

/** Last free days of a container, as the starts of the days (ISO 8601 UTC). */
export interface LastFreeDays {
	readonly pickup_lfd: string | null;
	readonly pickup_lfd_terminal: string | null;
	readonly pickup_lfd_line: string | null;
	readonly pickup_lfd_rail: string | null;
}

/** Evidence that the last free days are read from. */
interface LastFreeDayEvidence {
	/** All status reports of terminals and railways, in order of time. */
	readonly statuses: readonly StatusObservation[];
	readonly reports: TerminalReports;
}

/** Bounds the cache of day starts. Zone conversions are slow, and containers share last free days. */
const MOST_BEGINS = 10_000;
const begins = new Map<string, string>();

/** Start of the local day of an instant at the facility (ISO 8601 UTC). */
function dayBegin(at: string, { timezone }: StatusObservation): string {
	const zone = timezone ?? "UTC";
	const key = `${at} ${zone}`;
	const known = begins.get(key);
	if (known !== undefined) return known;
	const beginMs = startOfDay(zone, Date.parse(at));
	const begin = `${new Date(beginMs).toISOString().slice(0, 19)}Z`;
	if (begins.size >= MOST_BEGINS) begins.clear();
	begins.set(key, begin);
	return begin;
}

/**
 * The last free day of some kinds in the latest report that has one, as the start of that day at the facility. Null when
 * the report states that there is none, or when no report has one.
 */
function latestFreeDay(
	reports: readonly StatusObservation[],
	...kinds: readonly LastFreeDay["kind"][]
): Derived<string | null> {
	const dayIn = ({ report }: StatusObservation) =>
		report.lastFreeDays?.find(({ kind }) => kinds.includes(kind));
	const latest = reports.findLast((status) => dayIn(status) !== undefined);
	return latest === undefined
		? withoutSource(null)
		: readFrom(latest, (status) => {
				const at = dayIn(status)?.at ?? null;
				return at && dayBegin(at, status);
			});
}

/** The rule for each last free day, by who sets the day. An inland terminal's day counts as the railway's. */
const RULES_BY_SETTER: Rules<
	LastFreeDayEvidence,
	Omit<LastFreeDays, "pickup_lfd">
> = {
	/** The terminal at the port of discharge, "before demurrage accrues" (specification). */
	pickup_lfd_terminal: ({ reports }) => latestFreeDay(reports.pod, "terminal"),
	/** The line's last free day from any source: "per the shipping line" (specification). */
	pickup_lfd_line: ({ statuses }) => latestFreeDay(statuses, "line"),
	/** "At the inland destination per the rail carrier" (specification). */
	pickup_lfd_rail: ({ reports }) =>
		firstKnown(
			latestFreeDay(reports.inland, "rail", "terminal"),
			latestFreeDay(reports.pod, "rail"),
		),
};

/** The rules of all last free days of a container. */
export const LAST_FREE_DAY_RULES: Rules<LastFreeDayEvidence, LastFreeDays> = {
	...RULES_BY_SETTER,
	/** "Coalesces `import_deadlines` values, preferring `pickup_lfd_line`" (specification); then the terminal's, then the railway's, whatever their dates. */
	pickup_lfd: (evidence) =>
		firstKnown(
			RULES_BY_SETTER.pickup_lfd_line(evidence),
			RULES_BY_SETTER.pickup_lfd_terminal(evidence),
			RULES_BY_SETTER.pickup_lfd_rail(evidence),
		),
};
