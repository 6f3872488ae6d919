import { railGateDirection } from "../observations/call.ts";
import type { Milestone } from "../observations/event-names.ts";
import type { Message } from "../observations/observation.ts";
import { milestonesOf, railGateMilestonesOf } from "./events.ts";
import type { PlacedObservation, Role } from "./place.ts";
import type { Stop } from "./route.ts";

/** A milestone at one place, with every message about it, of whatever source. */
export interface Occurrence {
	readonly milestone: Milestone;
	/** See {@link TransportEventFacts}. */
	readonly key: string;
	/** That of the first fact, for a plan that was given up can lie elsewhere in the journey; else of the first message. */
	readonly role: Role;
	/** {@link placeKey} of its place; empty when nobody names it. */
	readonly place: string;
	readonly observations: readonly Message[];
}

/** What happened or is to happen on a journey, by milestone. */
export type Occurrences = ReadonlyMap<Milestone, readonly Occurrence[]>;

interface Growing extends Occurrence {
	role: Role;
	readonly observations: Message[];
}

const isFact = ({ classifier }: Message): boolean => classifier === "actual";

/** Tells the stays at one place apart. */
const stayOf = (place: string, visit: number): string =>
	visit > 1 ? `${place}#${visit}` : place;

type Groups = Map<Milestone, Map<string, Growing>>;

/** Adds a message to those about a milestone in the same stay. */
function add(groups: Groups, milestone: Milestone, report: PlacedObservation) {
	const { observation, role, visit } = report;
	const place = report.place ?? "";
	const stay = stayOf(place, visit);
	const byStay = groups.get(milestone) ?? new Map<string, Growing>();
	groups.set(milestone, byStay);
	const known = byStay.get(stay);
	if (known === undefined) {
		const key = `${milestone}@${stay}`;
		byStay.set(stay, {
			milestone,
			key,
			role,
			place,
			observations: [observation],
		});
		return;
	}
	if (isFact(observation) && !known.observations.some(isFact))
		known.role = role;
	known.observations.push(observation);
}

/** The loading that a train's departure follows, and the unloading that its arrival precedes. */
const HANDLING = {
	departing: "rail_loaded",
	arriving: "rail_unloaded",
} as const;

/**
 * Whether a gate stands for the train's departure or arrival: nothing tells of the train itself there, and the container is not
 * loaded only after it went out, nor unloaded before it came in.
 */
function standsForTrain(
	groups: Groups,
	milestone: Milestone,
	{ observation, place }: PlacedObservation,
): boolean {
	const direction = railGateDirection(observation);
	if (direction === null) return false;
	const told = (name: Milestone) =>
		groups.get(name)?.get(place ?? "")?.observations ?? [];
	const { occurredAt } = observation;
	return (
		!told(milestone).some((o) => o.kind === "transport") &&
		!told(HANDLING[direction]).some((o) =>
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

/** All messages about a milestone, or only about it in some roles. */
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
	{ place, visit }: Pick<Stop, "place" | "visit">,
): readonly Message[] {
	const key = `${milestone}@${stayOf(place, visit)}`;
	const here = occurrences.get(milestone)?.find((o) => o.key === key);
	return here?.observations ?? [];
}

/** Milestones that one vessel makes and its cargo there. */
const SAME_CALL: readonly (readonly [Milestone, Milestone])[] = [
	["vessel_loaded", "vessel_departed"],
	["vessel_arrived", "vessel_discharged"],
	["transshipment_arrived", "transshipment_discharged"],
	["transshipment_loaded", "transshipment_departed"],
];
const BESIDE = new Map(
	SAME_CALL.flatMap(([a, b]) => [
		[a, b],
		[b, a],
	]),
);

/** What is said of the cargo when a vessel comes or goes, or of the vessel when its cargo does; nothing of other milestones. */
export function reportsBeside(
	occurrences: Occurrences,
	{ milestone, key }: Occurrence,
): readonly Message[] {
	const other = BESIDE.get(milestone);
	if (other === undefined) return [];
	const wanted = `${other}${key.slice(milestone.length)}`;
	return (
		occurrences.get(other)?.find((o) => o.key === wanted)?.observations ?? []
	);
}
