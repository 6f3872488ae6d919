import type { Message } from "../observations/observation.ts";
import { occurrencesOf, reportsOf } from "../route/occurrence.ts";
import type { Placement } from "../route/place.ts";
import {
	type Earlier,
	type EstimatedTime,
	estimatedTime,
} from "./estimates.ts";

/** What is known of one of the times that a shipment is planned by. */
export interface ShipmentTime {
	/** {@link placeKey} of where it is; null while unknown. */
	readonly place: string | null;
	/** Messages about it. */
	readonly reports: readonly Message[];
	/** Messages about it of a vessel that the containers were to go by and do not, or of what was to follow it. */
	readonly superseded: readonly Message[];
	readonly estimated: EstimatedTime;
}

/** The times that a shipment is planned by. */
export interface ShipmentTimes {
	/** Of the vessel from the port of lading. */
	readonly departure: ShipmentTime;
	/** Of the vessel at the port of discharge. */
	readonly arrival: ShipmentTime;
	/** At the inland destination, as the shipping line says. */
	readonly inlandArrival: ShipmentTime;
}

/** Messages about a vessel that the containers were to go by, at the same port. */
function byOtherVessels(
	{ placed }: Placement,
	port: string | null,
	activity: "arrived" | "departed",
): Message[] {
	return placed.flatMap(({ role, place, observation }) =>
		role === "superseded" && place === port && observation.activity === activity
			? [observation]
			: [],
	);
}

const isFromLine = ({ source }: Message) => source.kind === "shipping_line";

/** Arrivals at the inland destination that are before the sailing: they followed from an earlier one, which was missed. */
function beforeSailing({ placed, destination }: Placement): Message[] {
	return placed.flatMap(({ role, place, observation: o }) =>
		role === "origin" &&
		place === destination &&
		o.kind === "transport" &&
		o.activity === "arrived" &&
		isFromLine(o)
			? [o]
			: [],
	);
}

/** The times of a shipment in its placed messages. */
export function timesIn(placement: Placement, earlier: Earlier): ShipmentTimes {
	const { placed, pol, pod, destination } = placement;
	const occurrences = occurrencesOf(placed);
	const time = (
		place: string | null,
		reports: readonly Message[],
		superseded: readonly Message[],
	): ShipmentTime => {
		const estimated = estimatedTime({ reports, superseded, earlier });
		return { place, reports, superseded, estimated };
	};
	return {
		departure: time(
			pol,
			reportsOf(occurrences, "vessel_departed"),
			byOtherVessels(placement, pol, "departed"),
		),
		arrival: time(
			pod,
			reportsOf(occurrences, "vessel_arrived"),
			byOtherVessels(placement, pod, "arrived"),
		),
		inlandArrival: time(
			destination,
			reportsOf(occurrences, "arrived_at_inland_destination").filter(
				isFromLine,
			),
			beforeSailing(placement),
		),
	};
}
