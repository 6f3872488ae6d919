import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	DELIVERY_RETRIES,
	nextAttemptAt,
	retryAfterMs,
} from "../../server/deliveries/delivery-retries.ts";
import { isAcknowledged } from "../../server/receivers/acknowledged.ts";
import { anyCharacter } from "../support/any-character.ts";

const NOW = new Date("2026-03-01T12:00:00Z");
const HOUR_MS = 3_600_000;

test.each([200, 201, 202, 204])("%i counts as a success", (statusCode) => {
	expect(isAcknowledged({ statusCode })).toBe(true);
});

test.each([null, 100, 203, 205, 206, 301, 304, 400, 410, 429, 500])(
	"%s counts as a failure",
	(statusCode) => {
		expect(isAcknowledged({ statusCode })).toBe(false);
	},
);

describe("the Retry-After of a receiver", () => {
	test.each<[value: string | undefined, wantMs: number]>([
		[undefined, 0],
		["", 0],
		["0", 0],
		["7", 7_000],
		[" 90 ", 90_000],
		["3600", HOUR_MS],
		["3601", HOUR_MS],
		["99999999999999999999999", HOUR_MS],
		["-5", 0],
		["1.5", 0],
		["soon", 0],
		["Infinity", 0],
		["Sun, 01 Mar 2026 12:00:30 GMT", 30_000],
		["Sunday, 01-Mar-26 12:01:00 GMT", 60_000],
		["Sun, 01 Mar 2026 11:00:00 GMT", 0],
		["Fri, 31 Dec 9999 23:59:59 GMT", HOUR_MS],
	])("Retry-After: %s is %i ms", (value, wantMs) => {
		expect(retryAfterMs(value, NOW)).toBe(wantMs);
	});

	test("is limited to between zero and one hour", () => {
		fc.assert(
			fc.property(fc.string({ unit: anyCharacter }), (value) => {
				const waitMs = retryAfterMs(value, NOW);
				expect(waitMs).toBeGreaterThanOrEqual(0);
				expect(waitMs).toBeLessThanOrEqual(HOUR_MS);
			}),
		);
	});
});

describe("the next attempt", () => {
	test("comes after 5 and 30 seconds, 2, 10 and 30 minutes, 1, 2, 5, 10, 20 and 32 hours", () => {
		const seconds = DELIVERY_RETRIES.delaysMs.map((ms) => ms / 1_000);
		const minutes = seconds.slice(2).map((one) => one / 60);
		expect(seconds.slice(0, 2)).toEqual([5, 30]);
		expect(minutes.slice(0, 3)).toEqual([2, 10, 30]);
		const hours = minutes.slice(3).map((one) => one / 60);
		expect(hours).toEqual([1, 2, 5, 10, 20, 32]);
	});

	test.each([
		[0, 4_000],
		[0.5, 5_000],
		[1, 6_000],
	])(
		"after a first failure with the random number %d comes after %i ms",
		(random, wantMs) => {
			const next = nextAttemptAt(1, 0, NOW, random);
			expect(next).toEqual(new Date(NOW.getTime() + wantMs));
		},
	);

	test("comes a fifth earlier or later than planned, but never before the receiver allows it, nor after the last", () => {
		const inputs = fc.record({
			failures: fc.integer({ min: 1, max: 15 }),
			minimumMs: fc.integer({ min: 0, max: HOUR_MS }),
			random: fc.double({ min: 0, max: 1, noNaN: true }),
		});
		fc.assert(
			fc.property(inputs, ({ failures, minimumMs, random }) => {
				const next = nextAttemptAt(failures, minimumMs, NOW, random);
				const planned = DELIVERY_RETRIES.delaysMs[failures - 1];
				if (planned === undefined) {
					expect(next).toBeUndefined();
					return;
				}
				const waitMs = (next?.getTime() ?? 0) - NOW.getTime();
				expect(waitMs).toBeGreaterThanOrEqual(minimumMs);
				expect(waitMs).toBeGreaterThanOrEqual(Math.floor(planned * 0.8));
				expect(waitMs).toBeLessThanOrEqual(
					Math.max(minimumMs, Math.ceil(planned * 1.2)),
				);
			}),
		);
	});
});
