import type { Milestone } from "./event-names.ts";
import { milestonesOf } from "./events.ts";
import { best } from "./milestone.ts";
import type { Observation } from "./observation.ts";
import type { PlacedObservation, Role } from "./place.ts";

/** A milestone at one place, with every message about it. */
export interface Occurrence {
	readonly milestone: Milestone;
	/** See {@link TransportEventFacts}. */
	readonly key: string;
	readonly role: Role;
	readonly observations: readonly Observation[];
}

/** Groups placed messages by the milestone they report; a message that reports two is in two groups. */
export function occurrencesOf(
	placed: readonly PlacedObservation[],
): Occurrence[] {
	const reports = placed.flatMap((report) =>
		milestonesOf(report).map((milestone) => {
			const again = report.visit > 1 ? `#${report.visit}` : "";
			const key = `${milestone}@${report.place ?? ""}${again}`;
			return { ...report, milestone, key };
		}),
	);
	return [...Map.groupBy(reports, ({ key }) => key)].flatMap(([key, group]) =>
		group.slice(0, 1).map(({ milestone, role }) => ({
			milestone,
			key,
			role,
			observations: group.map(({ observation }) => observation),
		})),
	);
}

/** All messages about a milestone, or only about it in some roles. */
export function reportsOf(
	occurrences: readonly Occurrence[],
	milestone: Milestone,
	...roles: readonly Role[]
): Observation[] {
	return occurrences
		.filter(
			(o) =>
				o.milestone === milestone &&
				(roles.length === 0 || roles.includes(o.role)),
		)
		.flatMap((o) => o.observations);
}

/** What the message that counts most says, of those that say it. */
export function said<T>(
	observations: readonly Observation[],
	read: (observation: Observation) => T | null,
): T | null {
	const saying = best(observations.filter((o) => read(o) !== null));
	return saying && read(saying);
}
