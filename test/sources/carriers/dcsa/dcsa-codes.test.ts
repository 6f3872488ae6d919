import { describe, expect, test } from "vitest";
import {
	CODES,
	type CodeList,
	wordFor,
} from "../../../../server/sources/carriers/dcsa/dcsa-codes.ts";

const TABLE: Record<CodeList, Record<string, string>> = {
	kind: {
		TRANSPORT: "transport",
		EQUIPMENT: "equipment",
		SHIPMENT: "shipment",
	},
	classifier: {
		PLN: "planned",
		PLAN: "planned",
		PLANNED: "planned",
		EST: "estimated",
		ESTIMATED: "estimated",
		ACT: "actual",
		ACTUAL: "actual",
	},
	transport: {
		ARRI: "arrived",
		ARRIVED: "arrived",
		DEPA: "departed",
		DEPARTED: "departed",
	},
	equipment: {
		LOAD: "loaded",
		LOADED: "loaded",
		DISC: "discharged",
		DISCHARGED: "discharged",
		GTIN: "gated_in",
		GATED_IN: "gated_in",
		GTOT: "gated_out",
		GATED_OUT: "gated_out",
		STUF: "stuffed",
		STUFFED: "stuffed",
		STRP: "stripped",
		STRIPPED: "stripped",
		PICK: "picked_up",
		PICKED_UP: "picked_up",
		DROP: "dropped_off",
		DROPPED_OFF: "dropped_off",
		INSP: "inspected",
		INSPECTED: "inspected",
		RSEA: "resealed",
		RESEALED: "resealed",
		RMVD: "removed",
		REMOVED: "removed",
		AVPU: "available_for_pickup",
		AVAILABLE_FOR_PICKUP: "available_for_pickup",
		AVDO: "available_for_drop_off",
		AVAILABLE_FOR_DROP_OFF: "available_for_drop_off",
		CUSR: "customs_released",
		CUSTOMS_RELEASED: "customs_released",
		CUSI: "customs_selected_for_inspection",
		CUSTOMS_SELECTED_FOR_INSPECTION: "customs_selected_for_inspection",
		CUSS: "customs_selected_for_scan",
		CUSTOMS_SELECTED_FOR_SCAN: "customs_selected_for_scan",
		CROS: "crossed",
		CROSSED: "crossed",
	},
	shipment: {
		RECE: "received",
		RECEIVED: "received",
		DRFT: "drafted",
		DRAFTED: "drafted",
		PENA: "pending_approval",
		PENDING_APPROVAL: "pending_approval",
		PENU: "pending_update",
		PENDING_UPDATE: "pending_update",
		REJE: "rejected",
		REJECTED: "rejected",
		APPR: "approved",
		APPROVED: "approved",
		ISSU: "issued",
		ISSUED: "issued",
		SURR: "surrendered",
		SURRENDERED: "surrendered",
		SUBM: "submitted",
		SUBMITTED: "submitted",
		VOID: "void",
		CONF: "confirmed",
		CONFIRMED: "confirmed",
		REQS: "requested",
		REQUESTED: "requested",
		CMPL: "completed",
		COMPLETED: "completed",
		HOLD: "on_hold",
		ON_HOLD: "on_hold",
		RELS: "released",
		RELEASED: "released",
		CANC: "cancelled",
		CANCELLED: "cancelled",
		CANCELED: "cancelled",
		CACF: "cancelled",
		CANCELLATION_CONFIRMED: "cancelled",
	},
	facilityType: {
		BOCR: "border",
		BORD: "border",
		BORDER: "border",
		CLOC: "customer_location",
		CUSTOMER_LOCATION: "customer_location",
		COFS: "container_freight_station",
		CONTAINER_FREIGHT_STATION: "container_freight_station",
		COYA: "off_dock_storage",
		OFFD: "off_dock_storage",
		OFF_DOCK_STORAGE: "off_dock_storage",
		DEPO: "depot",
		DEPOT: "depot",
		INTE: "inland_terminal",
		INLAND_TERMINAL: "inland_terminal",
		POTE: "port_terminal",
		PORT_TERMINAL: "port_terminal",
		RAMP: "ramp",
	},
	facilityCodeList: { SMDG: "SMDG", BIC: "BIC", FIRMS: "FIRMS" },
	mode: {
		VESSEL: "vessel",
		RAIL: "rail",
		TRUCK: "truck",
		BARGE: "barge",
		1: "vessel",
		2: "rail",
		3: "truck",
		8: "barge",
	},
	filling: { EMPTY: "empty", LADEN: "laden" },
	phase: {
		EXPORT: "export",
		POL: "export",
		TRANSSHIPMENT: "transshipment",
		PTS: "transshipment",
		TRANSHIPMENT: "transshipment",
		IMPORT: "import",
		POD: "import",
	},
	document: {
		BKG: "BKG",
		BOOKING: "BKG",
		TRD: "TRD",
		TRANSPORT_DOCUMENT: "TRD",
		ARN: "ARN",
		ARRIVAL_NOTICE: "ARN",
	},
};

const lists = Object.keys(TABLE) as CodeList[];

describe.each(lists)("%s codes", (list) => {
	test.each(Object.entries(TABLE[list]))("%s means %s", (code, want) => {
		expect(wordFor(list, code)).toBe(want);
		expect(wordFor(list, ` ${code.toLowerCase()} `)).toBe(want);
	});

	test("every value of the vocabulary has a code", () => {
		expect(new Set(Object.values(TABLE[list]))).toEqual(
			new Set(Object.keys(CODES[list])),
		);
	});

	test.each([
		undefined,
		null,
		"",
		"XXXX",
		"__proto__",
		"constructor",
		{},
		[],
		true,
	])("%j means nothing", (code) => {
		expect(wordFor(list, code)).toBeNull();
	});
});

test("a code may be a number, and a word may have blanks or dashes", () => {
	expect(wordFor("mode", 1)).toBe("vessel");
	expect(wordFor("equipment", "Gated out")).toBe("gated_out");
	expect(wordFor("equipment", "GATED-OUT")).toBe("gated_out");
});

test("a code of one list means nothing in another", () => {
	expect(wordFor("equipment", "ARRI")).toBeNull();
	expect(wordFor("transport", "LOAD")).toBeNull();
});

test("codes outside the vocabulary are unknown: port operations' REQ, an approaching vessel, multimodal, waypoints", () => {
	expect(wordFor("classifier", "REQ")).toBeNull();
	expect(wordFor("transport", "APPROACHING")).toBeNull();
	expect(wordFor("mode", "MULTIMODAL")).toBeNull();
	expect(wordFor("facilityType", "WAYPOINT")).toBeNull();
});
