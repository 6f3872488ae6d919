import { type Evidence, type FeatureOf, featuresOf } from "./evidence.ts";
import { type Coordinates, lengthOf, milesBetween, turnAt } from "./globe.ts";
import { isGap } from "./path-rules.ts";
import { sightingsOf } from "./vessel-rules.ts";
import type { Leg } from "./way.ts";

/** The greatest distance between neighbours of a line, in miles. */
const MOST_MILES = 300;

/** A larger turn than this leads back. */
const BACK_DEGREES = 120;

/** Shorter pieces are not checked, because vessels also sail around capes. */
const SHORT_MILES = 5;

/** The first part of the rest of a leg, in miles, within which it may not turn back. */
const ONWARD_MILES = 300;

/** The last part of a leg, in miles, which may turn back: the approach to a port can lead around a breakwater. */
const APPROACH_MILES = 60;

type Line =
	| FeatureOf<"past_vessel_locations">
	| FeatureOf<"estimated_full_legs">
	| FeatureOf<"estimated_partial_leg">;

/**
 * The rules for every line: its count, its coordinates and the distances between neighbours. A line ahead of a vessel does not turn
 * back.
 */
export function lineProblems(
	evidence: Evidence,
	legs: readonly Leg[],
): string[] {
	const { map } = evidence;
	const lines: readonly Line[] = [
		...featuresOf(map, "past_vessel_locations"),
		...featuresOf(map, "estimated_full_legs"),
		...featuresOf(map, "estimated_partial_leg"),
	];
	return lines.flatMap((line) => {
		const { geometry, properties } = line;
		const { coordinates } = geometry;
		const isEstimate = properties.feature_type !== "past_vessel_locations";
		const isAllowed = isEstimate ? undefined : gapsOf(evidence, legs, line);
		const problems = distanceProblems(coordinates, isAllowed);
		if (properties.feature_type === "estimated_partial_leg")
			problems.push(...turnProblems(coordinates));
		if (properties.point_count !== coordinates.length)
			problems.push(
				`counts ${properties.point_count} places, has ${coordinates.length}`,
			);
		const { feature_type: type, ports_sequence: sequence } = properties;
		return problems.map((problem) => `${type} ${sequence} ${problem}`);
	});
}

/** Every position is on the globe. */
export function rangeProblems({ map }: Evidence): string[] {
	return map.features.flatMap(({ geometry, properties }) => {
		const places: readonly Coordinates[] =
			geometry.type === "Point" ? [geometry.coordinates] : geometry.coordinates;
		return places
			.filter(([longitude = 181, latitude = 91]) => {
				const isOnGlobe =
					Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
				return !isOnGlobe;
			})
			.map((place) => `${properties.feature_type} leads to ${place}`);
	});
}

/** Whether no position was reported between two neighbours of a path. */
type IsGap = (a: Coordinates, b: Coordinates) => boolean;

function gapsOf(evidence: Evidence, legs: readonly Leg[], line: Line): IsGap {
	const leg = legs.find(
		({ from }) => from.sequence === line.properties.ports_sequence,
	);
	if (leg === undefined) return () => false;
	const given = sightingsOf(evidence, leg, 0, evidence.now);
	return (a, b) => isGap(given, a, b, MOST_MILES);
}

function distanceProblems(
	line: readonly Coordinates[],
	isAllowed: IsGap = () => false,
): string[] {
	return line.flatMap((b, index) => {
		const a = line[index - 1];
		if (a === undefined) return [];
		const miles = milesBetween(a, b);
		const isTooFar = miles > MOST_MILES && !isAllowed(a, b);
		return isTooFar
			? [`leaps ${Math.round(miles)} miles from ${a} to ${b}`]
			: [];
	});
}

/** A line ahead of the vessel does not turn back. */
function turnProblems(line: readonly Coordinates[]): string[] {
	const most = Math.min(ONWARD_MILES, lengthOf(line) - APPROACH_MILES);
	let miles = 0;
	return line.flatMap((place, index) => {
		const [before, after] = [line[index - 1], line[index + 1]];
		if (before === undefined || after === undefined) return [];
		const piece = milesBetween(before, place);
		miles += piece;
		const isShort = Math.min(piece, milesBetween(place, after)) < SHORT_MILES;
		const turn = turnAt(before, place, after);
		return miles <= most && turn > BACK_DEGREES && !isShort
			? [`turns back by ${Math.round(turn)} degrees at ${place}`]
			: [];
	});
}
