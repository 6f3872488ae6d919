import type { MetroArea } from "../../../generated/openapi.ts";
import { referenceId } from "../../reference/reference-id.ts";
import type { MetroAreaFacts } from "../../reference/reference-types.ts";

/** The record of a metro area. */
export function serializeMetroArea(facts: MetroAreaFacts): MetroArea {
	const id = referenceId("metro_area", facts.code);
	return {
		id,
		type: "metro_area",
		attributes: {
			id,
			name: facts.name,
			code: facts.code,
			state_abbr: facts.stateAbbr,
			country_code: facts.countryCode,
			latitude: facts.latitude,
			longitude: facts.longitude,
			time_zone: facts.timeZone,
		},
	};
}
