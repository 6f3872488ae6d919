import { compareText } from "../observations/milestone.ts";
import type { Statement } from "../observations/observation.ts";
import { identityOf, type Observation } from "../observations/observation.ts";
import {
	believedReportTime,
	compareReports,
} from "../observations/report-time.ts";
import { takenBack } from "./retractions.ts";
import { contentOf } from "./statement-content.ts";

/** All that a source said under one identity: what it says last, and what it said before. */
export interface Versions {
	readonly latest: Statement;
	readonly earlier: readonly Statement[];
}

/**
 * Orders what was said under one identity: what was reported later comes last. A source that changes a message without
 * saying when stands by what it said last, so that a wrong answer between right ones leaves nothing behind.
 */
function compareVersions(a: Statement, b: Statement): number {
	return (
		compareReports(a, b) ||
		compareText(a.receivedAt, b.receivedAt) ||
		compareText(contentOf(a), contentOf(b)) ||
		compareText(a.raw, b.raw)
	);
}

/** Whether two statements say the same, and neither tells that it was said at another time. */
function isSameVersion(a: Statement, b: Statement): boolean {
	return (
		believedReportTime(a) === believedReportTime(b) &&
		contentOf(a) === contentOf(b)
	);
}

function versionsOf([first, ...others]: readonly [
	Statement,
	...Statement[],
]): Versions {
	if (others.length === 0) return { latest: first, earlier: [] };
	const inOrder = [first, ...others].sort(compareVersions);
	// What was received again without having changed counts as it was received first.
	const [latest = first, ...earlier] = inOrder
		.filter((said, index) => {
			const before = inOrder[index - 1];
			return before === undefined || !isSameVersion(before, said);
		})
		.reverse();
	return { latest, earlier };
}

/**
 * What stands of all that the sources said, by identity. A source that says something else under one key has corrected
 * itself: what it reported last counts, and when it does not say when, what it was heard to say last; the order in which
 * messages are handed over never matters. What was taken back is gone, also where it was sent twice, until it is reported
 * again (DCSA Track & Trace 3.0, `isRetracted` and `eventUpdatedDateTime`).
 */
export function standing(observations: readonly Observation[]): Versions[] {
	const isTakenBack = takenBack(observations);
	const byIdentity = new Map<string, [Statement, ...Statement[]]>();
	for (const observation of observations) {
		if (observation.kind === "retraction") continue;
		if (isTakenBack(observation)) continue;
		const identity =
			observation.kind === "status"
				? `${identityOf(observation)} ${observation.occurredAt}`
				: identityOf(observation);
		const versions = byIdentity.get(identity);
		if (versions) versions.push(observation);
		else byIdentity.set(identity, [observation]);
	}
	return [...byIdentity.values()].map(versionsOf);
}
