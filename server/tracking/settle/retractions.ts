import type {
	Observation,
	RetractionObservation,
	Statement,
} from "../observations/observation.ts";
import {
	credibleReportTime,
	reportTimeOf,
} from "../observations/report-time.ts";
import { contentOf } from "./statement-content.ts";

const eventOf = (source: Observation["source"], eventId: string): string =>
	`${source.kind}/${source.code}/${eventId}`;

/** Latest time of the retracted versions of an event: by their report time or, where that is not credible, their receipt. */
interface RetractedUntil {
	readonly reportedAt: string;
	readonly receivedAt: string;
}

const later = (a: string, b: string): string => (a > b ? a : b);

const FOREVER: RetractedUntil = {
	reportedAt: "forever",
	receivedAt: "forever",
};

/** Maps each retracted event to its latest retraction. A retraction without a report time retracts every version. */
function retractions(
	observations: readonly Observation[],
): ReadonlyMap<string, RetractedUntil> {
	const untilByEvent = new Map<string, RetractedUntil>();
	const mark = (retraction: RetractionObservation) => {
		const event = eventOf(retraction.source, retraction.retractedEventId);
		const { receivedAt } = retraction;
		const until =
			retraction.reportedAt === null
				? FOREVER
				: { reportedAt: reportTimeOf(retraction), receivedAt };
		const known = untilByEvent.get(event) ?? until;
		untilByEvent.set(event, {
			reportedAt: later(known.reportedAt, until.reportedAt),
			receivedAt: later(known.receivedAt, until.receivedAt),
		});
	};
	for (const o of observations) if (o.kind === "retraction") mark(o);
	return untilByEvent;
}

const versionKeyOf = (statement: Statement): string =>
	JSON.stringify([statement.reportedAt, contentOf(statement)]);

/** Whether a statement is retracted. */
type IsRetracted = (statement: Statement) => boolean;

const NOTHING: IsRetracted = () => false;

/**
 * Finds the retracted statements: those under the retracted id, and equal ones. Lines that send a message twice retract only one
 * of its ids, and can send a retracted message again.
 */
export function retractedIn(observations: readonly Observation[]): IsRetracted {
	const retractedAt = retractions(observations);
	if (retractedAt.size === 0) return NOTHING;
	const isNamed = (statement: Statement) => {
		if (statement.sourceEventId === null) return false;
		const until = retractedAt.get(
			eventOf(statement.source, statement.sourceEventId),
		);
		if (until === undefined) return false;
		const reportedAt = credibleReportTime(statement);
		return reportedAt === null
			? statement.receivedAt <= until.receivedAt
			: reportedAt <= until.reportedAt;
	};
	const named = observations.filter(
		(o): o is Statement => o.kind !== "retraction" && isNamed(o),
	);
	const times = new Set(named.map(({ occurredAt }) => occurredAt));
	const words = new Set(named.map(versionKeyOf));
	return (statement) =>
		isNamed(statement) ||
		(times.has(statement.occurredAt) && words.has(versionKeyOf(statement)));
}
