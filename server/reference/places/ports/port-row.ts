import type { PortFacts } from "../../reference-types.ts";

/**
 * One row of the port tables.
 * The country is the first two letters of the code: a UN/LOCODE begins with its ISO 3166-1 country (UN/ECE Recommendation 16).
 */
export function port(
	code: string,
	name: string,
	latitude: number,
	longitude: number,
	timeZone: string,
	stateAbbr: string | null = null,
	city: string | null = null,
): PortFacts {
	return {
		code,
		name,
		city,
		stateAbbr,
		countryCode: code.slice(0, 2),
		latitude,
		longitude,
		timeZone,
	};
}
