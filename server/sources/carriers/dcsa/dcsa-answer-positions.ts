import { credibleReportTime } from "../../../tracking/observations/report-time.ts";
import { firstText, isObject, textOf } from "../../parsing/fields.ts";
import { wordFor } from "./dcsa-codes.ts";
import type { CarrierObservation } from "./dcsa-event-types.ts";
import { flattenEvent } from "./dcsa-shape.ts";
import { CLASSIFIER_NAMES } from "./read-dcsa-event.ts";

/** A parsed event and its position in the answer. */
export interface ReadMessage {
	readonly observation: CarrierObservation;
	readonly textDigest?: string;
	readonly index: number;
}

/** Written time of an actual; empty for other events. */
function timeOfFact(event: unknown): string[] {
	if (!isObject(event)) return [];
	const flat = flattenEvent(event);
	const isFact =
		wordFor("classifier", firstText(flat, CLASSIFIER_NAMES)) === "actual";
	const at = isFact ? textOf(flat.eventDateTime) : null;
	return at === null ? [] : [at];
}

/** Whether an answer lists the newest events first, as most pairs of neighbouring actuals show. */
function isNewestFirst(events: readonly unknown[]): boolean {
	const times = events.flatMap(timeOfFact);
	let rising = 0;
	for (const [index, time] of times.entries()) {
		const before = times[index - 1] ?? time;
		rising += Number(time > before) - Number(time < before);
	}
	return rising < 0;
}

/**
 * Adds positions to the messages of an answer that have no report time, oldest first. A line lists a revised estimate after the one
 * that it revises, or before it when it lists the newest first.
 */
export function withPositions(
	messages: readonly ReadMessage[],
	events: readonly unknown[],
): readonly ReadMessage[] {
	const isTold = ({ observation }: ReadMessage) =>
		credibleReportTime(observation) !== null;
	if (messages.every(isTold)) return messages;
	const isTurned = isNewestFirst(events);
	return messages.map((message) => {
		if (isTold(message)) return message;
		const { observation, index } = message;
		const answerPosition = isTurned ? events.length - 1 - index : index;
		return { ...message, observation: { ...observation, answerPosition } };
	});
}
