import type {
	ShipmentEtaHistory,
	ShipmentProvenance,
} from "../../../generated/openapi.ts";
import type { ShipmentFacts } from "../../tracking/journey/journey.ts";
import {
	type RawEventIdOf,
	serializeEstimates,
	serializeProvenance,
} from "../provenance/origin-serializer.ts";

/** The sources of a shipment's values. */
export function serializeShipmentProvenance(
	id: string,
	facts: ShipmentFacts,
	rawEventIdOf: RawEventIdOf,
): ShipmentProvenance {
	const { attributes, rawEvents } = serializeProvenance(
		facts.provenance,
		rawEventIdOf,
	);
	return {
		id,
		type: "shipment_provenance",
		attributes,
		relationships: {
			shipment: { data: { id, type: "shipment" } },
			raw_events: rawEvents,
		},
	};
}

/** The history of a shipment's estimated times. */
export function serializeShipmentEtaHistory(
	id: string,
	facts: ShipmentFacts,
	rawEventIdOf: RawEventIdOf,
): ShipmentEtaHistory {
	const { attributes, rawEvents } = serializeEstimates(
		["pol_etd_at", "pod_eta_at", "destination_eta_at"],
		facts.etaHistory,
		rawEventIdOf,
	);
	return {
		id,
		type: "shipment_eta_history",
		attributes,
		relationships: {
			shipment: { data: { id, type: "shipment" } },
			raw_events: rawEvents,
		},
	};
}
