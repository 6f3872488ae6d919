import { describe, expect, test } from "vitest";
import { NUMBER_RULES } from "../../server/inference/number-rules/number-rules.ts";
import { ANY_BODY } from "../../server/inference/vocabulary/number-rule.ts";
import { SHIPPING_LINES } from "../../server/reference/shipping-lines.ts";

/** Prefixes that two lines share, so that none of them determines the line. */
const SHARED_PREFIXES = { SEAU: "SEAU", SEAL: "SEAU", SAFM: "SAFM" };

/** Forms without prefix that several lines share, and the lines by SCAC. */
const SHARED_FORMS = [
	["@@@#######", "ANNU APLU CMDU KMTU ZIMU"],
	["@@@@######", "ANNU APLU CMDU KMTU"],
	["@@@@########", "HDMU ONEY PCIU SMLM"],
	["@@@######", "CLAM MAEU ZIMU"],
	["@@@#########", "ARKU ZIMU"],
	["#######00#", "COSU MATS OOLU WHLC"],
] as const;

const bareRules = NUMBER_RULES.filter(({ prefixes }) => prefixes.length === 0);

test("a prefix is a code of four letters, or of two digits and two letters", () => {
	const prefixes = NUMBER_RULES.flatMap((rule) => rule.prefixes);
	expect(
		prefixes.filter((prefix) => !/^([A-Z]{4}|\d\d[A-Z]{2})$/.test(prefix)),
	).toEqual([]);
});

test("a body has 6 to 15 characters, and at least four digits unless its form is open", () => {
	const bodies = NUMBER_RULES.map(({ body }) => body).filter(
		(body) => body !== ANY_BODY,
	);
	expect(bodies.filter((body) => !/^[#@*A-Z\d]{6,15}$/.test(body))).toEqual([]);
	expect(
		bodies.filter((body) => body.replace(/[^#*\d]/g, "").length < 4),
	).toEqual([]);
});

test("a form without prefix is a known form", () => {
	expect(bareRules.filter(({ body }) => body === ANY_BODY)).toEqual([]);
});

test("every rule names a line by its SCAC, and its source", () => {
	expect(
		NUMBER_RULES.filter(
			({ line, evidence }) =>
				!/^[A-Z\d]{4}$/.test(line) || evidence.trim().length < 5,
		),
	).toEqual([]);
});

test("no rule is written twice", () => {
	const keys = NUMBER_RULES.flatMap(({ line, kind, prefixes, body }) =>
		(prefixes.length === 0 ? [""] : prefixes).map((prefix) =>
			[line, kind, prefix, body].join(" "),
		),
	);
	expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("a line's bills of lading and bookings differ in prefix or form", () => {
	const kinds = new Map<string, Set<string>>();
	for (const { line, kind, prefixes, body } of NUMBER_RULES) {
		for (const prefix of prefixes.length === 0 ? [""] : prefixes) {
			const form = `${line} ${prefix} ${body}`;
			kinds.set(form, (kinds.get(form) ?? new Set()).add(kind));
		}
	}
	expect([...kinds].filter(([, found]) => found.size > 1)).toEqual([]);
});

describe("every line that can be tracked is known by its SCAC and each alias", () => {
	test.each(
		SHIPPING_LINES.flatMap(({ scac, alternativeScacs }) =>
			[scac, ...alternativeScacs].map((code) => [code, scac] as const),
		),
	)("%s: %s", (code, scac) => {
		const lines = NUMBER_RULES.filter(({ prefixes }) =>
			prefixes.includes(code),
		).map(({ line }) => line);
		expect(lines).toContain(scac);
	});
});

test("a prefix identifies one line, except for brands with Maersk's numbers", () => {
	const linesByPrefix = new Map<string, Set<string>>();
	for (const { line, prefixes } of NUMBER_RULES) {
		for (const prefix of prefixes) {
			const lines = linesByPrefix.get(prefix) ?? new Set();
			linesByPrefix.set(prefix, lines.add(line));
		}
	}
	const shared = [...linesByPrefix].filter(([, lines]) => lines.size > 1);
	expect(
		Object.fromEntries(shared.map(([prefix, lines]) => [prefix, [...lines]])),
	).toEqual(
		Object.fromEntries(
			Object.entries(SHARED_PREFIXES).map(([prefix, line]) => [
				prefix,
				[line, "MAEU"],
			]),
		),
	);
});

test("the shares of the lines with a common prefix add up to 1 at most", () => {
	for (const [prefix, line] of Object.entries(SHARED_PREFIXES)) {
		const claims = [line, "MAEU"].map(
			(scac) =>
				NUMBER_RULES.find(
					(rule) => rule.line === scac && rule.prefixes.includes(prefix),
				)?.confidence ?? 1,
		);
		expect(claims[0]).toBeGreaterThan(claims[1] ?? 1);
		expect(claims.reduce((sum, claim) => sum + claim, 0)).toBeLessThan(0.99);
	}
});

test("only known forms without prefix are shared by several lines", () => {
	const pairs = bareRules.flatMap((one) =>
		bareRules
			.filter((other) => one.line < other.line && meet(one.body, other.body))
			.map((other) => `${one.line} ${other.line} ${one.body} ${other.body}`),
	);
	const unknown = pairs.filter((pair) => {
		const [one = "", other = "", ...bodies] = pair.split(" ");
		return !SHARED_FORMS.some(
			([form, lines]) =>
				lines.includes(one) &&
				lines.includes(other) &&
				bodies.every((body) => meet(body, form)),
		);
	});
	expect(unknown).toEqual([]);
});

test("only HMM's older form has numbers that can be container numbers", () => {
	const boxes = ["@@@U#######", "@@@J#######", "@@@Z#######"];
	expect(
		bareRules
			.filter(({ body }) => boxes.some((box) => meet(body, box)))
			.map(({ line, body }) => `${line} ${body}`),
	).toEqual(["HDMU @@@@#######"]);
});

/** Whether a number can have both forms. */
function meet(one: string, other: string): boolean {
	return (
		one.length === other.length &&
		[...one].every((sign, index) => canBeSame(sign, other[index] ?? ""))
	);
}

function canBeSame(one: string, other: string): boolean {
	const kinds = [kindOf(one), kindOf(other)];
	if (kinds.includes("either")) return true;
	if (kinds[0] !== kinds[1]) return false;
	return one === other || "#@".includes(one) || "#@".includes(other);
}

function kindOf(sign: string): "either" | "digit" | "letter" {
	if (sign === "*") return "either";
	return /[#\d]/.test(sign) ? "digit" : "letter";
}
