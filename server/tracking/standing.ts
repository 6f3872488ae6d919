import { compareText } from "./milestone.ts";
import {
	identityOf,
	type Message,
	type Observation,
	type RetractionObservation,
	type StatusObservation,
} from "./observation.ts";

/** What a source said and did not take back. */
export type Statement = Message | StatusObservation;

/** All that a source said under one identity: what it says last, and what it said before. */
export interface Versions {
	readonly latest: Statement;
	readonly earlier: readonly Statement[];
}

/** What a statement says, without what makes it a message of its own. Two statements with one content say the same. */
export function contentOf(statement: Statement): string {
	const { source, place } = statement;
	return JSON.stringify([
		source.kind,
		source.code,
		statement.kind,
		statement.activity,
		statement.classifier,
		statement.originalEvent,
		statement.occurredAt,
		statement.precision,
		statement.timezone,
		place && [
			place.locode,
			place.name,
			place.facilityCode,
			place.facilityCodeList,
			place.facilityType,
			place.facilityName,
		],
		statement.billsOfLading,
		statement.bookings,
		statement.references,
		specificsOf(statement),
	]);
}

/** What only this kind of statement says. */
function specificsOf(statement: Statement): readonly unknown[] {
	if (statement.kind === "shipment")
		return [statement.documentType, statement.documentId];
	if (statement.kind === "status") {
		const { containerNumber, report } = statement;
		return [containerNumber, sorted(report)];
	}
	const { call, vessel } = statement;
	const atCall = [
		statement.mode,
		call?.id,
		call?.sequence,
		vessel?.imo,
		vessel?.name,
		statement.importVoyage,
		statement.exportVoyage,
		statement.phase,
	];
	if (statement.kind === "transport")
		return [...atCall, statement.containerNumber, statement.carried];
	const { containerNumber, isoCode, isEmpty, sealNumber } = statement;
	return [...atCall, containerNumber, isoCode, isEmpty, sealNumber];
}

/** The same value with the members of its objects in the order of their names, which a database does not keep. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (value === null || typeof value !== "object") return value;
	return Object.entries(value)
		.sort(([a], [b]) => compareText(a, b))
		.map(([name, member]) => [name, sorted(member)]);
}

/**
 * Orders what was said under one identity: what was reported later comes last. A source that changes a message without
 * saying when stands by what it said last, so that a wrong answer between right ones leaves nothing behind.
 */
function compareVersions(a: Statement, b: Statement): number {
	return (
		compareText(a.reportedAt ?? "", b.reportedAt ?? "") ||
		compareText(a.receivedAt, b.receivedAt) ||
		compareText(contentOf(a), contentOf(b)) ||
		compareText(a.raw, b.raw)
	);
}

function versionsOf([first, ...others]: readonly [
	Statement,
	...Statement[],
]): Versions {
	if (others.length === 0) return { latest: first, earlier: [] };
	const [latest = first, ...earlier] = [first, ...others]
		.sort(compareVersions)
		.reverse();
	return { latest, earlier };
}

const eventOf = (source: Observation["source"], eventId: string): string =>
	`${source.kind}/${source.code}/${eventId}`;

/** For each event that was taken back, when it was so for the last time; a retraction that does not say when takes back everything. */
function retractions(
	observations: readonly Observation[],
): ReadonlyMap<string, string> {
	const at = new Map<string, string>();
	const mark = (retraction: RetractionObservation) => {
		const event = eventOf(retraction.source, retraction.retractedEventId);
		const reportedAt = retraction.reportedAt ?? "for ever";
		if (reportedAt > (at.get(event) ?? "")) at.set(event, reportedAt);
	};
	for (const o of observations) if (o.kind === "retraction") mark(o);
	return at;
}

/** Tells what was taken back from what stands. */
type IsTakenBack = (statement: Statement) => boolean;

const NOTHING: IsTakenBack = () => false;

/**
 * What retractions take back: what was said under an id, and the same message under another id, in the same words at the
 * same time. Lines that send a message twice know only one of its ids when they take it back.
 */
function takenBack(observations: readonly Observation[]): IsTakenBack {
	const retractedAt = retractions(observations);
	if (retractedAt.size === 0) return NOTHING;
	const isNamed = ({ source, sourceEventId, reportedAt }: Statement) => {
		if (sourceEventId === null) return false;
		const until = retractedAt.get(eventOf(source, sourceEventId));
		return until !== undefined && (reportedAt ?? "") <= until;
	};
	const wordsOf = (said: Statement) =>
		JSON.stringify([said.reportedAt, contentOf(said)]);
	const named = observations.filter(
		(o): o is Statement => o.kind !== "retraction" && isNamed(o),
	);
	const times = new Set(named.map(({ occurredAt }) => occurredAt));
	const words = new Set(named.map(wordsOf));
	return (said) =>
		isNamed(said) || (times.has(said.occurredAt) && words.has(wordsOf(said)));
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
