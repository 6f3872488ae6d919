import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	repeatingDelayMs,
	retryDelayMs,
} from "../../server/runtime/retry-delay.ts";

const schedule = { delaysMs: [1_000, 5_000, 30_000], jitter: 0.2 };

test.each([
	{ attempt: 1, random: 0.5, want: 1_000 },
	{ attempt: 1, random: 0, want: 800 },
	{ attempt: 1, random: 1, want: 1_200 },
	{ attempt: 2, random: 0.25, want: 4_500 },
	{ attempt: 3, random: 0.5, want: 30_000 },
	{ attempt: 4, random: 0.5, want: undefined },
	{ attempt: 0, random: 0.5, want: undefined },
])(
	"attempt $attempt with the random number $random is followed by a delay of $want ms",
	({ attempt, random, want }) => {
		expect(retryDelayMs(schedule, attempt, random)).toBe(want);
	},
);

test.each([
	[1, 1_000],
	[3, 30_000],
	[4, 30_000],
	[1_000, 30_000],
])("a repeating delay after attempt %i is %i ms", (attempt, want) => {
	expect(repeatingDelayMs(schedule, attempt, 0.5)).toBe(want);
});

describe("any schedule", () => {
	const schedules = fc.record({
		delaysMs: fc.array(fc.integer({ min: 0, max: 1e9 }), {
			maxLength: 20,
			size: "max",
		}),
		jitter: fc.double({ min: 0, max: 1, noNaN: true }),
	});
	const chance = fc.double({ min: 0, max: 1, noNaN: true });

	test("gives each retry its delay, changed by at most the jitter", () => {
		fc.assert(
			fc.property(schedules, chance, ({ delaysMs, jitter }, random) => {
				for (const [index, delay] of delaysMs.entries()) {
					const got = retryDelayMs({ delaysMs, jitter }, index + 1, random);
					expect(got).toBeGreaterThanOrEqual(Math.floor(delay * (1 - jitter)));
					expect(got).toBeLessThanOrEqual(Math.ceil(delay * (1 + jitter)));
				}
			}),
		);
	});

	test("ends with its last delay", () => {
		fc.assert(
			fc.property(schedules, chance, (any, random) => {
				const attempt = any.delaysMs.length + 1;
				expect(retryDelayMs(any, attempt, random)).toBeUndefined();
			}),
		);
	});
});
