import type { PastVesselLocationsFeature } from "../../generated/openapi.ts";
import { placeOf } from "../sea/globe.ts";
import type { VesselPosition } from "../sources/contracts/position-source.ts";
import { lineString } from "./coordinates.ts";
import type { Leg } from "./leg.ts";

/** Caches paths, which the containers on a vessel share. */
const paths = new WeakMap<
	readonly VesselPosition[],
	ReturnType<typeof lineString>
>();

function pathThrough(positions: readonly VesselPosition[]) {
	const path = paths.get(positions) ?? lineString(positions.map(placeOf));
	paths.set(positions, path);
	return path;
}

/** The path of a leg's vessel through its positions, oldest first; undefined with fewer than two. */
export function pastVesselLocationsFeature(
	{ from, to, vessel }: Leg,
	positions: readonly VesselPosition[],
): PastVesselLocationsFeature | undefined {
	const [first] = positions;
	const last = positions.at(-1);
	if (vessel === null || first === undefined || last === undefined)
		return undefined;
	if (positions.length < 2) return undefined;
	const geometry = pathThrough(positions);
	return {
		type: "Feature",
		geometry,
		properties: {
			feature_type: "past_vessel_locations",
			ports_sequence: from.sequence,
			vessel_id: vessel.id,
			start_time: first.at,
			end_time: last.at,
			point_count: geometry.coordinates.length,
			outbound_atd_at: from.outbound?.atdAt ?? null,
			inbound_ata_at: to.inbound?.ataAt ?? null,
			inbound_eta_at: to.inbound?.etaAt ?? null,
		},
	};
}
