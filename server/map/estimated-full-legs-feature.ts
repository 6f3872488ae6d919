import type { EstimatedFullLegsFeature } from "../../generated/openapi.ts";
import type { SeaRoute } from "../sea/route-line.ts";
import { lineString } from "./coordinates.ts";
import type { MapPort } from "./map-port.ts";

/** Caches the lines of routes as long as the routes are cached. */
const lines = new WeakMap<SeaRoute, ReturnType<typeof lineString>>();

/** The expected path of a leg that has not begun. */
export function estimatedFullLegsFeature(
	sequence: number,
	[from, to]: readonly [MapPort, MapPort],
	route: SeaRoute,
): EstimatedFullLegsFeature {
	const geometry = lines.get(route) ?? lineString(route.line);
	lines.set(route, geometry);
	return {
		type: "Feature",
		geometry,
		properties: {
			feature_type: "estimated_full_legs",
			ports_sequence: sequence,
			previous_port_id: from.id,
			next_port_id: to.id,
			point_count: geometry.coordinates.length,
		},
	};
}
