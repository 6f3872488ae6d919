import type { Milestone } from "./event-names.ts";
import { milestonesOf } from "./events.ts";
import type { Message } from "./observation.ts";
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

/** Groups placed messages by the milestone they report; a message that reports two is in two groups. */
export function occurrencesOf(
	placed: readonly PlacedObservation[],
): Occurrences {
	const byMilestone = new Map<Milestone, Map<string, Growing>>();
	for (const report of placed) {
		const { observation, role, visit } = report;
		const place = report.place ?? "";
		const stay = stayOf(place, visit);
		for (const milestone of milestonesOf(report)) {
			const byStay = byMilestone.get(milestone) ?? new Map<string, Growing>();
			byMilestone.set(milestone, byStay);
			const known = byStay.get(stay);
			if (known) {
				if (isFact(observation) && !known.observations.some(isFact))
					known.role = role;
				known.observations.push(observation);
				continue;
			}
			const key = `${milestone}@${stay}`;
			const observations = [observation];
			byStay.set(stay, { milestone, key, role, place, observations });
		}
	}
	return new Map(
		[...byMilestone].map(([milestone, byStay]) => [
			milestone,
			[...byStay.values()],
		]),
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
