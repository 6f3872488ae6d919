import type { Vessel } from "../../../generated/openapi.ts";
import { referenceId } from "../../reference/reference-id.ts";
import type { VesselPosition } from "../../sources/vessels/position-source.ts";

/** A vessel as sources name it. */
export interface NamedVessel {
	readonly imo: string | null;
	readonly name: string | null;
}

/** The id of a vessel: made from its IMO number, else from its name; null when it has neither. */
export function vesselId(vessel: NamedVessel | null): string | null {
	const code = vessel?.imo ?? vessel?.name?.trim().toUpperCase();
	return code ? referenceId("vessel", code) : null;
}

/** What sources of positions know of a vessel. */
export interface Sighting {
	readonly mmsi: string | null;
	/** Where it was seen last; null while it never was. */
	readonly latest: VesselPosition | null;
}

const NEVER_SEEN: Sighting = { mmsi: null, latest: null };

/** The record of a vessel. Positions over time are not in it: they are read when they are asked for. */
export function serializeVessel(
	id: string,
	vessel: NamedVessel,
	{ mmsi, latest }: Sighting = NEVER_SEEN,
): Vessel {
	return {
		id,
		type: "vessel",
		attributes: {
			name: vessel.name ?? `IMO ${vessel.imo}`,
			imo: vessel.imo,
			mmsi,
			latitude: latest?.latitude ?? null,
			longitude: latest?.longitude ?? null,
			nautical_speed_knots: latest?.speedKnots ?? null,
			navigational_heading_degrees: latest?.headingDegrees ?? null,
			position_timestamp: latest?.at ?? null,
			positions: null,
		},
	};
}
