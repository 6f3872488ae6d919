import type { Observation } from "./observation.ts";

/**
 * When the source recorded the message; null when the source gives no credible time. A report time after receipt is not credible. Nor
 * is one equal to the time of a planned or estimated event: some lines write the event's own time as `eventCreatedDateTime`.
 */
export function credibleReportTime(observation: Observation): string | null {
	const { reportedAt, receivedAt, occurredAt, classifier } = observation;
	if (reportedAt === null || reportedAt > receivedAt) return null;
	return classifier !== "actual" && reportedAt === occurredAt
		? null
		: reportedAt;
}

/** When a message was reported: its credible report time, otherwise its first receipt. ISO 8601 UTC. */
export function reportTimeOf(observation: Observation): string {
	return credibleReportTime(observation) ?? observation.receivedAt;
}

/** Position of a message in its response; -1 when its report time gives the order. */
function positionInResponse(observation: Observation): number {
	return credibleReportTime(observation) === null
		? (observation.answerPosition ?? 0)
		: -1;
}

/** Orders two messages by when they were reported; within one response without report times, by their position. */
export function compareReports(one: Observation, other: Observation): number {
	const [a, b] = [reportTimeOf(one), reportTimeOf(other)];
	if (a !== b) return a < b ? -1 : 1;
	return positionInResponse(one) - positionInResponse(other);
}

/** Text key that sorts messages as {@link compareReports} does. */
export function reportSortKey(observation: Observation): string {
	const order = String(positionInResponse(observation) + 1).padStart(6, "0");
	return `${reportTimeOf(observation)} ${order}`;
}

/** Whether only their places in one response order two messages: they came together, and neither has a credible report time. */
export function isFromSameResponse(
	one: Observation,
	other: Observation,
): boolean {
	return (
		credibleReportTime(one) === null &&
		credibleReportTime(other) === null &&
		one.receivedAt === other.receivedAt
	);
}
