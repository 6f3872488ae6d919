import type {
	Container,
	SearchResult,
	Shipment,
} from "../../../generated/openapi.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { Searched } from "../search-terms/search-table.ts";
import type { TrackingRequestTable } from "../tracking-requests/tracking-request-table.ts";

/** A record with its last change. */
interface Dated<Record> {
	readonly record: Record;
	readonly updatedAt: string;
}

/** The records for results, by id. */
export interface FoundRecords {
	readonly shipments: ReadonlyMap<string, Dated<Shipment>>;
	readonly containers: ReadonlyMap<string, Dated<Container>>;
	readonly requests: ReadonlyMap<string, TrackingRequestTable>;
}

type Attributes = SearchResult["attributes"];

/** The attributes of a result about a shipment, or about one of its containers. */
function shipmentAttributes(shipment: Shipment | undefined) {
	const known = shipment?.attributes;
	return {
		shipment_id: shipment?.id ?? null,
		scac: known?.shipping_line_scac ?? null,
		port_of_lading_name: known?.port_of_lading_name ?? null,
		port_of_discharge_name: known?.port_of_discharge_name ?? null,
		tracking_stopped: known ? known.line_tracking_stopped_at !== null : null,
		tracking_stopped_reason: known?.line_tracking_stopped_reason ?? null,
	};
}

function ofShipment({ record, updatedAt }: Dated<Shipment>): Attributes {
	const { attributes, relationships } = record;
	return {
		entity_type: "shipment",
		number: attributes.bill_of_lading_number,
		...shipmentAttributes(record),
		containers_count: relationships.containers.data.length,
		status: null,
		failed_reason: null,
		ref_numbers: attributes.ref_numbers ?? [],
		created_at: attributes.created_at,
		updated_at: updatedAt,
	};
}

function ofContainer(
	{ record, updatedAt }: Dated<Container>,
	{ shipments }: FoundRecords,
): Attributes {
	const { attributes, relationships } = record;
	const { id } = relationships.shipment.data;
	return {
		entity_type: "cargo",
		number: attributes.number,
		...shipmentAttributes(shipments.get(id)?.record),
		containers_count: null,
		status: attributes.current_status,
		failed_reason: null,
		ref_numbers: attributes.ref_numbers,
		created_at: attributes.created_at,
		updated_at: updatedAt,
	};
}

function ofRequest(row: TrackingRequestTable): Attributes {
	return {
		entity_type: "tracking_request",
		number: row.request_number,
		...shipmentAttributes(undefined),
		shipment_id: row.shipment_id,
		scac: row.scac === "" ? null : row.scac,
		containers_count: null,
		status: row.status,
		failed_reason: row.failed_reason,
		ref_numbers: fromJsonText(row.ref_numbers),
		created_at: row.created_at,
		updated_at: row.updated_at,
	};
}

function attributesOf(
	{ entity, id }: Searched,
	found: FoundRecords,
): Attributes | undefined {
	const shipment = found.shipments.get(id);
	const container = found.containers.get(id);
	const request = found.requests.get(id);
	if (entity === "shipment") return shipment && ofShipment(shipment);
	if (entity === "cargo") return container && ofContainer(container, found);
	return request && ofRequest(request);
}

/** The search result for a record; undefined when the record has been deleted in the meantime. */
export function serializeSearchResult(
	result: Searched,
	found: FoundRecords,
): SearchResult | undefined {
	const attributes = attributesOf(result, found);
	return attributes && { id: result.id, type: "search_result", attributes };
}
