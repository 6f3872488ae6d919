import type { TransportEvent } from "../../../generated/openapi.ts";
import type { TransportEventFacts } from "../../tracking/journey.ts";
import {
	locationIdentifier,
	terminalIdentifier,
} from "../locations/location-identifier.ts";
import { vesselId } from "../vessels/vessel-serializer.ts";

/** Everything that the record of a transport event is made from. */
export interface TransportEventParts {
	readonly id: string;
	readonly createdAt: string;
	readonly facts: TransportEventFacts;
	readonly shipmentId: string;
	readonly containerId: string;
	readonly rawEventId: string | null;
	/** The estimate that this one replaces. */
	readonly previousId: string | null;
	readonly invalidatedAt: string | null;
}

/** The record of a transport event. */
export function serializeTransportEvent(
	parts: TransportEventParts,
): TransportEvent {
	const { facts, rawEventId, previousId } = parts;
	const vessel = vesselId(facts.vessel);
	return {
		id: parts.id,
		type: "transport_event",
		attributes: {
			event: facts.event,
			created_at: parts.createdAt,
			voyage_number: facts.voyageNumber,
			timestamp: facts.timestamp,
			timezone: facts.timezone,
			location_locode: facts.locode,
			data_source: "shipping_line",
			value: null,
			invalidated_at: parts.invalidatedAt,
			value_timestamp: null,
		},
		relationships: {
			shipment: { data: { id: parts.shipmentId, type: "shipment" } },
			container: { data: { id: parts.containerId, type: "container" } },
			vessel: { data: vessel === null ? null : { id: vessel, type: "vessel" } },
			location: { data: locationIdentifier(facts.locode) },
			terminal: { data: terminalIdentifier(facts.facility) },
			source_event: {
				data:
					rawEventId === null ? null : { id: rawEventId, type: "raw_event" },
			},
			previous_version: {
				data:
					previousId === null
						? null
						: { id: previousId, type: "transport_event" },
			},
		},
	};
}
