import { describe, expect, test } from "vitest";
import { LINE_PAGES } from "../../server/reference/line-pages.ts";
import { shippingLineByScac } from "../../server/reference/places/lookup.ts";
import type { ShippingLineFacts } from "../../server/reference/reference-types.ts";
import {
	SHIPPING_LINES,
	TEST_SHIPPING_LINE,
} from "../../server/reference/shipping-lines.ts";
import { repeated } from "./geography.ts";

function support(line: ShippingLineFacts): string {
	return [
		line.billOfLadingTrackingSupport ? "B" : "",
		line.bookingNumberTrackingSupport ? "K" : "",
		line.containerNumberTrackingSupport ? "C" : "",
	].join("");
}

test("there are exactly 38 lines, without the line of the test numbers", () => {
	expect(SHIPPING_LINES).toHaveLength(38);
	expect(SHIPPING_LINES).not.toContain(TEST_SHIPPING_LINE);
});

test("a SCAC or alternative SCAC has four capital letters and belongs to one line", () => {
	const scacs = [...SHIPPING_LINES, TEST_SHIPPING_LINE].flatMap((line) => [
		line.scac,
		...line.alternativeScacs,
	]);
	expect(scacs.filter((scac) => !/^[A-Z]{4}$/.test(scac))).toEqual([]);
	expect(repeated(scacs)).toEqual([]);
});

test("no two lines share a name or short name", () => {
	expect(repeated(SHIPPING_LINES.map(({ name }) => name))).toEqual([]);
	expect(repeated(SHIPPING_LINES.map(({ shortName }) => shortName))).toEqual(
		[],
	);
});

test("every line accepts some kind of number", () => {
	expect(SHIPPING_LINES.filter((line) => support(line) === "")).toEqual([]);
});

describe("the kinds of number that a line accepts: B bill of lading, K booking, C container", () => {
	test.each([
		["MAEU", "BKC"],
		["MSCU", "BKC"],
		["COSU", "BK"],
		["ZIMU", "BK"],
		["TRBR", "K"],
		["EGLV", "C"],
		["PCIU", "C"],
		["TXZJ", "C"],
		["WDSB", "C"],
		["TEST", "BK"],
	])("%s: %s", (scac, want) => {
		const line = shippingLineByScac(scac);
		expect(line && support(line)).toBe(want);
	});
});

test("the pages of lines are web addresses of existing lines, with at most one place for the number", () => {
	const scacs = SHIPPING_LINES.map(({ scac }) => scac);
	for (const [scac, pages] of Object.entries(LINE_PAGES)) {
		expect(scacs).toContain(scac);
		const { trackingUrl = "", contactUrl = "https://x" } = pages ?? {};
		expect(trackingUrl.replace("$" + "{BLNUM}", "1")).not.toMatch(/[${}\s]/);
		for (const url of [trackingUrl, contactUrl])
			expect(new URL(url).protocol).toBe("https:");
	}
});

test("five lines require their numbers without the SCAC in front", () => {
	const stripping = SHIPPING_LINES.filter(
		({ stripsScacPrefix }) => stripsScacPrefix,
	);
	expect(stripping.map(({ scac }) => scac).sort()).toEqual([
		"CMDU",
		"COSU",
		"EGLV",
		"HDMU",
		"OOLU",
	]);
});
