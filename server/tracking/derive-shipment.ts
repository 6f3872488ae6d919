import type { PlaceLookup, ShipmentFacts } from "./journey.ts";
import {
	bestActual,
	bestEstimate,
	compareText,
	firstEstimate,
} from "./milestone.ts";
import type { Observation } from "./observation.ts";
import { occurrencesOf, reportsOf, said } from "./occurrence.ts";
import type { Placement } from "./place.ts";
import { placeOf, terminalsOf, vesselOf, voyageOf } from "./place-facts.ts";

function sortedTexts(texts: readonly string[]): string[] {
	return [...new Set(texts)].sort(compareText);
}

/** Whether every booking that the messages are about ended in a cancellation (DCSA 2.3 and later: SHIPMENT event `CANC` of a `BKG`). */
function isBookingCancelled(observations: readonly Observation[]): boolean {
	const lastActivities = new Map<string, string>();
	for (const o of observations) {
		if (
			o.kind === "shipment" &&
			o.documentType === "BKG" &&
			o.classifier === "actual"
		) {
			lastActivities.set(o.documentId, o.activity);
		}
	}
	const last = [...lastActivities.values()];
	return last.length > 0 && last.every((activity) => activity === "cancelled");
}

/** The times of one milestone: estimate, first estimate and fact. */
function timesOf(
	reports: readonly Observation[],
	superseded: readonly Observation[] = [],
) {
	return {
		estimatedAt: bestEstimate(reports)?.occurredAt ?? null,
		originalAt: firstEstimate([...reports, ...superseded])?.occurredAt ?? null,
		actualAt: bestActual(reports)?.occurredAt ?? null,
	};
}

/** Derives the shipment's record from all its messages in their places, which are ordered by time. */
export function deriveShipment(
	placement: Placement,
	lookup: PlaceLookup,
): ShipmentFacts {
	const { placed, pol, pod, destination } = placement;
	const observations = placed.map(({ observation }) => observation);
	const occurrences = occurrencesOf(placed);
	// The first estimate may have been given for a vessel that was changed later.
	const superseded = (place: string | null, activity: "arrived" | "departed") =>
		placed
			.filter((p) => p.role === "superseded" && p.place === place)
			.map((p) => p.observation)
			.filter((o) => o.activity === activity);
	const arrivals = reportsOf(occurrences, "vessel_arrived");
	const departure = timesOf(
		reportsOf(occurrences, "vessel_departed"),
		superseded(pol, "departed"),
	);
	const arrival = timesOf(arrivals, superseded(pod, "arrived"));
	const inland = timesOf(
		reportsOf(occurrences, "arrived_at_inland_destination"),
	);
	const vessel = said(arrivals, vesselOf);
	const portOfLading = placeOf(placement, pol, lookup);
	const portOfDischarge = placeOf(placement, pod, lookup);
	const inlandPlace = placeOf(placement, destination, lookup);
	return {
		billOfLadingNumber:
			sortedTexts(observations.flatMap((o) => o.billsOfLading))[0] ?? null,
		bookingNumber:
			sortedTexts(observations.flatMap((o) => o.bookings))[0] ?? null,
		references: sortedTexts(observations.flatMap((o) => o.references)),
		portOfLading,
		portOfDischarge,
		destination: inlandPlace,
		...terminalsOf(occurrences),
		podVesselName: vessel?.name ?? null,
		podVesselImo: vessel?.imo ?? null,
		podVoyageNumber: said(arrivals, voyageOf),
		polEtdAt: departure.estimatedAt,
		polOriginalEtdAt: departure.originalAt,
		polAtdAt: departure.actualAt,
		podEtaAt: arrival.estimatedAt,
		podOriginalEtaAt: arrival.originalAt,
		podAtaAt: arrival.actualAt,
		destinationEtaAt: inland.estimatedAt,
		destinationOriginalEtaAt: inland.originalAt,
		destinationAtaAt: inland.actualAt,
		polTimezone: portOfLading?.timezone ?? null,
		podTimezone: portOfDischarge?.timezone ?? null,
		destinationTimezone: inlandPlace?.timezone ?? null,
		isBookingCancelled: isBookingCancelled(observations),
	};
}
