import { callsOf, directionOf, isCarriage, placeKey } from "./call.ts";
import { destinationOf } from "./destination.ts";
import type { Observation } from "./observation.ts";
import { type Route, routeOf, type StopRole } from "./route.ts";
import { legsOf } from "./voyage.ts";

/**
 * What the place of a message is to the container's journey. `superseded` is a vessel or port that it does not use after
 * all, `transfer` a gate at the port of discharge through which it leaves for a train or barge, `unplaced` a message
 * that cannot be put anywhere.
 */
export type Role =
	| StopRole
	| "destination"
	| "transfer"
	| "superseded"
	| "unplaced";

/** A message and where it stands in the journey. */
export interface PlacedObservation {
	readonly observation: Observation;
	readonly role: Role;
	/** {@link placeKey} of its place, else that of its call. */
	readonly place: string | null;
	/** Tells two stops at one place apart, from 1. */
	readonly visit: number;
}

/** The messages of a journey in their places. */
export interface Placement {
	readonly placed: readonly PlacedObservation[];
	/** {@link placeKey} of the port of lading. */
	readonly pol: string | null;
	readonly pod: string | null;
	/** The inland destination; null when it is the port of discharge. */
	readonly destination: string | null;
	/** Whether the container goes on from the port of discharge. */
	readonly hasInlandLeg: boolean;
}

type Stage = "before" | "between" | "after";

/**
 * Whether something on land happens before or after the voyage. The source's mark decides, then the place. A fact is dated,
 * and cannot be after a sailing that has not happened; a forecast is compared with the sailing as it is expected.
 */
function stageOf(observation: Observation, route: Route): Stage {
	const { pol, pod, sailedAt, sailingAt } = route;
	const place = placeKey(observation.place);
	const phase = observation.kind === "shipment" ? null : observation.phase;
	if (phase !== null) {
		return (
			{ export: "before", transshipment: "between", import: "after" } as const
		)[phase];
	}
	const isFact = observation.classifier === "actual";
	const isEarly =
		sailedAt === null ? pod === null : observation.occurredAt < sailedAt;
	const isRoundTrip = pol?.place === pod?.place;
	if (place !== null && !isRoundTrip) {
		if (place === pol?.place) return "before";
		if (place === pod?.place && !(isFact && isEarly)) return "after";
		if (isTransshipment(place, route)) return "between";
	}
	const sailing = isFact ? sailedAt : sailingAt;
	return sailing === null || observation.occurredAt < sailing
		? "before"
		: "after";
}

const isTransshipment = (place: string, { stops }: Route): boolean =>
	stops.some((stop) => stop.place === place && stop.role === "transshipment");

const STAGE_ROLE: Readonly<Record<Stage, Role>> = {
	before: "origin",
	between: "transshipment",
	after: "onward",
};

const isOnRailOrBarge = (o: Observation): boolean =>
	o.kind !== "shipment" && (o.mode === "rail" || o.mode === "barge");

/** How certain it is that the container goes on by train or barge: said to be done, only planned, or not mentioned. */
function onwardCarriage(
	onLand: readonly Landside[],
): "done" | "planned" | "none" {
	const moves = onLand.filter(
		({ observation, stage }) =>
			stage === "after" &&
			isOnRailOrBarge(observation) &&
			directionOf(observation) !== null,
	);
	if (moves.length === 0) return "none";
	return moves.some(({ observation }) => observation.classifier === "actual")
		? "done"
		: "planned";
}

/** A message about something that no vessel does. */
interface Landside {
	readonly observation: Observation;
	readonly place: string | null;
	readonly stage: Stage;
}

function landsideRole(
	{ observation, place, stage }: Landside,
	route: Route,
	destination: string | null,
	carriage: "done" | "planned" | "none",
): Role {
	if (place === null) return "unplaced";
	if (stage === "before" && place === route.pol?.place) return "pol";
	if (stage !== "after") return STAGE_ROLE[stage];
	if (place === destination) return "destination";
	if (place !== route.pod?.place) return "onward";
	const mode = observation.kind === "shipment" ? null : observation.mode;
	const isGateOut =
		observation.activity === "gated_out" ||
		observation.activity === "picked_up";
	const isTransfer =
		isOnRailOrBarge(observation) ||
		carriage === "done" ||
		(carriage === "planned" && mode !== "truck");
	return isGateOut && isTransfer ? "transfer" : "pod";
}

function seasidePlaces(route: Route): Map<Observation, PlacedObservation> {
	const places = new Map<Observation, PlacedObservation>();
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
 * Places the messages that concern one container, or one shipment as a whole.
 * `observations` are settled and in order; `loadedVessels` are the vessels that carry any container of the shipment.
 */
export function placeObservations(
	observations: readonly Observation[],
	loadedVessels: ReadonlySet<string | null>,
): Placement {
	const carriage = observations.filter(isCarriage);
	const atSea = new Set<Observation>(carriage);
	const route = routeOf(legsOf(callsOf(carriage), loadedVessels));
	const seaside = seasidePlaces(route);
	const onLand = new Map<Observation, Landside>();
	for (const observation of observations) {
		if (observation.kind === "shipment" || atSea.has(observation)) continue;
		onLand.set(observation, {
			observation,
			place: placeKey(observation.place),
			stage: stageOf(observation, route),
		});
	}
	const landside = [...onLand.values()];
	const destination = destinationOf(
		landside.flatMap((o) => (o.stage === "after" ? [o.observation] : [])),
		route.pod?.place ?? null,
	);
	const carriedOn = onwardCarriage(landside);
	const placed = observations.map((observation): PlacedObservation => {
		const place = placeKey(observation.place);
		const land = onLand.get(observation);
		const role = land
			? landsideRole(land, route, destination, carriedOn)
			: atSea.has(observation) && place !== null
				? "superseded"
				: "unplaced";
		return seaside.get(observation) ?? { observation, role, place, visit: 1 };
	});
	return {
		placed,
		pol: route.pol?.place ?? null,
		pod: route.pod?.place ?? null,
		destination,
		hasInlandLeg: destination !== null || carriedOn !== "none",
	};
}
