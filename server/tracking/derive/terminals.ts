import type { Milestone } from "../observations/event-names.ts";
import type { Message, Source } from "../observations/observation.ts";
import { type Occurrences, reportsOf } from "../route/occurrence.ts";
import type { FirstSaid } from "../settle/repetition.ts";
import {
	type Derived,
	firstKnown,
	originOf,
	telling,
	untold,
} from "./derived.ts";
import type {
	FacilityFacts,
	FacilityLookup,
	Origin,
	Provenance,
} from "./journey.ts";
import { type DerivedPlace, facilityOf } from "./place-facts.ts";

/** The terminals of the journey's two ends. */
export interface Terminals {
	/** Where the container leaves the vessel. */
	readonly pod: Derived<FacilityFacts | null>;
	/** Where the train or barge brings it. */
	readonly destination: Derived<FacilityFacts | null>;
}

/** Where the journey's two ends are. */
interface Ends {
	readonly portOfDischarge: DerivedPlace;
	readonly destination: DerivedPlace;
}

type Reports = readonly (readonly Message[])[];

const isFromLine = ({ source }: Message): boolean =>
	source.kind === "shipping_line";

/** The facility that messages name and we know: those of the first reports count most. Assumed when no line names one. */
function namedIn(
	reports: Reports,
	{ named }: FacilityLookup,
): Derived<FacilityFacts | null> {
	const read = ({ place }: Message) => place && named(place);
	const found = firstKnown(
		...reports.map((messages) => telling(messages, read)),
	);
	const isNamedByLine = reports.some((messages) =>
		messages.some((o) => isFromLine(o) && read(o) !== null),
	);
	return found.value === null || isNamedByLine
		? found
		: { ...found, value: { ...found.value, isAssumed: true } };
}

/** The only facility that somebody answers for at a place, with the message that names the place. */
function assumedAt(
	{ locode }: DerivedPlace,
	kind: "terminal" | "rail_terminal",
	{ only }: FacilityLookup,
): Derived<FacilityFacts | null> {
	const value = locode.value === null ? null : only(kind, locode.value);
	return value === null ? untold(null) : { value, from: locode.from };
}

/** The facility whose code messages tell, although it is none that we know. */
const codedIn = (reports: Reports): Derived<FacilityFacts | null> =>
	firstKnown(
		...reports.map((messages) => telling(messages, (o) => facilityOf(o.place))),
	);

const RAIL_MILESTONES: readonly Milestone[] = [
	"rail_loaded",
	"rail_departed",
	"rail_arrived",
	"rail_unloaded",
	"arrived_at_inland_destination",
];

/** Whether a train brings the container inland: only then is a ramp where it arrives. */
const isByRail = (occurrences: Occurrences): boolean =>
	RAIL_MILESTONES.some((milestone) =>
		reportsOf(occurrences, milestone).some(
			(o) => o.kind !== "shipment" && o.mode === "rail",
		),
	);

/**
 * Finds the terminals of the journey's two ends: by a code or name that messages tell, else the only one of its kind at the
 * place that somebody answers for. DCSA Track & Trace 2.2 lists SMDG and BIC codes only, and many lines name no facility.
 */
export function terminalsOf(
	occurrences: Occurrences,
	{ portOfDischarge, destination }: Ends,
	facilities: FacilityLookup,
): Terminals {
	const seaside = [
		reportsOf(occurrences, "vessel_discharged"),
		reportsOf(occurrences, "vessel_arrived"),
	];
	const inland = [
		reportsOf(occurrences, "rail_unloaded", "destination"),
		reportsOf(occurrences, "arrived_at_inland_destination"),
		reportsOf(occurrences, "full_out", "destination"),
	];
	return {
		pod: firstKnown(
			namedIn(seaside, facilities),
			assumedAt(portOfDischarge, "terminal", facilities),
			codedIn(seaside),
		),
		destination: firstKnown(
			namedIn(inland, facilities),
			isByRail(occurrences)
				? assumedAt(destination, "rail_terminal", facilities)
				: untold(null),
			codedIn(inland),
		),
	};
}

/** Where the terminals that we know come from. */
export function terminalOrigins(
	{ pod, destination }: Terminals,
	first: FirstSaid,
): Provenance<"pod_terminal" | "destination_terminal"> {
	const originIn = ({ value, from }: Derived<FacilityFacts | null>) =>
		value?.record && from
			? {
					...originOf(from, first),
					...(value.isAssumed && { isFacilityAssumed: true as const }),
				}
			: undefined;
	const [port, inland] = [originIn(pod), originIn(destination)];
	return {
		...(port && { pod_terminal: port }),
		...(inland && { destination_terminal: inland }),
	};
}

/** Marks the origins of what was said by a facility that was asked on an assumption. */
export function withAssumptions<Attribute extends string>(
	provenance: Provenance<Attribute>,
	{ pod, destination }: Terminals,
): Provenance<Attribute> {
	const assumed = new Set<Source["kind"]>([
		...(pod.value?.isAssumed ? (["terminal"] as const) : []),
		...(destination.value?.isAssumed ? (["rail"] as const) : []),
	]);
	if (assumed.size === 0) return provenance;
	const origins = Object.entries<Origin | undefined>(provenance).map(
		([name, origin]) =>
			origin && assumed.has(origin.source.kind)
				? [name, { ...origin, isFacilityAssumed: true as const }]
				: [name, origin],
	);
	return Object.fromEntries(origins) as Provenance<Attribute>;
}
