import { describe, expect, test } from "vitest";
import { readCall } from "../../../../server/sources/carriers/dcsa/dcsa-call.ts";
import {
	readContainersAboard,
	readEquipment,
} from "../../../../server/sources/carriers/dcsa/dcsa-equipment.ts";
import {
	readDocument,
	readReferences,
} from "../../../../server/sources/carriers/dcsa/dcsa-references.ts";
import { retractedIdOf } from "../../../../server/sources/carriers/dcsa/dcsa-retraction.ts";
import type { Fields } from "../../../../server/sources/parsing/fields.ts";

const atCall = (transportCall: Fields) => readCall({ transportCall });

describe("the sequence of a call is a whole number from zero", () => {
	test.each([
		[0, 0],
		[3, 3],
		["4", 4],
		[-1, null],
		[1.5, null],
		[2 ** 53, null],
		["second", null],
		[null, null],
	])("%j is %j", (written, sequence) => {
		expect(atCall({ transportCallSequenceNumber: written }).call).toEqual(
			sequence === null ? null : { id: null, sequence },
		);
	});
});

describe("a vessel has the IMO number when its form and its check digit are valid", () => {
	test.each([
		["9321483", "9321483"],
		[9321483, "9321483"],
		["IMO 9321483", "9321483"],
		["imo9321483", "9321483"],
		["19321483", null],
		["93214830", null],
		["X9321483", null],
		["0321483", null],
		["9321484", null],
		["9324183", null],
		["932148", null],
	])("%j is %j", (written, imo) => {
		for (const call of [
			{ vesselIMONumber: written, vesselName: "EMMA" },
			{ vessel: { vesselIMONumber: written, vesselName: "EMMA" } },
			{ vesselTransport: { vesselIMONumber: written, name: "EMMA" } },
		])
			expect(atCall(call).vessel).toEqual({ imo, name: "EMMA" });
		expect(atCall({ vesselIMONumber: written }).vessel).toEqual(
			imo === null ? null : { imo, name: null },
		);
	});
});

test.each<[Fields, string | null, string | null]>([
	[{ carrierVoyageNumber: "1" }, "1", "1"],
	[{ carrierVoyageNumber: "1", importVoyageNumber: "2" }, "2", null],
	[{ carrierVoyageNumber: "1", exportVoyageNumber: "3" }, null, "3"],
	[{ importVoyageNumber: "2", exportVoyageNumber: "3" }, "2", "3"],
	[{}, null, null],
])(
	"the single number of a voyage counts only alone: %j",
	(call, into, outOf) => {
		expect(atCall(call)).toMatchObject({
			importVoyage: into,
			exportVoyage: outOf,
		});
	},
);

describe("the containers aboard are those of references of their type, each once", () => {
	const named = (type: string, value: string) => ({ type, value });
	test.each<[string, Fields, string[] | undefined]>([
		[
			"in order",
			{
				references: [named("EQ", "MSCU6639870"), named("eq", "csqu 305438-3")],
			},
			["CSQU3054383", "MSCU6639870"],
		],
		[
			"of the event itself",
			{
				equipmentReference: "CSQU3054383",
				references: [named("EQ", "CSQU3054383")],
			},
			["CSQU3054383"],
		],
		[
			"not those of another type",
			{ references: [named("FF", "CSQU3054383"), { value: "CSQU3054383" }] },
			undefined,
		],
		[
			"not an invalid container number",
			{ references: [named("EQ", "CSQU30543831"), named("EQ", " ")] },
			undefined,
		],
	])("%s", (_, event, carried) => {
		expect(readContainersAboard(event)).toEqual(carried ? { carried } : {});
	});
});

describe("a container is read as reported", () => {
	const none = {
		containerNumber: null,
		isoCode: null,
		isEmpty: null,
		sealNumber: null,
	};
	test.each<[string, Fields, string | null, object | null]>([
		["nothing", {}, null, none],
		[
			"the requested one",
			{},
			"CSQU3054383",
			{ ...none, containerNumber: "CSQU3054383" },
		],
		[
			"another one",
			{ equipmentReference: "mscu 663987-0" },
			"CSQU3054383",
			{ ...none, containerNumber: "MSCU6639870" },
		],
		["no container", { equipmentReference: "BOX 1" }, "CSQU3054383", null],
		[
			"a type in small letters",
			{ ISOEquipmentCode: "45g1" },
			null,
			{ ...none, isoCode: "45G1" },
		],
		["an invalid type", { ISOEquipmentCode: "45G1X" }, null, none],
		[
			"that it is empty",
			{ emptyIndicatorCode: "EMPTY" },
			null,
			{ ...none, isEmpty: true },
		],
		[
			"that it is laden",
			{ emptyIndicator: "LADEN" },
			null,
			{ ...none, isEmpty: false },
		],
		["that it is something else", { emptyIndicator: "HALF" }, null, none],
		[
			"the first seal with a number",
			{
				seals: [{ sealSource: "CUS" }, { number: "S1" }, { sealNumber: "S2" }],
			},
			null,
			{ ...none, sealNumber: "S1" },
		],
	])("%s", (_, event, asked, want) => {
		expect(readEquipment(event, asked)).toEqual(want);
	});
});

describe("documents and references are read from any place, each once", () => {
	const nothing = { billsOfLading: [], bookings: [], references: [] };
	test.each<[string, Fields, object]>([
		["nothing", {}, {}],
		[
			"a bill at the root",
			{ transportDocumentReference: "B1" },
			{ billsOfLading: ["B1"] },
		],
		[
			"a booking at the root",
			{ carrierBookingReference: "K1" },
			{ bookings: ["K1"] },
		],
		[
			"a booking by its other name",
			{ bookingReference: "K1" },
			{ bookings: ["K1"] },
		],
		[
			"its own document",
			{ documentTypeCode: "TRD", documentID: "B1" },
			{ billsOfLading: ["B1"] },
		],
		[
			"the same twice",
			{
				transportDocumentReference: "B1",
				documentReferences: [{ type: "TRD", value: "B1" }],
			},
			{ billsOfLading: ["B1"] },
		],
		[
			"a document of another type",
			{ documentReferences: [{ type: "ARN", value: "A1" }] },
			{},
		],
		[
			"a reference in small letters",
			{ references: [{ referenceType: "po", referenceValue: "P1" }] },
			{ references: ["P1"] },
		],
		[
			"a container, which is no reference",
			{ references: [{ type: "EQ", value: "CSQU3054383" }] },
			{},
		],
		["a reference of no type", { references: [{ value: "P1" }] }, {}],
	])("%s", (_, event, want) => {
		expect(readReferences(event)).toEqual({ ...nothing, ...want });
	});

	test("at most a hundred are read", () => {
		const references = Array.from({ length: 100 }, (_, index) => ({
			type: "PO",
			value: `P${index}`,
		}));
		const documentReferences = references.map(({ value }) => ({
			type: "TRD",
			value,
		}));
		const read = readReferences({
			...{ references: [...references, { type: "PO", value: "more" }] },
			...{ documentReferences, transportDocumentReference: "more" },
		});
		expect(read.references).toEqual(references.map(({ value }) => value));
		expect(read.billsOfLading).toEqual(read.references);
	});

	test.each<[Fields, object | null]>([
		[
			{ documentTypeCode: "trd", documentID: "1" },
			{ type: "TRD", number: "1" },
		],
		[
			{ documentTypeCode: "SHI", documentId: "1" },
			{ type: "SHI", number: "1" },
		],
		[
			{ documentTypeCode: "xyz", documentReference: "1" },
			{ type: "XYZ", number: "1" },
		],
		[
			{ documentReference: { type: "BKG", value: "1" } },
			{ type: "BKG", number: "1" },
		],
		[{ documentTypeCode: "TRD", documentReference: { value: "1" } }, null],
		[{ documentID: "1" }, null],
		[{ documentTypeCode: "TRD" }, null],
	])(
		"a shipment event is about the document that it names: %j",
		(event, want) => {
			expect(readDocument(event)).toEqual(want);
		},
	);
});

test.each<[Fields, string | null | undefined]>([
	[{ retractedEventID: "a", eventID: "b" }, "a"],
	[{ isRetracted: true, eventID: "b" }, "b"],
	[{ isRetracted: "true", eventID: "b" }, "b"],
	[{ isRetracted: true }, undefined],
	[{ isRetracted: false, eventID: "b" }, null],
	[{ isRetracted: "no", eventID: "b" }, null],
	[{ eventID: "b" }, null],
])("the event %j retracts is %j", (event, want) => {
	expect(retractedIdOf(event)).toBe(want);
});
