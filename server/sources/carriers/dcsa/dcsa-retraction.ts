import type { RetractionObservation } from "../../../tracking/observations/observation.ts";
import { type Fields, textOf } from "../../parsing/fields.ts";
import { readReportTime, readTime } from "../../parsing/times.ts";
import type { EventContext } from "./dcsa-event-types.ts";
import { readReferences } from "./dcsa-references.ts";

/**
 * The id of the event that this event retracts; null when it retracts none. 3.0 repeats the event with `isRetracted`, 3.0
 * Beta 1 names another one in `retractedEventID`. Undefined for a retraction without an id.
 */
export function retractedIdOf(event: Fields): string | null | undefined {
	const named = textOf(event.retractedEventID, 200);
	if (named !== null) return named;
	if (event.isRetracted !== true && event.isRetracted !== "true") return null;
	return textOf(event.eventID, 200) ?? undefined;
}

/**
 * Reads a retraction. Its key differs from that of the event, which stays recorded. Per the standard the other members are
 * not valid, so only times and documents are read.
 */
export function readRetraction(
	event: Fields,
	retractedEventId: string,
	raw: string,
	{ source, receivedAt }: EventContext,
): RetractionObservation {
	const reported = readReportTime(event);
	const occurred = readTime(textOf(event.eventDateTime), null);
	return {
		kind: "retraction",
		activity: "retracted",
		key: `${retractedEventId}:retracted`,
		retractedEventId,
		source,
		sourceEventId: textOf(event.eventID, 200),
		originalEvent: "RETRACTION",
		classifier: "actual",
		occurredAt: occurred?.at ?? reported?.at ?? receivedAt,
		precision: occurred?.precision ?? "instant",
		timezone: null,
		reportedAt: reported?.at ?? null,
		receivedAt,
		place: null,
		...readReferences(event),
		raw,
	};
}
