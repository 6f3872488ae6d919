import { believedReportTime } from "../../../tracking/report-time.ts";
import type { EventReading } from "./dcsa-reading.ts";

/** An event that was understood. */
export type ReadMessage = Extract<
	EventReading,
	{ readonly observation: object }
>;

/** Whether an answer lists what happened last first, as most of the facts that follow each other show. */
function isNewestFirst(messages: readonly ReadMessage[]): boolean {
	const times = messages.flatMap(({ observation }) =>
		observation.classifier === "actual" ? [observation.occurredAt] : [],
	);
	let rising = 0;
	for (const [index, time] of times.entries()) {
		const before = times[index - 1] ?? time;
		rising += Number(time > before) - Number(time < before);
	}
	return rising < 0;
}

/**
 * The messages of an answer, with their places in it where they do not tell when they were recorded: a line lists
 * a revised estimate behind the one that it revises, or before it when it lists the newest first.
 */
export function withPositions(messages: readonly ReadMessage[]): ReadMessage[] {
	const isTurned = isNewestFirst(messages);
	return messages.map((message, index) => {
		const { observation } = message;
		if (believedReportTime(observation) !== null) return message;
		const answerPosition = isTurned ? messages.length - 1 - index : index;
		return { ...message, observation: { ...observation, answerPosition } };
	});
}
