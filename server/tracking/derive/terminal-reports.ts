import type {
	ContainerStatusReport,
	StatusObservation,
} from "../observations/observation.ts";
import { placeKey } from "../observations/place-and-vessel-keys.ts";
import type { Placement } from "../route/message-roles.ts";
import { type Derived, readFrom } from "./derived.ts";

/** Status reports on one container by facility, in order of time. */
export interface TerminalReports {
	/** Reports of terminals at the port of discharge. */
	readonly pod: readonly StatusObservation[];
	/** Reports of facilities at the inland destination. */
	readonly inland: readonly StatusObservation[];
}

/** Divides reports into those of the port and of the inland destination: by place; elsewhere a railway's report counts as inland. */
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
