import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import { type Barrier, crosses } from "./barrier.ts";
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
export function readShores(): Barrier[] {
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
	return rings.flatMap((ring) => {
		const line = ring.map(([x = 0, y = 0]): Position => [x, y]);
		return line.slice(1).flatMap((b, index): Barrier[] => {
			const a = line[index];
			return a === undefined ? [] : [[a, b]];
		});
	});
}

/**
 * Creates the waters between shores and closed passages. Both are indexed once by the one-degree cells that they touch; the
 * shores must be complete.
 */
export function watersBetween(
	shores: readonly Barrier[],
	closed: readonly Barrier[] = [],
): Waters {
	const [shoresAt, closedAt] = [byCell(shores), byCell(closed)];
	return {
		isOpen: (a, b) =>
			[shoresAt, closedAt].every(
				(barriersAt) => crossed(barriersAt, a, b) === 0,
			),
		// A ray from the sea to the North Pole, which is at sea, crosses shores an even number of times.
		isLand: ([longitude, latitude]) => {
			const x = longitude + BESIDE_BENDS;
			return crossed(shoresAt, [x, latitude], [x, 90]) % 2 === 1;
		},
	};
}

function byCell(
	barriers: readonly Barrier[],
): ReadonlyMap<number, readonly Barrier[]> {
	const sorted = new Map<number, Barrier[]>();
	for (const barrier of barriers) {
		for (const cell of cellsBetween(...barrier)) {
			const known = sorted.get(cell);
			if (known === undefined) sorted.set(cell, [barrier]);
			else known.push(barrier);
		}
	}
	return sorted;
}

/** Number of barriers that the straight line from `a` to `b` crosses. */
function crossed(
	barriersAt: ReadonlyMap<number, readonly Barrier[]>,
	a: Position,
	b: Position,
): number {
	const found = new Set<Barrier>();
	for (const cell of cellsBetween(a, b)) {
		for (const barrier of barriersAt.get(cell) ?? []) {
			if (crosses(barrier, a, b)) found.add(barrier);
		}
	}
	return found.size;
}

/** The one-degree cells of the smallest box around two positions less than half the globe apart. */
function cellsBetween(a: Position, b: Position): number[] {
	const east = ((b[0] - a[0] + 540) % 360) - 180;
	const south = Math.floor(Math.min(a[1], b[1]));
	const north = Math.floor(Math.max(a[1], b[1]));
	const first = Math.floor(Math.min(a[0], a[0] + east));
	const last = Math.floor(Math.max(a[0], a[0] + east));
	const cells: number[] = [];
	for (let y = south; y <= north; y++)
		for (let x = first; x <= last; x++) cells.push(y * 360 + ((x + 720) % 360));
	return cells;
}
