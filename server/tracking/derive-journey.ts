import { deriveContainer } from "./derive/derive-container.ts";
import {
	type DerivingContext,
	deriveShipment,
} from "./derive/derive-shipment.ts";
import type {
	ContainerFacts,
	FacilityLookup,
	Journey,
	PlaceLookup,
} from "./derive/journey.ts";
import { callsOf, isCarriage, vesselKey } from "./observations/call.ts";
import { compareText } from "./observations/milestone.ts";
import type { Message, Observation } from "./observations/observation.ts";
import { atOnce, type Steps } from "./observations/steps.ts";
import { isHandled } from "./route/leg.ts";
import { placeObservations } from "./route/place.ts";
import type { Asked } from "./settle/asked.ts";
import { carriedIn } from "./settle/carried.ts";
import {
	type ContainerOnTrip,
	concerning,
	containersOnTrip,
	sharedMessages,
} from "./settle/concern.ts";
import {
	billsOfContainer,
	withoutOtherJourneys,
} from "./settle/other-journeys.ts";
import { firstSaid } from "./settle/repetition.ts";
import { type Settled, settle } from "./settle/settle.ts";
import { withoutOtherBills } from "./settle/split-bill.ts";
import { isWithin } from "./settle/trip.ts";

/** What deriving needs to know besides what was said. */
export interface JourneyContext {
	/** The present, ISO 8601: a fact more than 24 hours ahead of it counts as an estimate. */
	readonly now: string;
	readonly lookup: PlaceLookup;
	/** Without it facilities are known by their codes only. */
	readonly facilities?: FacilityLookup;
	/** The bill of lading or booking numbers that were asked for. */
	readonly documents?: readonly string[];
	/** The number of the container that was asked for. When nothing was, the last journey in the messages is derived. */
	readonly container?: string | null;
	/** Numbers of containers that are on the shipment already, whether or not anything that stands names them. */
	readonly known?: readonly string[];
}

const NO_FACILITIES: FacilityLookup = { named: () => null, only: () => null };

/**
 * Containers about which nothing is said: all that was said of them was taken back or is of another journey, or only vessels'
 * messages name them.
 */
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

/** The messages of all containers together, and what they have in common. */
interface Shipped {
	readonly containers: readonly ContainerOnTrip[];
	/** In the order of their times. */
	readonly onTrip: readonly Message[];
	/** The vessels that carry any of the containers, or others that the line tells of as well. */
	readonly loadedVessels: ReadonlySet<string | null>;
	/** The documents that were asked for, else the bills of the container that was. */
	readonly documents: readonly string[];
}

/** The vessels that carry containers which are not of the shipment. */
function strangersVessels(
	messages: readonly Message[],
	containers: readonly ContainerOnTrip[],
): (string | null)[] {
	const numbers = new Set<string | null>(containers.map((c) => c.number));
	numbers.add(null);
	return messages.flatMap((o) =>
		o.kind === "equipment" && isCarriage(o) && !numbers.has(o.containerNumber)
			? [vesselKey(o.vessel)]
			: [],
	);
}

function* shippedIn(settled: Settled, asked: Asked): Steps<Shipped> {
	const { messages, statuses } = settled;
	const ofJourney = withoutOtherJourneys(messages, asked);
	yield;
	const documents =
		asked.container === null
			? asked.documents
			: billsOfContainer(ofJourney, asked.container);
	const ofBill = withoutOtherBills(ofJourney, documents);
	yield;
	const containers = containersOnTrip(ofBill, statuses);
	const owned = new Set<Message>(containers.flatMap(({ own }) => own));
	const trips = new Map(
		containers.map(({ trip }) => [`${trip.after} ${trip.before}`, trip]),
	);
	yield;
	const onTrip = ofBill.filter((o) => {
		if (o.kind === "shipment" || containers.length === 0) return true;
		if (o.kind === "equipment")
			return owned.has(o) || o.containerNumber === null;
		return trips.values().some((trip) => isWithin(trip, o));
	});
	yield;
	const calls = callsOf(onTrip.filter(isCarriage));
	const loadedVessels = new Set(calls.filter(isHandled).map((c) => c.vessel));
	for (const vessel of strangersVessels(messages, containers))
		if (vessel !== null) loadedVessels.add(vessel);
	return { containers, onTrip, loadedVessels, documents };
}

function* deriveContainers(
	{ containers, onTrip, loadedVessels }: Shipped,
	known: readonly string[],
	context: DerivingContext,
): Steps<ContainerFacts[]> {
	const shared = sharedMessages(onTrip, containers);
	const positions = new Map(onTrip.map((o, position) => [o, position]));
	const facts: ContainerFacts[] = [];
	for (const container of containers) {
		yield;
		const concerned = concerning(container, shared, positions);
		yield;
		const placement = placeObservations(concerned, loadedVessels);
		yield;
		facts.push(yield* deriveContainer(container, placement, context));
	}
	const nowhere = placeObservations([], loadedVessels);
	for (const container of unnamed(known, containers)) {
		yield;
		facts.push(yield* deriveContainer(container, nowhere, context));
	}
	return facts.sort((a, b) => compareText(a.number, b.number));
}

/** The steps of {@link deriveJourney}: one for each container, and some for all of them together. */
export function* journeySteps(
	observations: readonly Observation[],
	{
		now,
		lookup,
		facilities = NO_FACILITIES,
		documents = [],
		container = null,
		known = [],
	}: JourneyContext,
): Steps<Journey> {
	const settled = yield* settle(observations, now);
	yield;
	const shipped = yield* shippedIn(settled, { documents, container });
	yield;
	const { onTrip, loadedVessels } = shipped;
	const { earlier, originals } = settled;
	const first = yield* firstSaid(onTrip);
	const said = { first, earlier, originals };
	const context = {
		...{ lookup, facilities, ...said },
		documents: shipped.documents,
	};
	yield;
	const placement = placeObservations(onTrip, loadedVessels);
	yield;
	const shipment = yield* deriveShipment(placement, context);
	yield;
	const numbers = [...known, ...carriedIn(onTrip, container)];
	const containers = yield* deriveContainers(shipped, numbers, context);
	return { shipment, containers };
}

/**
 * Derives the journey that everything adds up to that a line, terminals and railways said about one number.
 * Neither the order of the observations nor repetitions make a difference. A known container that nothing names is part of
 * it, and nothing has happened to it: what is told of vessels concerns it no more.
 */
export function deriveJourney(
	observations: readonly Observation[],
	context: JourneyContext,
): Journey {
	return atOnce(journeySteps(observations, context));
}
