import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { feature } from "topojson-client";
import { nearestOnArc } from "../../server/sea/arc.ts";
import {
	directionOf,
	MILES_PER_RADIAN,
	type Position,
	unwrap,
} from "../../server/sea/globe.ts";

type Edge = readonly [a: Position, b: Position];

const FILE = "world-atlas/land-50m.json";

/** The number of latitude bands per degree in the index of edges. */
const BANDS_PER_DEGREE = 4;

/** Shores are sought within this distance. */
const MOST_DEGREES = 2;

/**
 * Returns how far inland a place is from the nearest shore, in nautical miles: at most 120, and 0 at sea. It uses the outlines of
 * Natural Earth at 1:50 million, which have no rivers, no canals and not the smallest islands.
 */
export function landOutlines(): (place: Position) => number {
	const text = readFileSync(fileURLToPath(import.meta.resolve(FILE)), "utf8");
	const topology: Parameters<typeof feature>[0] = JSON.parse(text);
	const { land } = topology.objects;
	if (land?.type !== "GeometryCollection") throw new Error("No land in it");
	const rings = feature(topology, land).features.flatMap(({ geometry }) =>
		geometry.type === "MultiPolygon" ? geometry.coordinates.flat() : [],
	);
	const bands = new Map<number, Edge[]>();
	for (const ring of rings) {
		const line = unwrap(ring.map(([x = 0, y = 0]): Position => [x, y]));
		line.forEach((b, index) => {
			const a = line[index - 1];
			if (a === undefined) return;
			const top = bandOf(Math.max(a[1], b[1]));
			for (let band = bandOf(Math.min(a[1], b[1])); band <= top; band++) {
				const edges = bands.get(band) ?? [];
				edges.push([a, b]);
				bands.set(band, edges);
			}
		});
	}
	return (place) => (isLand(bands, place) ? shoreMiles(bands, place) : 0);
}

function bandOf(latitude: number): number {
	return Math.floor(latitude * BANDS_PER_DEGREE);
}

/** Whether a line from a place to the east crosses shores an odd number of times. Rings may lie beyond 180 degrees. */
function isLand(
	bands: ReadonlyMap<number, readonly Edge[]>,
	[longitude, latitude]: Position,
): boolean {
	const crossings = (bands.get(bandOf(latitude)) ?? []).flatMap(([a, b]) => {
		if (a[1] > latitude === b[1] > latitude) return [];
		return [a[0] + ((b[0] - a[0]) * (latitude - a[1])) / (b[1] - a[1])];
	});
	return [-360, 0, 360].some(
		(turn) => crossings.filter((x) => x > longitude + turn).length % 2 === 1,
	);
}

function shoreMiles(
	bands: ReadonlyMap<number, readonly Edge[]>,
	place: Position,
): number {
	const target = directionOf(place);
	let least = (MOST_DEGREES * Math.PI) / 180;
	const top = bandOf(place[1] + MOST_DEGREES);
	for (let band = bandOf(place[1] - MOST_DEGREES); band <= top; band++)
		for (const [a, b] of bands.get(band) ?? []) {
			const near = nearestOnArc(target, directionOf(a), directionOf(b));
			least = Math.min(least, near.off);
		}
	return least * MILES_PER_RADIAN;
}
