import { geoMercator, geoMercatorRaw } from "d3-geo";

/** @import { GeoProjection } from "d3-geo" */

/** @typedef {readonly [longitude: number, latitude: number]} Place */

/**
 * What part of the world is shown: the place in the middle, and the scale in pixels for a radian of the equator.
 *
 * @typedef {object} View
 * @property {number} longitude
 * @property {number} latitude
 * @property {number} scale
 */

/**
 * The size of the map in pixels.
 *
 * @typedef {object} Size
 * @property {number} width
 * @property {number} height
 */

const DEGREE = Math.PI / 180;

/** More than this, and the outlines of land would show how coarse they are: 100 pixels a degree. */
const LARGEST_SCALE = 100 / DEGREE;

/** As near as a short journey is shown at first. */
const LARGEST_FIT = 40 / DEGREE;

/** Beyond it the projection stretches the ice without end. */
const LAST_PARALLEL = 85;

/** What lies outside the window still casts its shore into it. */
const MARGIN = 20;

/**
 * The projection of sea charts, turned so that the middle of the view is in the middle of the world. So the world is cut
 * on its far side, never through what is looked at, and lines across the 180th meridian stay whole.
 *
 * @param {View} view
 * @param {Size} size
 * @returns {GeoProjection}
 */
export function projectionOf(view, { width, height }) {
	return geoMercator()
		.rotate([-view.longitude, 0])
		.center([0, view.latitude])
		.scale(view.scale)
		.translate([width / 2, height / 2])
		.clipExtent([
			[-MARGIN, -MARGIN],
			[width + MARGIN, height + MARGIN],
		]);
}

/**
 * The view that shows all of some places as large as they fit, whichever side of the world they are on.
 *
 * @param {readonly Place[]} places at least one
 * @param {Size} size
 * @param {number} padding pixels
 * @returns {View}
 */
export function fitted(places, size, padding) {
	const { west, span } = breadthOf(places.map(([longitude]) => longitude));
	const norths = places.map(([, latitude]) => northing(latitude));
	const [bottom, top] = [Math.min(...norths), Math.max(...norths)];
	const scale = Math.min(
		(size.width - 2 * padding) / (span * DEGREE),
		(size.height - 2 * padding) / (top - bottom),
		LARGEST_FIT,
	);
	const latitude = latitudeAt((bottom + top) / 2);
	return confined({ longitude: west + span / 2, latitude, scale }, size);
}

/**
 * The shortest arc of a parallel that holds all longitudes: what is left of the circle without its widest empty part.
 *
 * @param {readonly number[]} longitudes
 * @returns {{ west: number, span: number }} degrees
 */
function breadthOf(longitudes) {
	const sorted = longitudes.toSorted((one, other) => one - other);
	const gaps = sorted.map((longitude, index) => ({
		east: longitude,
		gap: longitude - (sorted[index - 1] ?? (sorted.at(-1) ?? 0) - 360),
	}));
	const widest = gaps.reduce((one, other) =>
		other.gap > one.gap ? other : one,
	);
	return { west: widest.east, span: 360 - widest.gap };
}

/**
 * The view after the map was pushed by so many pixels to the right and down.
 *
 * @param {View} view
 * @param {Size} size
 * @param {number} right
 * @param {number} down
 * @returns {View}
 */
export function pushed(view, size, right, down) {
	return confined(shifted(view, right, down), size);
}

/**
 * The view so many times as large, in which what was at one point of the map still is there.
 *
 * @param {View} view
 * @param {Size} size
 * @param {number} factor
 * @param {readonly [x: number, y: number]} point
 * @returns {View}
 */
export function enlarged(view, size, factor, [x, y]) {
	const { scale } = confined({ ...view, scale: view.scale * factor }, size);
	const [right, down] = [x - size.width / 2, y - size.height / 2];
	const centred = { ...shifted(view, -right, -down), scale };
	return pushed(centred, size, right, down);
}

/**
 * @param {View} view
 * @param {number} right pixels
 * @param {number} down pixels
 * @returns {View} not confined to the world
 */
function shifted({ longitude, latitude, scale }, right, down) {
	return {
		longitude: longitude - right / scale / DEGREE,
		latitude: latitudeAt(northing(latitude) + down / scale),
		scale,
	};
}

/**
 * The nearest view that shows the world at most once around, and no more than empty sea or ice beyond the last land.
 *
 * @param {View} view
 * @param {Size} size
 * @returns {View}
 */
function confined({ longitude, latitude, scale }, { width, height }) {
	const smallest = width / (2 * Math.PI);
	const within = Math.max(smallest, Math.min(scale, LARGEST_SCALE));
	const edge = Math.max(0, northing(LAST_PARALLEL) - height / 2 / within);
	return {
		longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
		latitude: latitudeAt(Math.max(-edge, Math.min(northing(latitude), edge))),
		scale: within,
	};
}

/**
 * @param {number} latitude degrees
 * @returns {number} how far north of the equator it is drawn, in radii of the globe
 */
function northing(latitude) {
	return geoMercatorRaw(0, latitude * DEGREE)[1];
}

/**
 * @param {number} north radii of the globe
 * @returns {number} degrees
 */
function latitudeAt(north) {
	return (geoMercatorRaw.invert?.(0, north)[1] ?? 0) / DEGREE;
}
