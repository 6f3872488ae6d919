import type { Shipment } from "../../../generated/openapi.ts";
import type { ShipmentFacts } from "../../tracking/journey.ts";
import {
	locationIdentifier,
	portIdentifier,
	terminalIdentifier,
} from "../locations/location-identifier.ts";

type Attributes = Shipment["attributes"];

/** Everything that a shipment's record is made from. */
export interface ShipmentParts {
	readonly id: string;
	readonly createdAt: string;
	readonly facts: ShipmentFacts;
	/** The record as it was before; some attributes are written once and stay. */
	readonly before: Shipment | undefined;
	readonly line: {
		readonly scac: string;
		readonly name: string;
		readonly shortName: string;
	};
	/** The number that was submitted, and as it was sent to the line. */
	readonly requestNumber: string;
	readonly normalizedNumber: string;
	readonly refNumbers: readonly string[];
	readonly tags: readonly string[];
	readonly containerIds: readonly string[];
	readonly attemptedAt: string;
	readonly succeededAt: string | null;
}

/** The path of a shipment. */
function shipmentPath(id: string): string {
	return `/v2/shipments/${id}`;
}

/** References of the request and of the carrier, each once; what a user has set since stays in front. */
function mergedReferences(parts: ShipmentParts): string[] {
	const kept = parts.before?.attributes.ref_numbers ?? parts.refNumbers;
	return [...new Set([...kept, ...parts.facts.references])];
}

function attributesOf(parts: ShipmentParts): Attributes {
	const { facts, before, line } = parts;
	const first = before?.attributes;
	return {
		created_at: parts.createdAt,
		ref_numbers: mergedReferences(parts),
		tags: [...(first?.tags ?? parts.tags)],
		bill_of_lading_number: facts.billOfLadingNumber ?? parts.requestNumber,
		normalized_number: parts.normalizedNumber,
		shipping_line_scac: line.scac,
		shipping_line_name: line.name,
		shipping_line_short_name: line.shortName,
		customer_name: null,
		port_of_lading_locode: facts.portOfLading?.locode ?? null,
		port_of_lading_name: facts.portOfLading?.name ?? null,
		port_of_discharge_locode: facts.portOfDischarge?.locode ?? null,
		port_of_discharge_name: facts.portOfDischarge?.name ?? null,
		pod_vessel_name: facts.podVesselName,
		pod_vessel_imo: facts.podVesselImo,
		pod_voyage_number: facts.podVoyageNumber,
		destination_locode: facts.destination?.locode ?? null,
		destination_name: facts.destination?.name ?? null,
		destination_timezone: facts.destinationTimezone,
		destination_ata_at: facts.destinationAtaAt,
		destination_eta_at: facts.destinationEtaAt,
		pol_etd_at: facts.polEtdAt,
		pol_atd_at: facts.polAtdAt,
		pol_timezone: facts.polTimezone,
		pod_eta_at: facts.podEtaAt,
		// The first estimate is written once: a carrier that forgets it later does not change it.
		pod_original_eta_at: first?.pod_original_eta_at ?? facts.podOriginalEtaAt,
		pol_original_etd_at: first?.pol_original_etd_at ?? facts.polOriginalEtdAt,
		destination_original_eta_at:
			first?.destination_original_eta_at ?? facts.destinationOriginalEtaAt,
		pod_ata_at: facts.podAtaAt,
		pod_timezone: facts.podTimezone,
		line_tracking_last_attempted_at: parts.attemptedAt,
		line_tracking_last_succeeded_at: parts.succeededAt,
		line_tracking_stopped_at: first?.line_tracking_stopped_at ?? null,
		line_tracking_stopped_reason: first?.line_tracking_stopped_reason ?? null,
	};
}

/** The record of a shipment. */
export function serializeShipment(parts: ShipmentParts): Shipment {
	const { facts } = parts;
	return {
		id: parts.id,
		type: "shipment",
		attributes: attributesOf(parts),
		relationships: {
			port_of_lading: { data: portIdentifier(facts.portOfLading) },
			port_of_discharge: { data: portIdentifier(facts.portOfDischarge) },
			pod_terminal: { data: terminalIdentifier(facts.podTerminal) },
			destination: { data: locationIdentifier(facts.destination?.locode) },
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
