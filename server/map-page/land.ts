import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Position } from "../sea/globe.ts";
import { simplify } from "../sea/simplify.ts";

/** Tolerance of an outline in nautical miles: one or two pixels of the largest map. */
const TOLERANCE_MILES = 0.9;

type Point = readonly [x: number, y: number];

interface Polygons {
	readonly type: "MultiPolygon";
	/** The rings of each polygon, and the arcs of each ring; the complement of a number is that arc in reverse. */
	readonly arcs: readonly (readonly (readonly number[])[])[];
}

/** A TopoJSON document (section 2 of its specification): an arc starts at a point of a grid and continues in steps. */
interface Topology<Land> {
	readonly type: "Topology";
	readonly transform: { readonly scale: Point; readonly translate: Point };
	readonly objects: { readonly land: Land };
	readonly arcs: readonly (readonly Point[])[];
}

/**
 * The outlines of all land as TopoJSON, from Natural Earth's outlines at a scale of 1 : 50 million, reduced to the points and
 * islands that the map can show.
 */
export function landOutlines(): string {
	const path = createRequire(import.meta.url).resolve(
		"world-atlas/land-50m.json",
	);
	const { transform, objects, ...whole } = JSON.parse(
		readFileSync(path, "utf8"),
	) as Topology<{ readonly geometries: readonly [Polygons] }>;
	const arcs = whole.arcs.map((arc) => simplified(arc, transform));
	const [{ type, arcs: polygons }] = objects.land.geometries;
	const land = {
		type,
		arcs: polygons.filter(([outline = []]) =>
			outline.some((arc) => isArea(arcs[arc < 0 ? ~arc : arc] ?? [])),
		),
	};
	const outlines: Topology<Polygons> = {
		type: "Topology",
		transform,
		objects: { land },
		arcs,
	};
	return JSON.stringify(outlines);
}

/** Whether a ring encloses an area: it needs four points, the last equal to the first (RFC 7946, section 3.1.6). */
function isArea(arc: readonly Point[]): boolean {
	return arc.length >= 4;
}

/** Drops points of an arc that the tolerance allows to drop. */
function simplified(
	steps: readonly Point[],
	{ scale, translate }: Topology<unknown>["transform"],
): Point[] {
	let [x, y] = [0, 0];
	const points = new Map<Position, Point>();
	for (const [right, up] of steps) {
		x += right;
		y += up;
		points.set(
			[x * scale[0] + translate[0], y * scale[1] + translate[1]],
			[x, y],
		);
	}
	[x, y] = [0, 0];
	return simplify([...points.keys()], () => TOLERANCE_MILES).map((position) => {
		const [fromX, fromY] = [x, y];
		[x, y] = points.get(position) ?? [x, y];
		return [x - fromX, y - fromY];
	});
}
