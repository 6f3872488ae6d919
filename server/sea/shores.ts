import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import type { Position } from "./globe.ts";
import { crosses, type Gate } from "./passages.ts";

const OUTLINES = "world-atlas/land-50m.json";

/** Whether nothing but water is between two positions that are a few degrees apart, straight on a map. */
export type OpenWater = (a: Position, b: Position) => boolean;

/**
 * The shores of all land, as straight pieces, by Natural Earth at 1:50 million: rivers, canals and the smallest islands are not
 * in it. Reads the disk.
 */
export function readShores(): Gate[] {
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
		return line.slice(1).flatMap((b, index): Gate[] => {
			const a = line[index];
			return a === undefined ? [] : [[a, b]];
		});
	});
}

/** Tells where no shore is in between. Shores are sorted once by the degrees of the globe that they touch. */
export function openWater(shores: readonly Gate[]): OpenWater {
	const byCell = new Map<number, Gate[]>();
	for (const shore of shores) {
		for (const cell of cellsBetween(...shore)) {
			const known = byCell.get(cell);
			if (known === undefined) byCell.set(cell, [shore]);
			else known.push(shore);
		}
	}
	return (a, b) =>
		cellsBetween(a, b).every((cell) =>
			(byCell.get(cell) ?? []).every((shore) => !crosses(shore, a, b)),
		);
}

/** The cells of one degree by one of the smallest box around two positions, which are less than half the globe apart. */
function cellsBetween(a: Position, b: Position): number[] {
	const east = ((b[0] - a[0] + 540) % 360) - 180;
	const [south, north] = [a[1], b[1]].toSorted((x, y) => x - y).map(Math.floor);
	const [first, last] = [a[0], a[0] + east]
		.toSorted((x, y) => x - y)
		.map(Math.floor);
	const cells: number[] = [];
	for (let y = south ?? 0; y <= (north ?? 0); y++)
		for (let x = first ?? 0; x <= (last ?? 0); x++)
			cells.push(y * 360 + ((x + 720) % 360));
	return cells;
}
