import { METRO_AREAS } from "../../../server/reference/places/metro-areas.ts";
import { PORTS } from "../../../server/reference/places/ports/ports.ts";
import { RAIL_TERMINALS } from "../../../server/reference/places/terminals/rail-terminals.ts";
import { TERMINALS } from "../../../server/reference/places/terminals/terminals.ts";
import type {
	PortFacts,
	RailTerminalFacts,
	TerminalFacts,
} from "../../../server/reference/reference-types.ts";
import type { SeededRandom } from "../basics/seeded-random.ts";
import { greatCircleMiles, type Point } from "./sea-lanes.ts";

/** A place of a journey: a port, ramp, barge landing or depot. */
export interface Place extends Point {
	/** UN/LOCODE. */
	readonly locode: string;
	readonly name: string;
	/** IANA zone. */
	readonly timeZone: string;
	/** The inland ramp at this place, if it is one. */
	readonly ramp: RailTerminalFacts | undefined;
	/** Whether the reference tables have the UN/LOCODE. */
	readonly isListed: boolean;
}

/** A terminal or ramp by its code in a public list, without the UN/LOCODE. */
export interface Facility {
	readonly code: string;
	/** FIRMS is the list of US customs and includes inland ramps. */
	readonly list: "SMDG" | "BIC" | "FIRMS";
	readonly facts: TerminalFacts | RailTerminalFacts;
}

const portPlaces = new Map(PORTS.map((port) => [port.code, placeOf(port)]));
const metroAreaPlaces = new Map(
	METRO_AREAS.map((area) => [area.code, placeOf(area)]),
);

/** The port with a UN/LOCODE, always the same object. Throws when the reference tables do not have it. */
export function portPlace(code: string): Place {
	const place = portPlaces.get(code);
	if (place === undefined) throw new Error(`unknown port ${code}`);
	return place;
}

function placeOf(facts: Omit<PortFacts, "city">): Place {
	const { code, name, latitude, longitude, timeZone } = facts;
	return {
		...{ locode: code, name, latitude, longitude, timeZone },
		ramp: undefined,
		isListed: true,
	};
}

const codedTerminals = Map.groupBy(
	TERMINALS.filter(
		({ smdgCode, bicFacilityCode }) => (smdgCode ?? bicFacilityCode) !== null,
	),
	({ portCode }) => portCode,
);

/** The terminal that a line uses in a port; undefined where the reference tables have none with a code. */
export function facilityIn(
	port: Place,
	line: SeededRandom,
): Facility | undefined {
	const coded = codedTerminals.get(port.locode);
	if (coded === undefined) return undefined;
	const facts = line.pick(`terminal in ${port.locode}`, coded);
	if (facts.smdgCode !== null) {
		return { code: withoutLocode(facts.smdgCode, port), list: "SMDG", facts };
	}
	const code = withoutLocode(facts.bicFacilityCode ?? "", port);
	return { code, list: "BIC", facts };
}

/** An inland ramp by its FIRMS code; undefined where the reference tables have none. */
export function rampFacility({ ramp }: Place): Facility | undefined {
	if (ramp === undefined || ramp.firmsCode === null) return undefined;
	return { code: ramp.firmsCode, list: "FIRMS", facts: ramp };
}

function withoutLocode(code: string, port: Place): string {
	return code.startsWith(port.locode) ? code.slice(port.locode.length) : code;
}

/** The railways that serve North American ports, by coast. */
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

/** Barge landings on rivers and deltas, by seaport. */
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
	const area = metroAreaPlaces.get(ramp.metroAreaCode);
	if (area === undefined) return undefined;
	const { latitude, longitude } = ramp;
	return { ...area, latitude, longitude, ramp };
}

const rampPlaces = RAIL_TERMINALS.map(rampPlace).filter(
	(place) => place !== undefined,
);

/** The inland ramps that trains reach from a port. */
export const rampsBehind = oncePerPlace((port) => {
	const railways = RAILWAYS[port.locode] ?? [];
	return rampPlaces.filter((place) => {
		const miles = greatCircleMiles(port, place);
		return (
			railways.includes(place.ramp?.railCarrierScac ?? "") &&
			miles > NEAREST_RAMP_MILES &&
			miles < FARTHEST_RAMP_MILES
		);
	});
});

/** The barge landings of a port. */
export const landingsBehind = oncePerPlace((port) =>
	(BARGE_LANDINGS[port.locode] ?? []).map(portPlace),
);

const NEAREST_DEPOT_MILES = 20;
const FARTHEST_DEPOT_MILES = 400;

/** Other places in the same country where a line accepts empty containers. */
export const depotsAround = oncePerPlace((home) =>
	[...portPlaces.values(), ...metroAreaPlaces.values()].filter((place) => {
		const miles = greatCircleMiles(home, place);
		return (
			place.locode.slice(0, 2) === home.locode.slice(0, 2) &&
			place.locode !== home.locode &&
			miles > NEAREST_DEPOT_MILES &&
			miles < FARTHEST_DEPOT_MILES
		);
	}),
);

/** A ramp under the UN/LOCODE of its town, which the reference tables do not have. */
export function nowhereNear(place: Place): Place {
	return {
		...place,
		locode: `${place.locode.slice(0, 2)}XZ9`,
		name: place.ramp?.city ?? place.name,
		ramp: undefined,
		isListed: false,
	};
}

function oncePerPlace<Value>(read: (place: Place) => Value) {
	const known = new Map<string, Value>();
	return (place: Place): Value => {
		const value = known.get(place.locode) ?? read(place);
		known.set(place.locode, value);
		return value;
	};
}
