import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchRules } from "../../server/inference/reading/match-rules.ts";
import { featuresOf } from "../../server/inference/reading/outcome-features.ts";
import { readNumber } from "../../server/inference/reading/read-number.ts";
import type {
	Experience,
	Inference,
	OutcomeCount,
} from "../../server/inference/vocabulary/inference.ts";
import { containerCheckDigit } from "../../server/reference/iso-6346.ts";
import { OWNERS } from "../../server/reference/owner-codes/owner-codes.ts";
import { SHIPPING_LINES } from "../../server/reference/shipping-lines.ts";
import { anyCharacter } from "../support/any-character.ts";
import { inferText } from "./infer-text.ts";

const owner = fc.oneof(
	fc.constantFrom(...OWNERS.map(({ code }) => code)),
	fc.stringMatching(/^[A-Z]{3}[UJZ]$/),
);

function numbered(codes: fc.Arbitrary<string>): fc.Arbitrary<string> {
	return fc
		.tuple(codes, fc.stringMatching(/^\d{6}$/))
		.map(([code, serial]) => code + serial)
		.map((body) => body + containerCheckDigit(body));
}

const container = numbered(owner);
const scac = fc.constantFrom(
	...SHIPPING_LINES.flatMap((line) => [line.scac, ...line.alternativeScacs]),
);
const shipment = fc.oneof(
	fc
		.tuple(scac, fc.stringMatching(/^([A-Z]{2,4})?\d{5,12}$/))
		.map((parts) => parts.join("")),
	fc.stringMatching(/^[A-Z\d]{1,22}$/),
	fc.stringMatching(/^[A-Z]{3,4}\d{5,10}$/),
);
const number = fc.oneof(container, shipment);

/** A number with outcomes for its features at some lines, from the account and from others. */
const known = number.chain((key) => {
	const outcome: fc.Arbitrary<OutcomeCount> = fc.record({
		feature: fc.constantFrom(...featuresOf(key)),
		scac: fc.constantFrom("MSCU", "MAEU", "CMDU", "SITC", "KMTU"),
		successes: fc.nat(300),
		failures: fc.nat(100),
	});
	const outcomes = fc.uniqueArray(outcome, {
		maxLength: 15,
		selector: ({ feature, scac }) => `${feature} ${scac}`,
	});
	return fc.record({
		key: fc.constant(key),
		experience: fc.record({ own: outcomes, others: outcomes }),
	});
});

/** The rules for every answer. */
function expectSound({ attributes, explanation }: Inference, key: string) {
	const { number_type, validation, shipping_line } = attributes;
	const { decision, selected, candidates } = shipping_line;
	const confidences = candidates.map(({ confidence }) => confidence);
	const first = confidences[0] ?? 0;

	expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
	expect(candidates.length).toBeLessThanOrEqual(10);
	expect(new Set(candidates.map((line) => line.scac)).size).toBe(
		candidates.length,
	);
	for (const confidence of confidences) {
		expect(confidence).toBeGreaterThanOrEqual(0.01);
		expect(confidence).toBeLessThanOrEqual(1);
		expect(Number(confidence.toFixed(3))).toBe(confidence);
	}
	const sum = confidences.reduce((all, one) => all + one, 0);
	expect(sum).toBeLessThanOrEqual(1 + 1e-9);

	expect(decision).toBe(
		first >= 0.95
			? "auto_select"
			: first >= 0.7
				? "needs_confirmation"
				: "no_prediction",
	);
	expect(selected).toEqual(decision === "auto_select" ? candidates[0] : null);

	const isContainer = number_type === "container";
	expect(validation.type).toBe(isContainer ? "container" : "shipment");
	expect(validation.check_digit_passed).toBe(
		isContainer ? validation.is_valid : null,
	);
	expect(validation.reason !== null).toBe(validation.is_valid === false);
	expect(validation.parsed_number).toBe(key);
	if (validation.is_valid === false) expect(decision).not.toBe("auto_select");
	expect(explanation).toMatch(/^[A-Z][^\n]*[^ ]\.$/);
	expect(explanation).not.toMatch(/undefined|null|NaN|\{|\. \.| {2}/);
}

describe("every answer follows the rules", () => {
	test("for any text, or there is none", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: anyCharacter, maxLength: 30, size: "max" }),
				(text) => {
					const inference = inferText(text);
					const key = readNumber(text);
					if (inference === undefined) expect(key).toBeUndefined();
					else expectSound(inference, key ?? "");
				},
			),
			{ numRuns: 1000 },
		);
	});

	test("for any possible number with any outcomes of similar ones", () => {
		fc.assert(
			fc.property(known, ({ key, experience }) => {
				const inference = inferText(key, experience);
				expect(inference).toBeDefined();
				if (inference) expectSound(inference, key);
			}),
			{ numRuns: 1000 },
		);
	});
});

test("the form of writing does not matter", () => {
	const separator = fc.constantFrom(
		"",
		" ",
		"-",
		".",
		"/",
		"_",
		"\u2013",
		"\u200b",
	);
	fc.assert(
		fc.property(
			number.chain((key) =>
				fc.record({
					key: fc.constant(key),
					separators: fc.array(separator, {
						minLength: key.length,
						maxLength: key.length,
					}),
					isSmall: fc.array(fc.boolean(), {
						minLength: key.length,
						maxLength: key.length,
					}),
				}),
			),
			({ key, separators, isSmall }) => {
				const written = Array.from(
					key,
					(character, index) =>
						separators[index] +
						(isSmall[index] ? character.toLowerCase() : character),
				).join("");
				expect(inferText(written)).toEqual(inferText(key));
			},
		),
		{ numRuns: 500 },
	);
});

describe("a mistake in a container number", () => {
	const LOOKALIKES: Readonly<Record<string, string>> = {
		"0": "OQD",
		"1": "IL",
		"2": "Z",
		"5": "S",
		"6": "G",
		"8": "B",
	};
	const containerOfU = numbered(owner.map((code) => `${code.slice(0, 3)}U`));
	const placeOfDigit = fc.integer({ min: 4, max: 10 });

	test("that turns a digit into a letter is recognized and corrected", () => {
		fc.assert(
			fc.property(containerOfU, placeOfDigit, fc.nat(2), (right, at, which) => {
				const letters = LOOKALIKES[right.charAt(at)] ?? "";
				const letter = letters.charAt(which % letters.length);
				fc.pre(letter !== "");
				const slip = right.slice(0, at) + letter + right.slice(at + 1);
				expect(inferText(slip)?.attributes.validation).toEqual({
					is_valid: false,
					type: "container",
					check_digit_passed: false,
					parsed_number: slip,
					reason: `character ${at + 1} is the letter ${letter}, a digit belongs there; ${right} has the right check digit`,
				});
			}),
			{ numRuns: 1000 },
		);
	});

	test("that turns a letter into a digit is recognized", () => {
		fc.assert(
			fc.property(containerOfU, fc.nat(2), (right, at) => {
				const digit = Object.keys(LOOKALIKES).find((one) =>
					LOOKALIKES[one]?.includes(right.charAt(at)),
				);
				fc.pre(digit !== undefined);
				const slip = right.slice(0, at) + digit + right.slice(at + 1);
				const { validation } = inferText(slip)?.attributes ?? {};
				expect(validation?.is_valid).toBe(false);
				expect(validation?.reason).toMatch(
					`character ${at + 1} is the digit ${digit}, a letter belongs there; `,
				);
			}),
			{ numRuns: 1000 },
		);
	});

	test("that omits a digit is recognized, unless the result is a bill of a line", () => {
		fc.assert(
			fc.property(containerOfU, placeOfDigit, (right, at) => {
				const slip = right.slice(0, at) + right.slice(at + 1);
				fc.pre(!matchRules(slip).some(({ prefix }) => prefix !== ""));
				const { validation } = inferText(slip)?.attributes ?? {};
				expect(validation?.reason).toBe(
					"has 6 digits after the owner code, 7 are needed",
				);
			}),
			{ numRuns: 500 },
		);
	});
});

test("containers of lessors and unknown owners have no candidate without experience", () => {
	const lessors = OWNERS.filter(({ kind }) => kind === "lessor");
	fc.assert(
		fc.property(
			fc.constantFrom(...lessors),
			fc.stringMatching(/^\d{7}$/),
			({ code }, digits) => {
				const line = inferText(code + digits)?.attributes.shipping_line;
				expect(line).toEqual({
					decision: "no_prediction",
					selected: null,
					candidates: [],
				});
			},
		),
		{ numRuns: 500 },
	);
});

test("a number has at most 8 features, `any` first, and begins with the text of its owner, serial and prefix features", () => {
	fc.assert(
		fc.property(number, (key) => {
			const features = featuresOf(key);
			expect(features[0]).toBe("any");
			expect(features.length).toBeLessThanOrEqual(8);
			expect(new Set(features).size).toBe(features.length);
			for (const feature of features) {
				const [kind, start = ""] = feature.split(":");
				if (kind !== "any" && kind !== "shape") {
					expect(key.startsWith(start)).toBe(true);
				}
			}
		}),
	);
});

test("outcomes of other numbers have no effect", () => {
	const others: Experience = {
		own: [{ feature: "owner:ZZZU", scac: "MSCU", successes: 99, failures: 0 }],
		others: [
			{ feature: "prefix:ZZZZ", scac: "MSCU", successes: 99, failures: 0 },
		],
	};
	fc.assert(
		fc.property(number, (key) => {
			fc.pre(!key.startsWith("ZZZ"));
			expect(inferText(key, others)).toEqual(inferText(key));
		}),
	);
});
