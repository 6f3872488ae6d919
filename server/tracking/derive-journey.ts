import { callsOf, isCarriage } from "./call.ts";
import {
	type ContainerOnTrip,
	concerning,
	containersOnTrip,
	sharedMessages,
} from "./concern.ts";
import { deriveContainer } from "./derive-container.ts";
import { deriveShipment } from "./derive-shipment.ts";
import type { Journey, PlaceLookup } from "./journey.ts";
import { isHandled } from "./leg.ts";
import { compareText } from "./milestone.ts";
import type { Message, Observation } from "./observation.ts";
import { placeObservations } from "./place.ts";
import { firstSaid } from "./repetition.ts";
import { settle } from "./settle.ts";
import { withoutOtherBills } from "./split-bill.ts";
import { isWithin, withoutOtherJourneys } from "./trip.ts";

/** What deriving needs to know besides what was said. */
export interface JourneyContext {
	/** The present, ISO 8601: a fact more than 24 hours ahead of it counts as an estimate. */
	readonly now: string;
	readonly lookup: PlaceLookup;
	/** The bill of lading or booking numbers that were asked for. Without them the last journey in the messages is derived. */
	readonly documents?: readonly string[];
	/** Numbers of containers that are on the shipment already, whether or not anything that stands names them. */
	readonly known?: readonly string[];
}

/** Containers that nothing names: all that was said of them was taken back, or is of another journey. */
function unnamed(
	known: readonly string[],
	named: readonly ContainerOnTrip[],
): ContainerOnTrip[] {
	const numbers = new Set(known);
	for (const { number } of named) numbers.delete(number);
	return [...numbers].map((number) => ({
		number,
		trip: { after: null, before: null },
		own: [],
		statuses: [],
	}));
}

/**
 * Derives the journey that everything adds up to that a line, terminals and railways said about one number.
 * Neither the order of the observations nor repetitions make a difference. A known container that nothing names is part of
 * it, and nothing has happened to it: what is told of vessels concerns it no more.
 */
export function deriveJourney(
	observations: readonly Observation[],
	{ now, lookup, documents = [], known = [] }: JourneyContext,
): Journey {
	const { messages, statuses, earlier, originals } = settle(observations, now);
	const ofJourney = withoutOtherBills(
		withoutOtherJourneys(messages, documents),
		documents,
	);
	const containers = containersOnTrip(ofJourney, statuses);
	const owned = new Set<Message>(containers.flatMap(({ own }) => own));
	const trips = new Map(
		containers.map(({ trip }) => [`${trip.after} ${trip.before}`, trip]),
	);
	const onTrip = ofJourney.filter((o) => {
		if (o.kind === "shipment" || containers.length === 0) return true;
		if (o.kind === "equipment")
			return owned.has(o) || o.containerNumber === null;
		return trips.values().some((trip) => isWithin(trip, o));
	});
	const calls = callsOf(onTrip.filter(isCarriage));
	const loadedVessels = new Set(calls.filter(isHandled).map((c) => c.vessel));
	const shared = sharedMessages(onTrip, containers);
	const positions = new Map(onTrip.map((o, position) => [o, position]));
	const context = {
		lookup,
		first: firstSaid(onTrip),
		earlier,
		originals,
		documents,
	};
	return {
		shipment: deriveShipment(placeObservations(onTrip, loadedVessels), context),
		containers: [
			...containers.map((container) => {
				const concerned = concerning(container, shared, positions);
				const placement = placeObservations(concerned, loadedVessels);
				return deriveContainer(container, placement, context);
			}),
			...unnamed(known, containers).map((container) =>
				deriveContainer(
					container,
					placeObservations([], loadedVessels),
					context,
				),
			),
		].sort((a, b) => compareText(a.number, b.number)),
	};
}
