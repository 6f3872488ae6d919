import { toInstant } from "../../runtime/clock.ts";
import type { VesselPosition } from "./position-source.ts";

/** A position as somebody told it. Nothing of it is believed yet. */
export interface ToldPosition {
	/** Epoch milliseconds; undefined when the time cannot be read. */
	readonly atMs: number | undefined;
	readonly latitude: unknown;
	readonly longitude: unknown;
	readonly heading: unknown;
	readonly course: unknown;
	readonly speed: unknown;
}

/** The time that a position may have (epoch milliseconds). */
export interface TimeWindow {
	readonly sinceMs: number;
	readonly nowMs: number;
}

/** How far somebody's clock may be ahead of ours. */
const AHEAD_MS = 300_000;

/** No ship that carries containers is faster; above are the marks for "not available", 63 and 102.3 (ITU-R M.1371 annex 8). */
const FASTEST_KNOTS = 60;

/** Slower, the course over ground is noise. */
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

/** Where the bow points; without a compass where the ship moves, as long as it does. */
function headingOf(told: ToldPosition, speed: number | null): number | null {
	const heading = degrees(told.heading, 511);
	if (heading !== null || (speed !== null && speed < STEERAGE_KNOTS))
		return heading;
	return degrees(told.course, 360);
}

/**
 * A position that can be true by itself, rounded to about a metre; null for any other: one that says "not available"
 * (latitude 91, longitude 181, ITU-R M.1371 annex 8), lies off the globe, or at exactly 0° 0°, where receivers without a fix
 * put it; and one that is dated in the future, or before `sinceMs`.
 */
export function validPosition(
	told: ToldPosition,
	{ sinceMs, nowMs }: TimeWindow,
): VesselPosition | null {
	const latitude = numberWithin(told.latitude, -90, 90);
	const longitude = numberWithin(told.longitude, -180, 180);
	if (latitude === null || longitude === null) return null;
	if (latitude === 0 && longitude === 0) return null;
	const { atMs = Number.NaN } = told;
	if (!(atMs >= sinceMs && atMs <= nowMs + AHEAD_MS)) return null;
	const speed = numberWithin(told.speed, 0, FASTEST_KNOTS);
	return {
		at: toInstant(new Date(atMs)),
		latitude: rounded(latitude, 5),
		longitude: rounded(longitude, 5),
		headingDegrees: headingOf(told, speed),
		speedKnots: speed === null ? null : rounded(speed, 1),
	};
}
