import { geoPath } from "d3-geo";
import { makeBaseMap } from "./base-map.js";
import { svg } from "./elements.js";
import { isSailed } from "./journey.js";
import { markPort, markVessel, placeItems } from "./marks.js";
import { projectionOf } from "./view.js";

/** @import { Land } from "./base-map.js" */
/** @import { Journey, PathFeature } from "./journey.js" */
/** @import { Box, Point } from "./labels.js" */
/** @import { Item } from "./marks.js" */
/** @import { Size, View } from "./view.js" */

/**
 * The drawing. `show` takes what there is to see, `draw` how much of the world is seen.
 *
 * @typedef {object} Chart
 * @property {(journey: Journey) => void} show
 * @property {(view: View, size: Size) => void} draw
 */

/**
 * Makes the drawing inside an element of SVG.
 *
 * @param {SVGSVGElement} root
 * @param {Land} land
 * @param {HTMLElement} controls What may lie over it.
 * @returns {Chart}
 */
export function makeChart(root, land, controls) {
	const base = makeBaseMap(land);
	const lines = svg("g", { class: "paths" });
	const marks = svg("g", { class: "marks" });
	const names = svg("g", { class: "names" });
	root.replaceChildren(...base.layers, lines, marks, names);
	/** @type {{ path: PathFeature, line: SVGPathElement }[]} */
	let paths = [];
	/** @type {Item[]} */
	let items = [];

	return {
		show(journey) {
			const { ports, vessel } = journey;
			paths = journey.paths.map((path) => ({ path, line: lineOf(path) }));
			items = ports.map(markPort);
			if (vessel) items.push(markVessel(vessel));
			lines.replaceChildren(...paths.map(({ line }) => line));
			marks.replaceChildren(...items.map(({ mark }) => mark));
			names.replaceChildren(...items.map(({ name }) => name));
		},
		draw(view, size) {
			const projection = projectionOf(view, size);
			const pathOf = geoPath(projection).digits(1);
			root.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
			base.draw(view, size);
			for (const { path, line } of paths)
				line.setAttribute("d", pathOf(path.geometry) ?? "");
			const points = paths.flatMap(({ line }) => pointsOf(line));
			const taken = [boxOver(root, controls)];
			taken.push(...placeItems(items, projection, taken, points, size));
			base.write(view, size, taken, points);
		},
	};
}

/**
 * @param {PathFeature} path
 * @returns {SVGPathElement}
 */
function lineOf(path) {
	return svg("path", { class: isSailed(path) ? "sailed" : "expected" });
}

/**
 * Where the buttons lie, as the map counts: on a phone below it, where they take nothing of its room.
 *
 * @param {SVGSVGElement} root
 * @param {HTMLElement} controls
 * @returns {Box}
 */
function boxOver(root, controls) {
	const map = root.getBoundingClientRect();
	const { left, top, width, height } = controls.getBoundingClientRect();
	return { left: left - map.left, top: top - map.top, width, height };
}

/**
 * Points along a line as it is drawn, close enough that no name slips between them.
 *
 * @param {SVGPathElement} line
 * @returns {Point[]}
 */
function pointsOf(line) {
	const length = line.getTotalLength();
	const count = Math.min(400, Math.ceil(length / 8));
	return Array.from({ length: count }, (_, step) => {
		const { x, y } = line.getPointAtLength((step / count) * length);
		return [x, y];
	});
}
