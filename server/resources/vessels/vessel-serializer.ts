import type { Vessel } from "../../../generated/openapi.ts";
import { referenceId } from "../../reference/reference-id.ts";
import type { VesselPosition } from "../../sources/contracts/position-source.ts";

/** A vessel as sources name it. */
export interface NamedVessel {
	readonly imo: string | null;
	readonly name: string | null;
}

/** The id of a vessel, computed from its IMO number, else from its name; null when it has neither. */
export function vesselId(vessel: NamedVessel | null): string | null {
	const code = vessel?.imo ?? vessel?.name?.trim().toUpperCase();
	return code ? referenceId("vessel", code) : null;
}

/** The id of a vessel from a path with an id or a seven-digit IMO number. */
export function vesselIdIn(idOrImo: string): string {
	const imo = /^\d{7}$/.test(idOrImo) ? idOrImo : null;
	return vesselId({ imo, name: null }) ?? idOrImo;
}

/** The details of a vessel from position sources. */
export interface Sighting {
	readonly mmsi: string | null;
	/** Its last position; null before the first. */
	readonly latest: VesselPosition | null;
}

const NEVER_SEEN: Sighting = { mmsi: null, latest: null };

/** A past or expected position of a vessel. */
export type PositionOverTime = NonNullable<
	Vessel["attributes"]["positions"]
>[number];

/** The record of an observed position. */
export function serializePosition(position: VesselPosition): PositionOverTime {
	const { at, latitude, longitude, headingDegrees } = position;
	return {
		latitude,
		longitude,
		heading: headingDegrees,
		timestamp: at,
		estimated: false,
	};
}

/** The record of a vessel with positions over time. */
export function withPositions(
	vessel: Vessel,
	positions: PositionOverTime[],
): Vessel {
	return { ...vessel, attributes: { ...vessel.attributes, positions } };
}

/** The record of a vessel, without its track, which is read on request. */
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
