import type { Size, View } from "./view.ts";
import { projectionOf } from "./view.ts";

const STEPS = [1, 2, 5, 10, 15, 30, 45];

/** Smallest distance between meridians, which leaves room for their numbers. */
const LEAST_PIXELS = 84;

/** A meridian or parallel: where it crosses the map, and its number. On a sea chart both are straight. */
export interface Degree {
	/** Pixels from the left, or from the top. */
	readonly at: number;
	/** `150° W` */
	readonly number: string;
}

/** The meridians and parallels in the visible part of the map. */
export function graticule(
	view: View,
	size: Size,
): { meridians: Degree[]; parallels: Degree[] } {
	const projection = projectionOf(view, size);
	const pixelsOfDegree = (view.scale * Math.PI) / 180;
	const step = STEPS.find((s) => s * pixelsOfDegree >= LEAST_PIXELS) ?? 90;
	const meridians = multiples(step, -180, 179).map((longitude) => ({
		at: projection([longitude, 0])?.[0] ?? -1,
		number: inDegrees(longitude, "E", "W"),
	}));
	const parallels = multiples(step, -85, 85).map((latitude) => ({
		at: projection([0, latitude])?.[1] ?? -1,
		number: inDegrees(latitude, "N", "S"),
	}));
	return {
		meridians: meridians.filter(({ at }) => at >= 0 && at <= size.width),
		parallels: parallels.filter(({ at }) => at >= 0 && at <= size.height),
	};
}

function multiples(step: number, least: number, most: number): number[] {
	const first = Math.ceil(least / step);
	const count = Math.floor(most / step) - first + 1;
	return Array.from({ length: count }, (_, index) => (first + index) * step);
}

function inDegrees(degree: number, positive: string, negative: string): string {
	if (degree === 0 || degree === -180) return `${Math.abs(degree)}°`;
	return `${Math.abs(degree)}° ${degree > 0 ? positive : negative}`;
}
