import { placeByCode } from "../../reference/lookup.ts";
import type { PlaceLookup } from "../../tracking/journey.ts";

/** Name and zone of a place of our tables. */
export const placeLookup: PlaceLookup = (locode) => {
	const place = placeByCode(locode);
	return place && { name: place.facts.name, timezone: place.facts.timeZone };
};
