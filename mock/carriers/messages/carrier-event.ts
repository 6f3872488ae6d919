import type { components } from "../../../generated/upstream/dcsa-track-and-trace.ts";
import { localTime, utcTime } from "../basics/local-time.ts";
import { writtenBill } from "../basics/numbers.ts";
import type {
	BoxHappening,
	DocumentHappening,
} from "../journeys/happenings.ts";
import type { Journey } from "../journeys/journey.ts";
import type { Milestone } from "../journeys/milestones.ts";
import type { Stop } from "../journeys/stops.ts";
import type { Manners } from "../lines/manners.ts";
import type { Saying } from "./sayings.ts";

type Schemas = components["schemas"];

/** An event as the lines send it. */
export type CarrierEvent = Schemas["Event"];

/** Puts one saying about a milestone into the words of the standard. */
export function carrierEvent(
	journey: Journey,
	milestone: Milestone,
	saying: Saying,
	eventID: string,
	manners: Manners,
): CarrierEvent {
	const { what, stop } = milestone;
	const common = {
		eventID,
		...whenSaid(saying, stop, manners),
		...numbersOf(journey, what),
		...(manners.marksPlaces && stop.role !== undefined
			? { carrierSpecificData: { shipmentLocationType: stop.role } }
			: {}),
	};
	switch (what.kind) {
		case "shipment":
			return {
				...common,
				eventType: "SHIPMENT",
				...documentMembers(what, journey),
			};
		case "transport":
			return {
				...common,
				eventType: "TRANSPORT",
				transportEventTypeCode: what.code,
				transportCall: transportCall(stop, journey),
			};
		case "equipment":
			return {
				...common,
				eventType: "EQUIPMENT",
				...boxMembers(what),
				eventLocation: location(stop),
				...(stop.mode !== "TRUCK" || manners.gatesHaveCalls
					? { transportCall: transportCall(stop, journey) }
					: {}),
			};
	}
}

function whenSaid(
	{ classifier, at, saidAt }: Saying,
	stop: Stop,
	manners: Manners,
) {
	return {
		eventClassifierCode:
			classifier === "planned" ? manners.plannedWord : classifier,
		eventDateTime: localTime(at, stop.place.timeZone).slice(
			0,
			WRITTEN_LENGTHS[manners.timeForm],
		),
		eventCreatedDateTime: utcTime(saidAt),
	};
}

/** How much of `2026-10-12T21:40:00+08:00` a line writes. */
const WRITTEN_LENGTHS: Readonly<Record<Manners["timeForm"], number>> = {
	exact: 25,
	"without offset": 19,
	date: 10,
};

/** The documents and references that an event names: those of the shipment, of the bills only the container's own. */
function numbersOf(
	{ cargo, asked }: Journey,
	what: Milestone["what"],
): {
	documentReferences: Schemas["DocumentReference"][];
	references?: Schemas["Reference"][];
} {
	const bills = what.kind === "equipment" ? [what.box.bill] : cargo.bills;
	const documentReferences: Schemas["DocumentReference"][] = [
		{ documentReferenceType: "BKG", documentReferenceValue: cargo.booking },
		...bills.map((bill) => ({
			documentReferenceType: "TRD" as const,
			documentReferenceValue: writtenBill(asked.line, bill),
		})),
	];
	if (cargo.references.length === 0) return { documentReferences };
	const references = cargo.references.map(({ type, value }) => ({
		referenceType: type,
		referenceValue: value,
	}));
	return { documentReferences, references };
}

function documentMembers(
	{ code, document, number }: DocumentHappening,
	{ asked }: Journey,
) {
	return {
		shipmentEventTypeCode: code,
		documentTypeCode: document,
		documentID: document === "BKG" ? number : writtenBill(asked.line, number),
	};
}

function boxMembers({ code, isEmpty, box }: BoxHappening) {
	return {
		equipmentEventTypeCode: code,
		equipmentReference: box.number,
		ISOEquipmentCode: box.isoCode,
		...(isEmpty
			? { emptyIndicatorCode: "EMPTY" as const }
			: {
					emptyIndicatorCode: "LADEN" as const,
					seals: [{ sealNumber: box.sealNumber, sealSource: "SHI" as const }],
				}),
	};
}

function facilityMembers({ facility }: Stop) {
	if (facility === undefined) return {};
	return {
		facilityCode: facility.code,
		facilityCodeListProvider: facility.list,
	};
}

function location(stop: Stop): Schemas["Location"] {
	const { name, locode, latitude, longitude } = stop.place;
	return {
		locationName: name,
		UNLocationCode: locode,
		latitude: latitude.toFixed(4),
		longitude: longitude.toFixed(4),
		...facilityMembers(stop),
	};
}

function transportCall(stop: Stop, journey: Journey): Schemas["TransportCall"] {
	const { ship } = stop;
	return {
		transportCallID: stop.id,
		transportCallSequenceNumber: stop.sequence,
		UNLocationCode: stop.place.locode,
		facilityTypeCode: stop.facilityType,
		...facilityMembers(stop),
		modeOfTransport: stop.mode,
		location: location(stop),
		...(ship === undefined
			? {}
			: {
					carrierServiceCode: ship.serviceCode,
					exportVoyageNumber: ship.exportVoyage,
					importVoyageNumber: ship.importVoyage,
					vessel: {
						vesselIMONumber: ship.vessel.imo,
						vesselName: ship.vessel.name,
						vesselFlag: ship.vessel.flag,
						vesselOperatorCarrierCode: journey.asked.line.scac,
						vesselOperatorCarrierCodeListProvider: "NMFTA",
					},
				}),
	};
}
