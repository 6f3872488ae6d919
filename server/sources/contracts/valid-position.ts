import { toInstant } from "../../runtime/clock.ts";
import type { VesselPosition } from "./position-source.ts";

/** A position as a source sent it, not yet verified. */
export interface UnverifiedPosition {
	/** Epoch milliseconds; undefined when the time cannot be read. */
	readonly atMs: number | undefined;
	readonly latitude: unknown;
	readonly longitude: unknown;
	readonly heading: unknown;
	readonly course: unknown;
	readonly speed: unknown;
}

/** Range of valid position times (epoch milliseconds). */
export interface TimeWindow {
	readonly sinceMs: number;
	readonly nowMs: number;
}

/** How far a source's clock may be ahead of ours. */
const AHEAD_MS = 300_000;

/** No container ship is faster. The marks for "not available", 63 and 102.3, are above (ITU-R M.1371 annex 8). */
const FASTEST_KNOTS = 60;

/** Below this speed, course over ground is noise. */
const STEERAGE_KNOTS = 1;

function numberWithin(
	value: unknown,
	least: number,
	most: number,
): number | null {
	return typeof value === "number" && value >= least && value <= most
		? value
		: null;
}

function rounded(value: number, decimals: number): number {
	const factor = 10 ** decimals;
	return Math.round(value * factor) / factor;
}

/** A direction in whole degrees; null for a mark for "not available": 511 for a heading, 360 for a course. */
function degrees(value: unknown, mark: 360 | 511): number | null {
	const direction = value === mark ? null : numberWithin(value, 0, 360);
	return direction === null ? null : Math.round(direction) % 360;
}

/** True heading; without one the course over ground, as long as the ship moves. */
function headingOf(
	position: UnverifiedPosition,
	speed: number | null,
): number | null {
	const heading = degrees(position.heading, 511);
	if (heading !== null || (speed !== null && speed < STEERAGE_KNOTS))
		return heading;
	return degrees(position.course, 360);
}

/**
 * A plausible position, rounded to about a metre. Null when it is "not available" (latitude 91, longitude 181, ITU-R M.1371
 * annex 8), off the globe, at exactly 0° 0° (a receiver without a fix), in the future, or before `sinceMs`.
 */
export function validPosition(
	position: UnverifiedPosition,
	{ sinceMs, nowMs }: TimeWindow,
): VesselPosition | null {
	const latitude = numberWithin(position.latitude, -90, 90);
	const longitude = numberWithin(position.longitude, -180, 180);
	if (latitude === null || longitude === null) return null;
	if (latitude === 0 && longitude === 0) return null;
	const { atMs = Number.NaN } = position;
	if (!(atMs >= sinceMs && atMs <= nowMs + AHEAD_MS)) return null;
	const speed = numberWithin(position.speed, 0, FASTEST_KNOTS);
	return {
		at: toInstant(new Date(atMs)),
		latitude: rounded(latitude, 5),
		longitude: rounded(longitude, 5),
		headingDegrees: headingOf(position, speed),
		speedKnots: speed === null ? null : rounded(speed, 1),
	};
}
