import { mainPortCode } from "../../reference/places/ports/alternative-port-codes.ts";
import type { ObservedVessel, Place } from "./observation.ts";

/**
 * Key of a place: the main UN/LOCODE of its port, otherwise its name in capitals. Null when the source names neither. Two messages are
 * about the same place when the keys are equal.
 */
export function placeKey(place: Place | null): string | null {
	const locode = place?.locode;
	return locode
		? mainPortCode(locode)
		: place?.name?.trim().toUpperCase() || null;
}

/** Key of a vessel: its IMO number, otherwise its name in capitals. Null when the source names neither. */
export function vesselKey(vessel: ObservedVessel | null): string | null {
	return vessel?.imo ?? (vessel?.name?.trim().toUpperCase() || null);
}
