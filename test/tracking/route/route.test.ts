import { describe, expect, it } from "vitest";
import { routeOf } from "../../../server/tracking/route/route.ts";
import { legsOf } from "../../../server/tracking/route/voyage.ts";
import { day } from "../messages.ts";
import { callsIn } from "./calls-in.ts";

describe("the route by sea", () => {
	/** [why, messages, its stops, the actual sailing, the expected one] */
	it.each<[string, string, string[], number | null, number | null]>([
		["is empty without legs", "", [], null, null],
		[
			"has ports of lading and discharge",
			"ACT 2 DEPA CNSHA ship:A\nEST 9 ARRI USLAX ship:A",
			["pol CNSHA", "pod USLAX"],
			2,
			2,
		],
		[
			"has neither port beyond the known ends",
			"ACT 9 ARRI USLAX ship:A",
			["pod USLAX"],
			9,
			9,
		],
		[
			"has sailed when the vessel is seen beyond the port of lading",
			"EST 2 DEPA CNSHA ship:A\nACT 9 ARRI USLAX ship:A",
			["pol CNSHA", "pod USLAX"],
			9,
			9,
		],
		[
			"has sailed when the vessel is first seen beyond it",
			"EST 2 DEPA CNSHA ship:A\nACT 5 ARRI KRPUS ship:A\nACT 6 DEPA KRPUS ship:A\nACT 9 ARRI USLAX ship:A",
			["pol CNSHA", "passing KRPUS", "pod USLAX"],
			5,
			5,
		],
		[
			"has not sailed when its vessel arrives at the port of lading",
			"ACT 1 ARRI CNSHA ship:A\nEST 2 DEPA CNSHA ship:A\nEST 9 ARRI USLAX ship:A",
			["pol CNSHA", "pod USLAX"],
			null,
			2,
		],
		[
			"is to sail at the estimated departure, not the planned one",
			"PLN 3 DEPA CNSHA ship:A\nEST 2 DEPA CNSHA ship:A\nEST 9 ARRI USLAX ship:A",
			["pol CNSHA", "pod USLAX"],
			null,
			2,
		],
		[
			"without a departure, is to sail at the loading",
			"EST 2 LOAD CNSHA ship:A\nEST 9 ARRI USLAX ship:A",
			["pol CNSHA", "pod USLAX"],
			null,
			2,
		],
		[
			"without departure and loading, is to sail at the arrival",
			"EST 9 ARRI USLAX ship:A",
			["pod USLAX"],
			null,
			9,
		],
		[
			"changes vessels between",
			"ACT 2 DEPA CNSHA ship:A\nACT 9 ARRI SGSIN ship:A\nACT 12 DEPA SGSIN ship:B\nACT 30 ARRI NLRTM ship:B",
			["pol CNSHA", "transshipment SGSIN", "pod NLRTM"],
			2,
			2,
		],
		[
			"has feeders before and after the ports that are marked",
			"ACT 1 DEPA CNNGB ship:A\nACT 2 ARRI CNSHA ship:A phase:export\nACT 3 DEPA CNSHA ship:B phase:export\nACT 9 ARRI NLRTM ship:B phase:import\nACT 12 DEPA NLRTM ship:C\nACT 30 ARRI DEDUI ship:C",
			[
				"origin CNNGB",
				"pol CNSHA (A origin)",
				"pod NLRTM (C onward)",
				"onward DEDUI",
			],
			3,
			3,
		],
		[
			"counts visits of one place",
			"ACT 1 LOAD CNSHA ship:A\nACT 5 DISC SGSIN ship:A\nACT 6 LOAD SGSIN ship:B\nACT 9 DISC KRPUS ship:B\nACT 10 LOAD KRPUS ship:C\nACT 14 DISC SGSIN ship:C\nACT 15 LOAD SGSIN ship:D\nACT 30 DISC NLRTM ship:D",
			[
				"pol CNSHA",
				"transshipment SGSIN",
				"transshipment KRPUS",
				"transshipment SGSIN#2",
				"pod NLRTM",
			],
			null,
			1,
		],
		[
			"has no port of discharge while the last leg has no end",
			"ACT 1 LOAD CNSHA ship:A\nACT 5 DISC SGSIN ship:A\nACT 6 LOAD SGSIN ship:B",
			["pol CNSHA", "transshipment SGSIN"],
			null,
			1,
		],
		[
			"has no port of lading that is marked as a transshipment",
			"ACT 1 LOAD CNSHA ship:A phase:transshipment\nACT 5 DISC SGSIN ship:A",
			["transshipment CNSHA", "pod SGSIN"],
			null,
			null,
		],
	])("%s", (_why, text, stops, sailedAt, sailingAt) => {
		const route = routeOf(legsOf(callsIn(text), new Set(), [], new Map()));
		const words = route.stops.map(({ role, place, visit, calls }) => {
			const others = calls
				.filter((one) => one.role !== role)
				.map((one) => ` (${one.call.vessel} ${one.role})`);
			return `${role} ${place}${visit > 1 ? `#${visit}` : ""}${others.join("")}`;
		});
		expect(words).toEqual(stops);
		expect(route.sailedAt).toBe(sailedAt && day(sailedAt));
		expect(route.sailingAt).toBe(sailingAt && day(sailingAt));
	});
});
