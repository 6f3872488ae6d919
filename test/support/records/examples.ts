import type {
	Container,
	ContainerEtaHistory,
	ContainerProvenance,
	RawEvent,
	Shipment,
	ShipmentEtaHistory,
	ShipmentProvenance,
	TrackingRequest,
	TransportEvent,
	Vessel,
} from "../../../generated/openapi.ts";
import {
	type ExampleDocument,
	exampleValue,
} from "../../contract/contract-examples.ts";
import { MISSING_ID } from "../replies/missing-id.ts";

/** Id of the example shipment; its id in the contract is {@link MISSING_ID}. */
const EXAMPLE_SHIPMENT = "019fb6d4-9993-7f2c-97dd-e989de352150";

function example(operationId: string, name: string): ExampleDocument {
	const text = JSON.stringify(exampleValue(operationId, name));
	return JSON.parse(text.replaceAll(MISSING_ID, EXAMPLE_SHIPMENT));
}

const shipment = example("getShipment", "at_terminal").data as Shipment;
const container = example("getContainer", "available").data as Container;
const events = example("listContainerTransportEvents", "events")
	.data as TransportEvent[];
const raw = example("listContainerRawEvents", "raw_events");
const rawEvents = raw.data as RawEvent[];
const vessels = raw.included?.filter(
	(record) => (record as Vessel).type === "vessel",
) as Vessel[];
const request = example("getTrackingRequest", "created")
	.data as TrackingRequest;

/** The records of one shipment at the terminal, as the contract shows them in its examples. */
export const EXAMPLES = {
	shipment,
	container,
	events,
	rawEvents,
	request,
	vessels,
	containerProvenance: example("getContainerProvenance", "provenance")
		.data as ContainerProvenance,
	shipmentProvenance: example("getShipmentProvenance", "provenance")
		.data as ShipmentProvenance,
	shipmentEtaHistory: example("getShipmentEtaHistory", "history")
		.data as ShipmentEtaHistory,
	containerEtaHistory: {
		id: container.id,
		type: "container_eta_history",
		attributes: { ind_eta_at: [] },
		relationships: {
			container: { data: { id: container.id, type: "container" } },
			raw_events: { data: [] },
		},
	} satisfies ContainerEtaHistory,
} as const;

/** A record without `updated_at`, which is not stored with it. */
export function withoutChange<
	One extends { readonly attributes: { readonly updated_at?: string } },
>(record: One) {
	const { updated_at: _, ...attributes } = record.attributes;
	return { ...record, attributes };
}
