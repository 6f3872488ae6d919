import type { Position } from "../../../server/sea/globe.ts";
import type { Deal } from "../basics/deal.ts";
import { DAY_MS } from "../basics/local-time.ts";
import { type Call, callOf, sailingBefore } from "../schedule/sailings.ts";
import type { FleetVessel } from "./fleet.ts";
import {
	type Motion,
	motionOn,
	type Passage,
	passageBetween,
} from "./passage.ts";

/** What a vessel does for a while: it lies in a port, or it is on its way to the next one. Milliseconds. */
export type Whereabouts = { readonly untilAt: number } & (
	| { readonly kind: "in port"; readonly call: Call }
	| { readonly kind: "at sea"; readonly passage: Passage }
);

/** What a vessel does at an instant (milliseconds); `world` is the deal by which all sailings of the world are dealt. */
export function whereaboutsOf(
	{ service, turn }: FleetVessel,
	at: number,
	world: Deal,
): Whereabouts {
	// Its last round that can have begun; a vessel comes to the first port some hours early.
	const last = sailingBefore(service, at + DAY_MS);
	const length = service.fleet.length;
	const started = last - ((((last - turn) % length) + length) % length);
	const hasBegun = callOf(service, started, 0, world).arrivalAt <= at;
	const round = hasBegun ? started : started - length;
	let call = callOf(service, round, 0, world);
	for (let position = 1; ; position++) {
		const next = callOf(service, round, position, world);
		if (at < call.departureAt)
			return { kind: "in port", call, untilAt: call.departureAt };
		if (at < next.arrivalAt) {
			const { scac, code } = service;
			const weather = world.of(`weather ${scac} ${code} ${round} ${position}`);
			const passage = passageBetween(call, next, weather);
			return { kind: "at sea", passage, untilAt: next.arrivalAt };
		}
		call = next;
	}
}

/** How a vessel moves at an instant (milliseconds) within its whereabouts. */
export function motionIn(whereabouts: Whereabouts, at: number): Motion {
	if (whereabouts.kind === "at sea") return motionOn(whereabouts.passage, at);
	const { place, arrivalAt } = whereabouts.call;
	const position: Position = [place.longitude, place.latitude];
	// Nobody turns a vessel while it is made fast.
	const headingDegrees = Math.floor(arrivalAt / 60_000) % 360;
	return { position, miles: 0, headingDegrees, speedKnots: 0 };
}
