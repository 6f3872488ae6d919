import type { EventContext } from "../../../../server/sources/carriers/dcsa/dcsa-event-types.ts";

/** Half past noon on the first of March 2026; the zones of two ports. */
export const CONTEXT: EventContext = {
	source: { kind: "shipping_line", code: "MAEU" },
	receivedAt: "2026-03-01T12:30:00Z",
	container: null,
	zoneOf: (locode) =>
		({ USLAX: "America/Los_Angeles", CNSHA: "Asia/Shanghai" })[locode] ?? null,
	knownTexts: new Set(),
};

/** A vessel's departure in the standard's form (2.2). */
export const DEPARTURE = {
	eventID: "3cecb101-7a1a-43a4-9d62-e88a131651e2",
	eventType: "TRANSPORT",
	eventClassifierCode: "ACT",
	eventDateTime: "2026-02-20T10:00:00+08:00",
	eventCreatedDateTime: "2026-02-20T03:15:00Z",
	transportEventTypeCode: "DEPA",
	documentReferences: [
		{ documentReferenceType: "BKG", documentReferenceValue: "ABC123123123" },
		{ documentReferenceType: "TRD", documentReferenceValue: "MAEU123456789" },
	],
	references: [
		{ referenceType: "FF", referenceValue: "FWD-1" },
		{ referenceType: "EQ", referenceValue: "CSQU3054383" },
	],
	transportCall: {
		transportCallID: "CALL-1",
		transportCallSequenceNumber: 2,
		UNLocationCode: "CNSHA",
		facilityCode: "YSA",
		facilityCodeListProvider: "SMDG",
		facilityTypeCode: "POTE",
		modeOfTransport: "VESSEL",
		exportVoyageNumber: "2103N",
		importVoyageNumber: "2103S",
		vessel: { vesselIMONumber: 9321483, vesselName: "EMMA MAERSK" },
	},
};

/** A container's discharge in the standard's form (2.2). */
export const DISCHARGE = {
	eventID: "784871e7-c9cd-4f59-8d88-2e033fa799a1",
	eventType: "EQUIPMENT",
	eventClassifierCode: "EST",
	eventDateTime: "2026-03-10T08:00:00-08:00",
	eventCreatedDateTime: "2026-02-28T03:15:00Z",
	equipmentEventTypeCode: "DISC",
	equipmentReference: "CSQU3054383",
	ISOEquipmentCode: "45G1",
	emptyIndicatorCode: "LADEN",
	eventLocation: { UNLocationCode: "USLAX", locationName: "Los Angeles" },
	transportCall: { modeOfTransport: "VESSEL", transportCallID: "CALL-2" },
	seals: [{ sealNumber: "133234" }],
};

/** A booking's confirmation in the standard's form (2.2). */
export const CONFIRMATION = {
	eventID: "5e51e72c-d872-11ea-811c-0f8f10a32ea1",
	eventType: "SHIPMENT",
	eventClassifierCode: "ACT",
	eventDateTime: "2026-02-01T09:00:00Z",
	eventCreatedDateTime: "2026-02-01T09:00:01Z",
	shipmentEventTypeCode: "CONF",
	documentID: "ABC123123123",
	documentTypeCode: "BKG",
};

/** A container's loading in the form of 3.0 Beta 1: in two objects, with shorter names. */
export const LOADING_BETA_1 = {
	metadata: {
		eventID: "beta-1-loading",
		eventCreatedDateTime: "2026-02-19T03:15:00Z",
		eventType: "EQUIPMENT",
		publisherRole: "CA",
	},
	payload: {
		eventClassifierCode: "ACT",
		eventDateTime: "2026-02-19T10:00:00+08:00",
		equipmentEventTypeCode: "LOAD",
		equipmentReference: "CSQU3054383",
		ISOEquipmentCode: "45G1",
		emptyIndicatorCode: "LADEN",
		isTransshipmentMove: true,
		transportCall: {
			transportCallReference: "CALL-1",
			transportCallSequenceNumber: 2,
			modeOfTransport: "VESSEL",
			facilityTypeCode: "POTE",
			location: {
				locationType: "UNLO",
				locationName: "Shanghai",
				UNLocationCode: "CNSHA",
			},
			carrierExportVoyageNumber: "2103N",
			carrierImportVoyageNumber: "2103S",
			vessel: { vesselIMONumber: "9321483", name: "EMMA MAERSK" },
		},
		relatedDocumentReferences: [
			{ type: "BKG", value: "ABC123123123" },
			{ type: "TRD", value: "MAEU123456789" },
		],
		references: [{ type: "FF", value: "FWD-1" }],
		seals: [{ number: "133234", source: "CUS" }],
	},
};

/** A vessel's arrival in the form of 3.0: in objects by subject, in full words. */
export const ARRIVAL_3_0 = {
	eventRouting: { originatingParty: { partyCode: "MSK" } },
	eventID: "arrival-3-0",
	eventDateTime: "2026-03-12T08:00:00-07:00",
	eventUpdatedDateTime: "2026-02-28T03:15:00Z",
	eventClassification: {
		eventType: "TRANSPORT",
		eventClassifier: "ESTIMATED",
		transportEventType: "ARRIVED",
	},
	eventLocation: {
		locationName: "Los Angeles",
		UNLocationCode: "USLAX",
		facilityType: "PORT_TERMINAL",
		facility: { facilityCode: "TRP", facilityCodeListProvider: "SMDG" },
	},
	shipmentDetails: {
		documentReference: { type: "BOOKING", reference: "ABC123123123" },
		additionalDocumentReferences: [
			{ type: "TRANSPORT_DOCUMENT", reference: "MAEU123456789" },
		],
		shipmentReferences: [{ typeCode: "PO", reference: "PO-7" }],
	},
	equipmentDetails: {
		equipmentReference: "CSQU3054383",
		ISOEquipmentCode: "45G1",
		transportPhase: "IMPORT",
	},
	transportDetails: {
		transportCall: {
			transportCallReference: "CALL-2",
			transportCallSequenceNumber: 3,
			modeOfTransport: "VESSEL",
			importVoyageNumberOrReference: { carrierVoyageNumber: "2103S" },
			exportVoyageNumberOrReference: { universalVoyageReference: "2603E" },
			vesselTransport: {
				vesselIMONumber: "9321483",
				vesselName: "EMMA MAERSK",
			},
		},
	},
};
