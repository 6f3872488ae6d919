import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { OutcomeCount } from "../../../server/inference/vocabulary/inference.ts";
import {
	afterOutcome,
	type Counts,
	contribution,
	sizeOf,
} from "../../../server/resources/outcomes/contribution.ts";

const counts = (successes: number, failures: number): Counts => ({
	successes,
	failures,
});

describe("the contribution of an account", () => {
	test.each([
		[counts(0, 0), counts(0, 0)],
		[counts(1, 0), counts(1, 0)],
		[counts(7, 3), counts(7, 3)],
		[counts(11, 0), counts(10, 0)],
		[counts(0, 64), counts(0, 10)],
		[counts(20, 20), counts(5, 5)],
		[counts(90, 10), counts(9, 1)],
		[counts(100, 5), counts(10, 0)],
		[counts(100, 6), counts(9, 1)],
	])("of %j is %j", (own, shared) => {
		expect(contribution(own)).toEqual(shared);
	});

	const anyCounts = fc.record({
		successes: fc.nat(200),
		failures: fc.nat(200),
	});

	test("has at most ten outcomes, never more than the account has, and is empty only without outcomes", () => {
		fc.assert(
			fc.property(anyCounts, (own) => {
				const shared = contribution(own);
				expect(sizeOf(shared)).toBe(Math.min(sizeOf(own), 10));
				expect(shared.successes).toBeLessThanOrEqual(own.successes);
				expect(shared.failures).toBeLessThanOrEqual(own.failures);
				expect(shared.successes).toBeGreaterThanOrEqual(0);
				expect(shared.failures).toBeGreaterThanOrEqual(0);
			}),
		);
	});

	test("has about the account's share of successes", () => {
		fc.assert(
			fc.property(anyCounts, (own) => {
				fc.pre(sizeOf(own) > 0);
				const shareOf = (of: Counts) => of.successes / sizeOf(of);
				expect(
					Math.abs(shareOf(contribution(own)) - shareOf(own)),
				).toBeLessThanOrEqual(0.05 + Number.EPSILON);
			}),
		);
	});
});

/** The stored results after changes. */
function applied(
	remembered: readonly OutcomeCount[],
	changes: ReturnType<typeof afterOutcome>,
): OutcomeCount[] {
	const byKey = new Map(
		remembered.map((count) => [`${count.feature} ${count.scac}`, count]),
	);
	for (const { feature, scac, after } of changes) {
		byKey.set(`${feature} ${scac}`, { feature, scac, ...after });
	}
	return [...byKey.values()];
}

/** The stored results of an account for one feature after these outcomes, in order. */
function remembering(
	outcomes: readonly (readonly [scac: string, isKnown: boolean])[],
): OutcomeCount[] {
	let remembered: OutcomeCount[] = [];
	for (const [scac, isKnown] of outcomes) {
		remembered = applied(
			remembered,
			afterOutcome(remembered, ["any"], scac, isKnown),
		);
	}
	return remembered;
}

const times = <T>(count: number, one: T): T[] => Array(count).fill(one);

describe("the results stored for an account", () => {
	test("grow by one outcome for each feature, and nothing else changes", () => {
		const remembered = [
			{ feature: "any", scac: "MSCU", ...counts(3, 1) },
			{ feature: "any", scac: "MAEU", ...counts(2, 0) },
			{ feature: "owner:TCNU", scac: "MAEU", ...counts(2, 0) },
		];
		expect(
			afterOutcome(remembered, ["any", "owner:TCNU"], "MSCU", false),
		).toMatchObject([
			{ feature: "any", scac: "MSCU", after: counts(3, 2) },
			{
				feature: "owner:TCNU",
				scac: "MSCU",
				before: counts(0, 0),
				after: counts(0, 1),
			},
		]);
	});

	test("are halved for all lines when there are 128 outcomes of a feature", () => {
		const before = [
			...times(100, ["MSCU", true]),
			...times(27, ["MAEU", true]),
		];
		expect(remembering(before as never)).toMatchObject([
			counts(100, 0),
			counts(27, 0),
		]);
		expect(remembering([...before, ["MAEU", false]] as never)).toMatchObject([
			{ scac: "MSCU", ...counts(50, 0) },
			{ scac: "MAEU", ...counts(13, 0) },
		]);
	});

	test("never exceed 128 outcomes of a feature", () => {
		const outcome = fc.tuple(
			fc.constantFrom("MSCU", "MAEU", "CMDU"),
			fc.boolean(),
		);
		fc.assert(
			fc.property(
				fc.array(outcome, { minLength: 100, maxLength: 400 }),
				(outcomes) => {
					const sizes = remembering(outcomes).map(sizeOf);
					expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(128);
				},
			),
			{ numRuns: 20 },
		);
	});

	test("still prove a line right after they are halved", () => {
		// Fewer than 58 clean outcomes leave a doubt of more than one in twenty.
		expect(remembering(times(128, ["MSCU", true]))).toMatchObject([
			counts(64, 0),
		]);
	});

	test("follow containers that change to another line", () => {
		const remembered = remembering([
			...times(300, ["MSCU", true] as const),
			...times(600, ["MAEU", true] as const),
		]);
		const [msc, maersk] = remembered.map(sizeOf);
		expect(msc).toBe(0);
		expect(maersk).toBeGreaterThanOrEqual(58);
	});
});
