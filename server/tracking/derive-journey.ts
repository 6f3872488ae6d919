import { callsOf, isCarriage } from "./call.ts";
import { claimsOf, concerning, containersOnTrip } from "./concern.ts";
import { deriveContainer } from "./derive-container.ts";
import { deriveShipment } from "./derive-shipment.ts";
import type { Journey, PlaceLookup } from "./journey.ts";
import { isHandled } from "./leg.ts";
import type { Observation } from "./observation.ts";
import { placeObservations } from "./place.ts";
import { firstKeys } from "./raw-events.ts";
import { settle } from "./settle.ts";
import { isWithin, withoutOtherJourneys } from "./trip.ts";

/** What deriving needs to know besides the messages. */
export interface JourneyContext {
	/** The present, ISO 8601: a fact more than 24 hours ahead of it counts as an estimate. */
	readonly now: string;
	readonly lookup: PlaceLookup;
	/** The bill of lading or booking numbers that were asked for. Without them the last journey in the messages is derived. */
	readonly documents?: readonly string[];
}

/**
 * Derives the journey that all messages of a carrier about one number add up to.
 * Neither the order of the messages nor repetitions make a difference.
 */
export function deriveJourney(
	observations: readonly Observation[],
	{ now, lookup, documents = [] }: JourneyContext,
): Journey {
	const ofJourney = withoutOtherJourneys(settle(observations, now), documents);
	const containers = containersOnTrip(ofJourney);
	const owned = new Set<Observation>(containers.flatMap(({ own }) => own));
	const onTrip = ofJourney.filter((o) => {
		if (o.kind === "shipment" || containers.length === 0) return true;
		if (o.kind === "equipment")
			return owned.has(o) || o.containerNumber === null;
		return containers.some(({ trip }) => isWithin(trip, o));
	});
	const calls = callsOf(onTrip.filter(isCarriage));
	const loadedVessels = new Set(calls.filter(isHandled).map((c) => c.vessel));
	const claims = claimsOf(containers);
	const firstKey = firstKeys(onTrip);
	return {
		shipment: deriveShipment(placeObservations(onTrip, loadedVessels), lookup),
		containers: containers.map((container) =>
			deriveContainer(
				container.number,
				placeObservations(concerning(container, onTrip, claims), loadedVessels),
				firstKey,
				lookup,
			),
		),
	};
}
