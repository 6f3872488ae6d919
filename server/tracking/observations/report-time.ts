import type { Observation } from "./observation.ts";

/**
 * When the source recorded the message, or null when it does not say or cannot be believed. Nothing is recorded after
 * it was received, and no estimate at the very time that it is for: some lines write the event's own time as
 * `eventCreatedDateTime`.
 */
export function believedReportTime(said: Observation): string | null {
	const { reportedAt, receivedAt, occurredAt, classifier } = said;
	if (reportedAt === null || reportedAt > receivedAt) return null;
	return classifier !== "actual" && reportedAt === occurredAt
		? null
		: reportedAt;
}

/** When a message was said: when the source recorded it, else when it was first received. ISO 8601 UTC. */
export function saidAt(said: Observation): string {
	return believedReportTime(said) ?? said.receivedAt;
}

/** The place of a message among those that were said at the same time; only the answer's order tells it. */
function orderIn(said: Observation): number {
	return believedReportTime(said) === null ? (said.answerPosition ?? 0) : -1;
}

/** Orders two messages by when they were said, those of one answer that do not tell by their place in it. */
export function compareReports(one: Observation, other: Observation): number {
	const [a, b] = [saidAt(one), saidAt(other)];
	if (a !== b) return a < b ? -1 : 1;
	return orderIn(one) - orderIn(other);
}

/** A text that sorts messages as {@link compareReports} does. */
export function momentOf(said: Observation): string {
	const order = String(orderIn(said) + 1).padStart(6, "0");
	return `${saidAt(said)} ${order}`;
}

/** Whether only the order of one answer tells which of two messages was said later. */
export function isOfOneAnswer(one: Observation, other: Observation): boolean {
	return (
		believedReportTime(one) === null &&
		believedReportTime(other) === null &&
		one.receivedAt === other.receivedAt
	);
}
