import { describe, expect, it } from "vitest";
import { day } from "../messages.ts";
import { legsIn } from "./calls-in.ts";

describe("the legs of a voyage", () => {
	const ON_A = "ACT 1 LOAD CNSHA ship:A\nACT 9 DISC SGSIN ship:A";
	const ON_B = "ACT 12 LOAD SGSIN ship:B\nACT 30 DISC NLRTM ship:B";
	const A = "A CNSHA>SGSIN: CNSHA SGSIN";
	const B = "B SGSIN>NLRTM: SGSIN NLRTM";
	/** [why, messages, vessels with containers of the shipment, legs] */
	it.each<[string, string, string[], string[]]>([
		["are none without calls", "", [], []],
		[
			"are one for each vessel, each from the end of the one before",
			`${ON_B}\n${ON_A}`,
			[],
			[A, B],
		],
		[
			"follow each other by place, not by time",
			`${ON_A}\n${ON_B.replace("12", "0").replace("30", "0.5")}`,
			[],
			[A, B],
		],
		[
			"follow each other by time where places do not meet",
			`${ON_A}\nACT 12 LOAD KRPUS ship:B`,
			[],
			[A, "B KRPUS>null: KRPUS"],
		],
		[
			"follow each other by time and vessel name where places do not meet",
			"ACT 1 LOAD CNSHA ship:B\nACT 1 LOAD KRPUS ship:A",
			[],
			["A KRPUS>null: KRPUS", "B CNSHA>null: CNSHA"],
		],
		[
			"begin at a place where no other leg ends",
			`EST 20 LOAD SGSIN ship:B\nEST 30 DISC NLRTM ship:B\nEST 25 LOAD CNSHA ship:A\nEST 28 DISC SGSIN ship:A`,
			[],
			[A, B],
		],
		[
			"leave out a vessel that was planned and that the container did not board",
			`${ON_A}\nEST 2 DEPA CNSHA ship:C said:9\nEST 9 ARRI KRPUS ship:C said:9`,
			["C"],
			[A],
		],
		[
			"leave out a plan that was reported earlier",
			"EST 2 DEPA CNSHA ship:A said:1\nEST 9 ARRI USLAX ship:A said:1\nEST 3 DEPA CNSHA ship:C said:2\nEST 8 ARRI USOAK ship:C said:2",
			[],
			["C CNSHA>USOAK: CNSHA USOAK"],
		],
		[
			"prefer a message about the container to a later one about a vessel",
			"EST 2 LOAD CNSHA ship:A said:1\nEST 9 DISC USLAX ship:A said:1\nEST 3 DEPA CNSHA ship:C said:2\nEST 8 ARRI USOAK ship:C said:2",
			[],
			["A CNSHA>USLAX: CNSHA USLAX"],
		],
		[
			"prefer a vessel that has been seen to a later plan",
			"ACT 2 DEPA CNSHA ship:A said:1\nEST 9 ARRI USLAX ship:A said:1\nEST 3 DEPA CNSHA ship:C said:2\nEST 8 ARRI USOAK ship:C said:2",
			[],
			["A CNSHA>USLAX: CNSHA USLAX"],
		],
		[
			"prefer a connecting vessel to a later message about the container",
			`${ON_B}\nEST 1 DEPA CNSHA ship:A said:1\nEST 9 ARRI SGSIN ship:A said:1\nEST 1 LOAD CNSHA ship:C said:2\nEST 9 DISC USLAX ship:C said:2`,
			[],
			[A, B],
		],
		[
			"are those of the last vessel in alphabetical order where plans do not differ otherwise",
			"EST 2 DEPA CNSHA ship:A\nEST 2 DEPA CNSHA ship:C",
			[],
			["C CNSHA>null: CNSHA"],
		],
		[
			"are those of the vessel with the latest report, whichever of its messages that is",
			"EST 2 DEPA CNSHA ship:A said:9\nEST 9 ARRI USLAX ship:A said:1\nEST 3 DEPA CNSHA ship:C said:5\nEST 8 ARRI USOAK ship:C said:5",
			[],
			["A CNSHA>USLAX: CNSHA USLAX"],
		],
		[
			"prefer a vessel that continues the voyage to a later message about the container",
			`${ON_A}\nEST 12 DEPA SGSIN ship:B said:1\nEST 30 ARRI NLRTM ship:B said:1\nEST 13 LOAD KRPUS ship:C said:2\nEST 29 DISC NLRTM ship:C said:2`,
			[],
			[A, B],
		],
		[
			"are those of a named vessel where plans of an unnamed one do not differ otherwise",
			"EST 2 DEPA CNSHA ship:A seq:1\nEST 2 DEPA CNSHA vessel seq:2",
			[],
			["A CNSHA>null: CNSHA"],
		],
		[
			"leave out one of two that end at one place",
			"ACT 1 LOAD CNSHA ship:A\nACT 9 DISC USLAX ship:A\nEST 1 DEPA KRPUS ship:C\nEST 9 ARRI USLAX ship:C",
			[],
			["A CNSHA>USLAX: CNSHA USLAX"],
		],
		[
			"leave a place as often as they arrive there",
			`${ON_A}\nACT 12 LOAD SGSIN ship:B\nACT 15 DISC KRPUS ship:B\nACT 16 LOAD KRPUS ship:C\nACT 19 DISC SGSIN ship:C\nACT 20 LOAD SGSIN ship:D\nACT 30 DISC NLRTM ship:D`,
			[],
			[
				A,
				"B SGSIN>KRPUS: SGSIN KRPUS",
				"C KRPUS>SGSIN: KRPUS SGSIN",
				"D SGSIN>NLRTM: SGSIN NLRTM",
			],
		],
		[
			"leave out vessels of other containers that do not connect",
			`${ON_A}\nEST 3 DEPA KRPUS ship:C\nEST 8 ARRI USOAK ship:C`,
			["A", "C"],
			[A],
		],
		[
			"have vessels of other containers that connect, and those that connect to them",
			`${ON_A}\nEST 12 DEPA SGSIN ship:C\nEST 20 ARRI NLRTM ship:C\nEST 22 DEPA NLRTM ship:D\nEST 25 ARRI DEDUI ship:D`,
			["A", "C", "D"],
			[A, "C SGSIN>NLRTM: SGSIN NLRTM", "D NLRTM>DEDUI: NLRTM DEDUI"],
		],
		[
			"have vessels of other containers that bring it there",
			`${ON_B}\nEST 1 DEPA CNSHA ship:A\nEST 9 ARRI SGSIN ship:A`,
			["A", "B"],
			[A, B],
		],
		[
			"have vessels of other containers while none is reported for the container",
			"EST 3 DEPA KRPUS ship:C\nEST 8 ARRI USOAK ship:C",
			["C"],
			["C KRPUS>USOAK: KRPUS USOAK"],
		],
		[
			"have vessels without a container that do not connect",
			`${ON_A}\nEST 12 DEPA KRPUS ship:C\nEST 18 ARRI USOAK ship:C`,
			["A"],
			[A, "C KRPUS>USOAK: KRPUS USOAK"],
		],
		[
			"are two for a vessel that loads it again after an actual discharge",
			`${ON_A}\nACT 12 LOAD SGSIN ship:A\nACT 30 DISC NLRTM ship:A`,
			[],
			[A, "A SGSIN>NLRTM: SGSIN NLRTM"],
		],
		[
			"are two for a vessel that loads it at another place after an actual discharge",
			`${ON_A}\nACT 12 LOAD KRPUS ship:A\nACT 30 DISC NLRTM ship:A`,
			[],
			[A, "A KRPUS>NLRTM: KRPUS NLRTM"],
		],
		[
			"are two for a vessel that discharges and loads it at the same time",
			"ACT 1 LOAD CNSHA ship:A\nACT 9 DISC SGSIN ship:A\nACT 9 LOAD SGSIN ship:A\nACT 30 DISC NLRTM ship:A",
			[],
			[A, "A SGSIN>NLRTM: SGSIN NLRTM"],
		],
		[
			"are one for a vessel that is planned to discharge it at its own loading",
			"PLN 5 LOAD SGSIN ship:A\nPLN 6 DISC SGSIN ship:A\nPLN 30 DISC NLRTM ship:A said:1",
			[],
			["A SGSIN>NLRTM: SGSIN NLRTM"],
		],
		[
			"are one for a vessel whose discharge before the loading was only planned",
			"EST 1 DISC KRPUS ship:A\nACT 12 LOAD SGSIN ship:A\nEST 30 DISC NLRTM ship:A",
			[],
			["A SGSIN>NLRTM: SGSIN KRPUS NLRTM"],
		],
		[
			"are two for a vessel that is planned to restow it",
			"ACT 1 LOAD CNSHA ship:A\nPLN 9 DISC SGSIN ship:A\nPLN 12 LOAD SGSIN ship:A\nPLN 30 DISC NLRTM ship:A",
			[],
			[A, "A SGSIN>NLRTM: SGSIN NLRTM"],
		],
	])("%s", (_why, text, loaded, want) => {
		expect(legsIn(text, loaded)).toEqual(want);
		expect(legsIn(text.split("\n").toReversed().join("\n"), loaded)).toEqual(
			want,
		);
	});

	it("are at most forty, those with the most evidence", () => {
		const ports = Array.from({ length: 50 }, (_, at) => `P${at}`);
		const text = ports
			.map((port, at) => `ACT ${at} LOAD ${port} ship:V${at} said:${at}`)
			.join("\n");
		const want = ports
			.slice(10)
			.map((port, at) => `V${at + 10} ${port}>null: ${port}`);
		expect(legsIn(text, [])).toEqual(want);
	});

	const PLAN =
		"EST 6 DEPA CNSHA ship:A said:1\nEST 20 ARRI USOAK ship:A said:1";
	const NEXT =
		"EST 13 DEPA CNSHA ship:C said:7\nEST 27 ARRI USLAX ship:C said:7";
	const NEW = "C CNSHA>USLAX: CNSHA USLAX";
	const OLD = "A CNSHA>USOAK: CNSHA USOAK";
	/** [why, messages, vessels with containers of the shipment, where and when A left it behind; legs] */
	it.each<[string, string, string[], [string, number], string[]]>([
		["follow the new plan", `${PLAN}\n${NEXT}`, [], ["CNSHA", 5], [NEW]],
		["follow the old plan without a new one", PLAN, [], ["CNSHA", 5], [OLD]],
		[
			"follow the old plan while the new one is not later",
			`${PLAN}\n${NEXT.replaceAll("13", "5").replaceAll("said:7", "said:0")}`,
			[],
			["CNSHA", 5],
			[OLD],
		],
		[
			"follow the old plan where the other vessel is another container's",
			`${PLAN}\n${NEXT.replaceAll("CNSHA", "CNNGB")}`,
			["C"],
			["CNSHA", 5],
			["A CNSHA>USOAK: CNSHA USOAK", "C CNNGB>USLAX: CNNGB USLAX"],
		],
		[
			"follow a new plan without a beginning",
			`${PLAN}\nEST 27 ARRI USLAX ship:C said:7`,
			[],
			["CNSHA", 5],
			["C null>USLAX: USLAX"],
		],
		[
			"do not return to the place where it was left behind",
			`${PLAN}\nEST 27 ARRI CNSHA ship:C said:7`,
			[],
			["CNSHA", 5],
			[OLD, "C null>CNSHA: CNSHA"],
		],
		[
			"keep a vessel that loaded it after all",
			`ACT 8 LOAD CNSHA ship:A\nEST 20 ARRI USOAK ship:A said:1\n${NEXT}`,
			[],
			["CNSHA", 5],
			[OLD],
		],
		[
			"keep a vessel's leg from another place",
			`${PLAN.replace("CNSHA", "CNNGB")}\n${NEXT}`,
			[],
			["CNSHA", 5],
			["A CNNGB>USOAK: CNNGB USOAK", NEW],
		],
		[
			"follow the old plan while the new one is from another port",
			`${PLAN}\n${NEXT.replaceAll("CNSHA", "CNNGB")}`,
			[],
			["CNSHA", 5],
			[OLD, "C CNNGB>USLAX: CNNGB USLAX"],
		],
		[
			"follow the old plan where only another container has a later vessel",
			`${PLAN}\nPLN 21 DISC USOAK ship:A said:1\n${NEXT}`,
			["C"],
			["CNSHA", 5],
			[OLD],
		],
		[
			"follow an old plan without a beginning from the place where it was left behind",
			"EST 20 ARRI USOAK ship:A said:1",
			[],
			["CNSHA", 5],
			["A CNSHA>USOAK: USOAK"],
		],
		[
			"follow a new plan without a beginning where the end of the old one is unknown too",
			"EST 6 DEPA CNSHA ship:A said:1\nEST 27 ARRI USLAX ship:C said:7",
			[],
			["CNSHA", 5],
			["C null>USLAX: USLAX"],
		],
		[
			"keep what continues the old plan where the new one leads there too",
			`${PLAN}\nEST 32 DEPA USOAK ship:D\nEST 35 ARRI KRPUS ship:D\n${NEXT.replaceAll("USLAX", "USOAK")}`,
			[],
			["CNSHA", 5],
			["C CNSHA>USOAK: CNSHA USOAK", "D USOAK>KRPUS: USOAK KRPUS"],
		],
		[
			"leave out what only continued the old plan",
			`${PLAN}\nEST 22 DEPA USOAK ship:D\nEST 25 ARRI KRPUS ship:D\nEST 26 DEPA KRPUS ship:E\n${NEXT}`,
			[],
			["CNSHA", 5],
			[NEW],
		],
	])(
		"of a container that was left behind %s",
		(_why, text, loaded, [place, at], want) => {
			const shutOut = { place, vessel: "A", at: day(at) };
			expect(legsIn(text, loaded, [shutOut])).toEqual(want);
		},
	);
});
