import type { ObservedVessel, Place } from "./observation.ts";

/** Key of a place: its UN/LOCODE, else its name in capitals. Null when the source names neither. */
export function placeKey(place: Place | null): string | null {
	return place?.locode ?? (place?.name?.trim().toUpperCase() || null);
}

/** Key of a vessel: its IMO number, else its name in capitals. Null when the source names neither. */
export function vesselKey(vessel: ObservedVessel | null): string | null {
	return vessel?.imo ?? (vessel?.name?.trim().toUpperCase() || null);
}
