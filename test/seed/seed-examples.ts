import type {
	Container,
	ContainerEtaHistory,
	ContainerProvenance,
	RawEvent,
	Shipment,
	ShipmentEtaHistory,
	ShipmentProvenance,
	TransportEvent,
	Vessel,
} from "../../generated/openapi.ts";
import {
	type ExampleDocument,
	exampleValue,
} from "../contract/contract-examples.ts";

const example = (operationId: string, name: string) =>
	exampleValue(operationId, name) as ExampleDocument;

/** A shipment as the contract shows one. */
export const exampleShipment = example("getShipment", "at_terminal")
	.data as Shipment;

/** A container of it. */
export const exampleContainer = example("getContainer", "available")
	.data as Container;

/** A container with few known values. */
export const exampleContainerAtSea = example("getContainer", "on_ship")
	.data as Container;

/** Transport events of such a container. */
export const exampleEvents = example("listContainerTransportEvents", "events")
	.data as TransportEvent[];

const raw = example("listContainerRawEvents", "raw_events");

/** Raw events of such a container. */
export const exampleRawEvents = raw.data as RawEvent[];

/** The vessels of these events. */
export const exampleVessels = (raw.included ?? []).filter(
	(record) => (record as Vessel).type === "vessel",
) as Vessel[];

/** The sources of the values of such a container. */
export const exampleContainerProvenance = example(
	"getContainerProvenance",
	"provenance",
).data as ContainerProvenance;

/** The origins of a record's values before any source has reported them. */
export const emptyContainerProvenance = example(
	"getContainerProvenance",
	"nothing_said",
).data as ContainerProvenance;

/** The sources of the values of such a shipment. */
export const exampleShipmentProvenance = example(
	"getShipmentProvenance",
	"provenance",
).data as ShipmentProvenance;

/** The former estimates of such a container. */
export const exampleContainerEtaHistory = example(
	"getContainerEtaHistory",
	"no_estimates",
).data as ContainerEtaHistory;

/** The former estimates of such a shipment. */
export const exampleShipmentEtaHistory = example(
	"getShipmentEtaHistory",
	"history",
).data as ShipmentEtaHistory;
