import { describe, expect, it } from "vitest";
import { corpus, heldOutCorpus } from "./corpus/corpus.ts";
import { evaluate, judge, ratio } from "./evaluation.ts";
import { inferText } from "./infer-text.ts";

/** The hit rate of a bucket may be this much below its stated confidence. */
const CALIBRATION_SLACK = 0.05;

/** The fewest numbers with a meaningful hit rate. */
const LEAST_OF_A_BUCKET = 50;

// Only totals are compared and shown, so that nobody learns from a failure which of the held-out numbers are wrong. The held-out part
// has rare forms without the frequent ones that look the same, so only its high confidences are compared.
describe.each([
	["the corpus", corpus(), 0],
	["numbers that nobody has tuned on", heldOutCorpus(), 0.7],
])("in %s", (_, numbers, calibratedFrom) => {
	const verdicts = numbers.map((number) =>
		judge(number, (text) => inferText(text)),
	);
	const evaluation = evaluate(verdicts);

	it("at least 97 % of the lines that are selected are right", () => {
		const selected = evaluation.decisions.find(
			({ decision }) => decision === "auto_select",
		);
		expect(selected?.count).toBeGreaterThan(0);
		expect(ratio(selected ?? { count: 1, right: 0 })).toBeGreaterThanOrEqual(
			0.97,
		);
	});

	it("at least 97 % of bills with their prefix get their line selected", () => {
		expect(evaluation.prefixed.count).toBeGreaterThan(0);
		expect(ratio(evaluation.prefixed)).toBeGreaterThanOrEqual(0.97);
	});

	it("every container is recognized, in any form of writing and with any damage", () => {
		expect(evaluation.containerTypes.count).toBeGreaterThan(0);
		expect(ratio(evaluation.containerTypes)).toBe(1);
	});

	it("every container number is valid exactly when its form and check digit are right", () => {
		expect(evaluation.validity.count).toBeGreaterThan(0);
		expect(ratio(evaluation.validity)).toBe(1);
	});

	it("no line is selected for a lessor's container", () => {
		expect(evaluation.lessorsSelected).toHaveLength(0);
	});

	it("the lines named first are right at least about as often as their confidence states", () => {
		for (const bucket of evaluation.calibration) {
			if (bucket.from < calibratedFrom) continue;
			if (bucket.count < LEAST_OF_A_BUCKET) continue;
			expect(ratio(bucket), `of those said at ${bucket.said}`).toBeGreaterThan(
				bucket.said - CALIBRATION_SLACK,
			);
		}
	});
});
