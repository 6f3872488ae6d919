import {
	placeByCode,
	railTerminalByFirmsCode,
	terminalByBicCode,
	terminalByFirmsCode,
	terminalBySmdgCode,
} from "../../reference/places/lookup.ts";
import type { FacilityLookup } from "../../tracking/derive/lookups.ts";
import type { FacilityFacts } from "../../tracking/journey/facility.ts";
import type { Place } from "../../tracking/observations/observation.ts";
import {
	type KnownFacility,
	knownRailTerminal,
	knownTerminal,
} from "../contracts/known-facility.ts";
import type { TerminalRegistry } from "../contracts/terminal.ts";
import { facilityNamed } from "./facility-names.ts";

type List = NonNullable<Place["facilityCodeList"]>;
type ByCode = (code: string, locode: string) => KnownFacility | undefined;

/** The look-up in each code list. SMDG and BIC codes are unique within a place, FIRMS codes within a country. */
const BY_CODE: Readonly<Record<List, ByCode>> = {
	SMDG(code, locode) {
		const facts = terminalBySmdgCode(locode, code);
		return facts && knownTerminal(facts);
	},
	BIC(code, locode) {
		const facts = terminalByBicCode(locode, code);
		return facts && knownTerminal(facts);
	},
	FIRMS(code) {
		const rail = railTerminalByFirmsCode(code);
		if (rail) return knownRailTerminal(rail);
		const facts = terminalByFirmsCode(code);
		return facts && knownTerminal(facts);
	},
};
const LISTS = Object.keys(BY_CODE) as List[];

/** The facility with a code in the list that the source names, else in any list, at that place. */
function facilityByCode({
	locode,
	facilityCode: code,
	facilityCodeList: list,
}: Place): KnownFacility | undefined {
	if (code === null || locode === null) return undefined;
	const listed = list && BY_CODE[list](code, locode);
	if (listed) return listed;
	const here = placeByCode(locode)?.facts.code;
	return LISTS.map((other) => BY_CODE[other](code, locode)).find(
		(facility) => facility?.place.locode === here,
	);
}

function facilityByName({
	locode,
	facilityName,
	name,
}: Place): KnownFacility | undefined {
	if (locode === null) return undefined;
	return [facilityName, name]
		.flatMap((text) => (text ? (facilityNamed(text, locode) ?? []) : []))
		.at(0);
}

/** The facility in the form that journeys use, with the code of the reference tables. */
function factsOf({ type, id, place }: KnownFacility): FacilityFacts {
	const { facilityCode, facilityCodeList, locode } = place;
	return { facilityCode, facilityCodeList, locode, record: { type, id } };
}

/** Cache key of a place. No text of a place has a line break. */
const keyOf = (place: Place): string =>
	`${place.locode}\n${place.facilityCode}\n${place.facilityCodeList}\n${place.facilityName}\n${place.name}`;

/** Limits the cache. There are few places, and every message repeats them. */
const MOST_REMEMBERED = 2_000;

/**
 * Creates a look-up that recognizes facilities of the reference tables in the places of sources: by code in any list, or otherwise by
 * name. `only` finds facilities with a configured source.
 */
export function facilityLookup({ only }: TerminalRegistry): FacilityLookup {
	const known = new Map<string, FacilityFacts | null>();
	return {
		named(place) {
			const key = keyOf(place);
			const remembered = known.get(key);
			if (remembered !== undefined) return remembered;
			const found = facilityByCode(place) ?? facilityByName(place);
			const facts = found ? factsOf(found) : null;
			if (known.size >= MOST_REMEMBERED) known.clear();
			known.set(key, facts);
			return facts;
		},
		only(kind, locode) {
			const facility = only(kind, locode);
			return facility ? { ...factsOf(facility), isAssumed: true } : null;
		},
	};
}
