import type { EstimatedEvent } from "../../../generated/openapi.ts";
import type { ArrivalEstimate } from "../../tracking/compare/compare.ts";
import { portIdentifier } from "../locations/location-identifier.ts";
import { vesselId } from "../vessels/vessel-serializer.ts";

/** The record of `shipment.estimated.arrival`. */
export function serializeEstimatedArrival(parts: {
	readonly id: string;
	readonly shipmentId: string;
	readonly createdAt: string;
	readonly arrival: ArrivalEstimate;
}): EstimatedEvent {
	const { arrival } = parts;
	const vessel = vesselId(arrival.vessel);
	return {
		id: parts.id,
		type: "estimated_event",
		attributes: {
			event: "shipment.estimated.arrival",
			created_at: parts.createdAt,
			estimated_timestamp: arrival.timestamp,
			timezone: arrival.timezone,
			location_locode: arrival.locode,
			voyage_number: arrival.voyageNumber,
			data_source: arrival.sourceKind,
		},
		relationships: {
			shipment: { data: { id: parts.shipmentId, type: "shipment" } },
			port: { data: portIdentifier(arrival.locode) },
			vessel: { data: vessel === null ? null : { id: vessel, type: "vessel" } },
		},
	};
}
