import type { ContainerCreatedEvent } from "../../generated/openapi.ts";
import type { Queries } from "../database/database.ts";
import {
	fromJsonText,
	type JsonText,
	toJsonText,
} from "../database/json-text.ts";
import { newRecordId } from "../database/record-id.ts";
import { findRecordsByKey } from "../database/record-queries.ts";
import { linkedIdentifiers, recordKey } from "../json-api/linkage.ts";
import type { ContainerTable } from "../resources/containers/container-table.ts";
import { serializeTrackingRequest } from "../resources/tracking-requests/tracking-request-serializer.ts";
import type { TrackingRequestTable } from "../resources/tracking-requests/tracking-request-table.ts";
import type {
	AccountEvent,
	IncludedRecord,
} from "../resources/webhooks/notify.ts";
import type { ShipmentRecords } from "./shipment-records.ts";

/** The records that travel with a transport event beside shipment and container. */
const SURROUNDINGS = ["location", "terminal", "vessel"];

function included(text: string): JsonText<IncludedRecord> {
	return text as JsonText<IncludedRecord>;
}

/** What an account is told when a request has come to an outcome. */
export function requestEvent(
	request: TrackingRequestTable,
	event: Extract<AccountEvent["event"], `tracking_request.${string}`>,
	records: readonly string[] = [],
): AccountEvent {
	const text = toJsonText(serializeTrackingRequest(request));
	return {
		event,
		reference: { id: request.id, type: "tracking_request" },
		included: [...records, text].map(included),
	};
}

function containerCreated(
	container: ContainerTable,
	records: ShipmentRecords,
	now: string,
): AccountEvent {
	const created: ContainerCreatedEvent = {
		id: newRecordId(),
		type: "container_created_event",
		attributes: { timestamp: now, timezone: "Etc/UTC" },
		relationships: {
			container: { data: { id: container.id, type: "container" } },
			shipment: { data: { id: container.shipment_id, type: "shipment" } },
		},
	};
	return {
		event: "container.created",
		reference: { id: created.id, type: "container_created_event" },
		included: [
			records.shipment.document,
			container.document,
			toJsonText(created),
		].map(included),
	};
}

/**
 * What an account is told after an inquiry, in the order in which it came about: new containers, then milestones and
 * estimates by their times. Reads the surroundings of all of them with one query per type.
 */
export async function shipmentEvents(
	db: Queries,
	accountId: string,
	records: ShipmentRecords,
	now: string,
): Promise<AccountEvent[]> {
	const news = records.news.map((row) => ({
		row,
		event: fromJsonText(row.document),
	}));
	const surroundings = await findRecordsByKey(
		db,
		accountId,
		linkedIdentifiers(
			news.map(({ event }) => event),
			SURROUNDINGS,
		),
	);
	const containers = new Map(records.containers.map((row) => [row.id, row]));
	const milestones = news.map(({ row, event }): AccountEvent => {
		const around = linkedIdentifiers([event], SURROUNDINGS).map(
			(identifier) => surroundings.get(recordKey(identifier)) ?? [],
		);
		return {
			event: event.attributes.event,
			reference: { id: row.id, type: "transport_event" },
			included: [
				records.shipment.document,
				containers.get(row.container_id)?.document ?? [],
				...around,
				row.document,
			]
				.flat()
				.map(included),
		};
	});
	return [
		...records.newContainers.map((row) => containerCreated(row, records, now)),
		...milestones,
	];
}
