import { describe, expect, it } from "vitest";
import type { Role } from "../../../server/tracking/route/message-roles.ts";
import {
	occurrencesOf,
	reportsAtStop,
	reportsOf,
	reportsOfSameCall,
} from "../../../server/tracking/route/occurrence.ts";
import { placedAs } from "./placed-as.ts";

describe("the occurrences of milestones", () => {
	type Line = readonly [line: string, role: Role, visit?: number];
	const of = (lines: readonly Line[]) =>
		occurrencesOf(lines.map((line) => placedAs(...line)));
	const keysOf = (messages: readonly { key: string }[]) =>
		messages.map(({ key }) => key);

	/** [messages and their roles, the occurrences: key, role, number of messages] */
	it.each<[Line[], string[]]>([
		[[], []],
		[[["ACT 1 GTOT USLAX", "pod"]], ["full_out@USLAX pod 1"]],
		[
			[
				["ACT 1 GTOT USLAX", "pod"],
				["ACT 2 GTOT USLAX", "pod"],
			],
			["full_out@USLAX pod 2"],
		],
		[
			[
				["ACT 1 GTOT USLAX", "pod"],
				["ACT 2 GTOT USCHI", "destination"],
			],
			["full_out@USLAX pod 1", "full_out@USCHI destination 1"],
		],
		[[["ACT 1 GTOT -", "pod"]], ["full_out@ pod 1"]],
		[
			[
				["ACT 1 LOAD SGSIN ship:A", "transshipment"],
				["ACT 9 LOAD SGSIN ship:B", "transshipment", 2],
			],
			[
				"transshipment_loaded@SGSIN transshipment 1",
				"transshipment_loaded@SGSIN#2 transshipment 1",
			],
		],
		[
			[
				["EST 1 GTIN USLAX", "origin"],
				["ACT 2 GTIN USLAX", "pol"],
			],
			["full_in@USLAX pol 2"],
		],
		[
			[
				["ACT 1 GTIN USLAX", "origin"],
				["ACT 2 GTIN USLAX", "pol"],
			],
			["full_in@USLAX origin 2"],
		],
		[
			[
				["ACT 1 GTIN USLAX", "origin"],
				["EST 2 GTIN USLAX", "pol"],
			],
			["full_in@USLAX origin 2"],
		],
		[
			[
				["EST 1 GTIN USLAX", "origin"],
				["EST 2 GTIN USLAX", "pol"],
			],
			["full_in@USLAX origin 2"],
		],
		[
			[["ACT 3 GTOT USLAX rail", "transfer"]],
			["rail_departed@USLAX transfer 1"],
		],
		[
			[
				["ACT 3 GTOT USLAX rail", "transfer"],
				["ACT 4 GTOT USLAX rail", "transfer"],
			],
			["rail_departed@USLAX transfer 2"],
		],
		[
			[
				["ACT 3 GTOT USLAX rail", "transfer"],
				["PLN 9 DEPA USLAX rail", "pod"],
			],
			["rail_departed@USLAX pod 1"],
		],
		[
			[
				["ACT 3 GTOT USLAX rail", "transfer"],
				["PLN 9 DEPA USCHI rail", "onward"],
			],
			["rail_departed@USCHI onward 1", "rail_departed@USLAX transfer 1"],
		],
		[
			[
				["ACT 3 GTOT USLAX rail", "transfer"],
				["ACT 2 LOAD USLAX rail", "pod"],
			],
			["rail_loaded@USLAX pod 1", "rail_departed@USLAX transfer 1"],
		],
		[
			[
				["ACT 3 GTOT USLAX rail", "transfer"],
				["ACT 3 LOAD USLAX rail", "pod"],
			],
			["rail_loaded@USLAX pod 1", "rail_departed@USLAX transfer 1"],
		],
		[
			[
				["ACT 3 GTOT USLAX rail", "transfer"],
				["ACT 4 LOAD USLAX rail", "pod"],
			],
			["rail_loaded@USLAX pod 1"],
		],
		[
			[
				["ACT 3 GTIN USKCK rail", "onward"],
				["ACT 4 DISC USKCK rail", "onward"],
			],
			["rail_unloaded@USKCK onward 1", "rail_arrived@USKCK onward 1"],
		],
		[
			[
				["ACT 3 GTIN USKCK rail", "onward"],
				["ACT 3 DISC USKCK rail", "onward"],
			],
			["rail_unloaded@USKCK onward 1", "rail_arrived@USKCK onward 1"],
		],
		[
			[
				["ACT 3 GTIN USKCK rail", "onward"],
				["ACT 2 DISC USKCK rail", "onward"],
			],
			["rail_unloaded@USKCK onward 1"],
		],
		[
			[
				["ACT 9 GTOT USCHI rail", "onward", 2],
				["ACT 9 DEPA USCHI rail", "onward", 2],
			],
			["rail_departed@USCHI#2 onward 1"],
		],
		[
			[
				["ACT 1 DEPA USCHI rail", "onward"],
				["ACT 9 GTOT USCHI rail", "onward", 2],
			],
			["rail_departed@USCHI onward 1", "rail_departed@USCHI#2 onward 1"],
		],
	])("in %j are %j", (lines, want) => {
		const found = of(lines).values().toArray().flat();
		expect(
			found.map(
				({ key, role, observations }) =>
					`${key} ${role} ${observations.length}`,
			),
		).toEqual(want);
	});

	it("are grouped by role and by stop", () => {
		const port: Line = ["ACT 1 GTOT USLAX", "pod"];
		const inland: Line = ["ACT 2 GTOT USCHI", "destination"];
		const hub: Line = ["ACT 1 LOAD SGSIN ship:A", "transshipment"];
		const again: Line = ["ACT 9 LOAD SGSIN ship:B", "transshipment", 2];
		const found = of([port, inland, hub, again]);
		const reports = (...roles: Role[]) =>
			keysOf(reportsOf(found, "full_out", ...roles));
		expect(reports()).toEqual([port[0], inland[0]]);
		expect(reports("pod")).toEqual([port[0]]);
		expect(reports("pod", "destination")).toEqual([port[0], inland[0]]);
		expect(reports("pol")).toEqual([]);
		expect(reportsOf(found, "empty_in")).toEqual([]);
		const at = (place: string, visit: number) =>
			keysOf(reportsAtStop(found, "transshipment_loaded", { place, visit }));
		expect(at("SGSIN", 1)).toEqual([hub[0]]);
		expect(at("SGSIN", 2)).toEqual([again[0]]);
		expect(at("KRPUS", 1)).toEqual([]);
		expect(
			reportsAtStop(found, "empty_in", { place: "SGSIN", visit: 1 }),
		).toEqual([]);
	});

	/** [two messages at one place, the role, whether they are about one half of a call] */
	it.each<[string, string, Role, boolean]>([
		["LOAD", "DEPA", "pol", true],
		["ARRI", "DISC", "pod", true],
		["ARRI", "DISC", "transshipment", true],
		["LOAD", "DEPA", "transshipment", true],
		["DISC", "LOAD", "transshipment", false],
		["ARRI", "DISC", "onward", false],
	])(
		"%s and %s at the %s belong to one half of a call: %s",
		(one, other, role, isSame) => {
			const lines = [one, other].map((code) => `ACT 1 ${code} SGSIN ship:A`);
			const elsewhere = lines.map(
				(line): Line => [line.replace("SGSIN", "KRPUS"), role],
			);
			const found = of([
				...elsewhere,
				...lines.map((line): Line => [line, role]),
			]);
			const here = found
				.values()
				.toArray()
				.flat()
				.filter(({ place }) => place === "SGSIN");
			const counterparts = here.map((occurrence) =>
				keysOf(reportsOfSameCall(found, occurrence)),
			);
			expect(counterparts).toEqual(
				isSame ? lines.toReversed().map((line) => [line]) : [[], []],
			);
			const [alone] = of([[lines[0] ?? "", role]])
				.values()
				.toArray()
				.flat();
			expect(alone && reportsOfSameCall(new Map(), alone)).toEqual([]);
		},
	);
});
