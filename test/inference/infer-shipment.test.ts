import { describe, expect, test } from "vitest";
import { infer } from "../../server/inference/infer.ts";
import type {
	Experience,
	FindLine,
} from "../../server/inference/vocabulary/inference.ts";
import { NO_EXPERIENCE } from "../../server/inference/vocabulary/inference.ts";
import { inferText } from "./infer-text.ts";
import { said } from "./said.ts";

describe("a line's prefix determines the line, with more confidence for better known forms", () => {
	test.each([
		[
			"a known form",
			"MEDUNG283959",
			"bill_of_lading true auto_select MSCU 0.985",
		],
		[
			"an alias of the line",
			"YMJAM450339005",
			"bill_of_lading true auto_select YMLU 0.985",
		],
		["a booking", "EBKG16491184", "booking true auto_select MSCU 0.985"],
		[
			"a former brand",
			"MCPU203176301",
			"bill_of_lading true auto_select MAEU 0.985",
		],
		[
			"a brand of a group, which remains its own line",
			"APLUAFZ0203814",
			"bill_of_lading true auto_select APLU 0.985",
		],
		[
			"a line with unknown forms",
			"TJFHSHA1234567",
			"bill_of_lading null auto_select TJFH 0.96",
		],
		[
			"an alias of a line with unknown forms",
			"QWJASIN1234567",
			"bill_of_lading null auto_select CHVW 0.96",
		],
		[
			"an odd form",
			"COSU12345X789",
			"bill_of_lading null auto_select COSU 0.96",
		],
		[
			"an odd form of letters",
			"COSUSHANGHAI",
			"bill_of_lading null needs_confirmation COSU 0.8",
		],
		[
			"as many letters as a form has characters",
			"ONEYABCDEFGHIJKL",
			"bill_of_lading null needs_confirmation ONEY 0.8",
		],
		[
			"an odd form of six characters",
			"COSUAB1234",
			"bill_of_lading null needs_confirmation COSU 0.8",
		],
		[
			"a short odd form",
			"COSU12X45",
			"bill_of_lading null no_prediction COSU 0.6",
		],
		["too short a form", "COSU12X", "bill_of_lading null no_prediction"],
	])("%s: %s", (_, text, want) => {
		expect(said(text)).toBe(want);
	});

	test.each([
		["Sealand", "SEAU203176301", "SEAU 0.8 MAEU 0.15"],
		["Safmarine", "SAFM203176301", "SAFM 0.8 MAEU 0.15"],
		["Hamburg Süd", "SUDU0SEA007042", "MAEU 0.85"],
	])(
		"a bill of %s, for which Maersk may answer, needs confirmation: %s",
		(_, text, want) => {
			expect(said(text)).toBe(`bill_of_lading true needs_confirmation ${want}`);
		},
	);

	test("a line that cannot be tracked is not a candidate, but is named", () => {
		expect(said("SITGSHVVT007061")).toMatch(/ no_prediction$/);
		expect(inferText("SITGSHVVT007061")?.explanation).toMatch(
			/^The prefix SITG is not of a line that can be tracked here \(SITC/,
		);
	});

	test("a line that an operator has added is recognized by its SCAC", () => {
		const findLine: FindLine = (scac) =>
			scac === "QXQX" ? { scac, name: "Nearby Ferries" } : undefined;
		const { attributes, explanation } = infer(
			"QXQX1234567",
			findLine,
			NO_EXPERIENCE,
		);
		expect(attributes.shipping_line.selected).toEqual({
			scac: "QXQX",
			name: "Nearby Ferries",
			confidence: 0.96,
		});
		expect(attributes.number_type).toBe("bill_of_lading");
		expect(attributes.validation.is_valid).toBeNull();
		expect(explanation).toBe(
			"The prefix QXQX stands for Nearby Ferries (the forms of its numbers are not known).",
		);
		const tooShort = infer("QXQX12345", findLine, NO_EXPERIENCE);
		expect(tooShort.explanation).toMatch(
			/^The prefix QXQX stands for Nearby Ferries, but what follows cannot be one of its numbers\./,
		);
	});
});

describe("a number without prefix is never selected", () => {
	test.each([
		[
			"nine digits",
			"203176301",
			"bill_of_lading null needs_confirmation MAEU 0.8",
		],
		[
			"ten digits of a series",
			"6265577920",
			"bill_of_lading null needs_confirmation COSU 0.85",
		],
		["eight digits", "14076330", "booking null needs_confirmation HLCU 0.75"],
		[
			"twelve digits",
			"446041558743",
			"bill_of_lading null needs_confirmation EGLV 0.8",
		],
	])("%s, which one line writes, need confirmation", (_, text, want) => {
		expect(said(text)).toBe(want);
	});

	test("the most distinctive form gives the total probability of its lines", () => {
		expect(said("CAT448850")).toBe(
			"bill_of_lading null needs_confirmation MAEU 0.725 ZIMU 0.119",
		);
	});

	test("a form of several lines is split by their shares in the world's fleet", () => {
		const lines = inferText("AFZ0203814")?.attributes.shipping_line;
		expect(lines?.selected).toBeNull();
		expect(lines?.candidates.map(({ scac }) => scac)).toEqual([
			"CMDU",
			"ZIMU",
			"APLU",
			"KMTU",
			"ANNU",
		]);
	});

	test("a form of several lines is also split by the account's own shipments with each", () => {
		const shipsWith = (
			scac: string,
			successes: number,
			feature = "any",
		): Experience => ({
			own: [{ feature, scac, successes, failures: 0 }],
			others: [{ feature: "any", scac: "ZIMU", successes: 999, failures: 0 }],
		});
		expect(said("AFZ0203814", shipsWith("KMTU", 0))).toBe(said("AFZ0203814"));
		expect(said("AFZ0203814", shipsWith("MSCU", 90))).toBe(said("AFZ0203814"));
		const containers = shipsWith("KMTU", 90, "owner:KMTU");
		expect(said("AFZ0203814", containers)).toBe(said("AFZ0203814"));
		const shipped = shipsWith("KMTU", 90);
		expect(said("AFZ0203814", shipped)).toMatch(/ KMTU 0\.6\d+ CMDU 0\.1/);
		expect(inferText("AFZ0203814", shipped)?.explanation).toContain(
			"They are ranked by your shipments with them and their shares in the world's fleet.",
		);
	});

	test("a form that purchase orders share predicts nothing", () => {
		expect(said("NG283959")).toBe("bill_of_lading null no_prediction MSCU 0.5");
	});

	test.each(["12345", "HELLOWORLD", "QWERX", "1Z999AA10123456784"])(
		"%s, which no line writes, has no candidates",
		(text) => {
			expect(said(text)).toBe("bill_of_lading null no_prediction");
		},
	);
});

describe("a number that is too short or too long for any line is not valid", () => {
	test.each([
		["7", "has 1 character, at least 4 are needed"],
		["MSC", "has 3 characters, at least 4 are needed"],
		["MSCU66398701234567890", "has 21 characters, at most 20 are possible"],
	])("%s: %s", (text, reason) => {
		const attributes = inferText(text)?.attributes;
		expect(attributes?.number_type).toBe("bill_of_lading");
		expect(attributes?.validation).toEqual({
			is_valid: false,
			type: "shipment",
			check_digit_passed: null,
			parsed_number: text,
			reason,
		});
		expect(attributes?.shipping_line).toEqual({
			decision: "no_prediction",
			selected: null,
			candidates: [],
		});
	});

	test.each(["MSC7", "MSCU6639870123456789"])("%s can be valid", (text) => {
		expect(inferText(text)?.attributes.validation.is_valid).toBeNull();
	});
});

describe("explanations about bills and bookings are in plain words", () => {
	test.each([
		[
			"MEDUNG283959",
			/^The prefix MEDU stands for Mediterranean Shipping Company, and what follows has a form of its bills of lading \(.+\)\.$/,
		],
		[
			"EBKG16491184",
			/^The prefix EBKG stands for Mediterranean Shipping Company, and what follows has a form of its bookings \(.+\)\.$/,
		],
		[
			"TJFHSHA1234567",
			/^The prefix TJFH stands for Transfar Shipping \(.+\)\.$/,
		],
		[
			"HLCU1234567890123",
			/^The prefix HLCU stands for Hapag-Lloyd, whose numbers have more forms than are known here \(.+\)\.$/,
		],
		[
			"COSUSHANGHAI",
			/^The prefix COSU stands for COSCO Shipping Lines, but what follows has none of the forms known of its numbers\. Please confirm the line\.$/,
		],
		[
			"COSU12X",
			/^The prefix COSU stands for COSCO Shipping Lines, but what follows cannot be one of its numbers\./,
		],
		[
			"SEAU203176301",
			/^The prefix SEAU stands for Sealand Americas, .+\. Maersk may know it instead\. Please confirm the line\.$/,
		],
		[
			"203176301",
			/^Nine digits without a prefix are a form of the bills of lading of Maersk \(.+\)\. A number without a prefix is never selected by itself\. Please confirm the line\.$/,
		],
		[
			"14076330",
			/^Eight digits without a prefix are a form of the bookings of Hapag-Lloyd \(/,
		],
		[
			"AFZ0203814",
			/^Three letters and seven digits without a prefix are a form of several lines: CMA CGM, ZIM Integrated Shipping Services, American President Lines, Korea Marine Transport and Australia National Line\. They are ranked by their shares in the world's fleet\./,
		],
		[
			"027B556005",
			/^Ten letters and digits without a prefix are a form of the bills of lading of Wan Hai Lines \(/,
		],
		["QWERX", /^Neither the prefix QWER nor a form like this is known here\./],
		["12345", /^No line is known here that writes numbers of five digits\./],
		[
			"12ABCDE",
			/^No line is known here that writes numbers of seven letters and digits\./,
		],
		["7", /^No line writes numbers of one character\.$/],
		["MSC", /^No line writes numbers of three characters\.$/],
	])("%s: %s", (text, want) => {
		expect(inferText(text)?.explanation).toMatch(want);
	});
});
