import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { definitionProblems } from "../../../server/resources/custom-field-rules/definition-problems.ts";
import { displayValue } from "../../../server/resources/custom-field-rules/display-value.ts";
import type {
	CustomFieldValue,
	DataType,
	FieldRules,
} from "../../../server/resources/custom-field-rules/field-rules.ts";
import {
	matchesPattern,
	patternProblem,
} from "../../../server/resources/custom-field-rules/text-pattern.ts";
import { validateValue } from "../../../server/resources/custom-field-rules/validate-value.ts";

const PARTY = "019e8236-f66b-7f67-a7bc-3ff6ba9e1ab4";

function rulesFor(
	dataType: DataType,
	others: Partial<FieldRules> = {},
): FieldRules {
	return {
		dataType,
		referenceType: dataType === "reference" ? "party" : null,
		validation: null,
		defaultFormat: null,
		options: new Map([
			["a", "Option A"],
			["b", "Option B"],
		]),
		...others,
	};
}

const rule = (validation: FieldRules["validation"]) => ({ validation });
const format = (defaultFormat: string) => ({ defaultFormat });

const keysOf = (count: number): string[] =>
	Array.from({ length: count }, (_, index) => `${index}`);

const optionsOf = (count: number) => ({
	options: new Map(keysOf(count).map((key) => [key, "An option"])),
});

describe("a valid value is stored and shown so", () => {
	it.each<
		[
			type: DataType,
			others: Partial<FieldRules>,
			given: CustomFieldValue,
			stored: CustomFieldValue,
			shown: string | null,
		]
	>([
		["short_text", {}, "PO-7", "PO-7", "PO-7"],
		["short_text", {}, "", "", ""],
		["short_text", rule({ pattern: "[0-9]" }), "PO-7", "PO-7", "PO-7"],
		[
			"short_text",
			rule({ min_length: 3, max_length: 3 }),
			"😀ab",
			"😀ab",
			"😀ab",
		],
		["short_text", {}, "x".repeat(255), "x".repeat(255), "x".repeat(255)],
		["number", {}, 7, 7, "7"],
		["number", {}, -0.125, -0.125, "-0.125"],
		["number", {}, "12.50", 12.5, "12.5"],
		["number", {}, 999_999_999_999, 999_999_999_999, "999999999999"],
		["number", format("0.00"), 1234.5, 1234.5, "1234.50"],
		["number", format("$#,##0.00"), 1234.5, 1234.5, "$1,234.50"],
		["number", format("0 kg"), 20.6, 20.6, "21 kg"],
		["number", {}, "-12", -12, "-12"],
		["number", {}, -999_999_999_999, -999_999_999_999, "-999999999999"],
		["number", {}, 0.000_001, 0.000_001, "0.000001"],
		["number", {}, -0, 0, "0"],
		["number", rule({ minimum: 0, maximum: 5 }), 0, 0, "0"],
		["number", rule({ minimum: 0, maximum: 5 }), 5, 5, "5"],
		["short_text", rule({ required: true }), "PO-7", "PO-7", "PO-7"],
		["date", {}, "2026-02-28", "2026-02-28", "2026-02-28"],
		["date", format("DD.MM.YYYY"), "28.02.2026", "2026-02-28", "28.02.2026"],
		["date", format("DD.MM.YYYY"), "2026-02-28", "2026-02-28", "28.02.2026"],
		[
			"datetime",
			{},
			"2026-02-28T10:11:12Z",
			"2026-02-28T10:11:12Z",
			"2026-02-28 10:11:12",
		],
		[
			"datetime",
			{},
			"2026-02-28T10:11:12.9+01:00",
			"2026-02-28T09:11:12Z",
			"2026-02-28 09:11:12",
		],
		[
			"datetime",
			{},
			"2026-02-28 10:11",
			"2026-02-28T10:11:00Z",
			"2026-02-28 10:11:00",
		],
		[
			"datetime",
			{},
			"2026-02-28t10:11:12.123456789z",
			"2026-02-28T10:11:12Z",
			"2026-02-28 10:11:12",
		],
		[
			"datetime",
			{},
			"2026-02-28T10:11-0130",
			"2026-02-28T11:41:00Z",
			"2026-02-28 11:41:00",
		],
		[
			"datetime",
			format("DD.MM.YYYY HH:mm"),
			"28.02.2026 10:11",
			"2026-02-28T10:11:00Z",
			"28.02.2026 10:11",
		],
		["boolean", {}, true, true, "Yes"],
		["boolean", rule({ required: true }), false, false, "No"],
		["enum", {}, "a", "a", "Option A"],
		["enum_multi", {}, ["b", "a"], ["b", "a"], "Option B, Option A"],
		["enum_multi", {}, [], [], ""],
		["enum_multi", rule({ required: true }), ["a"], ["a"], "Option A"],
		[
			"enum_multi",
			optionsOf(100),
			keysOf(100),
			keysOf(100),
			Array(100).fill("An option").join(", "),
		],
		[
			"reference",
			{},
			{ id: PARTY.toUpperCase(), type: "party" },
			{ id: PARTY, type: "party" },
			"Acme",
		],
		["short_text", {}, null, null, null],
		["enum", {}, null, null, null],
	])("%s %j %j", (type, others, given, stored, shown) => {
		const rules = rulesFor(type, others);
		expect(validateValue(given, rules)).toEqual({ value: stored });
		expect(displayValue(stored, rules, "Acme")).toBe(shown);
	});
});

const OPTIONS_BEYOND_TEN = "must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, …";
const INSTANT = "must be an instant in ISO 8601";
const LARGE = "must have at most twelve digits before the decimal point";
const NO_NUMBER_FORMAT =
	"invalid: default_format is not a format for number: it has 0 or #,##0, with up to six decimals, once";
const NO_DATE_FORMAT =
	"invalid: default_format is not a format for date: it has YYYY, MM and DD, each once, and no other letters or digits";
const BLANK = "must not be blank, because the field is required";
const CHOICES = "must have at most 100 values, each once";

describe("an invalid value is refused, with what is allowed", () => {
	it.each<
		[
			type: DataType,
			others: Partial<FieldRules>,
			given: CustomFieldValue,
			code: string,
			demand: string,
			place?: string,
		]
	>([
		["short_text", {}, 7, "wrong_type", "must be a text"],
		["short_text", {}, ["a"], "wrong_type", "must be a text"],
		[
			"short_text",
			{},
			"x".repeat(256),
			"invalid",
			"must have at most 255 characters",
		],
		[
			"short_text",
			rule({ max_length: 1 }),
			"xy",
			"invalid",
			"must have at most 1 characters",
		],
		[
			"short_text",
			rule({ min_length: 2 }),
			"x",
			"invalid",
			"must have at least 2 characters",
		],
		[
			"short_text",
			rule({ pattern: "^[0-9]+$" }),
			"7x",
			"invalid",
			"must match ^[0-9]+$",
		],
		["short_text", rule({ required: true }), "", "blank", BLANK],
		["short_text", rule({ required: true }), null, "blank", BLANK],
		["number", {}, true, "wrong_type", "must be a number"],
		["number", {}, "1e3", "wrong_type", "must be a number"],
		["number", {}, "", "wrong_type", "must be a number"],
		["number", {}, "x1", "wrong_type", "must be a number"],
		["number", {}, "1.", "wrong_type", "must be a number"],
		["number", {}, 1e12, "invalid", LARGE],
		["number", {}, -1e12, "invalid", LARGE],
		["number", {}, "9".repeat(400), "invalid", LARGE],
		["number", {}, Number.NaN, "invalid", LARGE],
		["number", {}, 0.000_000_1, "invalid", "must have at most six decimals"],
		["number", rule({ minimum: 1 }), 0.9, "invalid", "must be at least 1"],
		["number", rule({ maximum: 1 }), 1.1, "invalid", "must be at most 1"],
		["date", {}, "2026-02-30", "invalid", "must be a date as YYYY-MM-DD"],
		["date", {}, "28.02.2026", "invalid", "must be a date as YYYY-MM-DD"],
		["date", {}, "2026-2-8", "invalid", "must be a date as YYYY-MM-DD"],
		[
			"date",
			format("DD.MM.YYYY"),
			"28.2.",
			"invalid",
			"must be a date as YYYY-MM-DD, or as DD.MM.YYYY",
		],
		["date", {}, 20_260_228, "wrong_type", "must be a text with a date"],
		["datetime", {}, "2026-02-28", "invalid", INSTANT],
		["datetime", {}, "2026-02-30T10:00:00Z", "invalid", INSTANT],
		["datetime", {}, "2026-02-28T25:00:00Z", "invalid", INSTANT],
		["datetime", {}, "2026-02-28T10:00:00+99:00", "invalid", INSTANT],
		["datetime", {}, "9999-12-31T23:59:59-00:01", "invalid", INSTANT],
		["datetime", {}, "0000-01-01T00:00:00+00:01", "invalid", INSTANT],
		["datetime", {}, "2026-02-28T10:00:00.Z", "invalid", INSTANT],
		["datetime", {}, "at 2026-02-28T10:00:00Z", "invalid", INSTANT],
		["datetime", {}, "2026-02-28T10:00:00Z ago", "invalid", INSTANT],
		[
			"datetime",
			format("DD.MM.YYYY"),
			"28.2.",
			"invalid",
			`${INSTANT}, or as DD.MM.YYYY`,
		],
		["datetime", {}, 0, "wrong_type", "must be a text with an instant"],
		["boolean", {}, "true", "wrong_type", "must be true or false"],
		["boolean", {}, 1, "wrong_type", "must be true or false"],
		["boolean", rule({ required: true }), null, "blank", BLANK],
		["enum", {}, "c", "not_allowed", "must be one of a, b"],
		["enum", {}, "Option A", "not_allowed", "must be one of a, b"],
		["enum", {}, ["a"], "wrong_type", "must be the value of an option"],
		["enum", optionsOf(3), "c", "not_allowed", "must be one of 0, 1, 2"],
		[
			"enum",
			optionsOf(10),
			"c",
			"not_allowed",
			"must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9",
		],
		["enum", optionsOf(11), "c", "not_allowed", OPTIONS_BEYOND_TEN],
		["enum", optionsOf(200), "c", "not_allowed", OPTIONS_BEYOND_TEN],
		[
			"enum",
			optionsOf(0),
			"c",
			"not_allowed",
			"must be an option, and the field has none yet",
		],
		[
			"enum_multi",
			{},
			"a",
			"wrong_type",
			"must be a list of values of options",
		],
		["enum_multi", {}, ["a", "c"], "not_allowed", "must be one of a, b", "/1"],
		["enum_multi", {}, ["a", "a"], "invalid", CHOICES],
		["enum_multi", optionsOf(101), keysOf(101), "invalid", CHOICES],
		["enum_multi", rule({ required: true }), [], "blank", BLANK],
		[
			"reference",
			{},
			PARTY,
			"wrong_type",
			"must be a reference with type and id",
		],
		[
			"reference",
			{},
			[PARTY],
			"wrong_type",
			"must be a reference with type and id",
		],
		[
			"reference",
			{},
			{ id: PARTY, type: "shipment" },
			"not_allowed",
			"must have the type party",
			"/type",
		],
	])("%s %j %j: %s %s", (type, others, given, code, demand, place) => {
		const read = validateValue(given, rulesFor(type, others));
		expect(read).toEqual({ code, demand, place });
	});
});

it("a value whose option or record is deleted is shown as stored, or not", () => {
	expect(displayValue("c", rulesFor("enum"), undefined)).toBe("c");
	expect(displayValue(["c", "a"], rulesFor("enum_multi"), undefined)).toBe(
		"c, Option A",
	);
	const value = { id: PARTY, type: "party" };
	expect(displayValue(value, rulesFor("reference"), undefined)).toBeNull();
});

describe("the rules of a definition", () => {
	it.each<
		[
			type: DataType,
			others: Partial<FieldRules>,
			given: CustomFieldValue,
			problems: string[],
		]
	>([
		[
			"short_text",
			rule({ pattern: "^a", min_length: 1, max_length: 1 }),
			"a",
			[],
		],
		["number", rule({ minimum: 1, maximum: 1 }), 1, []],
		["reference", {}, null, []],
		["datetime", format("MM/DD/YYYY HH:mm"), null, []],
		[
			"short_text",
			rule({ minimum: 1 }),
			null,
			[
				"not_allowed: validation.minimum does not apply to short_text, which has required, pattern, min_length, max_length",
			],
		],
		[
			"boolean",
			rule({ pattern: "a", max_length: 2 }),
			null,
			[
				"not_allowed: validation.pattern does not apply to boolean, which has required",
				"not_allowed: validation.max_length does not apply to boolean, which has required",
			],
		],
		[
			"short_text",
			rule({ pattern: "[" }),
			"a",
			[
				"invalid: validation.pattern is not a regular expression of RE2: missing closing ]: `[`",
			],
		],
		[
			"short_text",
			rule({ min_length: 3, max_length: 2 }),
			null,
			["invalid: validation.min_length is above max_length"],
		],
		[
			"number",
			rule({ minimum: 3, maximum: 2 }),
			9,
			["invalid: validation.minimum is above maximum"],
		],
		[
			"number",
			rule({ maximum: 2 }),
			3,
			["invalid: default_value must be at most 2"],
		],
		["number", {}, "many", ["wrong_type: default_value must be a number"]],
		["enum", {}, "c", ["not_allowed: default_value must be one of a, b"]],
		[
			"reference",
			{ referenceType: null },
			null,
			["blank: reference_type must not be blank"],
		],
		[
			"number",
			{ referenceType: "party" },
			null,
			["not_allowed: reference_type does not apply to number"],
		],
		["number", format("0.0000000"), null, [NO_NUMBER_FORMAT]],
		["number", format("%d"), null, [NO_NUMBER_FORMAT]],
		["date", format("DD.MM."), null, [NO_DATE_FORMAT]],
		["date", format("DD.MM.YYYY HH:mm"), null, [NO_DATE_FORMAT]],
		["date", format("DD.DD.MM.YYYY"), null, [NO_DATE_FORMAT]],
		["date", format("the DD.MM.YYYY"), null, [NO_DATE_FORMAT]],
		[
			"datetime",
			format("HH:mm"),
			null,
			[
				"invalid: default_format is not a format for datetime: it has YYYY, MM and DD, and may have HH, mm and ss, each once, and no other letters or digits",
			],
		],
		[
			"boolean",
			format("0"),
			null,
			["invalid: default_format is not a format for boolean"],
		],
	])("%s %j with the default %j: %j", (type, others, given, problems) => {
		const found = definitionProblems(rulesFor(type, others), given);
		expect(found.map(({ code, detail }) => `${code}: ${detail}`)).toEqual(
			problems,
		);
		// Each detail begins with the name of the wrong member.
		expect(found.map(({ source }) => source?.pointer)).toEqual(
			found.map(({ detail }) => {
				const [name = ""] = (detail ?? "").split(" ");
				return `/data/attributes/${name.replace(".", "/")}`;
			}),
		);
	});
});

describe("patterns", () => {
	it.each([
		["a look-around", "(?=a)b"],
		["a back-reference", "(a)\\1"],
		["an open bracket", "["],
		["counts that multiply", "((a{100}){100})"],
		["large counts", "\\pL{150}\\pL{100}"],
		["more steps than a text can be matched by in time", "(?:abcd?){60}"],
	])("are refused with %s: %s", (_what, pattern) => {
		const problem = patternProblem(pattern);
		expect(problem).toEqual(expect.any(String));
		expect(problem).not.toMatch(/error parsing/);
	});

	it.each([
		["^(a+)+$", `${"a".repeat(254)}b`],
		["(x+x+)+y", "x".repeat(255)],
		["(.*a){20}(.*b){20}c", "ab".repeat(127)],
		["(?i)[a-zäö]{0,100}!", "ä".repeat(255)],
		["[ab]*a[ab]{150}$", `${"ab".repeat(127)}c`],
	])("are matched without exponential time: %s", (pattern, text) => {
		expect(patternProblem(pattern)).toBeUndefined();
		const beganAtMs = performance.now();
		expect(matchesPattern(pattern, text)).toBe(false);
		expect(performance.now() - beganAtMs).toBeLessThan(1_000);
	});
});
