import { portByCode } from "../reference/places/lookup.ts";
import { stateName } from "../reference/places/states.ts";
import { referenceId } from "../reference/reference-id.ts";
import type { Position } from "../sea/globe.ts";

let countryNames: Intl.DisplayNames | undefined;

/** The English name of a country by its code. The names are loaded at the first use. */
function countryName(code: string): string {
	countryNames ??= new Intl.DisplayNames("en", { type: "region" });
	return countryNames.of(code) ?? code;
}

/** A port as map features describe it. */
export interface MapPort {
	/** Id of its record. */
	readonly id: string;
	/** UN/LOCODE. */
	readonly code: string;
	readonly name: string;
	readonly stateAbbr: string | null;
	readonly state: string | null;
	readonly countryCode: string;
	/** In English. */
	readonly country: string;
	/** IANA zone. */
	readonly timeZone: string;
	readonly position: Position;
}

/** The port with this UN/LOCODE; undefined when the tables do not have it. */
export function mapPort(locode: string | null): MapPort | undefined {
	const facts = locode === null ? undefined : portByCode(locode);
	if (facts === undefined) return undefined;
	const { code, name, stateAbbr, countryCode, timeZone } = facts;
	return {
		id: referenceId("port", code),
		code,
		name,
		stateAbbr,
		state:
			stateAbbr === null ? null : (stateName(countryCode, stateAbbr) ?? null),
		countryCode,
		country: countryName(countryCode),
		timeZone,
		position: [facts.longitude, facts.latitude],
	};
}
