import type {
	FacilityLookup,
	PlaceLookup,
} from "../../server/tracking/derive/lookups.ts";
import { deriveJourney } from "../../server/tracking/derive-journey.ts";
import type {
	ContainerFacts,
	Journey,
	ShipmentFacts,
} from "../../server/tracking/journey/journey.ts";
import type {
	EquipmentActivity,
	FacilityType,
	Message,
	Mode,
	Observation,
	Phase,
	ShipmentActivity,
	Source,
	TransportActivity,
} from "../../server/tracking/observations/observation.ts";

/*
 * A carrier's messages as lines of words:
 *
 *   "ACT 5 LOAD CNSHA ship:MAERSK_A"
 *
 * reports that on day 5 (of January 2026, 12:00 UTC; `5.5` is midnight after it) a container was loaded in Shanghai. After
 * classifier, day, code and place come words in any order:
 *
 *   ship:NAME rail truck barge:NAME   how it moves        empty            the container is empty (laden is the rule)
 *   voyage:IN/OUT                     import/export       box:NUMBER       the container (the first one is the rule)
 *   call:ID  seq:N  phase:import      of the call         at:ramp          kind of facility; at:ramp:CODE with its code
 *   said:DAY                          when reported       id:KEY           identity; else the line is its own
 *   said:-                            it does not say     heard:DAY nth:N  when received, and the place in the answer
 *   bill:NUMBER booking:NUMBER ref:X  documents           iso:CODE seal:X  of the container
 *   by:terminal by:rail               another source      date             the source gave no time of day
 *   carries:NUMBER                    a vessel's container
 *
 * `BKG:CANC` in the place of the code is a document's state. Place `-` is a message that names none.
 */

/** Numbers of containers with valid check digits. */
export const BOX = "MSKU1234565";
export const BOX_2 = "MSKU7654322";

const TRANSPORT: Record<string, TransportActivity> = {
	ARRI: "arrived",
	DEPA: "departed",
};
const EQUIPMENT: Record<string, EquipmentActivity> = {
	LOAD: "loaded",
	DISC: "discharged",
	GTIN: "gated_in",
	GTOT: "gated_out",
	STUF: "stuffed",
	STRP: "stripped",
	PICK: "picked_up",
	DROP: "dropped_off",
	INSP: "inspected",
	AVPU: "available_for_pickup",
	CUSR: "customs_released",
};
const SHIPMENT: Record<string, ShipmentActivity> = {
	CONF: "confirmed",
	CANC: "cancelled",
	RECE: "received",
	RELS: "released",
	ISSU: "issued",
};
const CLASSIFIERS = {
	PLN: "planned",
	EST: "estimated",
	ACT: "actual",
} as const;
const ZONES: Record<string, readonly [string, string]> = {
	CNSHA: ["Shanghai", "Asia/Shanghai"],
	CNSHG: ["Shanghai", "Asia/Shanghai"],
	CNNGB: ["Ningbo", "Asia/Shanghai"],
	KRPUS: ["Busan", "Asia/Seoul"],
	SGSIN: ["Singapore", "Asia/Singapore"],
	MYPKG: ["Port Klang", "Asia/Kuala_Lumpur"],
	NLRTM: ["Rotterdam", "Europe/Amsterdam"],
	DEDUI: ["Duisburg", "Europe/Berlin"],
	USLAX: ["Los Angeles", "America/Los_Angeles"],
	USOAK: ["Oakland", "America/Los_Angeles"],
	USCHI: ["Chicago", "America/Chicago"],
	USKCK: ["Kansas City", "America/Chicago"],
};

const LINE: Source = { kind: "shipping_line", code: "MAEU" };

/** Sources by their words in tests. */
export const SOURCES: Readonly<Record<string, Source>> = {
	line: LINE,
	terminal: { kind: "terminal", code: "trapac" },
	rail: { kind: "rail", code: "bnsf" },
};

/** The places that the tests know. */
export const lookup: PlaceLookup = (locode) => {
	const [name, timezone] = ZONES[locode] ?? [];
	return name && timezone ? { name, timezone } : undefined;
};

/** The instant of a day in tests. */
export function day(number: number): string {
	const atMs = Date.UTC(2025, 11, 31, 12) + number * 86_400_000;
	return `${new Date(atMs).toISOString().slice(0, 19)}Z`;
}

/** One message of a carrier. */
export function say(line: string): Message {
	const [classifierCode = "", dayText = "", code = "", locode = "-", ...words] =
		line.trim().split(/\s+/);
	const has = (word: string) => words.includes(word);
	const all = (name: string) =>
		words.flatMap((word) =>
			word.startsWith(`${name}:`) ? [word.slice(name.length + 1)] : [],
		);
	const one = (name: string) => all(name)[0] ?? null;
	const classifier =
		CLASSIFIERS[classifierCode as keyof typeof CLASSIFIERS] ?? "planned";
	const occurredAt = day(Number(dayText));
	const [said, nth] = [one("said"), one("nth")];
	const [facilityType, facilityCode] = one("at")?.split(":") ?? [];
	const common = {
		key: one("id") ?? line,
		source: SOURCES[one("by") ?? "line"] ?? LINE,
		sourceEventId: one("id"),
		originalEvent: `${code} ${classifierCode}`,
		classifier,
		occurredAt,
		precision: has("date") ? ("date" as const) : ("instant" as const),
		timezone: ZONES[locode]?.[1] ?? null,
		reportedAt:
			said === "-"
				? null
				: said !== null
					? day(Number(said))
					: classifier === "actual"
						? occurredAt
						: day(-9),
		receivedAt: day(Number(one("heard") ?? 99)),
		...(nth !== null && { answerPosition: Number(nth) }),
		place:
			locode === "-"
				? null
				: {
						locode: /^[A-Z]{2}[A-Z0-9]{3}$/.test(locode) ? locode : null,
						name: ZONES[locode]?.[0] ?? locode,
						facilityCode: facilityCode ?? null,
						facilityCodeList: facilityCode ? ("SMDG" as const) : null,
						facilityType: (facilityType || null) as FacilityType | null,
					},
		billsOfLading: all("bill"),
		bookings: all("booking"),
		references: all("ref"),
		raw: JSON.stringify(line),
	};
	const [documentType, state] = code.split(":");
	if (documentType !== undefined && state !== undefined) {
		const activity = SHIPMENT[state];
		if (activity === undefined) throw new Error(`unknown state in "${line}"`);
		const documentId = one("doc") ?? "DOC1";
		return { kind: "shipment", ...common, activity, documentType, documentId };
	}
	const vesselName = one("ship") ?? one("barge");
	const mode: Mode | null =
		one("ship") !== null
			? "vessel"
			: one("barge") !== null || has("barge")
				? "barge"
				: has("rail")
					? "rail"
					: has("truck")
						? "truck"
						: has("vessel")
							? "vessel"
							: null;
	const [importVoyage, exportVoyage] = one("voyage")?.split("/") ?? [];
	const sequence = one("seq");
	const atCall = {
		mode,
		call:
			one("call") === null && sequence === null
				? null
				: {
						id: one("call"),
						sequence: sequence === null ? null : Number(sequence),
					},
		vessel:
			vesselName === null ? null : { imo: null, name: vesselName || null },
		importVoyage: importVoyage || null,
		exportVoyage: exportVoyage || null,
		phase: one("phase") as Phase | null,
	};
	const transport = TRANSPORT[code];
	if (transport) {
		const carried = all("carries");
		return {
			kind: "transport",
			...common,
			...atCall,
			activity: transport,
			...(carried.length > 0 && { carried }),
		};
	}
	const equipment = EQUIPMENT[code];
	if (equipment === undefined) throw new Error(`unknown code in "${line}"`);
	return {
		kind: "equipment",
		...common,
		...atCall,
		activity: equipment,
		containerNumber: has("nobox") ? null : (one("box") ?? BOX),
		isoCode: one("iso"),
		isEmpty: has("filling?") ? null : has("empty"),
		sealNumber: one("seal"),
	};
}

/** The messages of lines; blank lines and lines that start with `#` are for the reader. */
export function messages(text: string): Message[] {
	return text
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "" && !line.startsWith("#"))
		.map(say);
}

/** Options of a derivation. */
export interface Sight {
	/** The day on which it is derived: 90 unless said otherwise. */
	readonly nowDay?: number;
	readonly documents?: readonly string[];
	/** The number of the requested container. */
	readonly container?: string;
	readonly facilities?: FacilityLookup;
	/** Observations beside the lines. */
	readonly also?: readonly Observation[];
}

/** The journey derived from lines. */
export function journeyOf(text: string, sight: Sight = {}): Journey {
	return deriveJourney([...messages(text), ...(sight.also ?? [])], {
		now: day(sight.nowDay ?? 90),
		lookup,
		documents: sight.documents ?? [],
		container: sight.container ?? null,
		...(sight.facilities && { facilities: sight.facilities }),
	});
}

/** Transport events with their attributes among the other members, so that a test can name both. */
export function flat<T extends { readonly attributes: object }>(
	facts: T,
): T & T["attributes"] {
	return { ...facts, ...facts.attributes };
}

/** The journey of the only container in the lines. */
export function containerOf(
	text: string,
	sight: Sight = {},
): ContainerFacts & ContainerFacts["attributes"] {
	const [container, ...others] = journeyOf(text, sight).containers;
	if (container === undefined || others.length > 0) {
		throw new Error("The lines are not about one container.");
	}
	return flat(container);
}

/** The shipment derived from the lines. */
export function shipmentOf(
	text: string,
	sight: Sight = {},
): ShipmentFacts & ShipmentFacts["attributes"] {
	return flat(journeyOf(text, sight).shipment);
}

/** The transport events of a container as lines: name without its prefix, place, day. */
export function eventLines(container: ContainerFacts): string[] {
	return container.transportEvents.map(({ event, locode, timestamp }) =>
		[
			event.replace("container.transport.", ""),
			locode ?? "-",
			(Date.parse(timestamp) - Date.parse(day(0))) / 86_400_000,
		].join(" "),
	);
}
