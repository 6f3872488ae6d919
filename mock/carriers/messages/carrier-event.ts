import type { components } from "../../../generated/upstream/dcsa-track-and-trace.ts";
import { localTime, utcTime } from "../basics/local-time.ts";
import { writtenBill } from "../basics/numbers.ts";
import type { Journey } from "../journeys/journey.ts";
import type {
	ContainerEvent,
	DocumentEvent,
} from "../journeys/journey-events.ts";
import type { Milestone } from "../journeys/milestones.ts";
import type { Stop } from "../journeys/stops.ts";
import type { LineConventions } from "../lines/line-conventions.ts";
import type { EventReport } from "./event-reports.ts";

type Schemas = components["schemas"];

/** An event as the lines send it. */
export type CarrierEvent = Schemas["Event"];

/** Writes a report of a milestone as an event of DCSA 2.2. */
export function carrierEvent(
	journey: Journey,
	milestone: Milestone,
	report: EventReport,
	eventID: string,
	conventions: LineConventions,
): CarrierEvent {
	const { what, stop } = milestone;
	const common = {
		eventID,
		...whenSaid(report, stop, conventions),
		...numbersOf(journey, what),
		...(conventions.marksPlaces && stop.role !== undefined
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
				...(stop.mode !== "TRUCK" || conventions.gatesHaveCalls
					? { transportCall: transportCall(stop, journey) }
					: {}),
			};
	}
}

function whenSaid(
	{ classifier, at, publishedAt }: EventReport,
	stop: Stop,
	conventions: LineConventions,
) {
	return {
		eventClassifierCode:
			classifier === "planned" ? conventions.plannedWord : classifier,
		eventDateTime: localTime(at, stop.place.timeZone).slice(
			0,
			WRITTEN_LENGTHS[conventions.timeForm],
		),
		eventCreatedDateTime: utcTime(publishedAt),
	};
}

/** How many characters of `2026-10-12T21:40:00+08:00` a line writes. */
const WRITTEN_LENGTHS: Readonly<Record<LineConventions["timeForm"], number>> = {
	exact: 25,
	"without offset": 19,
	date: 10,
};

/** The documents and references of an event; a container event names only the container's own bill. */
function numbersOf(
	{ cargo, requested }: Journey,
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
			documentReferenceValue: writtenBill(requested.line, bill),
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
	{ code, document, number }: DocumentEvent,
	{ requested }: Journey,
) {
	return {
		shipmentEventTypeCode: code,
		documentTypeCode: document,
		documentID:
			document === "BKG" ? number : writtenBill(requested.line, number),
	};
}

function boxMembers({ code, isEmpty, box }: ContainerEvent) {
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
						vesselOperatorCarrierCode: journey.requested.line.scac,
						vesselOperatorCarrierCodeListProvider: "NMFTA",
					},
				}),
	};
}
