import type { components } from "../../../../generated/upstream/dcsa-track-and-trace-3.0.ts";
import type { CarrierEvent } from "../carrier-event.ts";
import type { Message } from "../messages.ts";
import {
	CLASSIFIERS,
	DOCUMENT_WORDS,
	EQUIPMENT_WORDS,
	FACILITY_WORDS,
	SHIPMENT_WORDS,
	TRANSPORT_WORDS,
} from "./words.ts";

type Schemas = components["schemas"];
type Call = Extract<CarrierEvent, { eventType: "TRANSPORT" }>["transportCall"];

/** A message as an event of 3.0, with members grouped by subject and words for codes. */
export function detailedEvent(
	{ phase, retracts }: Pick<Message, "phase" | "retracts">,
	event: CarrierEvent,
): Schemas["Event"] {
	const call = event.eventType === "SHIPMENT" ? undefined : event.transportCall;
	const location = locationOf(event, call);
	return {
		eventID: event.eventID ?? "",
		eventUpdatedDateTime: event.eventCreatedDateTime,
		eventDateTime: event.eventDateTime,
		...(retracts === undefined ? {} : { isRetracted: true }),
		eventClassification: classificationOf(event),
		...(location === undefined ? {} : { eventLocation: location }),
		...(event.eventType === "EQUIPMENT"
			? { equipmentDetails: equipmentOf(event, phase) }
			: {}),
		...(call === undefined
			? {}
			: { transportDetails: { transportCall: callOf(call) } }),
		shipmentDetails: shipmentOf(event),
	};
}

function word<Value>(words: Readonly<Record<string, Value>>, code: string) {
	const found = words[code];
	if (found === undefined) throw new Error(`3.0 has no word for ${code}`);
	return found;
}

function classificationOf(event: CarrierEvent): Schemas["EventClassification"] {
	const common = {
		eventTypeCode: event.eventType,
		eventClassifierCode: CLASSIFIERS[event.eventClassifierCode],
	};
	switch (event.eventType) {
		case "TRANSPORT":
			return {
				...common,
				transportEventTypeCode: word(
					TRANSPORT_WORDS,
					event.transportEventTypeCode,
				),
			};
		case "EQUIPMENT":
			return {
				...common,
				equipmentEventTypeCode: word(
					EQUIPMENT_WORDS,
					event.equipmentEventTypeCode,
				),
			};
		case "SHIPMENT":
			return {
				...common,
				shipmentEventTypeCode: word(
					SHIPMENT_WORDS,
					event.shipmentEventTypeCode,
				),
			};
	}
}

function locationOf(
	event: CarrierEvent,
	call: Call | undefined,
): Schemas["EventLocation"] | undefined {
	const place =
		event.eventType === "EQUIPMENT"
			? (event.eventLocation ?? call?.location)
			: call?.location;
	if (place === undefined) return undefined;
	const { locationName, UNLocationCode, latitude, longitude } = place;
	const { facilityCode, facilityCodeListProvider } = place;
	const type = call?.facilityTypeCode;
	const facilityTypeCode = type && FACILITY_WORDS[type];
	return {
		...(locationName === undefined ? {} : { locationName }),
		...(UNLocationCode === undefined ? {} : { UNLocationCode }),
		...(facilityTypeCode === undefined ? {} : { facilityTypeCode }),
		...(facilityCode === undefined || facilityCodeListProvider === undefined
			? {}
			: { facility: { facilityCode, facilityCodeListProvider } }),
		...(latitude === undefined || longitude === undefined
			? {}
			: { geoCoordinate: { latitude, longitude } }),
	};
}

function equipmentOf(
	event: Extract<CarrierEvent, { eventType: "EQUIPMENT" }>,
	transportPhase: Message["phase"],
): Schemas["EquipmentDetails"] {
	const { equipmentReference, ISOEquipmentCode, emptyIndicatorCode } = event;
	return {
		...(equipmentReference === undefined ? {} : { equipmentReference }),
		...(ISOEquipmentCode === undefined ? {} : { ISOEquipmentCode }),
		emptyIndicatorCode,
		transportPhase,
		...(event.seals === undefined
			? {}
			: {
					seals: event.seals.map(({ sealNumber }) => ({
						number: sealNumber,
						source: "SHI",
					})),
				}),
	};
}

function callOf(call: Call): Schemas["TransportDetails"]["transportCall"] {
	const { vessel, transportCallSequenceNumber } = call;
	const voyage = (carrierVoyageNumber: string | undefined) =>
		carrierVoyageNumber === undefined ? {} : { carrierVoyageNumber };
	return {
		transportCallReference: call.transportCallID,
		...(transportCallSequenceNumber === undefined
			? {}
			: { transportCallSequenceNumber }),
		modeOfTransport: call.modeOfTransport,
		...(vessel === undefined
			? {}
			: {
					serviceCodeOrReference: {
						carrierServiceCode: call.carrierServiceCode ?? "",
					},
					exportVoyageNumberOrReference: voyage(call.exportVoyageNumber),
					importVoyageNumberOrReference: voyage(call.importVoyageNumber),
					vesselTransport: {
						vesselIMONumber: vessel.vesselIMONumber ?? "",
						vesselName: vessel.vesselName ?? "",
						vesselFlag: vessel.vesselFlag ?? "",
						operatorCarrierCode: vessel.vesselOperatorCarrierCode ?? "",
						operatorCarrierCodeListProvider: "NMFTA" as const,
					},
				}),
	};
}

function shipmentOf(event: CarrierEvent): Schemas["ShipmentDetails"] {
	const reference = (type: string, value: string): Schemas["Reference"] => ({
		typeCode: DOCUMENT_WORDS[type] ?? type,
		reference: value,
	});
	return {
		...(event.eventType === "SHIPMENT"
			? {
					documentReference: reference(
						event.documentTypeCode,
						event.documentID,
					),
				}
			: {}),
		additionalDocumentReferences: (event.documentReferences ?? []).map((one) =>
			reference(one.documentReferenceType, one.documentReferenceValue),
		),
		shipmentReferences: (event.references ?? []).map((one) =>
			reference(one.referenceType, one.referenceValue),
		),
	};
}
