import { expect, it } from "vitest";
import { extentOf } from "../support/vitest/extent.ts";
import { lookAtSimulatedMaps } from "./simulated-maps.ts";

/** `npm run campaign -- maps` checks a thousand containers. */
const EXTENT = { shipments: extentOf(4), moments: 6, from: 0 };

it("the map of any container follows every rule of the interface at any time", async () => {
	const { problems, features } = await lookAtSimulatedMaps(EXTENT);
	expect(problems).toEqual([]);
	expect(Object.keys(features).sort()).toEqual([
		"current_vessel",
		"estimated_full_legs",
		"estimated_partial_leg",
		"past_vessel_locations",
		"port",
	]);
});
