import type {
	Observation,
	RetractionObservation,
} from "../../../tracking/observation.ts";
import { type Fields, textOf } from "./dcsa-fields.ts";

type Common = Omit<Observation, "kind" | "activity" | "key">;

/**
 * The id of the event that this one takes back, or null when it takes back none: 3.0 repeats the event with `isRetracted`,
 * and 3.0 Beta 1 names another one in `retractedEventID`. Undefined: it takes something back and does not say what.
 */
export function retractedIdOf(event: Fields): string | null | undefined {
	const named = textOf(event.retractedEventID, 200);
	if (named !== null) return named;
	if (event.isRetracted !== true && event.isRetracted !== "true") return null;
	return textOf(event.eventID, 200) ?? undefined;
}

/** A retraction. Its key differs from that of the event, which is kept beside it; whatever else it says does not count. */
export function retractionOf(
	retractedEventId: string,
	common: Common,
): RetractionObservation {
	return {
		...common,
		kind: "retraction",
		activity: "retracted",
		key: `${retractedEventId}:retracted`,
		retractedEventId,
	};
}
