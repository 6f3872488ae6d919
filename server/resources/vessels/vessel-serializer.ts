import type { Vessel } from "../../../generated/openapi.ts";
import { referenceId } from "../../reference/reference-id.ts";
import type { VesselPosition } from "../../sources/contracts/position-source.ts";

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

/** The id that a path means by an id or an IMO number, which has seven digits. */
export function vesselIdIn(idOrImo: string): string {
	const imo = /^\d{7}$/.test(idOrImo) ? idOrImo : null;
	return vesselId({ imo, name: null }) ?? idOrImo;
}

/** What sources of positions know of a vessel. */
export interface Sighting {
	readonly mmsi: string | null;
	/** Where it was seen last; null while it never was. */
	readonly latest: VesselPosition | null;
}

const NEVER_SEEN: Sighting = { mmsi: null, latest: null };

/** Where a vessel was at one time, or is expected to be. */
export type PositionOverTime = NonNullable<
	Vessel["attributes"]["positions"]
>[number];

/** A position that was seen. */
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
