import type { ContainerMap } from "../../../../generated/openapi.ts";
import { byId } from "../shared/elements.ts";
import type { Journey } from "../shared/journey.ts";
import type { Land } from "./base-map.ts";
import { makeChart } from "./chart.ts";
import type { Moves } from "./gestures.ts";
import { listenForGestures } from "./gestures.ts";
import type { Point } from "./labels.ts";
import type { Place, Size, View } from "./view.ts";
import { enlarged, fitted, projectionOf, pushed } from "./view.ts";

/** The view without a journey: as much of the world as fits. */
const WORLD: View = { longitude: 0, latitude: 30, scale: 1 };

/** The map on the page. It shows the whole journey until the reader moves the map. */
export interface MapView {
	readonly show: (map: ContainerMap, journey: Journey) => void;
}

/** Starts the map and its controls. */
export function startMapView(land: Land): MapView {
	const surface = byId("surface", HTMLElement);
	const controls = byId("controls", HTMLElement);
	const chart = makeChart(byId("chart", SVGSVGElement), land, controls);
	let size = { width: 0, height: 0 };
	let view = WORLD;
	let shown: readonly Place[] = [];
	let marks: readonly Place[] = [];
	let isMoved = false;
	let isDrawing = false;

	function draw() {
		if (isDrawing) return;
		isDrawing = true;
		requestAnimationFrame(() => {
			isDrawing = false;
			if (size.width > 0 && size.height > 0) chart.draw(view, size);
		});
	}
	function update() {
		if (isMoved) view = pushed(view, size, 0, 0);
		else if (shown.length === 0) view = pushed(WORLD, size, 0, 0);
		else view = fitted(shown, size, paddingOf(size));
		draw();
	}
	const moves: Moves = {
		push(right, down) {
			if (right === 0 && down === 0) return;
			isMoved = true;
			view = pushed(view, size, right, down);
			draw();
		},
		enlarge(factor, point = focusOf(marks, view, size)) {
			isMoved = true;
			view = enlarged(view, size, factor, point);
			draw();
		},
		showAll() {
			isMoved = false;
			update();
		},
	};

	listenForGestures(surface, moves);
	byId("enlarge", HTMLButtonElement).onclick = () => moves.enlarge(1.5);
	byId("reduce", HTMLButtonElement).onclick = () => moves.enlarge(1 / 1.5);
	byId("show-all", HTMLButtonElement).onclick = moves.showAll;
	new ResizeObserver(() => {
		size = { width: surface.clientWidth, height: surface.clientHeight };
		update();
	}).observe(surface);

	return {
		show(map, journey) {
			chart.show(journey);
			marks = map.features.flatMap(({ geometry }) =>
				geometry.type === "Point" ? [geometry.coordinates] : [],
			);
			const lines = map.features.flatMap(({ geometry }) =>
				geometry.type === "Point" ? [] : geometry.coordinates,
			);
			shown = [...marks, ...lines];
			update();
		},
	};
}

/** The centre of a zoom without a pointer: the mark nearest to the middle, so that it stays on the map. Without marks it is the middle. */
function focusOf(marks: readonly Place[], view: View, size: Size): Point {
	const project = projectionOf(view, size);
	const middle: Point = [size.width / 2, size.height / 2];
	const off = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
	const [nearest = middle] = marks
		.flatMap(([longitude, latitude]) => {
			const point = project([longitude, latitude]);
			return point === null ? [] : [point];
		})
		.filter(([x, y]) => x >= 0 && x <= size.width && y >= 0 && y <= size.height)
		.toSorted((one, other) => off(one) - off(other));
	return nearest;
}

/** Space around a journey for names, and for buttons over the map. */
function paddingOf({ width, height }: Size): number {
	return Math.min(96, width * 0.14, height * 0.2);
}
