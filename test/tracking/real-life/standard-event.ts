import type { Row } from "./row.ts";

/** The shared values of the events of one journey. */
export interface Cargo {
	readonly box: string;
	readonly isoCode?: string;
	readonly bill?: string;
	readonly booking?: string;
	readonly seal?: string;
}

const TRANSPORT_CODES = ["ARRI", "DEPA"];
const SHIPMENT_CODES = ["CONF", "ISSU", "RECE", "RELS"];

/** The kind of an event, one of three. */
export function kindOf({ code }: Row): "TRANSPORT" | "EQUIPMENT" | "SHIPMENT" {
	if (TRANSPORT_CODES.includes(code)) return "TRANSPORT";
	return SHIPMENT_CODES.includes(code) ? "SHIPMENT" : "EQUIPMENT";
}

/** Whether a row is about the vessel's arrival half of a call. */
export const isComing = ({ code }: Row): boolean =>
	code === "ARRI" || code === "DISC";

/** The container that a row is about. */
export const boxOf = (row: Row, { box }: Cargo): string =>
	row.word("box") ?? box;

/** The documents of a journey in the form of 2.2. */
export function documentReferences({ bill, booking }: Cargo) {
	return [
		...(booking === undefined ? [] : [["BKG", booking]]),
		...(bill === undefined ? [] : [["TRD", bill]]),
	].map(([type, value]) => ({
		documentReferenceType: type,
		documentReferenceValue: value,
	}));
}

/** The transport call of a row in the form of 2.2, with only the members that the row has. */
function transportCall(row: Row): Record<string, unknown> {
	const { vessel, locode, mode } = row;
	const facility = row.word("fac");
	const kind = row.word("at");
	const voyage = row.word("voy");
	const call = row.word("call");
	const sequence = row.word("seq");
	return {
		...(call !== null && { transportCallID: call }),
		...(sequence !== null && { transportCallSequenceNumber: Number(sequence) }),
		...(mode !== null && { modeOfTransport: mode }),
		...(locode !== null && { UNLocationCode: locode }),
		...(facility !== null && {
			facilityCode: facility,
			facilityCodeListProvider: "SMDG",
		}),
		...(kind !== null && { facilityTypeCode: kind }),
		...(voyage !== null && {
			[isComing(row) ? "importVoyageNumber" : "exportVoyageNumber"]: voyage,
		}),
		...(vessel && {
			vessel: {
				vesselName: vessel.name,
				...(vessel.imo !== null && { vesselIMONumber: vessel.imo }),
			},
		}),
	};
}

/** The members that only this kind of event has. */
function specifics(row: Row, cargo: Cargo): Record<string, unknown> {
	const kind = kindOf(row);
	if (kind === "SHIPMENT") {
		const document = row.word("doc") ?? "BKG";
		return {
			shipmentEventTypeCode: row.code,
			documentTypeCode: document,
			documentID: document === "BKG" ? cargo.booking : cargo.bill,
		};
	}
	if (kind === "TRANSPORT")
		return {
			transportEventTypeCode: row.code,
			transportCall: transportCall(row),
		};
	return {
		equipmentEventTypeCode: row.code,
		equipmentReference: boxOf(row, cargo),
		...(cargo.isoCode !== undefined && { ISOEquipmentCode: cargo.isoCode }),
		emptyIndicatorCode: row.isEmpty ? "EMPTY" : "LADEN",
		transportCall: transportCall(row),
		...(cargo.seal !== undefined && {
			seals: [{ sealNumber: cargo.seal, sealSource: "CAR" }],
		}),
	};
}

/** An event in the form of DCSA Track & Trace 2.2, without an id. `created` is its time of recording, unless the row has one. */
export function standardEvent(
	row: Row,
	cargo: Cargo,
	created = row.at,
): Record<string, unknown> {
	return {
		eventType: kindOf(row),
		eventClassifierCode: row.classifier,
		eventDateTime: row.at,
		eventCreatedDateTime: row.word("said") ?? created,
		...specifics(row, cargo),
		documentReferences: documentReferences(cargo),
	};
}
