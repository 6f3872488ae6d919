import { isExit } from "../observations/facility-moves.ts";
import type { Message, Phase } from "../observations/observation.ts";
import { placeKey } from "../observations/place-and-vessel-keys.ts";
import {
	callsOf,
	directionOf,
	isCarriageMessage,
	railGateDirection,
} from "./calls.ts";
import {
	destinationOf,
	isOnRailOrBarge,
	type LandMessage,
} from "./destination.ts";
import { excursionsIn } from "./excursions.ts";
import { gateInsOf } from "./gate-ins.ts";
import { type Route, routeOf, type Stop, type StopRole } from "./route.ts";
import { shutOutsIn } from "./shut-outs.ts";
import { legsOf } from "./voyage.ts";

/**
 * Role of a message's place in the journey. `superseded` is a vessel or port of an abandoned plan, `transfer` a gate-out at
 * the port of discharge to the line's onward carriage, `excursion` a trip to an exam site and back, `unplaced` a message without a
 * known place.
 */
export type Role =
	| StopRole
	| "destination"
	| "transfer"
	| "excursion"
	| "superseded"
	| "unplaced";

/** A message with its place in the journey. */
export interface PlacedObservation {
	readonly observation: Message;
	readonly role: Role;
	/** {@link placeKey} of its place, otherwise that of its call. */
	readonly place: string | null;
	/** Number of the stop at this place, from 1. */
	readonly visit: number;
}

/** The messages of a journey, each with its place on the route. */
export interface Placement {
	readonly placed: readonly PlacedObservation[];
	/** The stops of the voyage by sea, in order. */
	readonly stops: readonly Stop[];
	/** {@link placeKey} of the port of lading. */
	readonly pol: string | null;
	readonly pod: string | null;
	/** The inland destination; null when it is the port of discharge. */
	readonly destination: string | null;
	/** Whether the container goes on from the port of discharge. */
	readonly hasInlandLeg: boolean;
}

type Stage = "before" | "between" | "after";

const STAGE_OF_PHASE: Readonly<Record<Phase, Stage>> = {
	export: "before",
	transshipment: "between",
	import: "after",
};

const ROLE_OF_STAGE: Readonly<Record<Stage, Role>> = {
	before: "origin",
	between: "transshipment",
	after: "onward",
};

/**
 * Whether a message about land transport belongs before, between or after the sea legs: by the phase that the source marks,
 * then by place, then by time. An actual is compared with the actual sailing, an estimate with the expected one.
 */
function stageOf(observation: LandMessage, route: Route): Stage {
	const { pol, pod, sailedAt, sailingAt } = route;
	const { phase } = observation;
	if (phase !== null) return STAGE_OF_PHASE[phase];
	const place = placeKey(observation.place);
	const isFact = observation.classifier === "actual";
	const isEarly =
		isFact && sailedAt !== null && observation.occurredAt < sailedAt;
	const isRoundTrip = pol?.place === pod?.place;
	if (place !== null && !isRoundTrip) {
		if (place === pol?.place) return "before";
		if (place === pod?.place && !isEarly) return "after";
		if (isTransshipment(place, route)) return "between";
	}
	const sailing = isFact ? sailedAt : sailingAt;
	return sailing === null || observation.occurredAt < sailing
		? "before"
		: "after";
}

const isTransshipment = (place: string, { stops }: Route): boolean =>
	stops.some((stop) => stop.place === place && stop.role === "transshipment");

/** A message about land transport. */
interface Landside {
	readonly observation: LandMessage;
	readonly place: string | null;
	readonly stage: Stage;
}

/** Whether the line takes the container on from the port of discharge. */
type OnwardCarriage = "sure" | "likely" | "none";

/** Whether a truck comes to a terminal inland, where the container waits for the consignee. */
const isTruckedInland = ({ mode, activity, place }: LandMessage): boolean =>
	mode === "truck" &&
	(activity === "arrived" || activity === "gated_in") &&
	(place?.facilityType === "inland_terminal" || place?.facilityType === "ramp");

/**
 * The onward carriage by train or barge, otherwise by truck to the destination. Only an actual about the container itself proves a train:
 * it can carry another container of the bill.
 */
function onwardCarriage(
	onLand: readonly Landside[],
	destination: string | null,
): OnwardCarriage {
	const moves = onLand
		.filter(({ stage }) => stage === "after")
		.map(({ observation }) => observation)
		.filter(isOnRailOrBarge)
		.filter((o) => (directionOf(o) ?? railGateDirection(o)) !== null);
	if (moves.length === 0) {
		const isTrucked = onLand.some(
			({ observation, place }) =>
				place !== null && place === destination && isTruckedInland(observation),
		);
		return isTrucked ? "sure" : "none";
	}
	return moves.some(
		(o) => o.containerNumber !== undefined && o.classifier === "actual",
	)
		? "sure"
		: "likely";
}

/** Whether a gate-out at the port of discharge leads to the onward carriage instead of the consignee. */
function isTransfer(observation: LandMessage, carriage: OnwardCarriage) {
	if (!isExit(observation)) return false;
	return (
		isOnRailOrBarge(observation) ||
		carriage === "sure" ||
		(carriage === "likely" && observation.mode !== "truck")
	);
}

function landsideRole(
	{ observation, place, stage }: Landside,
	route: Route,
	destination: string | null,
	carriage: OnwardCarriage,
): Role {
	if (place === null) return "unplaced";
	if (stage === "before" && place === route.pol?.place) return "pol";
	if (stage !== "after") return ROLE_OF_STAGE[stage];
	if (place === destination) return "destination";
	if (place !== route.pod?.place) return "onward";
	return isTransfer(observation, carriage) ? "transfer" : "pod";
}

/** The inland destination, and the messages about excursions from there or from the port of discharge. */
function endsOnLand(afterVoyage: readonly LandMessage[], pod: string | null) {
	const fromPod = excursionsIn(afterVoyage, pod === null ? [] : [pod]);
	const rest = afterVoyage.filter((o) => !fromPod.has(o));
	const destination = destinationOf(rest, pod);
	const fromDestination = excursionsIn(
		rest,
		destination === null ? [] : [destination],
	);
	return { destination, excursions: fromPod.union(fromDestination) };
}

/** The placed messages of the stops of the voyage. */
function seasidePlaces(route: Route): Map<Message, PlacedObservation> {
	const places = new Map<Message, PlacedObservation>();
	for (const { calls, place, visit } of route.stops) {
		for (const { call, role } of calls) {
			for (const observation of call.observations) {
				places.set(observation, { observation, role, place, visit });
			}
		}
	}
	return places;
}

/**
 * Takes the settled messages of one container or shipment, in order of time, and returns each with its role on the route:
 * groups them into calls, calls into legs, legs into the voyage. `loadedVessels` carry any container of the shipment.
 */
export function placeObservations(
	observations: readonly Message[],
	loadedVessels: ReadonlySet<string | null>,
): Placement {
	const voyage = observations.filter(isCarriageMessage);
	const atSea = new Set<Message>(voyage);
	const shutOut = shutOutsIn(voyage, ({ place }) => placeKey(place));
	const calls = callsOf(voyage.filter((o) => !shutOut.messages.has(o)));
	const gateIns = gateInsOf(observations);
	const legs = legsOf(calls, loadedVessels, shutOut.shutOuts, gateIns);
	const route = routeOf(legs);
	const landside = observations
		.filter((o) => o.kind !== "shipment")
		.filter((o) => !atSea.has(o))
		.map((observation) => ({
			observation,
			place: placeKey(observation.place),
			stage: stageOf(observation, route),
		}));
	const afterVoyage = landside
		.filter(({ stage }) => stage === "after")
		.map(({ observation }) => observation);
	const { destination, excursions } = endsOnLand(
		afterVoyage,
		route.pod?.place ?? null,
	);
	const carriage = onwardCarriage(landside, destination);
	const places = seasidePlaces(route);
	for (const land of landside) {
		const { observation, place } = land;
		const role = excursions.has(observation)
			? "excursion"
			: landsideRole(land, route, destination, carriage);
		places.set(observation, { observation, role, place, visit: 1 });
	}
	const placed = observations.map((observation): PlacedObservation => {
		const known = places.get(observation);
		if (known) return known;
		const place = placeKey(observation.place);
		const isMissed = observation.kind !== "shipment" && place !== null;
		const role = isMissed ? "superseded" : "unplaced";
		return { observation, role, place, visit: 1 };
	});
	return {
		placed,
		stops: route.stops,
		pol: route.pol?.place ?? null,
		pod: route.pod?.place ?? null,
		destination,
		hasInlandLeg: destination !== null || carriage !== "none",
	};
}
