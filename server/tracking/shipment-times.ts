import {
	type Earlier,
	type EstimatedTime,
	estimatedTime,
} from "./estimates.ts";
import type { Message } from "./observation.ts";
import { occurrencesOf, reportsOf } from "./occurrence.ts";
import type { Placement } from "./place.ts";

/** What is known of one of the times that a shipment is planned by. */
export interface ShipmentTime {
	/** {@link placeKey} of where it is; null while unknown. */
	readonly place: string | null;
	/** Messages about it. */
	readonly reports: readonly Message[];
	/** Messages about it of a vessel that the containers were to go by and do not. */
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

/** The times of a shipment in its placed messages. */
export function timesIn(placement: Placement, earlier: Earlier): ShipmentTimes {
	const { placed, pol, pod, destination } = placement;
	const occurrences = occurrencesOf(placed);
	const time = (
		place: string | null,
		reports: readonly Message[],
		activity?: "arrived" | "departed",
	): ShipmentTime => {
		const superseded = placed.flatMap((p) =>
			p.role === "superseded" &&
			p.place === place &&
			p.observation.activity === activity
				? [p.observation]
				: [],
		);
		const estimated = estimatedTime({ reports, superseded, earlier });
		return { place, reports, superseded, estimated };
	};
	const inland = reportsOf(occurrences, "arrived_at_inland_destination").filter(
		({ source }) => source.kind === "shipping_line",
	);
	return {
		departure: time(pol, reportsOf(occurrences, "vessel_departed"), "departed"),
		arrival: time(pod, reportsOf(occurrences, "vessel_arrived"), "arrived"),
		inlandArrival: time(destination, inland),
	};
}
