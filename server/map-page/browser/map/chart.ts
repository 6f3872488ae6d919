import { geoPath } from "d3-geo";
import { svg } from "../shared/elements.ts";
import type { Journey, PathFeature } from "../shared/journey.ts";
import { isSailed } from "../shared/journey.ts";
import type { Land } from "./base-map.ts";
import { makeBaseMap } from "./base-map.ts";
import type { Box, Point } from "./labels.ts";
import type { Item } from "./marks.ts";
import { markPort, markVessel, placeItems } from "./marks.ts";
import type { Size, View } from "./view.ts";
import { projectionOf } from "./view.ts";

/** The drawing. `show` sets the journey, `draw` the visible part of the world. */
export interface Chart {
	readonly show: (journey: Journey) => void;
	readonly draw: (view: View, size: Size) => void;
}

/** Creates the drawing inside an SVG element; `controls` may lie over it. */
export function makeChart(
	root: SVGSVGElement,
	land: Land,
	controls: HTMLElement,
): Chart {
	const base = makeBaseMap(land);
	const lines = svg("g", { class: "paths" });
	const marks = svg("g", { class: "marks" });
	const names = svg("g", { class: "names" });
	root.replaceChildren(...base.layers, lines, marks, names);
	let paths: { path: PathFeature; line: SVGPathElement }[] = [];
	let items: Item[] = [];

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

function lineOf(path: PathFeature): SVGPathElement {
	return svg("path", { class: isSailed(path) ? "sailed" : "expected" });
}

/** The box of the buttons in map coordinates. On a phone they are below the map and cover nothing. */
function boxOver(root: SVGSVGElement, controls: HTMLElement): Box {
	const map = root.getBoundingClientRect();
	const { left, top, width, height } = controls.getBoundingClientRect();
	return { left: left - map.left, top: top - map.top, width, height };
}

/** Points along a drawn line, close enough together that no name fits between them. */
function pointsOf(line: SVGPathElement): Point[] {
	const length = line.getTotalLength();
	const count = Math.min(400, Math.ceil(length / 8));
	return Array.from({ length: count }, (_, step) => {
		const { x, y } = line.getPointAtLength((step / count) * length);
		return [x, y];
	});
}
