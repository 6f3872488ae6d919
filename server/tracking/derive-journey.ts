import { deriveContainer } from "./derive/derive-container.ts";
import {
	type DerivingContext,
	deriveShipment,
} from "./derive/derive-shipment.ts";
import type { FacilityLookup, PlaceLookup } from "./derive/lookups.ts";
import type { ContainerFacts, Journey } from "./journey/journey.ts";
import { atOnce, type Steps } from "./observations/interruptible.ts";
import type { Message, Observation } from "./observations/observation.ts";
import { compareText } from "./observations/precedence.ts";
import {
	type Arrival,
	arrivalOf,
	earlierArrivals,
} from "./route/last-voyage.ts";
import { loadedVesselsIn, vesselsOfOthers } from "./route/loaded-vessels.ts";
import { placeObservations } from "./route/message-roles.ts";
import { type ReportedPlacement, withOccurrences } from "./route/occurrence.ts";
import {
	messagesOfContainer,
	type ShippedContainer,
	sharedMessages,
} from "./settle/container-messages.ts";
import { containersAboard } from "./settle/containers-aboard.ts";
import { firstReports } from "./settle/repeated-messages.ts";
import { settle } from "./settle/settle.ts";
import {
	type ShipmentMessages,
	shipmentMessages,
} from "./settle/shipment-messages.ts";

/** The inputs of a derivation beside the observations. */
export interface JourneyContext {
	/** The present (ISO 8601). An actual more than 24 hours ahead of it counts as an estimate. */
	readonly now: string;
	readonly lookup: PlaceLookup;
	/** Without it, facilities are known by their codes only. */
	readonly facilities?: FacilityLookup;
	/** The requested bill of lading or booking numbers. */
	readonly documents?: readonly string[];
	/** The requested container number. Without any requested number the last journey in the messages is derived. */
	readonly container?: string | null;
	/** Numbers of the containers already on the shipment. They stay, even when no message names them. */
	readonly known?: readonly string[];
}

const NO_FACILITIES: FacilityLookup = { named: () => null, only: () => null };

/** The containers among `numbers` that have no messages of their own on this shipment. */
function unreported(
	numbers: readonly string[],
	reported: readonly ShippedContainer[],
): ShippedContainer[] {
	const rest = new Set(numbers);
	for (const { number } of reported) rest.delete(number);
	return [...rest].map((number) => ({
		number,
		cycle: { after: null, before: null },
		own: [],
		statuses: [],
	}));
}

/** Messages, and where they are on the route. */
interface PlacedMessages {
	readonly messages: readonly Message[];
	readonly placement: ReportedPlacement;
}

function* placeMessages(
	messages: readonly Message[],
	loadedVessels: ReadonlySet<string | null>,
): Steps<PlacedMessages> {
	const placement = placeObservations(messages, loadedVessels);
	yield;
	return { messages, placement: withOccurrences(placement) };
}

const isSameList = (a: readonly Message[], b: readonly Message[]): boolean =>
	a.length === b.length && a.every((message, index) => message === b[index]);

function* deriveContainers(
	{ containers, messages }: ShipmentMessages,
	numbers: readonly string[],
	loadedVessels: ReadonlySet<string | null>,
	context: DerivingContext,
): Steps<{
	facts: ContainerFacts[];
	arrivals: Arrival[];
	/** The placed messages of the container; null when there are several or none. */
	only: PlacedMessages | null;
}> {
	const shared = sharedMessages(messages, containers);
	const positions = new Map(messages.map((o, position) => [o, position]));
	const facts: ContainerFacts[] = [];
	const arrivals: Arrival[] = [];
	let only: PlacedMessages | null = null;
	for (const container of containers) {
		yield;
		const ofContainer = messagesOfContainer(container, shared, positions);
		yield;
		const placed = yield* placeMessages(ofContainer, loadedVessels);
		const { placement } = placed;
		if (containers.length === 1) only = placed;
		arrivals.push(arrivalOf(container.number, placement));
		yield;
		facts.push(yield* deriveContainer(container, placement, context));
	}
	const nowhere = withOccurrences(placeObservations([], loadedVessels));
	for (const container of unreported(numbers, containers)) {
		yield;
		facts.push(yield* deriveContainer(container, nowhere, context));
	}
	facts.sort((a, b) => compareText(a.number, b.number));
	return { facts, arrivals, only };
}

/** Those of the messages that tell how a shipment's last containers come: without those that handle the others. */
function aboutLast(
	messages: readonly Message[],
	arrivals: readonly Arrival[],
): readonly Message[] {
	const earlier = earlierArrivals(arrivals);
	return messages.filter(
		(o) =>
			o.kind !== "equipment" ||
			o.containerNumber === null ||
			!earlier.has(o.containerNumber),
	);
}

/** {@link deriveJourney} in steps: one per container, and some for the shipment as a whole. */
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
	const shipped = yield* shipmentMessages(settled, { documents, container });
	yield;
	const { messages } = shipped;
	const loadedVessels = loadedVesselsIn(messages).union(
		new Set(
			vesselsOfOthers(
				settled.messages,
				shipped.containers.map(({ number }) => number),
			),
		),
	);
	yield;
	const context: DerivingContext = {
		lookup,
		facilities,
		first: firstReports(settled.repetitions, messages),
		earlier: settled.earlier,
		originals: settled.originals,
		documents: shipped.documents,
	};
	yield;
	const numbers = [...known, ...containersAboard(messages, container)];
	const { facts, arrivals, only } = yield* deriveContainers(
		shipped,
		numbers,
		loadedVessels,
		context,
	);
	const last = aboutLast(messages, arrivals);
	yield;
	// The messages of a shipment with one container are usually those of the container.
	const { placement } =
		only && isSameList(only.messages, last)
			? only
			: yield* placeMessages(last, loadedVessels);
	yield;
	const shipment = yield* deriveShipment(placement, messages, context);
	return { shipment, containers: facts };
}

/**
 * Derives a journey from all observations about one number: settles them, places them on the route, and derives the records
 * of the shipment and its containers. Neither the order of the observations nor repetitions change the outcome.
 */
export function deriveJourney(
	observations: readonly Observation[],
	context: JourneyContext,
): Journey {
	return atOnce(journeySteps(observations, context));
}
