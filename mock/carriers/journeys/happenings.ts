import type { Box } from "./cargo.ts";
import type { Step } from "./landside.ts";
import type { Ride, Stop } from "./stops.ts";

/** What the state of a document becomes. */
export interface DocumentHappening {
	readonly kind: "shipment";
	readonly code: "CONF" | "CANC" | "ISSU";
	readonly document: "BKG" | "TRD" | "ARN";
	/** Number of the booking, or without SCAC of the bill. */
	readonly number: string;
}

/** What a vessel, train or barge does. */
interface RideHappening {
	readonly kind: "transport";
	readonly code: "ARRI" | "DEPA";
}

/** What happens to a container. */
export interface BoxHappening {
	readonly kind: "equipment";
	readonly code: "GTIN" | "GTOT" | "LOAD" | "DISC";
	readonly isEmpty: boolean;
	readonly box: Box;
}

/** What happens at a stop, in the codes of DCSA Track & Trace 2.2, and when. */
export interface Happening {
	readonly what: DocumentHappening | RideHappening | BoxHappening;
	readonly stop: Stop;
	readonly step: Step;
}

/** A container moves at a stop. */
export function boxMoves(
	code: BoxHappening["code"],
	box: Box,
	load: "EMPTY" | "LADEN",
	stop: Stop,
	step: Step,
): Happening {
	const isEmpty = load === "EMPTY";
	return { what: { kind: "equipment", code, isEmpty, box }, stop, step };
}

/** A vessel, train or barge leaves one stop and arrives at the other. */
export function rideGoes(ride: Ride, depart: Step, arrive: Step): Happening[] {
	return [
		{
			what: { kind: "transport", code: "DEPA" },
			stop: ride.from,
			step: depart,
		},
		{ what: { kind: "transport", code: "ARRI" }, stop: ride.to, step: arrive },
	];
}

/** A document of the shipment changes its state. */
export function documentChanges(
	code: DocumentHappening["code"],
	document: DocumentHappening["document"],
	number: string,
	stop: Stop,
	actualAt: number,
): Happening {
	const step = { plannedAt: null, actualAt };
	return { what: { kind: "shipment", code, document, number }, stop, step };
}
