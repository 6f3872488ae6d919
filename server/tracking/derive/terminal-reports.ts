import { placeKey } from "../observations/call.ts";
import { startOfDay } from "../observations/local-day.ts";
import type {
	ContainerStatusReport,
	LastFreeDay,
	StatusObservation,
} from "../observations/observation.ts";
import type { Placement } from "../route/place.ts";
import { type Derived, tellingOf, untold } from "./derived.ts";

/** What terminals said about one container, by facility. Each list is in the order in which it was so. */
export interface TerminalReports {
	/** Of the terminals at the port of discharge. */
	readonly pod: readonly StatusObservation[];
	/** Of the inland destination. */
	readonly inland: readonly StatusObservation[];
}

/** Tells the reports of the inland destination from those of the port: by the place, else a railway speaks of its own inland terminals. */
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
 * What the latest report says of those that say it, or null when none does. A report that leaves a part out takes nothing
 * back, and an older one that comes late changes nothing.
 */
export function latestPart<Part extends keyof ContainerStatusReport>(
	reports: readonly StatusObservation[],
	part: Part,
): Derived<Exclude<ContainerStatusReport[Part], undefined> | null> {
	const latest = reports.findLast(({ report }) => report[part] !== undefined);
	return tellingOf(latest ?? null, ({ report }) => {
		const value = report[part];
		return value === undefined
			? null
			: (value as Exclude<ContainerStatusReport[Part], undefined>);
	});
}

/** Containers share last free days, and each is read again with every report: reading clocks of a zone takes long. */
const MOST_BEGINS = 10_000;
const begins = new Map<string, string>();

/** The midnight that begins the day of a moment at the facility (ISO 8601 UTC). */
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
 * The last free day by whose count it is, as it was said last; null when it was said that there is none, or nothing. The
 * interface writes it as the instant at which the day begins at the facility.
 */
export function latestFreeDay(
	reports: readonly StatusObservation[],
	...kinds: readonly LastFreeDay["kind"][]
): Derived<string | null> {
	const dayIn = ({ report }: StatusObservation) =>
		report.lastFreeDays?.find(({ kind }) => kinds.includes(kind));
	const latest = reports.findLast((status) => dayIn(status) !== undefined);
	return latest === undefined
		? untold(null)
		: tellingOf(latest, (status) => {
				const at = dayIn(status)?.at ?? null;
				return at && dayBegin(at, status);
			});
}
