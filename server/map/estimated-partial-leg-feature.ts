import type { EstimatedPartialLegFeature } from "../../generated/openapi.ts";
import type { Position } from "../sea/globe.ts";
import { lineString } from "./coordinates.ts";
import type { MapPort } from "./map-port.ts";

/** The expected path from a leg's vessel to the end of the leg. */
export function estimatedPartialLegFeature(
	sequence: number,
	[from, to]: readonly [MapPort, MapPort],
	line: readonly Position[],
): EstimatedPartialLegFeature {
	const geometry = lineString(line);
	return {
		type: "Feature",
		geometry,
		properties: {
			feature_type: "estimated_partial_leg",
			ports_sequence: sequence,
			current_port_id: from.id,
			next_port_id: to.id,
			point_count: geometry.coordinates.length,
		},
	};
}
