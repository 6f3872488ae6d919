import {
	placeByCode,
	railTerminalByFirmsCode,
	terminalByBicCode,
	terminalByFirmsCode,
	terminalBySmdgCode,
	timeZoneByLocode,
} from "../../reference/places/lookup.ts";
import { railTerminalId, terminalId } from "../../reference/reference-id.ts";
import type {
	RailTerminalFacts,
	TerminalFacts,
} from "../../reference/reference-types.ts";
import type { Place } from "../../tracking/observations/observation.ts";

/** A terminal or inland rail terminal of the reference tables: the type and id of its record. */
export interface Facility {
	readonly type: "terminal" | "rail_terminal";
	readonly id: string;
}

/** The codes that name a facility: a UN/LOCODE and at least one facility code. */
export interface FacilityCodes {
	/** UN/LOCODE of the port, or of the metro area of an inland rail terminal. */
	readonly unLocode: string;
	readonly firmsCode?: string | undefined;
	readonly smdgCode?: string | undefined;
	readonly bicCode?: string | undefined;
}

/** A facility of the reference tables, as observations and records name it. */
export interface KnownFacility extends Facility {
	readonly name: string;
	readonly place: Place;
	/** IANA zone. */
	readonly timezone: string;
}

/** Place of an ocean terminal in observations, with its code in the first list that has one. */
function placeOfTerminal(facts: TerminalFacts): Place {
	const { smdgCode, firmsCode, bicFacilityCode } = facts;
	const listed = [
		["SMDG", smdgCode],
		["FIRMS", firmsCode],
		["BIC", bicFacilityCode],
	] as const;
	const [list, code] = listed.find(([, code]) => code !== null) ?? [null, null];
	return {
		locode: facts.portCode,
		name: facts.name,
		facilityCode: code,
		facilityCodeList: list,
		facilityType: "port_terminal",
	};
}

/** An ocean terminal of the tables. */
export function knownTerminal(facts: TerminalFacts): KnownFacility {
	return {
		type: "terminal",
		id: terminalId(facts),
		name: facts.name,
		place: placeOfTerminal(facts),
		timezone: timeZoneByLocode(facts.portCode) ?? "UTC",
	};
}

/** An inland rail terminal of the tables. */
export function knownRailTerminal(facts: RailTerminalFacts): KnownFacility {
	return {
		type: "rail_terminal",
		id: railTerminalId(facts),
		name: facts.name,
		place: {
			locode: facts.metroAreaCode,
			name: facts.name,
			facilityCode: facts.firmsCode,
			facilityCodeList: facts.firmsCode === null ? null : "FIRMS",
			facilityType: "ramp",
		},
		timezone: timeZoneByLocode(facts.metroAreaCode) ?? "UTC",
	};
}

/** The facility of a code: the code's name in error messages, and its member. */
type Candidate = readonly [
	name: string,
	facility: KnownFacility | undefined,
	member: keyof FacilityCodes,
];

/** The facilities of each code. */
function candidates(codes: FacilityCodes): readonly Candidate[] {
	const { unLocode, firmsCode, smdgCode, bicCode } = codes;
	const terminal = (facts: TerminalFacts | undefined) =>
		facts && knownTerminal(facts);
	const byFirms = (code: string) => {
		const rail = railTerminalByFirmsCode(code);
		return rail ? knownRailTerminal(rail) : terminal(terminalByFirmsCode(code));
	};
	const found: Candidate[] = [];
	if (firmsCode !== undefined) {
		found.push([`FIRMS code ${firmsCode}`, byFirms(firmsCode), "firmsCode"]);
	}
	if (smdgCode !== undefined) {
		const facts = terminalBySmdgCode(unLocode, smdgCode);
		found.push([`SMDG code ${smdgCode}`, terminal(facts), "smdgCode"]);
	}
	if (bicCode !== undefined) {
		const facts = terminalByBicCode(unLocode, bicCode);
		found.push([`BIC code ${bicCode}`, terminal(facts), "bicCode"]);
	}
	return found;
}

const noTerminal = (name: string, { unLocode }: FacilityCodes) =>
	`${name} is no terminal of the reference tables at ${unLocode}`;

/** The codes that the reference tables do not have, each with an error text. */
export function unknownCodes(
	codes: FacilityCodes,
): (readonly [member: keyof FacilityCodes, error: string])[] {
	return candidates(codes).flatMap(([name, facility, member]) =>
		facility ? [] : [[member, noTerminal(name, codes)] as const],
	);
}

/**
 * Finds the facility of these codes in the reference tables; returns an error text when there is none. One known code is
 * enough, but all known codes must mean one facility at the UN/LOCODE.
 */
export function findFacility(codes: FacilityCodes): KnownFacility | string {
	const place = placeByCode(codes.unLocode);
	if (place === undefined) {
		return `${codes.unLocode} is no port or metro area of the reference tables`;
	}
	const all = candidates(codes);
	const known = all.filter(([, facility]) => facility !== undefined);
	const [first] = known;
	const facility = first?.[1];
	if (first === undefined || facility === undefined) {
		const names = all.map(([name]) => name).join(" and ");
		return noTerminal(names || "no code", codes);
	}
	const other = known.find(([, { id } = facility]) => id !== facility.id);
	if (other) return `${first[0]} and ${other[0]} are different terminals`;
	return facility.place.locode === place.facts.code
		? facility
		: `${first[0]} is ${facility.name}, which is at ${facility.place.locode}, not at ${codes.unLocode}`;
}
