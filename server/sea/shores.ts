import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import { type Barrier, BarrierIndex } from "./barrier.ts";
import type { Position } from "./globe.ts";

const OUTLINES = "world-atlas/land-50m.json";

/** Tells land from open water. */
export interface Waters {
	/** Whether the straight line between two positions a few degrees apart is free of barriers. */
	isOpen(a: Position, b: Position): boolean;
	/** Whether a position is on land. Canals and rivers count as land. */
	isLand(position: Position): boolean;
}

/** Offset from whole degrees and minutes, where shores bend: a ray through a bend would count two shores or none. */
const BESIDE_BENDS = 0.000_012_3;

/**
 * Reads the shores of all land from disk, as straight pieces: Natural Earth at 1:50 million, without rivers, canals and the
 * smallest islands.
 */
export function* readShores(): Iterable<Barrier> {
	const path = fileURLToPath(import.meta.resolve(OUTLINES));
	const topology: Parameters<typeof feature>[0] = JSON.parse(
		readFileSync(path, "utf8"),
	);
	const { land } = topology.objects;
	if (land?.type !== "GeometryCollection")
		throw new TypeError(`${path} has no outlines of land`);
	const rings = feature(topology, land).features.flatMap(({ geometry }) =>
		geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : [],
	);
	for (const ring of rings) {
		let before: Position | undefined;
		for (const [x = 0, y = 0] of ring) {
			const position: Position = [x, y];
			if (before) yield [before, position];
			before = position;
		}
	}
}

/**
 * Creates the waters between shores and closed passages. Both are indexed once by the one-degree cells that they touch; the
 * shores must be complete.
 */
export function watersBetween(
	shores: Iterable<Barrier>,
	closed: Iterable<Barrier> = [],
): Waters {
	const [allShores, allClosed] = [
		new BarrierIndex(shores),
		new BarrierIndex(closed),
	];
	return {
		isOpen: (a, b) =>
			allShores.crossings(a, b) === 0 && allClosed.crossings(a, b) === 0,
		// A ray from the sea to the North Pole, which is at sea, crosses shores an even number of times.
		isLand: ([longitude, latitude]) => {
			const x = longitude + BESIDE_BENDS;
			return allShores.crossings([x, latitude], [x, 90]) % 2 === 1;
		},
	};
}
