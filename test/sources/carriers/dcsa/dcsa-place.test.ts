import { describe, expect, test } from "vitest";
import {
	normalizeLocode,
	readPlace,
} from "../../../../server/sources/carriers/dcsa/dcsa-place.ts";
import type { Fields } from "../../../../server/sources/parsing/fields.ts";

test.each([
	["USLAX", "USLAX"],
	[" us lax ", "USLAX"],
	["us-lax", "USLAX"],
	["USA2R", "USA2R"],
	["LAX", null],
	["USLAXX", null],
	["12345", null],
	["US?AX", null],
	["", null],
	[null, null],
])("UN/LOCODE %j is %j", (written, want) => {
	expect(normalizeLocode(written)).toBe(want);
});

const LA = {
	locode: "USLAX",
	name: "Los Angeles",
	facilityCode: "TRP",
	facilityCodeList: "SMDG",
	facilityType: "port_terminal",
};

describe("the place is found wherever the version of the standard has it", () => {
	const facility = {
		facilityCode: "TRP",
		facilityCodeListProvider: "SMDG",
		facilityTypeCode: "POTE",
	};
	const location = { UNLocationCode: "USLAX", locationName: "Los Angeles" };
	test.each([
		["the event's location", { eventLocation: { ...location, ...facility } }],
		[
			"the call's location",
			{ transportCall: { location: { ...location, ...facility } } },
		],
		[
			"a location in another spelling",
			{
				eventLocation: {
					...{ unLocationCode: "USLAX", locationName: "Los Angeles" },
					...facility,
				},
			},
		],
		["the call itself", { transportCall: { ...location, ...facility } }],
		[
			"a call that adds its facility to the event's location",
			{ eventLocation: location, transportCall: facility },
		],
		[
			"a facility of its own",
			{ eventLocation: { ...location, facility }, facilityTypeCode: "POTE" },
		],
		[
			"a facility code with the UN/LOCODE in front",
			{
				eventLocation: location,
				transportCall: { ...facility, facilityCode: "uslaxtrp" },
			},
		],
	])("%s", (_, event) => {
		expect(readPlace(event)).toEqual(LA);
	});
});

test.each([
	["2.2", { otherFacility: " Pier 400,\n San Pedro " }],
	["3.0", { location: { facilityName: "Pier 400, San Pedro" } }],
	[
		"a facility of its own",
		{ location: { facility: { facilityName: "Pier 400, San Pedro" } } },
	],
])("the name of a facility is read where %s has it", (_, call) => {
	const transportCall = { ...call, UNLocationCode: "USLAX" };
	expect(readPlace({ transportCall })).toMatchObject({
		locode: "USLAX",
		name: null,
		facilityName: "Pier 400, San Pedro",
	});
});

test.each<[string, Fields, object]>([
	["a facility code", { facilityCode: "trp" }, { facilityCode: "TRP" }],
	["a type", { facilityTypeCode: "POTE" }, { facilityType: "port_terminal" }],
	["a name", { locationName: "Los Angeles" }, { name: "Los Angeles" }],
	["a UN/LOCODE", { UNLocationCode: "USLAX" }, { locode: "USLAX" }],
])("%s alone is a place, in the event or in its call", (_, told, want) => {
	const silent = { eventLocation: { locationName: " " }, transportCall: told };
	for (const event of [told, silent])
		expect(readPlace(event)).toStrictEqual({
			...{ locode: null, name: null, facilityType: null },
			...{ facilityCode: null, facilityCodeList: null },
			...want,
		});
	expect(readPlace({ eventLocation: {}, transportCall: {} })).toBeNull();
});

test("each part of a place comes from its first mention", () => {
	const one = {
		facilityCode: "TRP",
		facilityName: "Pier",
		facilityType: "POTE",
	};
	const other = { facilityCode: "X", facilityName: "Y", facilityType: "DEPO" };
	const event = {
		eventLocation: { UNLocationCode: "USLAX" },
		transportCall: {
			location: { ...one, locationName: "Los Angeles" },
			...{ ...other, locationName: "Z" },
		},
	};
	expect(readPlace(event)).toEqual({
		...{ locode: "USLAX", name: "Los Angeles", facilityName: "Pier" },
		...{ facilityCode: "TRP", facilityCodeList: null },
		facilityType: "port_terminal",
	});
});

test("a call elsewhere adds nothing to the event's own location", () => {
	expect(
		readPlace({
			eventLocation: { UNLocationCode: "USCHI" },
			transportCall: { UNLocationCode: "USLAX", facilityCode: "TRP" },
		}),
	).toMatchObject({ locode: "USCHI", facilityCode: null });
});

test("an unknown facility list or type is left out, and the rest stays", () => {
	expect(
		readPlace({
			transportCall: {
				UNLocationCode: "USLAX",
				facilityCode: "X",
				facilityCodeListProvider: "OWN",
				facilityTypeCode: "MOON",
			},
		}),
	).toEqual({
		locode: "USLAX",
		name: null,
		facilityCode: "X",
		facilityCodeList: null,
		facilityType: null,
	});
});

test.each([
	[{}],
	[{ eventLocation: null, transportCall: null }],
	[{ eventLocation: "USLAX", transportCall: [] }],
	[{ transportCall: { location: { UNLocationCode: "nowhere" } } }],
])("%j names no place", (event) => {
	expect(readPlace(event)).toBeNull();
});
