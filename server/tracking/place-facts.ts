import { directionOf } from "./call.ts";
import type { FacilityFacts, PlaceFacts, PlaceLookup } from "./journey.ts";
import type { Observation, Place } from "./observation.ts";
import { type Occurrence, reportsOf, said } from "./occurrence.ts";
import type { Placement } from "./place.ts";

/** The terminal or depot that a source names, or null. */
export function facilityOf(place: Place | null): FacilityFacts | null {
	if (!place?.facilityCode) return null;
	const { facilityCode, facilityCodeList, locode } = place;
	return { facilityCode, facilityCodeList, locode };
}

/** The voyage on which a vessel comes, for what happens at its arrival, else the one on which it leaves. */
export function voyageOf(observation: Observation): string | null {
	if (observation.kind === "shipment") return null;
	const { importVoyage, exportVoyage } = observation;
	return directionOf(observation) === "departing"
		? (exportVoyage ?? importVoyage)
		: (importVoyage ?? exportVoyage);
}

/** The vessel or barge of a message, or null. */
export function vesselOf(observation: Observation) {
	if (observation.kind === "shipment") return null;
	return observation.mode === "rail" || observation.mode === "truck"
		? null
		: observation.vessel;
}

/** The place that messages are about, with the name we know it by and its zone. Null when none of them names it. */
export function placeFacts(
	observations: readonly Observation[],
	lookup: PlaceLookup,
): PlaceFacts | null {
	const locode = said(observations, (o) => o.place?.locode ?? null);
	const name = said(observations, (o) => o.place?.name ?? null);
	if (locode === null && name === null) return null;
	const known = locode === null ? undefined : lookup(locode);
	return {
		locode,
		name: known?.name ?? name,
		timezone: known?.timezone ?? said(observations, (o) => o.timezone),
	};
}

/** One of the places that a {@link Placement} names. */
export function placeOf(
	{ placed }: Placement,
	place: string | null,
	lookup: PlaceLookup,
): PlaceFacts | null {
	if (place === null) return null;
	const here = placed.filter((p) => p.place === place);
	return placeFacts(
		here.map(({ observation }) => observation),
		lookup,
	);
}

/** The zone of a message's place: the source's, else the one we know. */
export function timezoneOf(
	{ timezone, place }: Observation,
	lookup: PlaceLookup,
): string | null {
	return timezone ?? (place?.locode && lookup(place.locode)?.timezone) ?? null;
}

/** The terminals of the journey's two ends: where the container leaves the vessel, and where the train or barge brings it. */
export function terminalsOf(occurrences: readonly Occurrence[]) {
	const facilityIn = (...reports: readonly Observation[][]) =>
		reports
			.map((observations) => said(observations, (o) => facilityOf(o.place)))
			.find((facility) => facility !== null) ?? null;
	return {
		podTerminal: facilityIn(
			reportsOf(occurrences, "vessel_discharged"),
			reportsOf(occurrences, "vessel_arrived"),
		),
		destinationTerminal: facilityIn(
			reportsOf(occurrences, "rail_unloaded", "destination"),
			reportsOf(occurrences, "arrived_at_inland_destination"),
			reportsOf(occurrences, "full_out", "destination"),
		),
	};
}
