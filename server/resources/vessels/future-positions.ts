import { toInstant } from "../../runtime/clock.ts";
import { pointAt } from "../../sea/along-route.ts";
import { toMetre } from "../../sea/globe.ts";
import type { SeaRoute } from "../../sea/route-line.ts";
import type { PositionOverTime } from "./vessel-serializer.ts";

/** The most positions of one reply: 20 days, longer than nearly all port-to-port voyages, and some three megabytes. */
const MOST_POSITIONS = 28_800;

const MS_PER_MINUTE = 60_000;

/** The position of a vessel for each minute from its start on a route to its end, at most 28,800 positions. */
export function* futurePositions(
	route: SeaRoute,
	start: Date,
	knots: number,
): Generator<PositionOverTime> {
	const milesPerMinute = knots / 60;
	const minutes = Math.ceil(route.nauticalMiles / milesPerMinute);
	const length = Math.min(minutes, MOST_POSITIONS);
	for (let minute = 1; minute <= length; minute++) {
		const { position, headingDegrees } = pointAt(
			route,
			minute * milesPerMinute,
		);
		const [longitude, latitude] = toMetre(position);
		yield {
			latitude,
			longitude,
			heading: Math.round(headingDegrees) % 360,
			timestamp: toInstant(new Date(start.getTime() + minute * MS_PER_MINUTE)),
			estimated: true,
		};
	}
}
