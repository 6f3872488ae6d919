import {
	placeByCode,
	railTerminalByFirmsCode,
	terminalByBicCode,
	terminalByFirmsCode,
	terminalBySmdgCode,
} from "../../reference/places/lookup.ts";
import type {
	FacilityFacts,
	FacilityLookup,
} from "../../tracking/derive/journey.ts";
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

/** Looks a code up in each list that we hold. SMDG and BIC codes are those of one place, FIRMS codes of one country. */
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

/** The list that the source names decides; else any that has the code, for a facility at that place. */
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

/** The facility as the journey names it: by the code that our tables know it by. */
function factsOf({ type, id, place }: KnownFacility): FacilityFacts {
	const { facilityCode, facilityCodeList, locode } = place;
	return { facilityCode, facilityCodeList, locode, record: { type, id } };
}

/** What facilities are recognized by. No text of a place has a line break. */
const keyOf = (place: Place): string =>
	`${place.locode}\n${place.facilityCode}\n${place.facilityCodeList}\n${place.facilityName}\n${place.name}`;

/** Names of places are few and repeated by every message. */
const MOST_REMEMBERED = 2_000;

/**
 * Recognizes the facilities of our tables in what sources say: by a code of any list, else by the name at the place. `only` knows
 * those that somebody is configured to answer for.
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
