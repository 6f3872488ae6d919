import type { Shipment } from "../../../generated/openapi.ts";
import type { ShipmentFacts } from "../../tracking/journey/journey.ts";
import {
	locationIdentifier,
	oceanTerminalIdentifier,
	portIdentifier,
	terminalIdentifier,
} from "../locations/location-identifier.ts";

type Attributes = Shipment["attributes"];

/** When the line was polled; absent when not polled this time. */
export type ShipmentTimes = Partial<
	Pick<
		Attributes,
		"line_tracking_last_attempted_at" | "line_tracking_last_succeeded_at"
	>
>;

/** The parts from which a shipment's record is built. */
export interface ShipmentParts {
	readonly id: string;
	readonly createdAt: string;
	readonly facts: ShipmentFacts;
	/** The previous record: the user's attributes, and those that no source reports, stay. */
	readonly before: Shipment | undefined;
	readonly line: {
		readonly scac: string;
		readonly name: string;
		readonly shortName: string;
	};
	/** The submitted number, and the number as sent to the line. */
	readonly requestNumber: string;
	readonly normalizedNumber: string;
	/** Name of the customer of a new shipment; absent or null for none. */
	readonly customerName?: string | null | undefined;
	/** References and tags of the request. */
	readonly refNumbers: readonly string[];
	readonly tags: readonly string[];
	readonly containerIds: readonly string[];
	readonly times: ShipmentTimes;
}

/** The attributes of a new shipment that no source reports. */
const UNREPORTED = {
	line_tracking_last_attempted_at: null,
	line_tracking_last_succeeded_at: null,
	line_tracking_stopped_at: null,
	line_tracking_stopped_reason: null,
} satisfies Partial<Attributes>;

/** The path of a shipment. */
export function shipmentPath(id: string): string {
	return `/v2/shipments/${id}`;
}

function attributesOf(parts: ShipmentParts): Attributes {
	const { facts, before, line } = parts;
	return {
		customer_name: parts.customerName ?? null,
		...UNREPORTED,
		...before?.attributes,
		...facts.attributes,
		created_at: parts.createdAt,
		ref_numbers: before?.attributes.ref_numbers ?? [...parts.refNumbers],
		tags: before?.attributes.tags ?? [...parts.tags],
		bill_of_lading_number:
			facts.attributes.bill_of_lading_number ?? parts.requestNumber,
		normalized_number: parts.normalizedNumber,
		shipping_line_scac: line.scac,
		shipping_line_name: line.name,
		shipping_line_short_name: line.shortName,
		...parts.times,
	};
}

/** The record of a shipment. */
export function serializeShipment(parts: ShipmentParts): Shipment {
	const { facts } = parts;
	const {
		port_of_lading_locode: lading,
		port_of_discharge_locode: discharge,
		destination_locode: destination,
	} = facts.attributes;
	return {
		id: parts.id,
		type: "shipment",
		attributes: attributesOf(parts),
		relationships: {
			port_of_lading: { data: portIdentifier(lading) },
			port_of_discharge: { data: portIdentifier(discharge) },
			pod_terminal: { data: oceanTerminalIdentifier(facts.podTerminal) },
			destination: { data: locationIdentifier(destination) },
			destination_terminal: {
				data: terminalIdentifier(facts.destinationTerminal),
			},
			line_tracking_stopped_by_user: { data: null },
			containers: {
				data: parts.containerIds.map((id) => ({ id, type: "container" })),
			},
		},
		links: { self: shipmentPath(parts.id) },
	};
}
