import type { Milestone } from "../observations/event-names.ts";
import type { Message } from "../observations/observation.ts";
import { railGateDirection } from "./calls.ts";
import type { PlacedObservation, Placement, Role } from "./message-roles.ts";
import { milestonesOf, railGateMilestonesOf } from "./milestone-rules.ts";
import type { Stop } from "./route.ts";

/** A milestone at one place, with all messages about it. */
export interface Occurrence {
	readonly milestone: Milestone;
	/** See {@link TransportEventFacts}. */
	readonly key: string;
	/** Role of the first actual, otherwise of the first message: an abandoned plan can have another role. */
	readonly role: Role;
	/** {@link placeKey} of its place; empty when no message names it. */
	readonly place: string;
	readonly observations: readonly Message[];
}

/** The past and expected occurrences of a journey, by milestone. */
export type Occurrences = ReadonlyMap<Milestone, readonly Occurrence[]>;

interface Growing extends Occurrence {
	role: Role;
	readonly observations: Message[];
}

const isFact = ({ classifier }: Message): boolean => classifier === "actual";

/** Key of one of several stays at a place; empty for the first at none. */
function stayOf({
	place,
	visit,
}: Pick<PlacedObservation, "place" | "visit">): string {
	const key = place ?? "";
	return visit > 1 ? `${key}#${visit}` : key;
}

type Groups = Map<Milestone, Map<string, Growing>>;

/** Adds a message to the occurrence of a milestone in its stay. */
function add(groups: Groups, milestone: Milestone, report: PlacedObservation) {
	const { observation, role } = report;
	const stay = stayOf(report);
	const byStay = groups.get(milestone) ?? new Map<string, Growing>();
	groups.set(milestone, byStay);
	const known = byStay.get(stay);
	if (known === undefined) {
		const key = `${milestone}@${stay}`;
		byStay.set(stay, {
			milestone,
			key,
			role,
			place: report.place ?? "",
			observations: [observation],
		});
		return;
	}
	if (isFact(observation) && !known.observations.some(isFact))
		known.role = role;
	known.observations.push(observation);
}

/** The loading before a train's departure, and the unloading after its arrival. */
const HANDLING = {
	departing: "rail_loaded",
	arriving: "rail_unloaded",
} as const;

/** What the laden container has behind it when a train brings it to another place before the port of lading. */
const UNDER_WAY: readonly Milestone[] = [
	"full_in",
	"rail_loaded",
	"rail_departed",
];

/** Whether a gate-in before the port of lading is where the journey begins: the shipper delivers the container, and no train does. */
function isDelivery(groups: Groups, report: PlacedObservation): boolean {
	if (report.role !== "origin") return false;
	const here = stayOf(report);
	const { occurredAt } = report.observation;
	return !UNDER_WAY.some((milestone) =>
		[...(groups.get(milestone) ?? [])].some(
			([stay, { observations }]) =>
				stay !== here && observations.some((o) => o.occurredAt < occurredAt),
		),
	);
}

/**
 * Whether a rail gate move stands for the train's departure or arrival. It does when no message reports the train itself, no loading
 * follows the gate-out, no unloading precedes the gate-in, and the gate-in is not the shipper's delivery.
 */
function standsForTrain(
	groups: Groups,
	milestone: Milestone,
	report: PlacedObservation,
): boolean {
	const { observation } = report;
	const direction = railGateDirection(observation);
	if (direction === null) return false;
	if (direction === "arriving" && isDelivery(groups, report)) return false;
	const stay = stayOf(report);
	const reported = (name: Milestone) =>
		groups.get(name)?.get(stay)?.observations ?? [];
	const { occurredAt } = observation;
	return (
		!reported(milestone).some((o) => o.kind === "transport") &&
		!reported(HANDLING[direction]).some((o) =>
			direction === "departing"
				? o.occurredAt > occurredAt
				: o.occurredAt < occurredAt,
		)
	);
}

/** Groups placed messages by the milestone they report; a message that reports two is in two groups. */
export function occurrencesOf(
	placed: readonly PlacedObservation[],
): Occurrences {
	const groups: Groups = new Map();
	for (const report of placed) {
		for (const milestone of milestonesOf(report))
			add(groups, milestone, report);
	}
	for (const report of placed) {
		for (const milestone of railGateMilestonesOf(report)) {
			if (standsForTrain(groups, milestone, report))
				add(groups, milestone, report);
		}
	}
	return new Map(
		[...groups].map(([milestone, byStay]) => [milestone, [...byStay.values()]]),
	);
}

/** The placed messages of a journey, and the occurrences that they report. */
export interface ReportedPlacement extends Placement {
	readonly occurrences: Occurrences;
}

/** Adds the occurrences that the messages report. */
export function withOccurrences(placement: Placement): ReportedPlacement {
	return { ...placement, occurrences: occurrencesOf(placement.placed) };
}

/** All messages about a milestone, or only those in some roles. */
export function reportsOf(
	occurrences: Occurrences,
	milestone: Milestone,
	...roles: readonly Role[]
): readonly Message[] {
	const among = (occurrences.get(milestone) ?? []).filter(
		({ role }) => roles.length === 0 || roles.includes(role),
	);
	const [only, ...others] = among;
	return only && others.length === 0
		? only.observations
		: among.flatMap(({ observations }) => observations);
}

/** All messages about a milestone at one stop of the voyage. */
export function reportsAtStop(
	occurrences: Occurrences,
	milestone: Milestone,
	stop: Pick<Stop, "place" | "visit">,
): readonly Message[] {
	const key = `${milestone}@${stayOf(stop)}`;
	const here = occurrences.get(milestone)?.find((o) => o.key === key);
	return here?.observations ?? [];
}

/** Pairs of vessel and cargo milestones at one call. */
const SAME_CALL: readonly (readonly [Milestone, Milestone])[] = [
	["vessel_loaded", "vessel_departed"],
	["vessel_arrived", "vessel_discharged"],
	["transshipment_arrived", "transshipment_discharged"],
	["transshipment_loaded", "transshipment_departed"],
];
const COUNTERPART = new Map(
	SAME_CALL.flatMap(([a, b]) => [
		[a, b],
		[b, a],
	]),
);

/** The messages about the cargo at a vessel's arrival or departure, or about the vessel at a loading or discharge; otherwise none. */
export function reportsOfSameCall(
	occurrences: Occurrences,
	{ milestone, key }: Occurrence,
): readonly Message[] {
	const other = COUNTERPART.get(milestone);
	if (other === undefined) return [];
	const wanted = `${other}${key.slice(milestone.length)}`;
	return (
		occurrences.get(other)?.find((o) => o.key === wanted)?.observations ?? []
	);
}
