import { describe, expect, test } from "vitest";
import { crosses } from "../../server/sea/barrier.ts";
import { PASSAGES, type Passage } from "../../server/sea/passages.ts";
import { makeSeaRoutes } from "../../server/sea/sea-route.ts";

function milesWithout(closed: readonly Passage[], from: string, to: string) {
	return makeSeaRoutes(closed).betweenPorts(from, to)?.nauticalMiles;
}

describe("a closed passage is sailed around", () => {
	test.each<[Passage[], string, string, number, number]>([
		[["suez"], "CNSHA", "NLRTM", 13_500, 14_500],
		[["bab-el-mandeb"], "CNSHA", "NLRTM", 13_500, 14_500],
		[["suez"], "AEJEA", "GRPIR", 10_800, 11_800],
		[["panama"], "USLAX", "USNYC", 12_800, 13_800],
		[["panama"], "CLVAP", "USNYC", 8_000, 8_900],
		[["malacca"], "LKCMB", "SGSIN", 2_200, 2_900],
	])(
		"%j from %s to %s: %d to %d nautical miles",
		(closed, from, to, least, most) => {
			const miles = milesWithout(["arctic", ...closed], from, to);
			expect(miles).toBeGreaterThan(least);
			expect(miles).toBeLessThan(most);
		},
	);
});

describe("a closed passage that cannot be sailed around", () => {
	test.each<[Passage, string, string]>([
		["hormuz", "AEJEA", "INNSA"],
		["bosporus", "ROCND", "GRPIR"],
	])("%s leaves no route from %s to %s", (closed, from, to) => {
		expect(milesWithout(["arctic", closed], from, to)).toBeUndefined();
	});

	test("leaves routes on either side of it", () => {
		expect(milesWithout(["hormuz"], "AEJEA", "KWSAA")).toBeLessThan(600);
		expect(milesWithout(["hormuz"], "OMSOH", "INNSA")).toBeLessThan(1_200);
	});
});

test("the open Arctic is the shorter route from Japan to Europe", () => {
	const open = milesWithout([], "JPTYO", "NLRTM");
	expect(open).toBeLessThan(8_500);
	expect(milesWithout(["arctic"], "JPTYO", "NLRTM")).toBeGreaterThan(10_500);
});

describe("a gate", () => {
	test.each<[Passage, [number, number], [number, number], boolean]>([
		["suez", [32.3, 31], [32.3, 30], true],
		["suez", [32.3, 30], [32.3, 31], true],
		["suez", [32.3, 31], [32.4, 30.8], false],
		["suez", [-147.7, 31], [-147.7, 30], false],
		["panama", [-79.6, 9.2], [-79.6, 9], true],
		["panama", [-81, 9.2], [-81, 9], false],
		["arctic", [-169, 65], [-169, 67], true],
		["arctic", [179, 65], [-179, 67], true],
		["arctic", [10, 65], [10, 67], false],
	])("%s from %j to %j: %s", (name, a, b, want) => {
		expect(crosses(PASSAGES[name], a, b)).toBe(want);
	});
});
