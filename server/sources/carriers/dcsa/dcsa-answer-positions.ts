import { giveWay } from "../../../runtime/time-slices.ts";
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

/** Written time of an actual; null for other events. */
function timeOfFact(event: unknown): string | null {
	if (!isObject(event)) return null;
	const flat = flattenEvent(event);
	const isFact =
		wordFor("classifier", firstText(flat, CLASSIFIER_NAMES)) === "actual";
	return isFact ? textOf(flat.eventDateTime) : null;
}

/** Whether an answer lists the newest events first, as most pairs of neighbouring actuals show. */
async function isNewestFirst(events: readonly unknown[]): Promise<boolean> {
	let before: string | undefined;
	let rising = 0;
	for (const event of events) {
		await giveWay();
		const time = timeOfFact(event);
		if (time === null) continue;
		before ??= time;
		rising += Number(time > before) - Number(time < before);
		before = time;
	}
	return rising < 0;
}

/**
 * Adds positions to the messages of an answer that have no report time, oldest first. A line lists a revised estimate after the one
 * that it revises, or before it when it lists the newest first.
 */
export async function withPositions(
	messages: readonly ReadMessage[],
	events: readonly unknown[],
): Promise<readonly ReadMessage[]> {
	const hasReportTime = ({ observation }: ReadMessage) =>
		credibleReportTime(observation) !== null;
	if (messages.every(hasReportTime)) return messages;
	const isReversed = await isNewestFirst(events);
	return messages.map((message) => {
		if (hasReportTime(message)) return message;
		const { observation, index } = message;
		const answerPosition = isReversed ? events.length - 1 - index : index;
		return { ...message, observation: { ...observation, answerPosition } };
	});
}
