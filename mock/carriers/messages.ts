import type { components } from "../../generated/upstream/dcsa-track-and-trace.ts";
import type { Box } from "./cargo.ts";
import { type Deal, uuidFrom } from "./deal.ts";
import type { Journey } from "./journey.ts";
import {
	DAY_MS,
	HOUR_MS,
	localTime,
	MINUTE_MS,
	utcTime,
} from "./local-time.ts";
import { type Manners, mannersOf } from "./manners.ts";
import { type Milestone, milestonesOf } from "./milestones.ts";
import { writtenBill } from "./numbers.ts";
import type { Stop } from "./stops.ts";

type Schemas = components["schemas"];
/** An event as the line sends it. */
export type CarrierEvent = Schemas["Event"];
type EventBase = Omit<Schemas["EventBase"], "eventType">;

/** An event and the instant (milliseconds) from which the line tells it. */
export interface Message {
	readonly saidAt: number;
	readonly event: CarrierEvent;
}

/** What is said about one milestone once. */
interface Saying {
	readonly classifier: "planned" | "EST" | "ACT";
	readonly saidAt: number;
	readonly at: number;
}

/**
 * Everything the line will ever say about a journey, in the order in which it says it.
 * A saying never changes; what is true at a moment is what was said by then.
 */
export function messagesOf(journey: Journey): readonly Message[] {
	const manners = mannersOf(journey.asked.line.scac);
	return milestonesOf(journey)
		.filter(
			({ happening }) =>
				happening.kind !== "shipment" || manners.hasShipmentEvents,
		)
		.flatMap((milestone) =>
			sayingsAbout(milestone, journey).map((saying, index) => ({
				saidAt: saying.saidAt,
				event: eventFor(journey, milestone, saying, index, manners),
			})),
		)
		.sort((one, other) => one.saidAt - other.saidAt);
}

/** The part of the messages that is said by an instant. */
export function saidBy(
	messages: readonly Message[],
	now: number,
): readonly CarrierEvent[] {
	return messages
		.filter(({ saidAt }) => saidAt <= now)
		.map(({ event }) => event);
}

function sayingsAbout(milestone: Milestone, journey: Journey): Saying[] {
	const { plannedAt, actualAt, reportedAt, happening } = milestone;
	const sayings: Saying[] = [];
	if (plannedAt !== null) {
		const saidAt = journey.bookedAt + 20 * MINUTE_MS;
		if (saidAt < reportedAt) {
			sayings.push({ classifier: "planned", saidAt, at: plannedAt });
		}
		if (happening.kind === "transport") {
			sayings.push(...estimates(milestone, plannedAt, journey));
		}
	}
	sayings.push({ classifier: "ACT", saidAt: reportedAt, at: actualAt });
	return sayings;
}

/** How long before a vessel, train or barge comes or goes the line looks at its schedule again. */
const REVIEW_DAYS = [28, 21, 14, 10, 7, 4, 2, 1, 0.4];
/** Smaller changes are not worth a message. */
const LEAST_CHANGE_MS = HOUR_MS;
const STEP_MS = 30 * MINUTE_MS;

/** Forecasts that start at the plan and close in on what will happen, the closer the later. */
function estimates(
	{ name, actualAt }: Milestone,
	plannedAt: number,
	journey: Journey,
): Saying[] {
	const deal = journey.deal.of(`forecast of ${name}`);
	const sayings: Saying[] = [];
	let told = plannedAt;
	for (const days of REVIEW_DAYS) {
		const ahead = days * deal.between(`review ${days}`, 0.85, 1.15) * DAY_MS;
		const saidAt = Math.round((actualAt - ahead) / MINUTE_MS) * MINUTE_MS;
		if (saidAt < journey.bookedAt + HOUR_MS) continue;
		const forecast = forecastAt(saidAt, plannedAt, actualAt, journey, deal);
		if (Math.abs(forecast - told) < LEAST_CHANGE_MS) continue;
		told = forecast;
		sayings.push({ classifier: "EST", saidAt, at: forecast });
	}
	return sayings;
}

function forecastAt(
	saidAt: number,
	plannedAt: number,
	actualAt: number,
	journey: Journey,
	deal: Deal,
): number {
	const ahead = actualAt - saidAt;
	const unknown = ahead / Math.max(ahead, actualAt - journey.bookedAt);
	const error = ahead * 0.03 * deal.between(`error ${saidAt}`, -1, 1);
	const forecast = actualAt + (plannedAt - actualAt) * unknown + error;
	const soonest = saidAt + 2 * HOUR_MS;
	return Math.round(Math.max(forecast, soonest) / STEP_MS) * STEP_MS;
}

function eventFor(
	journey: Journey,
	milestone: Milestone,
	saying: Saying,
	index: number,
	manners: Manners,
): CarrierEvent {
	const { happening, stop, name } = milestone;
	const base: EventBase = {
		eventID: uuidFrom(`${journey.key}|${name}|${index}`),
		eventClassifierCode:
			saying.classifier === "planned" ? manners.plannedWord : saying.classifier,
		eventDateTime: localTime(saying.at, stop.place.timeZone),
		eventCreatedDateTime: utcTime(saying.saidAt),
		...referencesOf(journey),
		...(manners.marksPlaces && stop.role !== undefined
			? { carrierSpecificData: { shipmentLocationType: stop.role } }
			: {}),
	};
	const documents = documentsOf(journey);
	switch (happening.kind) {
		case "shipment":
			return {
				...base,
				eventType: "SHIPMENT",
				shipmentEventTypeCode: happening.code,
				documentTypeCode: happening.document,
				documentID:
					happening.document === "BKG"
						? journey.cargo.booking
						: writtenBill(journey.asked.line, journey.cargo.bill),
				...documents,
			};
		case "transport":
			return {
				...base,
				eventType: "TRANSPORT",
				transportEventTypeCode: happening.code,
				transportCall: transportCall(stop, journey),
				...documents,
			};
		case "equipment": {
			const box = journey.cargo.boxes[happening.box];
			const hasCall = stop.mode !== "TRUCK" || manners.gatesHaveCalls;
			return {
				...base,
				eventType: "EQUIPMENT",
				equipmentEventTypeCode: happening.code,
				emptyIndicatorCode: happening.isEmpty ? "EMPTY" : "LADEN",
				...(box === undefined ? {} : boxMembers(box, happening.isEmpty)),
				eventLocation: location(stop),
				...(hasCall ? { transportCall: transportCall(stop, journey) } : {}),
				...documents,
			};
		}
	}
}

function boxMembers(box: Box, isEmpty: boolean) {
	return {
		equipmentReference: box.number,
		ISOEquipmentCode: box.isoCode,
		...(isEmpty
			? {}
			: {
					seals: [{ sealNumber: box.sealNumber, sealSource: "SHI" as const }],
				}),
	};
}

function referencesOf(journey: Journey): Pick<EventBase, "references"> {
	const { references } = journey.cargo;
	if (references.length === 0) return {};
	return {
		references: references.map(({ type, value }) => ({
			referenceType: type,
			referenceValue: value,
		})),
	};
}

function documentsOf(journey: Journey): {
	documentReferences: Schemas["DocumentReference"][];
} {
	return {
		documentReferences: [
			{
				documentReferenceType: "BKG",
				documentReferenceValue: journey.cargo.booking,
			},
			{
				documentReferenceType: "TRD",
				documentReferenceValue: writtenBill(
					journey.asked.line,
					journey.cargo.bill,
				),
			},
		],
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
