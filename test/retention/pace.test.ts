import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "../../server/retention/pace.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
	vi.useRealTimers();
});

test.each<[ms: readonly number[], rows: readonly number[]]>([
	[
		[0, 9, 0, 0],
		[64, 128, 256, 512, 512],
	],
	[
		[10, 40],
		[64, 64, 64],
	],
	[
		[41, 41],
		[64, 32, 32],
	],
])(
	"batches that take %j ms have %j rows, and the longest is known",
	async (times, rows) => {
		const pace = new Pace();
		const sizes: number[] = [];
		for (const ms of times)
			await pace.run(async (size) => {
				sizes.push(size);
				vi.advanceTimersByTime(ms);
			});
		expect([...sizes, pace.rows]).toEqual(rows);
		expect(pace.longestMs).toBe(Math.max(...times));
	},
);
