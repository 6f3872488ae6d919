import { toInstant } from "../../clock.ts";
import { pointAt } from "../../sea/along-route.ts";
import type { SeaRoute } from "../../sea/route-line.ts";
import type { PositionOverTime } from "./vessel-serializer.ts";

/** 20 days: longer than nearly all ways from port to port, and some three megabytes. */
const MOST_POSITIONS = 28_800;

const MS_PER_MINUTE = 60_000;

/** Five decimals of a degree are a metre. */
const PARTS_OF_DEGREE = 100_000;

function rounded(degrees: number): number {
	return Math.round(degrees * PARTS_OF_DEGREE) / PARTS_OF_DEGREE;
}

/** Where a vessel is each minute after its start on a route, up to and including its end, but at most 28,800 positions. */
export function futurePositions(
	route: SeaRoute,
	start: Date,
	knots: number,
): PositionOverTime[] {
	const milesPerMinute = knots / 60;
	const minutes = Math.ceil(route.nauticalMiles / milesPerMinute);
	const length = Math.min(minutes, MOST_POSITIONS);
	return Array.from({ length }, (_, index) => {
		const minute = index + 1;
		const { position, headingDegrees } = pointAt(
			route,
			minute * milesPerMinute,
		);
		return {
			latitude: rounded(position[1]),
			longitude: rounded(position[0]),
			heading: Math.round(headingDegrees) % 360,
			timestamp: toInstant(new Date(start.getTime() + minute * MS_PER_MINUTE)),
			estimated: true,
		};
	});
}
