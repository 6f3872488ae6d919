import { describe, expect, test } from "vitest";
import {
	isProven,
	SUCCESSES_THAT_PROVE,
} from "../../../server/inference/experience/proof.ts";

/**
 * The probability that a share is below 0.95 after these successes and misses, from a Beta(1,1) prior. It integrates the density by
 * Simpson's rule, without the identity that the tested rule uses.
 */
function chanceOfLess(successes: number, misses: number): number {
	const peak = successes / (successes + misses);
	const log = (share: number) =>
		(successes === 0 ? 0 : successes * Math.log(share)) +
		(misses === 0 ? 0 : misses * Math.log(1 - share));
	const density = (share: number) => Math.exp(log(share) - log(peak));
	const below = integral(density, 0, 0.95);
	return below / (below + integral(density, 0.95, 1));
}

function integral(
	density: (share: number) => number,
	from: number,
	to: number,
): number {
	const steps = 20_000;
	const width = (to - from) / steps;
	let sum = density(from) + density(to);
	for (let step = 1; step < steps; step++) {
		sum += density(from + step * width) * (step % 2 === 0 ? 2 : 4);
	}
	return (sum * width) / 3;
}

describe("a share of 95 % is proven when a lower one has a probability of 5 % at most", () => {
	test.each([0, 1, 2, 3, 5, 8, 13, 21])("with %i misses", (misses) => {
		let fewest = 1;
		while (!isProven(fewest, misses)) fewest++;
		expect(chanceOfLess(fewest, misses)).toBeLessThanOrEqual(0.05);
		expect(chanceOfLess(fewest - 1, misses)).toBeGreaterThan(0.05);
	});

	test.each([
		[0, SUCCESSES_THAT_PROVE],
		[1, 91],
		[2, 121],
		[3, 149],
	])("a proof with %i misses takes %i successes", (misses, successes) => {
		expect(isProven(successes, misses)).toBe(true);
		expect(isProven(successes - 1, misses)).toBe(false);
	});
});

test.each([
	[0, 0, false],
	[0, 1000, false],
	[95, 5, false],
	[1_000_000, 10_000, true],
	[1_000_000, 60_000, false],
	[1e15, 0, true],
])("%i successes and %i misses are a proof: %s", (successes, misses, want) => {
	expect(isProven(successes, misses)).toBe(want);
});
