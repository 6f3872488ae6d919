import { placeByCode } from "../../reference/places/lookup.ts";
import type { PlaceLookup } from "../../tracking/derive/lookups.ts";

/** Name and zone of a place in the reference tables. */
export const placeLookup: PlaceLookup = (locode) => {
	const place = placeByCode(locode);
	return place && { name: place.facts.name, timezone: place.facts.timeZone };
};
