import type { Queries } from "../../server/database/database.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import { packTexts } from "../../server/database/packed-texts/packed-texts.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { putRawEvents } from "../../server/resources/raw-events/raw-event-queries.ts";
import type { RawEventTable } from "../../server/resources/raw-events/raw-event-table.ts";
import { insertObservations } from "../../server/resources/shipments/observation-queries.ts";
import type { ObservationTable } from "../../server/resources/shipments/shipment-table.ts";
import { putTransportEvents } from "../../server/resources/transport-events/transport-event-queries.ts";
import type { TransportEventTable } from "../../server/resources/transport-events/transport-event-table.ts";
import type { Observation } from "../../server/tracking/observations/observation.ts";
import { observationOf } from "../support/records/observation-of.ts";
import { exampleEvents, exampleRawEvents } from "./seed-examples.ts";
import { madeAt } from "./seed-numbers.ts";

/** Whose events they are. */
export interface EventOwner {
	readonly accountId: string;
	readonly shipmentId: string;
	readonly containerId: string;
}

/** The rows of the events of some containers. */
export interface SeedEvents {
	readonly transportEvents: TransportEventTable[];
	readonly observations: ObservationTable[];
	readonly rawEvents: RawEventTable[];
}

/** No events. */
export function noEvents(): SeedEvents {
	return { transportEvents: [], observations: [], rawEvents: [] };
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
		is_estimate: 0,
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
	const { raw, ...content } = observationOf({ ...example, attributes });
	observations.push({
		account_id: accountId,
		id,
		shipment_id: shipmentId,
		source_kind: content.source.kind,
		source_code: content.source.code,
		key: id,
		version: "",
		text_digest: null,
		content: toJsonText<Omit<Observation, "raw">>(content),
		raw: packTexts([raw]),
		received_at: content.receivedAt,
	});
	rawEvents.push({
		account_id: accountId,
		id,
		container_id: containerId,
		observation_id: id,
		version_id: id,
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

/** Makes events of a container, as many of each kind as `count` says, and returns their ids. */
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
	await insertObservations(db, observations);
	await putRawEvents(db, rawEvents);
}
