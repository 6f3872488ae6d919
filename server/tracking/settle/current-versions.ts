import type { Statement } from "../observations/observation.ts";
import { identityOf, type Observation } from "../observations/observation.ts";
import { compareText } from "../observations/precedence.ts";
import {
	compareReports,
	credibleReportTime,
} from "../observations/report-time.ts";
import { retractedIn } from "./retractions.ts";
import { contentOf } from "./statement-content.ts";

/** The versions of one statement: the current one, and the earlier ones from the latest to the first. */
export interface Versions {
	readonly latest: Statement;
	readonly earlier: readonly Statement[];
}

/**
 * Orders the versions of one statement by report time, then by receipt. Without report times the version received last is
 * the current one, so that a wrong response between correct ones leaves no trace.
 */
function compareVersions(a: Statement, b: Statement): number {
	return (
		compareReports(a, b) ||
		compareText(a.receivedAt, b.receivedAt) ||
		compareText(contentOf(a), contentOf(b)) ||
		compareText(a.raw, b.raw)
	);
}

/** Whether two versions have the same content and the same credible report time. */
function isSameVersion(a: Statement, b: Statement): boolean {
	return (
		credibleReportTime(a) === credibleReportTime(b) &&
		contentOf(a) === contentOf(b)
	);
}

function versionsOf([first, ...others]: readonly [
	Statement,
	...Statement[],
]): Versions {
	if (others.length === 0) return { latest: first, earlier: [] };
	const inOrder = [first, ...others].sort(compareVersions);
	// A version received again unchanged counts from its first receipt.
	const [latest = first, ...earlier] = inOrder
		.filter((version, index) => {
			const before = inOrder[index - 1];
			return before === undefined || !isSameVersion(before, version);
		})
		.reverse();
	return { latest, earlier };
}

/**
 * The current and earlier versions of every statement that is not retracted. A source that sends other content under one key corrects
 * itself: the version reported last counts. Without a report time, the version received last counts. A retracted message is valid again
 * after a new report (DCSA Track & Trace 3.0, `isRetracted` and `eventUpdatedDateTime`).
 */
export function currentVersions(
	observations: readonly Observation[],
): Versions[] {
	const isRetracted = retractedIn(observations);
	const byIdentity = new Map<string, [Statement, ...Statement[]]>();
	for (const observation of observations) {
		if (observation.kind === "retraction") continue;
		if (isRetracted(observation)) continue;
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
