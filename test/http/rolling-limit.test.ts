import fc from "fast-check";
import { expect, test } from "vitest";
import { rollingLimit } from "../../server/http/rolling-limit.ts";

const WINDOW_MS = 1_000;

test("at most so many pass within any window, and whoever waits as long as told passes", () => {
	const gap = fc.oneof(
		fc.constant(0),
		fc.integer({ min: 1, max: 9 }),
		fc.integer({ min: 10, max: 700 }),
	);
	const gaps = fc.array(gap, { maxLength: 200 });
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 9 }), gaps, (limit, waits) => {
			const wait = rollingLimit(limit, WINDOW_MS);
			const passedAtMs: number[] = [];
			let nowMs = 0;
			for (const gapMs of waits) {
				nowMs += gapMs;
				const recent = passedAtMs.filter((atMs) => atMs > nowMs - WINDOW_MS);
				const waitMs = wait("a", nowMs);
				expect(waitMs).toBe(
					recent.length < limit ? 0 : (recent[0] ?? 0) + WINDOW_MS - nowMs,
				);
				if (waitMs === 0) passedAtMs.push(nowMs);
			}
		}),
	);
});

test("each name is counted for itself, also after others have been forgotten", () => {
	const wait = rollingLimit(1, WINDOW_MS);
	expect(wait("a", 0)).toBe(0);
	expect(wait("b", 900)).toBe(0);
	expect(wait("c", 1_100)).toBe(0);
	expect(wait("a", 1_200)).toBe(0);
	expect(wait("b", 1_300)).toBe(600);
	expect(wait("b", 1_900)).toBe(0);
});
