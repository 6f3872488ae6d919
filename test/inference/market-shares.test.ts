import { expect, test } from "vitest";
import { marketShareOf } from "../../server/inference/judging/market-shares.ts";
import { NUMBER_RULES } from "../../server/inference/number-rules/number-rules.ts";

test("the shares of the lines add up to most of the world's fleet, and never to more than all of it", () => {
	const lines = [...new Set(NUMBER_RULES.map(({ line }) => line))];
	const sum = lines.reduce((total, line) => total + marketShareOf(line), 0);
	expect(sum).toBeGreaterThan(0.85);
	expect(sum).toBeLessThanOrEqual(1);
});

test("a line outside the statistics has a small share, and not zero", () => {
	expect(marketShareOf("ZZZZ")).toBeGreaterThan(0);
	expect(marketShareOf("ZZZZ")).toBeLessThan(marketShareOf("CLAM"));
});
