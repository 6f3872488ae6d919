import { METRO_AREAS } from "../../server/reference/metro-areas.ts";
import { PORTS } from "../../server/reference/ports.ts";
import { RAIL_TERMINALS } from "../../server/reference/rail-terminals.ts";
import type {
	PortFacts,
	RailTerminalFacts,
} from "../../server/reference/reference-types.ts";
import { TERMINALS } from "../../server/reference/terminals.ts";
import type { Deal } from "./deal.ts";
import { greatCircleMiles, type Point } from "./sea-lanes.ts";

/** A place of a journey: a port, or the ramp or barge landing a container ends at. */
export interface Place extends Point {
	/** UN/LOCODE. */
	readonly locode: string;
	readonly name: string;
	/** IANA zone. */
	readonly timeZone: string;
}

/** The code of a terminal in one of the two public lists; the code stands without the UN/LOCODE. */
export interface Facility {
	readonly code: string;
	readonly list: "SMDG" | "BIC";
}

const portPlaces = new Map(PORTS.map((port) => [port.code, placeOf(port)]));
const metroAreasByCode = new Map(METRO_AREAS.map((area) => [area.code, area]));

/** The port with a UN/LOCODE, the same object every time. Throws when the world is built on a port that the reference tables do not know. */
export function portPlace(code: string): Place {
	const place = portPlaces.get(code);
	if (place === undefined) throw new Error(`unknown port ${code}`);
	return place;
}

function placeOf(facts: Omit<PortFacts, "city">): Place {
	const { code, name, latitude, longitude, timeZone } = facts;
	return { locode: code, name, latitude, longitude, timeZone };
}

/** The code of the terminal that a line uses in a port; undefined where the reference tables name none with a code. */
export function facilityIn(port: Place, line: Deal): Facility | undefined {
	const coded = TERMINALS.filter(
		({ portCode, smdgCode, bicFacilityCode }) =>
			portCode === port.locode && (smdgCode ?? bicFacilityCode) !== null,
	);
	if (coded.length === 0) return undefined;
	const terminal = line.pick(`terminal in ${port.locode}`, coded);
	if (terminal.smdgCode !== null) {
		return { code: withoutLocode(terminal.smdgCode, port), list: "SMDG" };
	}
	const code = withoutLocode(terminal.bicFacilityCode ?? "", port);
	return { code, list: "BIC" };
}

function withoutLocode(code: string, port: Place): string {
	return code.startsWith(port.locode) ? code.slice(port.locode.length) : code;
}

/** The railways that serve a North American port of discharge, by the coast it is on. */
const RAILWAYS: Readonly<Record<string, readonly string[]>> = {
	USLAX: ["BNSF", "UPRR"],
	USLGB: ["BNSF", "UPRR"],
	USOAK: ["BNSF", "UPRR"],
	USSEA: ["BNSF", "UPRR"],
	USTIW: ["BNSF", "UPRR"],
	USHOU: ["BNSF", "UPRR"],
	CAVAN: ["CNRU", "CPRS"],
	CAPRR: ["CNRU"],
	CAMTR: ["CNRU", "CPRS"],
	CAHAL: ["CNRU"],
	USNYC: ["CSXT", "NSRR"],
	USORF: ["CSXT", "NSRR"],
	USSAV: ["CSXT", "NSRR"],
	USCHS: ["CSXT", "NSRR"],
};

/** Land that containers reach by barge from a seaport, or come from: rivers and deltas. */
const BARGE_LANDINGS: Readonly<Record<string, readonly string[]>> = {
	CNSHA: ["CNNTG", "CNZJG", "CNNKG"],
	CNYTN: ["CNNSA", "CNHUA"],
	HKHKG: ["CNNSA", "CNHUA"],
	NLRTM: ["NLAMS", "BEANR"],
	BEANR: ["NLVLI"],
	FRLEH: ["FRURO"],
	DEBRV: ["DEWVN"],
};

const NEAREST_RAMP_MILES = 150;
const FARTHEST_RAMP_MILES = 1900;

function rampPlace(ramp: RailTerminalFacts): Place | undefined {
	const area = metroAreasByCode.get(ramp.metroAreaCode);
	if (area === undefined) return undefined;
	const { latitude, longitude } = ramp;
	return { ...placeOf(area), latitude, longitude };
}

/** The inland ramps that trains reach from a port. */
export function rampsBehind(port: Place): readonly Place[] {
	const railways = RAILWAYS[port.locode] ?? [];
	return RAIL_TERMINALS.filter((ramp) =>
		railways.includes(ramp.railCarrierScac),
	)
		.map(rampPlace)
		.filter((place) => place !== undefined)
		.filter((place) => {
			const miles = greatCircleMiles(port, place);
			return miles > NEAREST_RAMP_MILES && miles < FARTHEST_RAMP_MILES;
		});
}

/** The barge landings of a port. */
export function landingsBehind(port: Place): readonly Place[] {
	return (BARGE_LANDINGS[port.locode] ?? []).map(portPlace);
}
