import type { FacilityFacts } from "../journey/facility.ts";
import type { Origin, Provenance } from "../journey/origin.ts";
import type { Milestone } from "../observations/event-names.ts";
import type { Message, Source } from "../observations/observation.ts";
import { type Occurrences, reportsOf } from "../route/occurrence.ts";
import type { FirstReports } from "../settle/repeated-messages.ts";
import {
	type Derived,
	firstKnown,
	originOf,
	readBest,
	withoutSource,
} from "./derived.ts";
import type { FacilityLookup } from "./lookups.ts";
import { type DerivedPlace, facilityOf } from "./place-facts.ts";

/** The terminals at the port of discharge and the inland destination. */
export interface Terminals {
	/** Terminal of discharge from the vessel. */
	readonly pod: Derived<FacilityFacts | null>;
	/** Terminal of arrival by train or barge. */
	readonly destination: Derived<FacilityFacts | null>;
}

/** The places of these terminals. */
interface Ends {
	readonly portOfDischarge: DerivedPlace;
	readonly destination: DerivedPlace;
}

type Reports = readonly (readonly Message[])[];

const isFromLine = ({ source }: Message): boolean =>
	source.kind === "shipping_line";

/** The known facility that messages name, earlier reports first. It is assumed when no line names one. */
function namedIn(
	reports: Reports,
	{ named }: FacilityLookup,
): Derived<FacilityFacts | null> {
	const read = ({ place }: Message) => place && named(place);
	const found = firstKnown(
		...reports.map((messages) => readBest(messages, read)),
	);
	const isNamedByLine = reports.some((messages) =>
		messages.some((o) => isFromLine(o) && read(o) !== null),
	);
	return found.value === null || isNamedByLine
		? found
		: { ...found, value: { ...found.value, isAssumed: true } };
}

/** The only configured facility at a place, with the message that names the place. */
function assumedAt(
	{ locode }: DerivedPlace,
	kind: "terminal" | "rail_terminal",
	{ only }: FacilityLookup,
): Derived<FacilityFacts | null> {
	const value = locode.value === null ? null : only(kind, locode.value);
	return value === null ? withoutSource(null) : { value, from: locode.from };
}

/** The unknown facility whose code messages give. */
const codedIn = (reports: Reports): Derived<FacilityFacts | null> =>
	firstKnown(
		...reports.map((messages) =>
			readBest(messages, (o) => facilityOf(o.place)),
		),
	);

const RAIL_MILESTONES: readonly Milestone[] = [
	"rail_loaded",
	"rail_departed",
	"rail_arrived",
	"rail_unloaded",
	"arrived_at_inland_destination",
];

/** Whether a train brings the container inland: only then can a ramp be assumed. */
const isByRail = (occurrences: Occurrences): boolean =>
	RAIL_MILESTONES.some((milestone) =>
		reportsOf(occurrences, milestone).some(
			(o) => o.kind !== "shipment" && o.mode === "rail",
		),
	);

/**
 * Finds the terminals at the port of discharge and the inland destination: by code or name in messages, otherwise the only configured
 * one of its kind at the place. DCSA Track & Trace 2.2 has SMDG and BIC codes only, and many lines name no facility.
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
				: withoutSource(null),
			codedIn(inland),
		),
	};
}

/** Origins of the known terminals. */
export function terminalOrigins(
	{ pod, destination }: Terminals,
	first: FirstReports,
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

/** Marks origins from assumed facilities. */
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
