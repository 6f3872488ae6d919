import { describe, expect, it } from "vitest";
import {
	type Availability,
	availabilityEventsOf,
	availabilityOf,
} from "../../../server/tracking/derive/availability.ts";
import { reportsByFacility } from "../../../server/tracking/derive/terminal-reports.ts";
import type { Role } from "../../../server/tracking/route/message-roles.ts";
import { occurrencesOf } from "../../../server/tracking/route/occurrence.ts";
import { day, lookup } from "../messages.ts";
import { report } from "../reports.ts";
import { placedAs } from "../route/placed-as.ts";

type Placed = readonly [line: string, role: Role];
type Said = readonly [at: number, place: string, isAvailable: boolean];

/** The availability of a container that is discharged at Los Angeles and goes on to Chicago. */
function availabilityIn(
	lines: readonly Placed[],
	said: readonly Said[],
	ends = { pod: "USLAX", destination: "USCHI" } as const,
): Availability[] {
	const placed = lines.map((line) => placedAs(...line));
	const reports = said.map(([at, place, isAvailable]) =>
		report(at, place, { isAvailable }),
	);
	return availabilityOf(
		{ placed, ...ends, stops: [], pol: null, hasInlandLeg: false },
		occurrencesOf(placed),
		reportsByFacility(reports, ends),
	);
}

/** Days of the changes, negative for unavailability, and the day of the last report. */
const words = (found: readonly Availability[]) =>
	found.map(({ place, changes, latest }) => {
		const dayOf = (at: string) =>
			(Date.parse(at) - Date.parse(day(0))) / 86_400_000;
		const days = changes.map(
			({ isAvailable, from }) =>
				dayOf(from.occurredAt) * (isAvailable ? 1 : -1),
		);
		const last = latest && dayOf(latest.from.occurredAt);
		return `${place} ${days.join(" ")} last ${last}`;
	});

describe("a container is available", () => {
	const YES: Said = [24, "USLAX", true];
	/** [placed messages, reports of terminals, the changes of availability] */
	it.each<[Placed[], Said[], string[]]>([
		[[], [], []],
		[[], [YES], ["USLAX 24 last 24"]],
		[[], [[24, "USLAX", false]], ["USLAX  last 24"]],
		[[], [YES, [25, "USLAX", true]], ["USLAX 24 last 25"]],
		[
			[
				["ACT 25 GTOT USLAX truck", "pod"],
				["ACT 27 GTOT USLAX truck", "pod"],
			],
			[YES, [26, "USLAX", false]],
			["USLAX 24 last 24"],
		],
		[
			[],
			[YES, [25, "USLAX", false], [26, "USLAX", true]],
			["USLAX 24 -25 26 last 26"],
		],
		[
			[],
			[[26, "USLAX", true], [25, "USLAX", false], YES],
			["USLAX 24 -25 26 last 26"],
		],
		[[], [[24, "USCHI", true], YES], ["USCHI 24 last 24", "USLAX 24 last 24"]],
		[[], [[24, "USOAK", true]], ["USLAX 24 last 24"]],
		[[["ACT 23 AVPU USLAX", "pod"]], [], ["USLAX 23 last 23"]],
		[[["EST 23 AVPU USLAX", "pod"]], [], []],
		[
			[["ACT 23 AVPU USLAX", "pod"]],
			[YES, [25, "USLAX", false]],
			["USLAX 23 -25 last 25"],
		],
		[[["ACT 25 AVPU USLAX", "pod"]], [YES], ["USLAX 24 last 25"]],
	])("after %j and reports %j: %j", (lines, said, want) => {
		expect(words(availabilityIn(lines, said))).toEqual(want);
	});

	/** [what happens after the first report, and whether the second one still counts] */
	it.each<[string, Role, boolean]>([
		["ACT 24.5 GTOT USLAX", "pod", false],
		["ACT 24.5 PICK USLAX", "pod", false],
		["ACT 24.5 LOAD USLAX rail", "pod", false],
		["ACT 24.5 GTOT USLAX rail", "transfer", false],
		["ACT 25 GTOT USLAX", "pod", true],
		["EST 24.5 GTOT USLAX", "pod", true],
		["ACT 24.5 GTIN USLAX", "pod", true],
		["ACT 24.5 DEPA USLAX rail", "pod", true],
		["ACT 24.5 GTOT USLAX", "excursion", true],
		["ACT 24.5 GTOT USOAK", "onward", true],
	])(
		"until %s of the %s; whether a report then counts: %s",
		(line, role, counts) => {
			const found = availabilityIn(
				[[line, role]],
				[
					[24, "USLAX", true],
					[25, "USLAX", false],
				],
			);
			expect(words(found)).toEqual([
				counts ? "USLAX 24 -25 last 25" : "USLAX 24 last 24",
			]);
		},
	);

	it("until it leaves for the first time, separately at each place", () => {
		const said: Said[] = [
			...([
				[24, "USLAX", true],
				[26, "USLAX", false],
			] as const),
			...([
				[30, "USCHI", true],
				[32, "USCHI", false],
			] as const),
		];
		const out: Placed[] = [
			["ACT 27 GTOT USLAX", "pod"],
			["ACT 25 GTOT USLAX", "pod"],
			["ACT 31 GTOT USCHI", "destination"],
		];
		expect(words(availabilityIn(out, said))).toEqual([
			...["USLAX 24 last 24", "USCHI 30 last 30"],
		]);
		const onward: Placed = ["ACT 31 GTOT USOAK", "onward"];
		const hints: Placed[] = [
			["ACT 30 AVPU USOAK", "onward"],
			["ACT 32 AVPU USOAK", "onward"],
		];
		expect(words(availabilityIn([onward, ...hints], []))).toEqual([
			"USOAK  last null",
		]);
	});
});

it("each change of availability is an event with its own key, place and source", () => {
	const [found] = availabilityIn(
		[["ACT 23 AVPU USLAX at:port_terminal:PIER", "pod"]],
		[
			[24, "USLAX", false],
			[25, "USLAX", true],
			[26, "USLAX", false],
			[27, "USLAX", true],
		],
	);
	const [hint] = found?.changes ?? [];
	if (!found || !hint || hint.from.kind === "status")
		throw new Error("no hint");
	const kept = { ...hint.from, key: "kept" };
	const context = {
		lookup,
		first: new Map([[hint.from, kept]]),
		facilities: { named: () => null, only: () => null },
	};
	const events = availabilityEventsOf(found, context);
	expect(events.map(({ key }) => key)).toEqual([
		"available@USLAX",
		"not_available@USLAX",
		"available@USLAX#2",
		"not_available@USLAX#2",
		"available@USLAX#3",
	]);
	const place = {
		...{ locode: "USLAX", placeName: "Los Angeles" },
		...{ timezone: "America/Los_Angeles", isEstimate: false },
		...{ vessel: null, voyageNumber: null },
	};
	expect(events.slice(0, 2)).toMatchObject([
		{
			...place,
			event: "container.transport.available",
			timestamp: day(23),
			facility: { facilityCode: "PIER" },
			source: { kind: "shipping_line" },
			observation: "shipping_line/MAEU/kept",
		},
		{
			...place,
			event: "container.transport.not_available",
			timestamp: day(24),
			facility: null,
			source: { kind: "terminal" },
			observation: expect.stringContaining("terminal/trapac/24 USLAX"),
		},
	]);
});
