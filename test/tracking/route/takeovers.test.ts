import { expect, it } from "vitest";
import { BOX_2 } from "../messages.ts";
import { legsIn } from "./calls-in.ts";

const ON_B = "ACT 12 LOAD SGSIN ship:B\nACT 30 DISC NLRTM ship:B";
const A = "A CNSHA>SGSIN: CNSHA SGSIN";
const B = "B SGSIN>NLRTM: SGSIN NLRTM";

/** [why, messages, legs] */
it.each<[string, string, string[]]>([
	[
		"end where another vessel loads it without a reported discharge",
		`ACT 1 LOAD CNSHA ship:A\nEST 30 ARRI NLRTM ship:A\n${ON_B}`,
		["A CNSHA>null: CNSHA", B],
	],
	[
		"end at the vessel's call there",
		`ACT 1 LOAD CNSHA ship:A\nACT 9 ARRI SGSIN ship:A\nEST 30 ARRI DEDUI ship:A\nACT 12 LOAD SGSIN ship:B`,
		[A, "B SGSIN>null: SGSIN"],
	],
	[
		"end there even if the first vessel leaves after the loading",
		`ACT 1 LOAD CNSHA ship:A\nACT 9 ARRI SGSIN ship:A\nACT 13 DEPA SGSIN ship:A\nEST 30 ARRI DEDUI ship:A\nACT 12 LOAD SGSIN ship:B`,
		[A, "B SGSIN>null: SGSIN"],
	],
	[
		"end there after all earlier calls",
		`ACT 1 LOAD CNSHA ship:A\nACT 5 ARRI KRPUS ship:A\nACT 9 ARRI SGSIN ship:A\nEST 30 ARRI DEDUI ship:A\nACT 12 LOAD SGSIN ship:B`,
		["A CNSHA>SGSIN: CNSHA KRPUS SGSIN", "B SGSIN>null: SGSIN"],
	],
	[
		"end at an unknown place after the last call before another vessel loads it elsewhere",
		`ACT 1 LOAD CNSHA ship:A\nACT 5 ARRI KRPUS ship:A\nEST 30 ARRI DEDUI ship:A\nACT 12 LOAD SGSIN ship:B`,
		["A CNSHA>null: CNSHA KRPUS", "B SGSIN>null: SGSIN"],
	],
	[
		"end at the first of two vessels that load it one after the other",
		`ACT 1 LOAD CNSHA ship:A\nACT 9 ARRI SGSIN ship:A\nEST 30 ARRI NLRTM ship:A\nACT 12 LOAD SGSIN ship:B\nACT 20 LOAD MYPKG ship:C`,
		[
			"A CNSHA>SGSIN: CNSHA SGSIN",
			"B SGSIN>null: SGSIN",
			"C MYPKG>null: MYPKG",
		],
	],
	[
		"end at the first of two vessels that load it, even if that one is reported last",
		`ACT 1 LOAD CNSHA ship:A\nACT 9 ARRI SGSIN ship:A\nEST 30 ARRI NLRTM ship:A\nACT 12 LOAD SGSIN ship:B said:25\nACT 20 LOAD MYPKG ship:C said:20`,
		[
			"A CNSHA>SGSIN: CNSHA SGSIN",
			"B SGSIN>null: SGSIN",
			"C MYPKG>null: MYPKG",
		],
	],
	[
		"use the vessel that connects to the next one where two loaded it at one place",
		`ACT 1 LOAD CNSHA ship:A\nEST 9 ARRI SGSIN ship:A\nACT 3 LOAD CNSHA ship:B\nEST 12 DEPA SGSIN ship:C\nEST 30 ARRI NLRTM ship:C`,
		["A CNSHA>SGSIN: CNSHA SGSIN", "C SGSIN>NLRTM: SGSIN NLRTM"],
	],
	[
		"continue with an unnamed vessel that loads it for the first vessel's destination",
		"ACT 1 LOAD CNSHA ship:A\nEST 30 ARRI NLRTM ship:A\nACT 12 LOAD SGSIN vessel",
		["A CNSHA>null: CNSHA", "null SGSIN>NLRTM: SGSIN NLRTM"],
	],
	[
		"continue with an unnamed vessel to its destination",
		"ACT 1 LOAD CNSHA ship:A\nEST 30 ARRI NLRTM ship:A\nACT 12 LOAD SGSIN vessel\nEST 25 DISC DEDUI vessel",
		["A CNSHA>null: CNSHA", "null SGSIN>DEDUI: SGSIN DEDUI"],
	],
	[
		"end where an unnamed vessel loads it at the first vessel's destination, and its own is unknown",
		"ACT 1 LOAD CNSHA ship:A\nACT 9 ARRI SGSIN ship:A\nACT 12 LOAD SGSIN vessel",
		[A, "null SGSIN>null: SGSIN"],
	],
	[
		"do not end where another vessel is only planned to load it",
		"ACT 1 LOAD CNSHA ship:A\nEST 30 ARRI NLRTM ship:A\nPLN 12 LOAD SGSIN ship:B",
		["A CNSHA>NLRTM: CNSHA NLRTM", "B SGSIN>null: SGSIN"],
	],
	[
		"do not end where another container is loaded",
		`ACT 1 LOAD CNSHA ship:A\nEST 30 ARRI NLRTM ship:A\nACT 12 LOAD SGSIN ship:B box:${BOX_2}\nACT 29 DISC DEDUI ship:B box:${BOX_2}`,
		["A CNSHA>NLRTM: CNSHA NLRTM", "B SGSIN>DEDUI: SGSIN DEDUI"],
	],
])("the legs of a voyage %s", (_why, text, want) => {
	expect(legsIn(text)).toEqual(want);
	expect(legsIn(text.split("\n").toReversed().join("\n"))).toEqual(want);
});
