import { ApiError, badParameter } from "../../http/replies/api-error.ts";
import type { Services } from "../../services/services.ts";
import {
	type EventCatalogue,
	isTransportEvent,
} from "../account-events/event-catalogue.ts";
import { hasEntity } from "../custom-fields/entity.ts";
import type { StreamedFilter } from "./event-feed.ts";

const namesOf = (events: EventCatalogue): string =>
	[...events.keys()]
		.filter((name) => isTransportEvent(events, name))
		.join(", ");

/** Refuses names that no transport event has. */
export function refuseUnknownNames(
	names: StreamedFilter["names"],
	events: EventCatalogue,
): void {
	for (const name of names ?? [])
		if (!isTransportEvent(events, name))
			throw badParameter(
				"filter[event]",
				"not_allowed",
				`filter[event] has ${JSON.stringify(name)}, which is no name of a transport event; the names are ${namesOf(events)}`,
			);
}

/** Refuses a filter that no event can ever pass: its stream would be silent for ever, where a list is just empty. */
export async function refuseSilence(
	{ database, events }: Services,
	accountId: string,
	{ names, containerId, shipmentId }: StreamedFilter,
): Promise<void> {
	refuseUnknownNames(names, events);
	for (const [type, id] of [
		["container", containerId],
		["shipment", shipmentId],
	] as const)
		if (
			id !== undefined &&
			!(await hasEntity(database.db, accountId, { type, id }))
		)
			throw new ApiError(404, {
				code: "not_found",
				detail: `this account has no ${type} with this id`,
				source: { parameter: `filter[${type}_id]` },
			});
}
