import { describe, expect, it } from "vitest";
import {
	compareAttributes,
	type WatchedAttributes,
} from "../../../server/tracking/compare/compare-attributes.ts";
import { DIRECT, RAIL } from "../journeys.ts";
import { containerOf, day } from "../messages.ts";

const { attributes: NOTHING } = containerOf("PLN 1 GTOT CNSHA empty");
const EVENTS = [DIRECT, RAIL].flatMap(
	(text) => containerOf(text).transportEvents,
);
/** The milestones of whole journeys, all at the same time. */
const ALL = EVENTS.map((event) => ({ ...event, timestamp: day(5) }));

/** [time of a milestone, the milestones that announce it] */
it.each([
	["empty_out_at", ["empty_out"]],
	["pol_full_in_at", ["full_in"]],
	["pol_vessel_loaded_at", ["vessel_loaded"]],
	["pol_vessel_departed_at", ["vessel_departed"]],
	["pod_arrived_at", ["vessel_arrived"]],
	["pod_discharged_at", ["vessel_discharged"]],
	["pod_rail_loaded_at", ["rail_loaded"]],
	["pod_rail_departed_at", ["rail_departed"]],
	["ind_ata_at", ["arrived_at_inland_destination", "rail_arrived"]],
	["ind_rail_unloaded_at", ["rail_unloaded"]],
	["pod_full_out_at", ["full_out"]],
	["final_destination_full_out_at", ["full_out"]],
	["empty_terminated_at", ["empty_in"]],
] as const)(
	"the first %s is announced with %j, or otherwise as a change",
	(name, milestones) => {
		const told = (was: string | null, is: string | null, news = ALL) =>
			compareAttributes(
				{ ...NOTHING, [name]: was },
				{ ...NOTHING, [name]: is },
				news,
			);
		const announcing = ALL.filter(
			(event) => Object.keys(told(null, day(5), [event])).length === 0,
		).map(({ event }) => event.replace("container.transport.", ""));
		expect([...new Set(announcing)].sort()).toEqual(milestones);
		expect(told(null, day(6))).toEqual({ [name]: [null, day(6)] });
		expect(told(day(4), day(5))).toEqual({ [name]: [day(4), day(5)] });
		expect(told(day(5), null)).toEqual({ [name]: [day(5), null] });
		expect(told(null, null)).toEqual({});
		expect(told(day(5), day(5))).toEqual({});
	},
);

describe("a changeset", () => {
	const freight = { name: "freight", status: "hold", description: null };
	const customs = { ...freight, name: "customs" };
	/** [the values that change, before and after, the changeset; none when nothing changes] */
	it.each([
		["pickup_lfd", [null, day(3)], { pickup_lfd: [null, day(3)] }],
		[
			"available_for_pickup",
			[null, false],
			{ available_for_pickup: [null, false] },
		],
		[
			"available_for_pickup",
			[true, false],
			{ available_for_pickup: [true, false] },
		],
		[
			"pickup_appointment_at",
			[day(3), null],
			{ pickup_appointment_at: [day(3), null] },
		],
		["ind_facility_holds", [null, []], { ind_facility_holds: [null, []] }],
		["ind_facility_holds", [[], null], { ind_facility_holds: [[], null] }],
		["ind_facility_fees", [null, null], {}],
		["fees_at_pod_terminal", [[], []], {}],
		[
			"holds_at_pod_terminal",
			[
				[freight, customs],
				[customs, freight],
			],
			{},
		],
		[
			"holds_at_pod_terminal",
			[[freight], [freight, freight]],
			{ holds_at_pod_terminal: [[freight], [freight, freight]] },
		],
		["current_status", ["new", "loaded"], {}],
	] as const)("of %s, %j, is %j", (name, [was, is], want) => {
		const of = (value: unknown) =>
			({ ...NOTHING, [name]: value }) as WatchedAttributes;
		expect(compareAttributes(of(was), of(is), [])).toEqual(want);
	});

	it.each(["pickup_lfd_line", "pickup_lfd_terminal", "pickup_lfd_rail"])(
		"has %s, which is a member of import_deadlines",
		(name) => {
			const of = (import_deadlines: object | null) =>
				({ ...NOTHING, import_deadlines }) as WatchedAttributes;
			const [before, after, none] = [of({}), of({ [name]: day(3) }), of(null)];
			const change = { [name]: [null, day(3)] };
			expect(compareAttributes(before, after, [])).toEqual(change);
			expect(compareAttributes(none, after, [])).toEqual(change);
			expect(compareAttributes(after, none, [])).toEqual({
				[name]: [day(3), null],
			});
		},
	);
});
