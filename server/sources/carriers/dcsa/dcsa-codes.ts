import type {
	Classifier,
	EquipmentActivity,
	FacilityType,
	Mode,
	Phase,
	ShipmentActivity,
	TransportActivity,
} from "../../../tracking/observations/observation.ts";
import { textOf } from "../../parsing/fields.ts";

/**
 * The canonical word of each carrier code.
 *
 * The four-letter codes are those of DCSA Track & Trace 2.x and 3.0 and their code lists, `PLAN` is what some carriers
 * send for `PLN`, and the digits are UN/ECE Recommendation 19. Later texts of Track & Trace 3.0 send the word itself in
 * upper case, which is always accepted and not repeated here.
 */
export const CODES = {
	kind: {
		transport: [],
		equipment: [],
		shipment: [],
	} satisfies Codes<"transport" | "equipment" | "shipment">,
	classifier: {
		planned: ["PLN", "PLAN"],
		estimated: ["EST"],
		actual: ["ACT"],
	} satisfies Codes<Classifier>,
	transport: {
		arrived: ["ARRI"],
		departed: ["DEPA"],
	} satisfies Codes<TransportActivity>,
	equipment: {
		loaded: ["LOAD"],
		discharged: ["DISC"],
		gated_in: ["GTIN"],
		gated_out: ["GTOT"],
		stuffed: ["STUF"],
		stripped: ["STRP"],
		picked_up: ["PICK"],
		dropped_off: ["DROP"],
		inspected: ["INSP"],
		resealed: ["RSEA"],
		removed: ["RMVD"],
		available_for_pickup: ["AVPU"],
		available_for_drop_off: ["AVDO"],
		customs_released: ["CUSR"],
		customs_selected_for_inspection: ["CUSI"],
		customs_selected_for_scan: ["CUSS"],
		crossed: ["CROS"],
	} satisfies Codes<EquipmentActivity>,
	shipment: {
		received: ["RECE"],
		drafted: ["DRFT"],
		pending_approval: ["PENA"],
		pending_update: ["PENU"],
		rejected: ["REJE"],
		approved: ["APPR"],
		issued: ["ISSU"],
		surrendered: ["SURR"],
		submitted: ["SUBM"],
		void: ["VOID"],
		confirmed: ["CONF"],
		requested: ["REQS"],
		completed: ["CMPL"],
		on_hold: ["HOLD"],
		released: ["RELS"],
		cancelled: ["CANC", "CANCELED", "CACF", "CANCELLATION_CONFIRMED"],
	} satisfies Codes<ShipmentActivity>,
	facilityType: {
		border: ["BOCR", "BORD"],
		customer_location: ["CLOC"],
		container_freight_station: ["COFS"],
		off_dock_storage: ["OFFD", "COYA"],
		depot: ["DEPO"],
		inland_terminal: ["INTE"],
		port_terminal: ["POTE"],
		ramp: ["RAMP"],
	} satisfies Codes<FacilityType>,
	facilityCodeList: {
		SMDG: [],
		BIC: [],
		// Not in the standard: US customs codes of inland ramps.
		FIRMS: [],
	} satisfies Codes<"SMDG" | "BIC" | "FIRMS">,
	mode: {
		vessel: ["1"],
		rail: ["2"],
		truck: ["3"],
		barge: ["8"],
	} satisfies Codes<Mode>,
	filling: {
		empty: [],
		laden: [],
	} satisfies Codes<"empty" | "laden">,
	phase: {
		export: ["POL"],
		transshipment: ["PTS", "TRANSHIPMENT"],
		import: ["POD"],
	} satisfies Codes<Phase>,
	document: {
		BKG: ["BOOKING"],
		TRD: ["TRANSPORT_DOCUMENT"],
		ARN: ["ARRIVAL_NOTICE"],
	} satisfies Codes<"BKG" | "TRD" | "ARN">,
} as const;

type Codes<Word extends string> = Readonly<Record<Word, readonly string[]>>;

/** A part of {@link CODES}. */
export type CodeList = keyof typeof CODES;

type WordOf<List extends CodeList> = keyof (typeof CODES)[List] & string;

const upperCase = (code: string) => code.toUpperCase().replace(/[ -]/g, "_");

/** For each list the word of each code. */
const wordsByCode: Readonly<Record<string, ReadonlyMap<unknown, string>>> =
	Object.fromEntries(
		Object.entries<Codes<string>>(CODES).map(([list, codesByWord]) => [
			list,
			new Map(
				Object.entries(codesByWord).flatMap(([word, codes]) =>
					[upperCase(word), ...codes].map((code) => [code, word] as const),
				),
			),
		]),
	);

/** The canonical word of a carrier's code in any case; null when the list does not have it. */
export function wordFor<List extends CodeList>(
	list: List,
	code: unknown,
): WordOf<List> | null {
	const words = wordsByCode[list];
	// Fast path: nearly every code is written as in the standard.
	const known = words?.get(code) ?? words?.get(upperCase(textOf(code) ?? ""));
	return (known as WordOf<List> | undefined) ?? null;
}
