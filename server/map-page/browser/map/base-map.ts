import type { GeoGeometryObjects } from "d3-geo";
import { geoArea, geoPath } from "d3-geo";
import { svg } from "../shared/elements.ts";
import { graticule } from "./graticule.ts";
import type { Box, Point } from "./labels.ts";
import { isFree } from "./labels.ts";
import { SEA_NAMES } from "./sea-names.ts";
import type { Size, View } from "./view.ts";
import { projectionOf } from "./view.ts";

export type Land = Extract<GeoGeometryObjects, { type: "MultiPolygon" }>;

/** Area below which islands are not drawn, in square pixels at the equator. */
const LEAST_AREA = 1;

/** Size of a number of the graticule, in pixels. */
const NUMBER = { width: 46, height: 14 };

/**
 * Land and the graticule with their labels. `draw` shows a part of the world; `write` then puts labels where they cover
 * nothing.
 */
export interface BaseMap {
	/** The layers, lowest first. */
	readonly layers: readonly SVGElement[];
	readonly draw: (view: View, size: Size) => void;
	readonly write: (
		view: View,
		size: Size,
		taken: readonly Box[],
		lines: readonly Point[],
	) => void;
}

/** Creates the base map. */
export function makeBaseMap(land: Land): BaseMap {
	const shore = svg("path", { class: "shore" });
	const net = svg("path", { class: "graticule" });
	const coast = svg("path", { class: "land" });
	const numbers = svg("g", { class: "degrees" });
	const seas = svg("g", { class: "seas" });
	const outlines = land.coordinates.map((coordinates) => ({
		coordinates,
		area: geoArea({ type: "Polygon", coordinates }),
	}));

	return {
		layers: [shore, net, coast, numbers, seas],
		draw(view, size) {
			const pathOf = geoPath(projectionOf(view, size)).digits(1);
			const coordinates = outlines
				.filter(({ area }) => area * view.scale ** 2 > LEAST_AREA)
				.map((outline) => outline.coordinates);
			const outline = pathOf({ type: "MultiPolygon", coordinates }) ?? "";
			shore.setAttribute("d", outline);
			coast.setAttribute("d", outline);
			const { meridians, parallels } = graticule(view, size);
			net.setAttribute(
				"d",
				[
					...meridians.map(({ at }) => `M${at},0V${size.height}`),
					...parallels.map(({ at }) => `M0,${at}H${size.width}`),
				].join(""),
			);
		},
		write(view, size, taken, lines) {
			const isEmpty = (box: Box) => isFree(box, taken, lines, size);
			writeNumbers(numbers, view, size, isEmpty);
			writeSeas(seas, view, size, isEmpty);
		},
	};
}

function writeNumbers(
	layer: SVGGElement,
	view: View,
	size: Size,
	isEmpty: (box: Box) => boolean,
): void {
	const { meridians, parallels } = graticule(view, size);
	const baseline = size.height - 8;
	layer.replaceChildren();
	for (const { at, number } of meridians) {
		const box = { left: at - 23, top: baseline - 11, ...NUMBER };
		if (at > 60 && isEmpty(box))
			layer.append(
				svg("text", { x: at, y: baseline, "text-anchor": "middle" }, number),
			);
	}
	for (const { at, number } of parallels) {
		const box = { left: 6, top: at - 7, ...NUMBER };
		if (at < size.height - 24 && isEmpty(box))
			layer.append(svg("text", { x: 8, y: at + 4 }, number));
	}
}

function writeSeas(
	layer: SVGGElement,
	view: View,
	size: Size,
	isEmpty: (box: Box) => boolean,
): void {
	const projection = projectionOf(view, size);
	const pixelsOfDegree = (view.scale * Math.PI) / 180;
	layer.replaceChildren();
	for (const [name, longitude, latitude, leastScale] of SEA_NAMES) {
		const [x, y] = projection([longitude, latitude]) ?? [-1, -1];
		if (pixelsOfDegree < leastScale || x < 0 || x > size.width) continue;
		const text = svg("text", { x, y, "text-anchor": "middle" }, name);
		layer.append(text);
		const { width } = text.getBBox();
		const box = { left: x - width / 2, top: y - 14, width, height: 18 };
		if (!isEmpty(box)) text.remove();
	}
}
