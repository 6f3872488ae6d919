import type {
	Shipment,
	ShipmentEtaHistory,
	ShipmentProvenance,
} from "../../../generated/openapi.ts";
import { fromJsonText, type JsonText } from "../../database/json-text.ts";
import type { ShipmentFacts } from "../../tracking/journey.ts";
import {
	type RawEventIdOf,
	serializeEstimates,
	serializeProvenance,
} from "../provenance/origin-serializer.ts";

const FIRST_ESTIMATES = [
	"pol_original_etd_at",
	"pod_original_eta_at",
	"destination_original_eta_at",
] as const;

/** The origins of the first estimates that the record keeps although the messages would give others. */
function keptOrigins(
	record: Shipment,
	facts: ShipmentFacts,
	before: JsonText<ShipmentProvenance> | undefined,
): Partial<ShipmentProvenance["attributes"]> {
	const kept = FIRST_ESTIMATES.filter(
		(name) => record.attributes[name] !== facts.attributes[name],
	);
	if (before === undefined || kept.length === 0) return {};
	const { attributes } = fromJsonText(before);
	return Object.fromEntries(
		kept.flatMap((name) =>
			attributes[name] ? [[name, attributes[name]]] : [],
		),
	);
}

/** Where the values of a shipment's record come from; `before` is what was recorded of that. */
export function serializeShipmentProvenance(
	record: Shipment,
	facts: ShipmentFacts,
	rawEventIdOf: RawEventIdOf,
	before: JsonText<ShipmentProvenance> | undefined,
): ShipmentProvenance {
	const { id } = record;
	const { attributes, rawEvents } = serializeProvenance(
		facts.provenance,
		rawEventIdOf,
		keptOrigins(record, facts, before),
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

/** What the estimated times of a shipment have been. */
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
