import type { Position as Coordinate } from "../../generated/openapi.ts";
import type { Position } from "../sea/globe.ts";
import { simplify } from "../sea/simplify.ts";

/** A line as GeoJSON has it: with fewer positions than it was given, the first and the last one as they are. */
export function lineString(line: readonly Position[]) {
	const coordinates = simplify(line).map(
		([longitude, latitude]): Coordinate => [longitude, latitude],
	);
	return { type: "LineString" as const, coordinates };
}

/** A place as GeoJSON has it. */
export function point([longitude, latitude]: Position) {
	const coordinates: Coordinate = [longitude, latitude];
	return { type: "Point" as const, coordinates };
}
