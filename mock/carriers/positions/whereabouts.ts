import type { Position } from "../../../server/sea/globe.ts";
import { DAY_MS } from "../basics/local-time.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import { type Call, callOf, sailingBefore } from "../schedule/sailings.ts";
import type { FleetVessel } from "./fleet.ts";
import {
	type Motion,
	motionOn,
	type Passage,
	passageBetween,
} from "./passage.ts";

/** A vessel's port call or passage, and when it ends (milliseconds). */
export type Whereabouts = { readonly untilAt: number } & (
	| { readonly kind: "in port"; readonly call: Call }
	| { readonly kind: "at sea"; readonly passage: Passage }
);

/** Where a vessel is at an instant (milliseconds); `world` holds the random values of all sailings. */
export function whereaboutsOf(
	{ service, turn }: FleetVessel,
	at: number,
	world: SeededRandom,
): Whereabouts {
	// Vessels can arrive at the first port some hours early, so the next round can have begun.
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

/** The motion of a vessel at an instant (milliseconds) within its whereabouts. */
export function motionIn(whereabouts: Whereabouts, at: number): Motion {
	if (whereabouts.kind === "at sea") return motionOn(whereabouts.passage, at);
	const { place, arrivalAt } = whereabouts.call;
	const position: Position = [place.longitude, place.latitude];
	// A vessel keeps its heading alongside, so it depends on the call only.
	const headingDegrees = Math.floor(arrivalAt / 60_000) % 360;
	return { position, miles: 0, headingDegrees, speedKnots: 0 };
}
