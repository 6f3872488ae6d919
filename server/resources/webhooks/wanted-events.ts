import type { EventName, WantedEventName } from "../../../generated/openapi.ts";
import type { EventCatalogue } from "../account-events/event-catalogue.ts";

/** The name that stands for all events. */
const ALL = "*";

type WantedEvents = readonly WantedEventName[] | null | undefined;

/** The subscribed events; undefined for all, by `*` or without names. */
export function namedEvents(wanted: WantedEvents): EventName[] | undefined {
	const named = wanted?.filter((event) => event !== ALL);
	return named?.length === wanted?.length ? named : undefined;
}

/** The subscribed events, or all existing ones. */
export function subscribedEvents(
	wanted: WantedEvents,
	catalogue: EventCatalogue,
): EventName[] {
	return namedEvents(wanted) ?? [...catalogue.keys()];
}
