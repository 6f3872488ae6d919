import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { SHIPPING_LINES } from "../../../../server/reference/shipping-lines.ts";
import { meaningOf } from "../../../../server/resources/tracking-request-imports/table/header-words.ts";
import { scacOfName } from "../../../../server/resources/tracking-request-imports/table/shipping-line-names.ts";
import { extentOf } from "../../../support/vitest/extent.ts";

const WORDS = {
	number: [
		"Number",
		"Tracking No.",
		"Request Number",
		"BL/Booking No.",
		"Container / BL",
	],
	request_type: ["Kind", "Number Type", "request_type"],
	bill_of_lading: [
		"BL",
		"B/L",
		"B/L No.",
		"Bill of Lading",
		"Bill of Lading Number",
		"MBL",
		"MBL #",
		"Master B/L",
		"OBL No",
		"bill_of_lading",
	],
	booking: [
		"Booking",
		"Booking No.",
		"BOOKING NUMBER",
		"Bkg #",
		"Booking Ref",
		"Carrier Booking Reference",
	],
	container: [
		"Container",
		"Container No.",
		"Container Number",
		"CONTAINER#",
		"CNTR NO",
		"Equipment Number",
		"container_number",
	],
	scac: ["SCAC", "SCAC Code", "Carrier SCAC"],
	shipping_line: [
		"Carrier",
		"Carrier Name",
		"Shipping Line",
		"SSL",
		"Steamship Line",
	],
	ref_numbers: [
		"Reference",
		"Ref.",
		"Ref numbers",
		"ref_numbers",
		"PO",
		"PO#",
		"P.O. Number",
		"Purchase Order",
		"HBL",
		"Customer Ref",
	],
	shipment_tags: ["Tags", "shipment_tags", "Label"],
	customer: ["Customer", "Customer Name", "Client", "customer_id"],
} as const;

describe("the words of a header row", () => {
	it.each(
		Object.entries(WORDS).flatMap(([meaning, words]) =>
			words.map((word) => [word, meaning] as const),
		),
	)("%s is read as %s", (word, meaning) => {
		expect(meaningOf(word)).toBe(meaning);
	});

	it.each([
		"",
		"Weight",
		"No.",
		"Type",
		"ETA",
		"Seal",
		"Port of Discharge",
		"__proto__",
		"constructor",
	])("%j has no meaning, because it is ambiguous", (word) => {
		expect(meaningOf(word)).toBeUndefined();
	});

	it("mean the same in any case, with any punctuation and blanks", () => {
		const pairs = Object.entries(WORDS).flatMap(([meaning, words]) =>
			words
				.filter((word) => !word.includes("#"))
				.map((word) => ({ meaning, word })),
		);
		const between = fc.string({
			unit: fc.constantFrom(" ", ".", "-", "_", "/", "(", ")", ":", "\t"),
			maxLength: 3,
		});
		fc.assert(
			fc.property(
				fc.constantFrom(...pairs),
				fc.infiniteStream(fc.boolean()),
				fc.infiniteStream(between),
				({ meaning, word }, upper, punctuation) => {
					const written = [...word].map((letter) => {
						const [up] = upper.take(1);
						const [mark] = punctuation.take(1);
						return (up ? letter.toUpperCase() : letter.toLowerCase()) + mark;
					});
					expect(meaningOf(written.join(""))).toBe(meaning);
				},
			),
			{ numRuns: extentOf(100) },
		);
	});

	test("the words in the table of the contract have the meaning that it gives", () => {
		const file = new URL(
			"../../../../openapi/resources/tracking-request-imports/tracking-request-imports.yaml",
			import.meta.url,
		);
		const rows = [
			...readFileSync(file, "utf8").matchAll(/^ +\| `(\w+)` +\| (.+?) +\|$/gm),
		];
		expect(rows).toHaveLength(Object.keys(WORDS).length);
		for (const [, meaning = "", words = ""] of rows) {
			const [listed = "", ending] = words.split(
				/, each also with | and the like/,
			);
			for (const word of listed.split(", ")) {
				expect([word, meaningOf(word)]).toEqual([word, meaning]);
				const endings = ending?.includes("Name") ? ["Name"] : ["No.", "Number"];
				for (const one of ending === undefined ? [] : endings)
					expect(meaningOf(`${word} ${one}`)).toBe(meaning);
			}
		}
	});
});

describe("the names of shipping lines", () => {
	it("are read as the line with that name or short name", () => {
		for (const { scac, name, shortName } of SHIPPING_LINES) {
			expect([name, scacOfName(name)]).toEqual([name, scac]);
			expect([shortName, scacOfName(shortName)]).toEqual([shortName, scac]);
		}
	});

	it.each([
		["maersk line", "MAEU"],
		["MAERSK", "MAEU"],
		["MSC", "MSCU"],
		["Mediterranean Shipping Co.", "MSCU"],
		["Mediterranean Shipping Co. S.A.", "MSCU"],
		["CMA-CGM", "CMDU"],
		["cma", "CMDU"],
		["Hapag", "HLCU"],
		["Hapag Lloyd", "HLCU"],
		["HAPAG-LLOYD AG", "HLCU"],
		["Evergreen Line", "EGLV"],
		["COSCO Shipping", "COSU"],
		["O.N.E.", "ONEY"],
		["Hyundai", "HDMU"],
		["Yangming", "YMLU"],
		["Zim Line", "ZIMU"],
		["TS Lines", "TXZJ"],
		["Sealand", undefined],
		["Line", undefined],
		["", undefined],
		["constructor", undefined],
	])("%j is read as %s", (name, scac) => {
		expect(scacOfName(name)).toBe(scac);
	});
});
