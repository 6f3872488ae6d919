import { type Deal, dealFor } from "../basics/deal.ts";
import { HOUR_MS } from "../basics/local-time.ts";
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
	/** Position at which it is discharged; behind the last port it is in the next round. */
	readonly to: number;
}

/** How a container goes on from its port of discharge. */
export interface Onward {
	readonly mode: "RAIL" | "BARGE";
	readonly place: Place;
}

/** The way of a shipment, without dates. */
export interface Route {
	/** Where a barge brings it to the port of lading from, if it does not come by truck. */
	readonly landing: Place | undefined;
	readonly legs: readonly Leg[];
	readonly onward: Onward | undefined;
}

/** What a route has to offer. */
export interface RouteWish {
	readonly needsHub?: boolean;
	readonly needsRail?: boolean;
	/** A barge before the port of lading or behind the port of discharge. */
	readonly needsBarge?: boolean;
}

const SHORTEST_JOURNEY_MILES = 500;
const SHORTEST_LEG_MILES = 300;
/** A service that takes longer than this would, at the slowest plausible average, is the wrong way round. */
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
 * Deals one way over the services of a line, or undefined when this deal does not lead anywhere sensible.
 * The caller deals again with another attempt.
 */
export function dealRoute(
	scac: string,
	wish: RouteWish,
	deal: Deal,
): Route | undefined {
	const services = servicesOf(scac);
	if (services.length === 0) return undefined;
	const first = dealLeg(deal.pick("service", services), deal.of("leg 0"));
	if (first === undefined) return undefined;
	const hubs = wish.needsHub || deal.chance("by hub", 0.4) ? hubCount(deal) : 0;
	const legs = [first];
	for (let hub = 1; hub <= hubs; hub++) {
		const next = dealConnection(services, legs, deal.of(`leg ${hub}`));
		if (next === undefined) return undefined;
		legs.push(next);
	}
	if (!isSensible(legs)) return undefined;
	const onward = dealOnward(legs, wish, deal);
	if (wish.needsRail && onward?.mode !== "RAIL") return undefined;
	const landing = dealLanding(legs, wish, deal);
	const hasBarge = landing !== undefined || onward?.mode === "BARGE";
	return wish.needsBarge && !hasBarge ? undefined : { landing, legs, onward };
}

function hubCount(deal: Deal): number {
	return deal.chance("two hubs", 0.2) ? 2 : 1;
}

function dealLeg(service: Service, deal: Deal): Leg | undefined {
	const from = deal.integer("from", 0, service.ports.length - 1);
	return legFrom(service, from, deal);
}

function legFrom(service: Service, from: number, deal: Deal): Leg | undefined {
	const to = from + deal.integer("length", 1, service.ports.length - 1);
	return sensibleLeg(service, from, to);
}

/** The leg of a service from one of its ports to another; undefined when it goes the wrong way round. */
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

function dealConnection(
	services: readonly Service[],
	legs: readonly Leg[],
	deal: Deal,
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
	const service = deal.pick("service", calling);
	const from = service.ports.findIndex(({ locode }) => locode === hub);
	return legFrom(service, from, deal);
}

/** No port twice, no hub where one of the services would have gone all the way, and no great detour. */
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

function dealOnward(
	legs: readonly Leg[],
	wish: RouteWish,
	deal: Deal,
): Onward | undefined {
	const last = legs.at(-1);
	if (last === undefined) return undefined;
	const pod = portAt(last.service, last.to);
	const ramps = rampsBehind(pod);
	if (ramps.length > 0 && (wish.needsRail || deal.chance("by rail", 0.4))) {
		return { mode: "RAIL", place: deal.pick("ramp", ramps) };
	}
	const landings = landingsOff(legs, pod);
	if (
		landings.length > 0 &&
		(wish.needsBarge || deal.chance("by barge", 0.3))
	) {
		return { mode: "BARGE", place: deal.pick("landing", landings) };
	}
	return undefined;
}

/** The barge landings of a port that no vessel of the route calls at. */
function landingsOff(legs: readonly Leg[], port: Place): readonly Place[] {
	const calls = legs.flatMap(({ service, from, to }) => [
		portAt(service, from),
		portAt(service, to),
	]);
	return landingsBehind(port).filter((landing) => !calls.includes(landing));
}

function dealLanding(
	legs: readonly Leg[],
	wish: RouteWish,
	deal: Deal,
): Place | undefined {
	const [first] = legs;
	if (first === undefined) return undefined;
	const landings = landingsOff(legs, portAt(first.service, first.from));
	const isWanted = wish.needsBarge || deal.chance("from a barge", 0.2);
	if (landings.length === 0 || !isWanted) return undefined;
	return deal.pick("origin landing", landings);
}

const DRAWS_TO_KNOW_A_LINE = 400;

/** Whether the services of a line offer any route of a kind. */
export function offers(scac: string, wish: RouteWish): boolean {
	const deal = dealFor(`what ${scac} offers`);
	for (let draw = 0; draw < DRAWS_TO_KNOW_A_LINE; draw++) {
		if (dealRoute(scac, wish, deal.of(`${draw}`)) !== undefined) return true;
	}
	return false;
}
