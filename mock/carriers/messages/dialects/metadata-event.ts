import type { components } from "../../../../generated/upstream/dcsa-track-and-trace-3.0-beta1.ts";
import type { CarrierEvent } from "../carrier-event.ts";
import type { Message } from "../messages.ts";

type Schemas = components["schemas"];
type Call = Extract<CarrierEvent, { eventType: "TRANSPORT" }>["transportCall"];
type OldLocation = NonNullable<Call["location"]>;

/** A message as an event of 3.0 Beta 1: `metadata` beside `payload`. */
export function metadataEvent(
	{ phase, retracts }: Pick<Message, "phase" | "retracts">,
	event: CarrierEvent,
): Schemas["Event"] {
	return {
		metadata: {
			eventID: event.eventID ?? "",
			eventCreatedDateTime: event.eventCreatedDateTime,
			eventType: event.eventType,
			...(retracts === undefined ? {} : { retractedEventID: retracts }),
			publisherRole: "CA",
		},
		payload: {
			...ownMembers(event, phase),
			eventClassifierCode:
				event.eventClassifierCode === "PLAN"
					? "PLN"
					: event.eventClassifierCode,
			eventDateTime: event.eventDateTime,
			relatedDocumentReferences: (event.documentReferences ?? []).map(
				(one) => ({
					type: one.documentReferenceType,
					value: one.documentReferenceValue,
				}),
			),
			references: (event.references ?? []).map((one) => ({
				type: one.referenceType,
				value: one.referenceValue,
			})),
		},
	};
}

type Payload = Schemas["Event"]["payload"];
type OwnMembers = Omit<Payload, "eventClassifierCode" | "eventDateTime">;

function ownMembers(event: CarrierEvent, phase: Message["phase"]): OwnMembers {
	switch (event.eventType) {
		case "TRANSPORT":
			return {
				transportEventTypeCode: event.transportEventTypeCode,
				transportCall: callOf(event.transportCall),
			};
		case "SHIPMENT":
			return {
				shipmentEventTypeCode: event.shipmentEventTypeCode as NonNullable<
					Payload["shipmentEventTypeCode"]
				>,
				documentTypeCode: event.documentTypeCode as NonNullable<
					Payload["documentTypeCode"]
				>,
				documentReference: event.documentID,
			};
		case "EQUIPMENT": {
			const { equipmentReference, ISOEquipmentCode } = event;
			const { eventLocation, transportCall } = event;
			return {
				equipmentEventTypeCode: event.equipmentEventTypeCode,
				equipmentReference: equipmentReference ?? "",
				...(ISOEquipmentCode === undefined ? {} : { ISOEquipmentCode }),
				emptyIndicatorCode: event.emptyIndicatorCode,
				isTransshipmentMove: phase === "TRANSSHIPMENT",
				...(eventLocation === undefined
					? {}
					: { eventLocation: locationOf(eventLocation) }),
				...(transportCall === undefined
					? {}
					: { transportCall: callOf(transportCall) }),
				seals: (event.seals ?? []).map(({ sealNumber }) => ({
					number: sealNumber,
					source: "SHI",
				})),
			};
		}
	}
}

function locationOf(place: OldLocation): Schemas["Location"] {
	const { locationName, UNLocationCode } = place;
	const { facilityCode, facilityCodeListProvider } = place;
	return {
		locationType: facilityCode === undefined ? "UNLO" : "FACS",
		...(locationName === undefined ? {} : { locationName }),
		...(UNLocationCode === undefined ? {} : { UNLocationCode }),
		...(facilityCode === undefined || facilityCodeListProvider === undefined
			? {}
			: { facilityCode, facilityCodeListProvider }),
	};
}

function callOf(call: Call): Schemas["TransportCall"] {
	const { vessel, transportCallSequenceNumber, facilityTypeCode } = call;
	return {
		transportCallReference: call.transportCallID,
		...(transportCallSequenceNumber === undefined
			? {}
			: { transportCallSequenceNumber }),
		modeOfTransport: call.modeOfTransport,
		...(facilityTypeCode === undefined || facilityTypeCode === "COYA"
			? {}
			: { facilityTypeCode }),
		location: locationOf(call.location ?? {}),
		...(vessel === undefined
			? {}
			: {
					carrierServiceCode: call.carrierServiceCode ?? "",
					carrierExportVoyageNumber: call.exportVoyageNumber ?? "",
					carrierImportVoyageNumber: call.importVoyageNumber ?? "",
					vessel: {
						vesselIMONumber: vessel.vesselIMONumber ?? "",
						name: vessel.vesselName ?? "",
						flag: vessel.vesselFlag ?? "",
						operatorCarrierCode: vessel.vesselOperatorCarrierCode ?? "",
						operatorCarrierCodeListProvider: "NMFTA",
					},
				}),
	};
}
