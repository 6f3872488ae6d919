import { expect, test } from "vitest";
import { sailingSpeed } from "../../../server/resources/vessels/sailing-speed.ts";
import { seen } from "./seen-vessel.ts";

const still = (minutesAgo: number) => ({
	...seen(60),
	at: seen(minutesAgo).at,
});

test.each<[string, Parameters<typeof sailingSpeed>[0], number]>([
	[
		"at its last reported speed",
		[seen(90, 12), seen(60, 20), seen(20, 17)],
		17,
	],
	[
		"at the speed between its positions when none is reported",
		[seen(60), seen(20, null)],
		15.4,
	],
	[
		"at its speed before it lay still",
		[seen(600), seen(60, 3), { ...still(20), speedKnots: 0 }],
		15.4,
	],
	["at 14 knots with a single position", [seen(20, null)], 14],
	[
		"at 14 knots when it never moved",
		[still(60), { ...still(20), speedKnots: 0.2 }],
		14,
	],
	["at 14 knots without positions", [], 14],
])("a vessel sails %s", (_name, track, knots) => {
	expect(sailingSpeed(track)).toBeCloseTo(knots, 0);
});
