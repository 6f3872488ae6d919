import type { FacilityFacts } from "../journey/facility.ts";
import type { Place } from "../observations/observation.ts";

/** Looks up name and IANA zone of a UN/LOCODE; undefined for an unknown place. */
export type PlaceLookup = (
	locode: string,
) => { readonly name: string; readonly timezone: string } | undefined;

/** Looks up facilities in our tables and the configuration. */
export interface FacilityLookup {
	/** The facility that a source names by code or name; null when unknown. */
	named(place: Place): FacilityFacts | null;
	/** The only configured facility of a kind at a place (UN/LOCODE); null when there are none or several. */
	only(
		kind: "terminal" | "rail_terminal",
		locode: string,
	): FacilityFacts | null;
}
