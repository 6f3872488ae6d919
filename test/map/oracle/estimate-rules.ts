import { type Evidence, featureAt, featuresOf } from "./evidence.ts";
import { type Coordinates, milesBetween } from "./globe.ts";
import type { Leg, Stop } from "./way.ts";

/** A leg has a full estimate from port to port exactly when it has not begun. */
export function fullLegProblems(
	{ map }: Evidence,
	legs: readonly Leg[],
): string[] {
	return legs.flatMap(({ from, to, state }) => {
		const { sequence } = from;
		const full = featureAt(map, "estimated_full_legs", sequence);
		const isWanted = state === "not begun";
		if (full === undefined)
			return isWanted ? [`estimate ${sequence} of a whole leg is missing`] : [];
		const { previous_port_id, next_port_id } = full.properties;
		const line = full.geometry.coordinates;
		return [
			!isWanted && `is drawn, though the leg is ${state}`,
			!joins(from, to, [previous_port_id, next_port_id]) && "names other ports",
			!isAt(line[0], from) && "does not begin at its port",
			!isAt(line.at(-1), to) && "does not end at the next port",
		]
			.filter((problem) => typeof problem === "string")
			.map((problem) => `estimate ${sequence} ${problem}`);
	});
}

/** The rest of a leg is drawn exactly when there is a current vessel, from the vessel to the next port. */
export function partialLegProblems(
	{ map }: Evidence,
	legs: readonly Leg[],
): string[] {
	const problems = legs.flatMap(({ from, to }) => {
		const { sequence } = from;
		const vessel = featureAt(map, "current_vessel", sequence);
		const partial = featureAt(map, "estimated_partial_leg", sequence);
		if (partial === undefined)
			return vessel ? [`the rest of leg ${sequence} is missing`] : [];
		const { current_port_id, next_port_id } = partial.properties;
		const line = partial.geometry.coordinates;
		return [
			vessel === undefined && "is drawn without a vessel",
			vessel !== undefined &&
				line[0]?.join() !== vessel.geometry.coordinates.join() &&
				"does not begin at the vessel",
			!joins(from, to, [current_port_id, next_port_id]) && "names other ports",
			!isAt(line.at(-1), to) && "does not end at the next port",
		]
			.filter((problem) => typeof problem === "string")
			.map((problem) => `the rest of leg ${sequence} ${problem}`);
	});
	const count = featuresOf(map, "current_vessel").length;
	return count > 1 ? [...problems, `there are ${count} vessels`] : problems;
}

function joins(from: Stop, to: Stop, ids: readonly string[]): boolean {
	const own = [from, to].map(({ port }) => port.properties.location_id);
	return own.join() === ids.join();
}

const SAME_PLACE_MILES = 0.01;

function isAt(place: Coordinates | undefined, { port }: Stop): boolean {
	if (place === undefined) return false;
	return milesBetween(place, port.geometry.coordinates) < SAME_PLACE_MILES;
}
