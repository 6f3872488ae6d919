import type { Position as Coordinate } from "../../generated/openapi.ts";
import type { Position } from "../sea/globe.ts";
import { simplify } from "../sea/simplify.ts";

/** A GeoJSON line, simplified; the first and last positions are exact. */
export function lineString(line: readonly Position[]) {
	const coordinates = simplify(line).map(
		([longitude, latitude]): Coordinate => [longitude, latitude],
	);
	return { type: "LineString" as const, coordinates };
}

/** A GeoJSON point. */
export function point([longitude, latitude]: Position) {
	const coordinates: Coordinate = [longitude, latitude];
	return { type: "Point" as const, coordinates };
}
