import type { Statement } from "../observations/observation.ts";
import {
	identityOf,
	type Observation,
	type RetractionObservation,
} from "../observations/observation.ts";
import { believedReportTime, saidAt } from "../observations/report-time.ts";
import { contentOf } from "./statement-content.ts";

const eventOf = (source: Observation["source"], eventId: string): string =>
	`${source.kind}/${source.code}/${eventId}`;

/** Until when what was said of an event is taken back: by when it was reported, and where that is not believed by when it was received. */
interface TakenBackUntil {
	readonly reportedAt: string;
	readonly receivedAt: string;
}

const later = (a: string, b: string): string => (a > b ? a : b);

const FOR_EVER: TakenBackUntil = {
	reportedAt: "for ever",
	receivedAt: "for ever",
};

/** For each event that was taken back, until when; a retraction that does not say when takes back everything. */
function retractions(
	observations: readonly Observation[],
): ReadonlyMap<string, TakenBackUntil> {
	const untilByEvent = new Map<string, TakenBackUntil>();
	const mark = (retraction: RetractionObservation) => {
		const event = eventOf(retraction.source, retraction.retractedEventId);
		const { receivedAt } = retraction;
		const until =
			retraction.reportedAt === null
				? FOR_EVER
				: { reportedAt: saidAt(retraction), receivedAt };
		const known = untilByEvent.get(event) ?? until;
		untilByEvent.set(event, {
			reportedAt: later(known.reportedAt, until.reportedAt),
			receivedAt: later(known.receivedAt, until.receivedAt),
		});
	};
	for (const o of observations) if (o.kind === "retraction") mark(o);
	return untilByEvent;
}

const wordsOf = (said: Statement): string =>
	JSON.stringify([said.reportedAt, contentOf(said)]);

/** For each statement of an event that a source takes back and that does not tell when it was said, when it was received first. */
function firstReceipts(
	observations: readonly Observation[],
): (said: Statement) => string {
	const first = new Map<string, string>();
	const keyOf = (said: Statement) => `${identityOf(said)} ${wordsOf(said)}`;
	for (const o of observations) {
		if (o.kind === "retraction" || believedReportTime(o) !== null) continue;
		const key = keyOf(o);
		const known = first.get(key);
		if (known === undefined || o.receivedAt < known)
			first.set(key, o.receivedAt);
	}
	return (said) => first.get(keyOf(said)) ?? said.receivedAt;
}

/** Tells what was taken back from what stands. */
type IsTakenBack = (statement: Statement) => boolean;

const NOTHING: IsTakenBack = () => false;

/**
 * What retractions take back: what was said under an id, and the same message under another id, in the same words at the
 * same time. Lines that send a message twice know only one of its ids when they take it back.
 */
export function takenBack(observations: readonly Observation[]): IsTakenBack {
	const retractedAt = retractions(observations);
	if (retractedAt.size === 0) return NOTHING;
	const firstReceivedAt = firstReceipts(observations);
	const isNamed = (said: Statement) => {
		if (said.sourceEventId === null) return false;
		const until = retractedAt.get(eventOf(said.source, said.sourceEventId));
		if (until === undefined) return false;
		const reportedAt = believedReportTime(said);
		return reportedAt === null
			? firstReceivedAt(said) <= until.receivedAt
			: reportedAt <= until.reportedAt;
	};
	const named = observations.filter(
		(o): o is Statement => o.kind !== "retraction" && isNamed(o),
	);
	const times = new Set(named.map(({ occurredAt }) => occurredAt));
	const words = new Set(named.map(wordsOf));
	return (said) =>
		isNamed(said) || (times.has(said.occurredAt) && words.has(wordsOf(said)));
}
