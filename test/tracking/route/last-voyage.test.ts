import { expect, it } from "vitest";
import {
	type Arrival,
	arrivalOf,
	earlierArrivals,
} from "../../../server/tracking/route/last-voyage.ts";
import { placeObservations } from "../../../server/tracking/route/message-roles.ts";
import { compareTime } from "../../../server/tracking/settle/settle.ts";
import { day, messages } from "../messages.ts";

/** [messages about a container, the vessel by which it comes to the port of discharge, and when] */
it.each<[string, string | null, number | null]>([
	["", null, null],
	["ACT 5 LOAD CNSHA ship:A", "A", null],
	["ACT 6 DEPA CNSHA ship:A\nEST 20 ARRI USLAX ship:A", null, 20],
	["ACT 5 LOAD CNSHA ship:A\nEST 20 ARRI USLAX ship:A", "A", 20],
	["ACT 6 DEPA CNSHA ship:A\nPLN 21 DISC USLAX ship:A", "A", 21],
	[
		"ACT 5 LOAD CNSHA ship:A\nACT 9 DISC SGSIN ship:A\nEST 12 DEPA SGSIN ship:B\nEST 30 ARRI NLRTM ship:B",
		null,
		30,
	],
	[
		"ACT 5 LOAD CNSHA ship:A phase:export\nEST 20 ARRI NLRTM ship:A phase:import\nEST 22 LOAD NLRTM ship:C phase:import\nEST 25 DISC DEDUI ship:C",
		"A",
		20,
	],
	["ACT 1 LOAD CNNGB ship:F\nACT 2 DISC CNSHA ship:F phase:export", null, null],
])(
	"with %j a container comes by the vessel %j on day %j",
	(text, vessel, at) => {
		const said = messages(text).sort(compareTime);
		expect(arrivalOf("X", placeObservations(said, new Set()))).toEqual({
			container: "X",
			vessel,
			at: at === null ? "" : day(at),
		});
	},
);

/** [arrivals: container, vessel and time, the containers that arrive before the last ones] */
it.each<[[string, string | null, string][], string[]]>([
	[[], []],
	[[["1", "A", "20"]], []],
	[
		[
			["1", "A", "20"],
			["2", "A", "20"],
		],
		[],
	],
	[
		[
			["1", "A", "20"],
			["2", "B", "30"],
		],
		["1"],
	],
	[
		[
			["1", "B", "30"],
			["2", "A", "20"],
		],
		["2"],
	],
	[
		[
			["1", "A", ""],
			["2", "B", "30"],
		],
		["1"],
	],
	[
		[
			["1", "A", "20"],
			["2", null, "30"],
		],
		[],
	],
	[
		[
			["1", "A", "20"],
			["2", "B", "30"],
			["3", null, ""],
		],
		["1"],
	],
])("of the arrivals %j these are earlier: %j", (arrivals, want) => {
	const all = arrivals.map(
		([container, vessel, at]): Arrival => ({ container, vessel, at }),
	);
	expect([...earlierArrivals(all)]).toEqual(want);
});
