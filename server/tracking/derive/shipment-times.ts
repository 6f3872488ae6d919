import type { Message } from "../observations/observation.ts";
import type { Placement } from "../route/message-roles.ts";
import { type ReportedPlacement, reportsOf } from "../route/occurrence.ts";
import {
	type EarlierVersions,
	type EstimatedTime,
	estimatedTime,
} from "./estimates.ts";

/** One of the planned times of a shipment. */
export interface ShipmentTime {
	/** {@link placeKey} of its place; null while unknown. */
	readonly place: string | null;
	/** Messages about it. */
	readonly reports: readonly Message[];
	/** Messages about it from an abandoned plan. */
	readonly superseded: readonly Message[];
	readonly estimated: EstimatedTime;
}

/** The planned times of a shipment. */
export interface ShipmentTimes {
	/** Departure of the vessel from the port of lading. */
	readonly departure: ShipmentTime;
	/** Arrival of the vessel at the port of discharge. */
	readonly arrival: ShipmentTime;
	/** Arrival at the inland destination, per the shipping line. */
	readonly inlandArrival: ShipmentTime;
}

/** Messages about superseded vessels at the same port. */
function byOtherVessels(
	{ placed }: Placement,
	port: string | null,
	activity: "arrived" | "departed",
): Message[] {
	return placed
		.filter(({ role, place }) => role === "superseded" && place === port)
		.map(({ observation }) => observation)
		.filter((o) => o.activity === activity);
}

const isFromLine = ({ source }: Message) => source.kind === "shipping_line";

/** Arrivals at the inland destination before the sailing: they belong to an earlier sailing that the shipment missed. */
function beforeSailing({ placed, destination }: Placement): Message[] {
	return placed
		.filter(({ role, place }) => role === "origin" && place === destination)
		.map(({ observation }) => observation)
		.filter((o) => o.activity === "arrived" && isFromLine(o));
}

/** Finds the planned times of a shipment in its placed messages. */
export function timesIn(
	placement: ReportedPlacement,
	earlier: EarlierVersions,
): ShipmentTimes {
	const { occurrences, pol, pod, destination } = placement;
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
