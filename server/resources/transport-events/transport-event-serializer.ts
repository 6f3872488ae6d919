import type { TransportEvent } from "../../../generated/openapi.ts";
import type { ChangeFacts } from "../../tracking/compare/change-events.ts";
import type { TransportEventFacts } from "../../tracking/journey/journey.ts";
import {
	locationIdentifier,
	terminalIdentifier,
} from "../locations/location-identifier.ts";
import { vesselId } from "../vessels/vessel-serializer.ts";

/** The parts from which a transport event's record is built. */
export interface TransportEventParts {
	readonly id: string;
	readonly createdAt: string;
	/** The fact or estimate, or the change of a value. */
	readonly facts: TransportEventFacts | ChangeFacts;
	readonly shipmentId: string;
	readonly containerId: string;
	readonly rawEventId: string | null;
	/** The previous estimate or change. */
	readonly previousId: string | null;
	readonly invalidatedAt: string | null;
}

/** The attributes that differ between facts and changes: a change has a value and the time of its discovery. */
function variableAttributes({ facts, createdAt }: TransportEventParts) {
	return "value" in facts
		? {
				timestamp: createdAt,
				data_source: facts.sourceKind,
				value: facts.value,
			}
		: {
				timestamp: facts.timestamp,
				data_source: facts.source.kind,
				value: null,
			};
}

/** The record of a transport event. */
export function serializeTransportEvent(
	parts: TransportEventParts,
): TransportEvent {
	const { facts, rawEventId, previousId } = parts;
	const vessel = vesselId(facts.vessel);
	const { timestamp, data_source, value } = variableAttributes(parts);
	return {
		id: parts.id,
		type: "transport_event",
		attributes: {
			event: facts.event,
			created_at: parts.createdAt,
			voyage_number: facts.voyageNumber,
			timestamp,
			timezone: facts.timezone,
			location_locode: facts.locode,
			data_source,
			value,
			invalidated_at: parts.invalidatedAt,
			value_timestamp: value,
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
