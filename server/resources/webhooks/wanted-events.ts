import type { EventName, WantedEventName } from "../../../generated/openapi.ts";
import type { EventCatalogue } from "../account-events/event-catalogue.ts";

/** What a client writes for all events. */
const ALL = "*";

type WantedEvents = readonly WantedEventName[] | null | undefined;

/** The events that are named; undefined when all are: by `*` or because none is. */
export function namedEvents(wanted: WantedEvents): EventName[] | undefined {
	const named = wanted?.filter((event) => event !== ALL);
	return named?.length === wanted?.length ? named : undefined;
}

/** The events that are named, or all that there are. */
export function subscribedEvents(
	wanted: WantedEvents,
	catalogue: EventCatalogue,
): EventName[] {
	return namedEvents(wanted) ?? [...catalogue.keys()];
}
