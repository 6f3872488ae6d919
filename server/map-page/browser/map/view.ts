import type { GeoProjection } from "d3-geo";
import { geoMercator, geoMercatorRaw } from "d3-geo";

export type Place = readonly [longitude: number, latitude: number];

/** The visible part of the world: the place in the middle, and the scale in pixels per radian of the equator. */
export interface View {
	readonly longitude: number;
	readonly latitude: number;
	readonly scale: number;
}

/** The size of the map in pixels. */
export interface Size {
	readonly width: number;
	readonly height: number;
}

const DEGREE = Math.PI / 180;

/** Largest scale, 100 pixels per degree: beyond it the outlines of land look coarse. */
const LARGEST_SCALE = 100 / DEGREE;

/** Largest scale at which a journey is first shown. */
const LARGEST_FIT = 40 / DEGREE;

/** Beyond this latitude the projection stretches without limit. */
const LAST_PARALLEL = 85;

/** Pixels around the window that are drawn too, for shores that reach into it. */
const MARGIN = 20;

/**
 * The projection of sea charts, centred on the view. So the world is cut on its far side, and lines across the 180th meridian
 * stay whole.
 */
export function projectionOf(
	view: View,
	{ width, height }: Size,
): GeoProjection {
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

/** The view that shows all places as large as possible, wherever they are. Takes at least one place, and a padding in pixels. */
export function fitted(
	places: readonly Place[],
	size: Size,
	padding: number,
): View {
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

/** The shortest arc of a parallel with all longitudes: the circle without its widest gap, in degrees. */
function breadthOf(longitudes: readonly number[]): {
	west: number;
	span: number;
} {
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

/** The view after panning by pixels to the right and down. */
export function pushed(
	view: View,
	size: Size,
	right: number,
	down: number,
): View {
	return confined(shifted(view, right, down), size);
}

/** The view after zooming by a factor around a fixed point of the map. */
export function enlarged(
	view: View,
	size: Size,
	factor: number,
	[x, y]: readonly [x: number, y: number],
): View {
	const { scale } = confined({ ...view, scale: view.scale * factor }, size);
	const [right, down] = [x - size.width / 2, y - size.height / 2];
	const centred = { ...shifted(view, -right, -down), scale };
	return pushed(centred, size, right, down);
}

/** Moves the view by pixels; the result may lie outside the world. */
function shifted(
	{ longitude, latitude, scale }: View,
	right: number,
	down: number,
): View {
	return {
		longitude: longitude - right / scale / DEGREE,
		latitude: latitudeAt(northing(latitude) + down / scale),
		scale,
	};
}

/** The nearest view that shows the world at most once, and nothing beyond the last parallel. */
function confined(
	{ longitude, latitude, scale }: View,
	{ width, height }: Size,
): View {
	const smallest = width / (2 * Math.PI);
	const within = Math.max(smallest, Math.min(scale, LARGEST_SCALE));
	const edge = Math.max(0, northing(LAST_PARALLEL) - height / 2 / within);
	return {
		longitude: ((((longitude + 180) % 360) + 360) % 360) - 180,
		latitude: latitudeAt(Math.max(-edge, Math.min(northing(latitude), edge))),
		scale: within,
	};
}

/** The distance from the equator at which a latitude in degrees is drawn, in radii of the globe. */
function northing(latitude: number): number {
	return geoMercatorRaw(0, latitude * DEGREE)[1];
}

/** The latitude in degrees at a drawn distance from the equator, in radii of the globe. */
function latitudeAt(north: number): number {
	return (geoMercatorRaw.invert?.(0, north)[1] ?? 0) / DEGREE;
}
