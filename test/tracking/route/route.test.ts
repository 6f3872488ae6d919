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
		[
			"has one stop where a vessel leaves before the next one arrives",
			"ACT 2 DEPA CNSHA ship:A\nACT 9 ARRI SGSIN ship:A\nACT 10 DISC SGSIN ship:A\nACT 11 DEPA SGSIN ship:A\nACT 12 ARRI SGSIN ship:B\nACT 13 LOAD SGSIN ship:B\nACT 30 DISC NLRTM ship:B",
			["pol CNSHA", "transshipment SGSIN", "pod NLRTM"],
			2,
			2,
		],
		[
			"changes vessels at a stop even if only the last of the vessel's calls there has the cargo",
			"ACT 1 LOAD CNSHA ship:A call:1\nACT 8 ARRI SGSIN ship:A call:2\nACT 10 DISC SGSIN ship:A call:3\nACT 12 LOAD SGSIN ship:B\nACT 30 DISC NLRTM ship:B",
			["pol CNSHA", "transshipment SGSIN", "pod NLRTM"],
			8,
			8,
		],
		[
			"only passes the first known port of a vessel that does not load there",
			"ACT 1 LOAD CNSHA ship:A\nACT 4 DISC KRPUS ship:A\nACT 9 ARRI SGSIN ship:B\nACT 30 ARRI NLRTM ship:B",
			["pol CNSHA", "transshipment KRPUS", "passing SGSIN", "pod NLRTM"],
			9,
			9,
		],
		[
			"only passes the last known port of a vessel that does not discharge there",
			"ACT 1 LOAD CNSHA ship:A\nACT 5 DEPA KRPUS ship:A",
			["pol CNSHA", "passing KRPUS"],
			null,
			1,
		],
		[
			"begins at the port with the loading where two are marked",
			"ACT 1 LOAD CNSHA ship:A phase:export\nEST 3 ARRI CNNGB ship:A phase:export\nEST 4 DEPA CNNGB ship:A phase:export\nEST 30 DISC NLRTM ship:A",
			["pol CNSHA", "passing CNNGB", "pod NLRTM"],
			null,
			1,
		],
		[
			"has no port of discharge before its port of lading, even if one is marked",
			"ACT 1 DEPA CNNGB ship:A\nACT 2 DISC KRPUS ship:A phase:import\nACT 3 LOAD CNSHA ship:B phase:export\nEST 9 DISC NLRTM ship:B",
			["origin CNNGB", "origin KRPUS", "pol CNSHA", "pod NLRTM"],
			null,
			3,
		],
		[
			"has a feeder after a marked port of discharge where nothing before it is known",
			"ACT 2 ARRI USLAX ship:A phase:import\nACT 4 DEPA USLAX ship:B phase:import\nEST 9 ARRI USOAK ship:B",
			["pod USLAX (B onward)", "onward USOAK"],
			2,
			2,
		],
		[
			"has not sailed when only the feeder has left the port of lading",
			"ACT 1 DEPA CNNGB ship:A\nACT 2 ARRI CNSHA ship:A phase:export\nACT 3 DEPA CNSHA ship:A phase:export\nEST 5 DEPA CNSHA ship:B phase:export\nEST 9 ARRI NLRTM ship:B phase:import",
			["origin CNNGB", "pol CNSHA (A origin)", "pod NLRTM"],
			null,
			5,
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
