import type { Box } from "./cargo.ts";
import type { Step } from "./landside.ts";
import type { Ride, Stop } from "./stops.ts";

/** A change of a document's status. */
export interface DocumentEvent {
	readonly kind: "shipment";
	readonly code: "CONF" | "CANC" | "ISSU";
	readonly document: "BKG" | "TRD" | "ARN";
	/** Number of the booking, or of the bill without SCAC. */
	readonly number: string;
}

/** An arrival or departure of a vessel, train or barge. */
interface RideEvent {
	readonly kind: "transport";
	readonly code: "ARRI" | "DEPA";
}

/** A container move. */
export interface ContainerEvent {
	readonly kind: "equipment";
	readonly code: "GTIN" | "GTOT" | "LOAD" | "DISC";
	readonly isEmpty: boolean;
	readonly box: Box;
}

/** An event at a stop, in the codes of DCSA Track & Trace 2.2, with its planned and actual time. */
export interface JourneyEvent {
	readonly what: DocumentEvent | RideEvent | ContainerEvent;
	readonly stop: Stop;
	readonly step: Step;
}

/** A container move at a stop. */
export function containerEvent(
	code: ContainerEvent["code"],
	box: Box,
	load: "EMPTY" | "LADEN",
	stop: Stop,
	step: Step,
): JourneyEvent {
	const isEmpty = load === "EMPTY";
	return { what: { kind: "equipment", code, isEmpty, box }, stop, step };
}

/** The departure and the arrival of a ride. */
export function rideEvents(
	ride: Ride,
	depart: Step,
	arrive: Step,
): JourneyEvent[] {
	return [
		{
			what: { kind: "transport", code: "DEPA" },
			stop: ride.from,
			step: depart,
		},
		{ what: { kind: "transport", code: "ARRI" }, stop: ride.to, step: arrive },
	];
}

/** A status change of a document, which is never planned. */
export function documentEvent(
	code: DocumentEvent["code"],
	document: DocumentEvent["document"],
	number: string,
	stop: Stop,
	actualAt: number,
): JourneyEvent {
	const step = { plannedAt: null, actualAt };
	return { what: { kind: "shipment", code, document, number }, stop, step };
}
