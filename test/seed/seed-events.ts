import type { Queries } from "../../server/database/database.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { NewObservation } from "../../server/resources/observations/observation.ts";
import { insertReports } from "../../server/resources/observations/observation-queries.ts";
import { packReports } from "../../server/resources/observations/pack-reports.ts";
import { putRawEvents } from "../../server/resources/raw-events/raw-event-queries.ts";
import type { RawEventTable } from "../../server/resources/raw-events/raw-event-table.ts";
import { putTransportEvents } from "../../server/resources/transport-events/transport-event-queries.ts";
import type { TransportEventTable } from "../../server/resources/transport-events/transport-event-table.ts";
import { atOnce } from "../../server/tracking/observations/interruptible.ts";
import { newObservationOf } from "../support/records/observation-of.ts";
import { exampleEvents, exampleRawEvents } from "./seed-examples.ts";
import { madeAt } from "./seed-numbers.ts";

/** The container that the events belong to. */
export interface EventOwner {
	readonly accountId: string;
	readonly shipmentId: string;
	readonly containerId: string;
}

/** The rows of the events of some containers. */
export interface SeedEvents {
	readonly transportEvents: TransportEventTable[];
	/** By shipment. */
	readonly observations: Map<string, NewObservation[]>;
	readonly rawEvents: RawEventTable[];
}

/** No events. */
export function noEvents(): SeedEvents {
	return { transportEvents: [], observations: new Map(), rawEvents: [] };
}

function at<T>(items: readonly T[], index: number): T {
	return items[index % items.length] as T;
}

function addTransportEvent(
	{ transportEvents }: SeedEvents,
	{ accountId, shipmentId, containerId }: EventOwner,
	index: number,
): string {
	const { attributes, relationships, ...event } = at(exampleEvents, index);
	const id = newRecordId();
	const createdAt = madeAt(index);
	transportEvents.push({
		account_id: accountId,
		id,
		container_id: containerId,
		key: `event ${index}`,
		version: 0,
		event: attributes.event,
		timestamp: attributes.timestamp ?? createdAt,
		invalidated_at: null,
		created_at: createdAt,
		document: toJsonText({
			...event,
			id,
			attributes: { ...attributes, created_at: createdAt },
			relationships: {
				...relationships,
				shipment: { data: { id: shipmentId, type: "shipment" as const } },
				container: { data: { id: containerId, type: "container" as const } },
				source_event: { data: null },
				previous_version: { data: null },
			},
		}),
	});
	return id;
}

function addRawEvent(
	{ observations, rawEvents }: SeedEvents,
	{ accountId, shipmentId, containerId }: EventOwner,
	index: number,
): string {
	const { attributes, ...example } = at(exampleRawEvents, index);
	const id = newRecordId();
	const ofShipment = observations.get(shipmentId) ?? [];
	observations.set(shipmentId, ofShipment);
	const number = ofShipment.length + 1;
	ofShipment.push(newObservationOf({ ...example, id, attributes }, number));
	rawEvents.push({
		account_id: accountId,
		id,
		container_id: containerId,
		observation: number,
		version: number,
		position: index,
		event: attributes.event,
		is_estimate: attributes.estimated ? 1 : 0,
		locode: attributes.location_locode,
		vessel_name: attributes.vessel_name,
		vessel_imo: attributes.vessel_imo,
		invalidated_at: attributes.invalidated_at,
	});
	return id;
}

/** Creates events of a container, `count` of each kind, and returns their ids. */
export function addEvents(
	events: SeedEvents,
	owner: EventOwner,
	count: number,
): { transportEventIds: string[]; rawEventIds: string[] } {
	const indexes = Array.from({ length: count }, (_, index) => index);
	return {
		transportEventIds: indexes.map((index) =>
			addTransportEvent(events, owner, index),
		),
		rawEventIds: indexes.map((index) => addRawEvent(events, owner, index)),
	};
}

/** Writes events. */
export async function writeEvents(
	db: Queries,
	{ transportEvents, observations, rawEvents }: SeedEvents,
): Promise<void> {
	await putTransportEvents(db, transportEvents);
	const [accountId] = rawEvents.map((row) => row.account_id);
	if (accountId === undefined) return;
	const reports = [...observations].flatMap(([shipmentId, ofShipment]) =>
		atOnce(packReports({ accountId, shipmentId }, ofShipment)),
	);
	await insertReports(db, reports);
	await putRawEvents(db, rawEvents);
}
