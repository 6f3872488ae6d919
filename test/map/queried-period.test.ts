import fc from "fast-check";
import { expect, test } from "vitest";
import {
	covers,
	extended,
	type QueriedPeriod,
} from "../../server/map/queried-period.ts";
import { day } from "./way.ts";

const NEVER: QueriedPeriod = { followed_from: null, asked_until: null };

const period = (from: number, until: number): QueriedPeriod => ({
	followed_from: day(from),
	asked_until: day(until),
});

test.each<[string, QueriedPeriod, [number, number], QueriedPeriod]>([
	["begins with the first query", NEVER, [3, 9], period(3, 9)],
	["grows with the next one", period(3, 9), [8, 12], period(3, 12)],
	["grows back", period(3, 9), [1, 9.5], period(1, 9.5)],
	["keeps its end", period(3, 9), [1, 4], period(1, 9)],
	["has no gap where two queries meet", period(3, 9), [9, 12], period(3, 12)],
	["has none at its begin either", period(3, 9), [1, 3], period(1, 9)],
	["starts again after a gap", period(3, 9), [10, 12], period(10, 12)],
	["does not grow back over a gap", period(3, 9), [1, 2], period(3, 9)],
])("the queried period %s", (_, known, [since, until], want) => {
	expect(extended(known, day(since), day(until))).toEqual(want);
});

test("the queried period never contains an instant that was not queried", () => {
	const span = fc
		.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 0, max: 9 }))
		.map(([since, days]) => [since, since + days] as const);
	fc.assert(
		fc.property(fc.array(span, { maxLength: 12, size: "max" }), (questions) => {
			const known = questions.reduce(
				(sum, [since, until]) => extended(sum, day(since), day(until)),
				NEVER,
			);
			for (let moment = 1; moment < 40; moment += 0.5) {
				const isCovered = covers(known, day(moment), day(moment));
				const wasAsked = questions.some(
					([since, until]) => since <= moment && moment <= until,
				);
				expect(isCovered && !wasAsked).toBe(false);
			}
		}),
	);
});
