import { describe, expect, test } from "vitest";
import {
	type RateLimits,
	rateBucket,
} from "../../../server/sources/requests/rate-bucket.ts";

/** A bucket of which so many requests are taken already. */
async function bucketWith(limits: RateLimits, taken: number) {
	const bucket = rateBucket(limits);
	for (let count = 0; count < taken; count += 1) {
		expect(await bucket.take(0)).toBeUndefined();
	}
	return bucket;
}

describe("a request is refused", () => {
	test.each<[RateLimits, number, number, number, number]>([
		[{ perMinute: 4 }, 4, 0, 60_000, 15_000],
		[{ perMinute: 4 }, 3, 1, 15_000, 15_000],
		[{ perMinute: 4 }, 0, 4, 15_000, 15_000],
		[{ perMinute: 1 }, 0, 1, 60_000, 60_000],
		[{ perMinute: 1_000 }, 0, 1_000, 250, 60],
		[{ perHour: 4 }, 4, 0, 3_600_000, 900_000],
		[{ perDay: 4 }, 3, 1, 21_600_000, 21_600_000],
		[{ perDay: 4, perMinute: 1 }, 1, 0, 60_000, 60_000],
	])(
		"of %j when %i are taken and %i are kept, for %i ms",
		async (limits, taken, spare, wantMs, intervalMs) => {
			const bucket = await bucketWith(limits, taken);
			const refusal = await bucket.take(spare);
			expect(refusal?.intervalMs).toBe(intervalMs);
			// The wall's time goes on meanwhile.
			expect(refusal?.waitMs).toBeLessThanOrEqual(wantMs);
			expect(refusal?.waitMs).toBeGreaterThan(wantMs - 10_000);
			if (taken < spare) expect(refusal?.waitMs).toBe(wantMs);
		},
	);
});

test("as many are given out as are left beside those that are kept, and what is given back is there again", async () => {
	const bucket = await bucketWith({ perDay: 3 }, 1);
	expect(await bucket.take(1)).toBeUndefined();
	expect(await bucket.take(1)).toBeDefined();
	await bucket.giveBack();
	expect(await bucket.take(1)).toBeUndefined();
});

test("a pause lasts as long as the longest that was asked for, and takes nothing", async () => {
	const bucket = rateBucket({ perDay: 1 });
	bucket.pause(60_000);
	bucket.pause(1_000);
	const refusal = await bucket.take(0);
	expect(refusal?.intervalMs).toBe(0);
	expect(refusal?.waitMs).toBeGreaterThan(10_000);
	expect(refusal?.waitMs).toBeLessThanOrEqual(60_000);
});
