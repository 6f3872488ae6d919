import { placeKey } from "../observations/keys.ts";
import { startOfDay } from "../observations/local-day.ts";
import type {
	ContainerStatusReport,
	LastFreeDay,
	StatusObservation,
} from "../observations/observation.ts";
import type { Placement } from "../route/placement.ts";
import { type Derived, readFrom, withoutSource } from "./derived.ts";

/** Status reports on one container by facility, in order of time. */
export interface TerminalReports {
	/** Reports of terminals at the port of discharge. */
	readonly pod: readonly StatusObservation[];
	/** Reports of facilities at the inland destination. */
	readonly inland: readonly StatusObservation[];
}

/** Divides reports into those of the port and of the inland destination: by place, else railways report on inland terminals. */
export function reportsByFacility(
	statuses: readonly StatusObservation[],
	{ pod, destination }: Pick<Placement, "pod" | "destination">,
): TerminalReports {
	const isInland = ({ place, source }: StatusObservation) => {
		const at = placeKey(place);
		if (at !== null && at === pod) return false;
		return (at !== null && at === destination) || source.kind === "rail";
	};
	return {
		pod: statuses.filter((status) => !isInland(status)),
		inland: statuses.filter(isInland),
	};
}

/**
 * The value of a member in the latest report that has it; null when none has it. A report without the member leaves the
 * earlier value in force.
 */
export function latestPart<Part extends keyof ContainerStatusReport>(
	reports: readonly StatusObservation[],
	part: Part,
): Derived<Exclude<ContainerStatusReport[Part], undefined> | null> {
	const latest = reports.findLast(({ report }) => report[part] !== undefined);
	return readFrom(latest ?? null, ({ report }) => {
		const value = report[part];
		return value === undefined
			? null
			: (value as Exclude<ContainerStatusReport[Part], undefined>);
	});
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
export function latestFreeDay(
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
