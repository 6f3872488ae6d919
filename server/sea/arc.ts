import { angleBetween, type Direction } from "./globe.ts";

/** The nearest point of an arc. */
export interface NearestOnArc {
	/** Its distance from the arc's start, in radians. */
	readonly along: number;
	/** Its distance from the target, in radians. */
	readonly off: number;
}

/** The point nearest to `target` on the great-circle arc from `a` to `b`, which is shorter than half the globe. */
export function nearestOnArc(
	target: Direction,
	a: Direction,
	b: Direction,
): NearestOnArc {
	const pole = cross(a, b);
	const length = Math.sqrt(dot(pole, pole));
	const arc = angleBetween(a, b);
	if (length > 0) {
		const height = dot(target, pole) / length;
		const along = Math.atan2(
			dot(cross(pole, a), target) / length,
			dot(a, target),
		);
		if (along >= 0 && along <= arc)
			return { along, off: Math.abs(Math.asin(clamp(height))) };
	}
	const [toA, toB] = [angleBetween(target, a), angleBetween(target, b)];
	return toA <= toB ? { along: 0, off: toA } : { along: arc, off: toB };
}

function cross(a: Direction, b: Direction): Direction {
	return [
		a[1] * b[2] - a[2] * b[1],
		a[2] * b[0] - a[0] * b[2],
		a[0] * b[1] - a[1] * b[0],
	];
}

function dot(a: Direction, b: Direction): number {
	return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

function clamp(sine: number): number {
	return Math.max(-1, Math.min(1, sine));
}
