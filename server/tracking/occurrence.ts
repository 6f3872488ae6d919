import type { Milestone } from "./event-names.ts";
import { milestonesOf } from "./events.ts";
import type { Message } from "./observation.ts";
import type { PlacedObservation, Role } from "./place.ts";

/** A milestone at one place, with every message about it, of whatever source. */
export interface Occurrence {
	readonly milestone: Milestone;
	/** See {@link TransportEventFacts}. */
	readonly key: string;
	readonly role: Role;
	/** {@link placeKey} of its place; empty when nobody names it. */
	readonly place: string;
	readonly observations: readonly Message[];
}

/** What happened or is to happen on a journey, by milestone. */
export type Occurrences = ReadonlyMap<Milestone, readonly Occurrence[]>;

/** Groups placed messages by the milestone they report; a message that reports two is in two groups. */
export function occurrencesOf(
	placed: readonly PlacedObservation[],
): Occurrences {
	const byKey = new Map<string, Occurrence & { observations: Message[] }>();
	const byMilestone = new Map<Milestone, Occurrence[]>();
	for (const report of placed) {
		for (const milestone of milestonesOf(report)) {
			const again = report.visit > 1 ? `#${report.visit}` : "";
			const place = report.place ?? "";
			const key = `${milestone}@${place}${again}`;
			const known = byKey.get(key);
			if (known) {
				known.observations.push(report.observation);
				continue;
			}
			const { role, observation } = report;
			const occurrence = {
				milestone,
				key,
				role,
				place,
				observations: [observation],
			};
			byKey.set(key, occurrence);
			const others = byMilestone.get(milestone);
			if (others) others.push(occurrence);
			else byMilestone.set(milestone, [occurrence]);
		}
	}
	return byMilestone;
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
