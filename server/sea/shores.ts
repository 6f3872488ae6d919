import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import { type Barrier, crosses } from "./barrier.ts";
import type { Position } from "./globe.ts";

const OUTLINES = "world-atlas/land-50m.json";

/** What is land, and what is open to ships. */
export interface Waters {
	/** Whether nothing is in the way from one position straight to another one, a few degrees off on a map. */
	isOpen(a: Position, b: Position): boolean;
	/** Whether a position is on land, as canals and rivers are by the outlines. */
	isLand(position: Position): boolean;
}

/** Off the degrees and minutes that shores bend at: a walk through a bend would count two shores or none. */
const BESIDE_BENDS = 0.000_012_3;

/**
 * The shores of all land, as straight pieces, by Natural Earth at 1:50 million: rivers, canals and the smallest islands are not
 * in it. Reads the disk.
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
 * Tells what is open between shores and closed passages. Shores, of which all are wanted, and passages are sorted once by the
 * degrees of the globe that they touch.
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
		// A walk to the North Pole, which is at sea, goes ashore as often as it leaves land when it begins at sea.
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

/** How many barriers are crossed straight from `a` to `b`. */
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

/** The cells of one degree by one of the smallest box around two positions, which are less than half the globe apart. */
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
