import { projectionOf } from "./view.js";

/** @import { Size, View } from "./view.js" */

const STEPS = [1, 2, 5, 10, 15, 30, 45];

/** Closer together, meridians would crowd their numbers. */
const LEAST_PIXELS = 84;

/**
 * A meridian or parallel: where it crosses the map, and its number. On a sea chart both are straight.
 *
 * @typedef {object} Degree
 * @property {number} at pixels from the left, or from the top
 * @property {string} number `150° W`
 */

/**
 * The net of meridians and parallels that the map shows.
 *
 * @param {View} view
 * @param {Size} size
 * @returns {{ meridians: Degree[], parallels: Degree[] }}
 */
export function graticule(view, size) {
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

/**
 * @param {number} step
 * @param {number} least
 * @param {number} most
 * @returns {number[]}
 */
function multiples(step, least, most) {
	const first = Math.ceil(least / step);
	const count = Math.floor(most / step) - first + 1;
	return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/**
 * @param {number} degree
 * @param {string} positive
 * @param {string} negative
 * @returns {string}
 */
function inDegrees(degree, positive, negative) {
	if (degree === 0 || degree === -180) return `${Math.abs(degree)}°`;
	return `${Math.abs(degree)}° ${degree > 0 ? positive : negative}`;
}
