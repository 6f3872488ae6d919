import type { Queries } from "../../database/database.ts";
import {
	findSized,
	type SizedDocument,
} from "../../database/stored-documents/sized-documents.ts";
import { badParameter } from "../../http/replies/api-error.ts";
import {
	type ListedPositions,
	listFromPositions,
} from "../../json-api/list-from-positions.ts";
import { listByCreation } from "../../json-api/list-in-memory.ts";
import type { ListSource } from "../../json-api/list-source.ts";
import type { EventFilter } from "./event-filter.ts";
import {
	eventsOfPeriod,
	findContainerIds,
	findEventsOf,
} from "./event-list-queries.ts";
import { namedEvents } from "./named-events.ts";

/** The most events of a filter's containers that are read and sorted in memory. */
const MOST_SORTED = 5_000;

/** The containers that a filter selects; undefined for all. */
async function wantedContainers(
	db: Queries,
	accountId: string,
	{ containerId, shipmentId }: EventFilter,
): Promise<readonly string[] | undefined> {
	if (shipmentId === undefined)
		return containerId === undefined ? undefined : [containerId];
	const ids = await findContainerIds(db, accountId, shipmentId);
	return containerId === undefined
		? ids
		: ids.filter((id) => id === containerId);
}

async function eventsOfContainers(
	db: Queries,
	accountId: string,
	containerIds: readonly string[],
	filter: EventFilter,
): Promise<ListedPositions> {
	const found = await findEventsOf(
		db,
		accountId,
		containerIds,
		filter,
		MOST_SORTED,
	);
	if (!found) {
		const parameter = `filter[${filter.containerId ? "container" : "shipment"}_id]`;
		const detail = `${parameter} leaves more than ${MOST_SORTED} events: add a shorter filter[created_at]`;
		throw badParameter(parameter, "too_broad", detail);
	}
	return listByCreation(
		found.filter(({ event }) => filter.names?.has(event) !== false),
	);
}

/** The list of events that pass a filter, latest recorded first. A filter that no index can read is a 400. */
export async function eventList(
	db: Queries,
	accountId: string,
	filter: EventFilter,
): Promise<ListSource<SizedDocument>> {
	const containers = await wantedContainers(db, accountId, filter);
	const all = () => eventsOfPeriod(db, accountId, filter);
	const positions = containers
		? await eventsOfContainers(db, accountId, containers, filter)
		: filter.names
			? namedEvents(all(), filter.names)
			: all();
	return listFromPositions(positions, (ids) =>
		findSized(db, "transport_events", accountId, ids),
	);
}
