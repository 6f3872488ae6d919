import { HOUR_MS } from "../basics/local-time.ts";
import { randomFor, type SeededRandom } from "../basics/seeded-random.ts";
import { type Service, servicesOf } from "./line-services.ts";
import { plannedOffsetMs } from "./sailings.ts";
import { greatCircleMiles, seaMiles } from "./sea-lanes.ts";
import { HUBS } from "./services.ts";
import { landingsBehind, type Place, rampsBehind } from "./world-places.ts";

/** A container's ride on one service, from one position of its rotation to a later one. */
export interface Leg {
	readonly service: Service;
	/** Position in the rotation at which it is loaded. */
	readonly from: number;
	/** Position at which it is discharged; positions after the last port are in the next round. */
	readonly to: number;
}

/** The inland leg after the port of discharge. */
export interface Onward {
	readonly mode: "RAIL" | "BARGE";
	readonly place: Place;
}

/** The route of a shipment, without dates. */
export interface Route {
	/** Where the barge to the port of lading departs; undefined when a truck brings the containers. */
	readonly landing: Place | undefined;
	readonly legs: readonly Leg[];
	readonly onward: Onward | undefined;
}

/** Requirements on a route. */
export interface RouteNeeds {
	readonly needsHub?: boolean;
	readonly needsRail?: boolean;
	/** A barge before the port of lading or after the port of discharge. */
	readonly needsBarge?: boolean;
}

const SHORTEST_JOURNEY_MILES = 500;
const SHORTEST_LEG_MILES = 300;
/** A leg with a lower average speed goes the wrong way around its service. */
const SLOWEST_KNOTS = 9;
const MOST_PORT_HOURS = 7 * 24;
const GREATEST_DETOUR = 1.8;

/** The port at a position of a service. */
export function portAt(service: Service, position: number): Place {
	const place = service.ports[position % service.ports.length];
	if (place === undefined) throw new Error(`${service.code} has no ports`);
	return place;
}

/**
 * Draws one route over the services of a line; undefined when the draw gives no plausible route.
 * The caller then draws again.
 */
export function drawRoute(
	scac: string,
	wish: RouteNeeds,
	random: SeededRandom,
): Route | undefined {
	const services = servicesOf(scac);
	if (services.length === 0) return undefined;
	const first = drawLeg(random.pick("service", services), random.of("leg 0"));
	if (first === undefined) return undefined;
	const hubs =
		wish.needsHub || random.chance("by hub", 0.4) ? hubCount(random) : 0;
	const legs = [first];
	for (let hub = 1; hub <= hubs; hub++) {
		const next = drawConnection(services, legs, random.of(`leg ${hub}`));
		if (next === undefined) return undefined;
		legs.push(next);
	}
	if (!isSensible(legs)) return undefined;
	const onward = drawOnward(legs, wish, random);
	if (wish.needsRail && onward?.mode !== "RAIL") return undefined;
	const landing = drawLanding(legs, wish, random);
	const hasBarge = landing !== undefined || onward?.mode === "BARGE";
	return wish.needsBarge && !hasBarge ? undefined : { landing, legs, onward };
}

function hubCount(random: SeededRandom): number {
	return random.chance("two hubs", 0.2) ? 2 : 1;
}

function drawLeg(service: Service, random: SeededRandom): Leg | undefined {
	const from = random.integer("from", 0, service.ports.length - 1);
	return legFrom(service, from, random);
}

function legFrom(
	service: Service,
	from: number,
	random: SeededRandom,
): Leg | undefined {
	const to = from + random.integer("length", 1, service.ports.length - 1);
	return sensibleLeg(service, from, to);
}

/** The leg of a service between two of its ports; undefined when it goes the wrong way around. */
export function legTo(
	service: Service,
	fromPort: Place,
	toPort: Place,
): Leg | undefined {
	const from = service.ports.indexOf(fromPort);
	const to = service.ports.indexOf(toPort);
	if (from < 0 || to < 0 || from === to) return undefined;
	const length = service.ports.length;
	return sensibleLeg(service, from, to > from ? to : to + length);
}

function sensibleLeg(
	service: Service,
	from: number,
	to: number,
): Leg | undefined {
	const hours =
		(plannedOffsetMs(service, to) - plannedOffsetMs(service, from)) / HOUR_MS;
	const miles = seaMiles(portAt(service, from), portAt(service, to));
	const isWrongWay = hours > miles / SLOWEST_KNOTS + MOST_PORT_HOURS;
	if (isWrongWay || miles < SHORTEST_LEG_MILES) return undefined;
	return { service, from, to };
}

function drawConnection(
	services: readonly Service[],
	legs: readonly Leg[],
	random: SeededRandom,
): Leg | undefined {
	const last = legs.at(-1);
	if (last === undefined) return undefined;
	const hub = portAt(last.service, last.to).locode;
	if (!HUBS.has(hub)) return undefined;
	const calling = services.filter(
		(service) =>
			legs.every((leg) => leg.service !== service) &&
			service.ports.some(({ locode }) => locode === hub),
	);
	if (calling.length === 0) return undefined;
	const service = random.pick("service", calling);
	const from = service.ports.findIndex(({ locode }) => locode === hub);
	return legFrom(service, from, random);
}

/** Whether a route visits no port twice, needs its hubs and is not much longer than the direct way. */
function isSensible(legs: readonly Leg[]): boolean {
	const stops = legs.map((leg) => portAt(leg.service, leg.from));
	const [first, last] = [legs[0], legs.at(-1)];
	if (first === undefined || last === undefined) return false;
	const pol = portAt(first.service, first.from);
	const pod = portAt(last.service, last.to);
	const codes = new Set([...stops, pod].map(({ locode }) => locode));
	if (codes.size !== legs.length + 1) return false;
	const callsAt = (leg: Leg, place: Place) => leg.service.ports.includes(place);
	const isDirectPossible =
		legs.length > 1 &&
		(legs.slice(0, -1).some((leg) => callsAt(leg, pod)) ||
			legs.slice(1).some((leg) => callsAt(leg, pol)));
	const direct = greatCircleMiles(pol, pod);
	const path = [...stops, pod];
	const total = path.reduce(
		(miles, stop, at) => miles + greatCircleMiles(path[at - 1] ?? stop, stop),
		0,
	);
	return (
		!isDirectPossible &&
		direct >= SHORTEST_JOURNEY_MILES &&
		total <= direct * GREATEST_DETOUR
	);
}

function drawOnward(
	legs: readonly Leg[],
	wish: RouteNeeds,
	random: SeededRandom,
): Onward | undefined {
	const last = legs.at(-1);
	if (last === undefined) return undefined;
	const pod = portAt(last.service, last.to);
	const ramps = rampsBehind(pod);
	if (ramps.length > 0 && (wish.needsRail || random.chance("by rail", 0.4))) {
		return { mode: "RAIL", place: random.pick("ramp", ramps) };
	}
	const landings = landingsOff(legs, pod);
	if (
		landings.length > 0 &&
		(wish.needsBarge || random.chance("by barge", 0.3))
	) {
		return { mode: "BARGE", place: random.pick("landing", landings) };
	}
	return undefined;
}

/** The barge landings of a port at which no vessel of the route calls. */
function landingsOff(legs: readonly Leg[], port: Place): readonly Place[] {
	const calls = legs.flatMap(({ service, from, to }) => [
		portAt(service, from),
		portAt(service, to),
	]);
	return landingsBehind(port).filter((landing) => !calls.includes(landing));
}

function drawLanding(
	legs: readonly Leg[],
	wish: RouteNeeds,
	random: SeededRandom,
): Place | undefined {
	const [first] = legs;
	if (first === undefined) return undefined;
	const landings = landingsOff(legs, portAt(first.service, first.from));
	const isWanted = wish.needsBarge || random.chance("from a barge", 0.2);
	if (landings.length === 0 || !isWanted) return undefined;
	return random.pick("origin landing", landings);
}

const DRAWS_TO_KNOW_A_LINE = 400;

/** Whether any route over the services of a line meets the needs. */
export function offers(scac: string, wish: RouteNeeds): boolean {
	const random = randomFor(`what ${scac} offers`);
	for (let draw = 0; draw < DRAWS_TO_KNOW_A_LINE; draw++) {
		if (drawRoute(scac, wish, random.of(`${draw}`)) !== undefined) return true;
	}
	return false;
}
