import type { Vessel } from "../../../generated/openapi.ts";
import { referenceId } from "../../reference/reference-id.ts";

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

/** The record of a vessel. Its position is not known: no source of positions is asked. */
export function serializeVessel(id: string, vessel: NamedVessel): Vessel {
	return {
		id,
		type: "vessel",
		attributes: {
			name: vessel.name ?? `IMO ${vessel.imo}`,
			imo: vessel.imo,
			mmsi: null,
			latitude: null,
			longitude: null,
			nautical_speed_knots: null,
			navigational_heading_degrees: null,
			position_timestamp: null,
			positions: null,
		},
	};
}
