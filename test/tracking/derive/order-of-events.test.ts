import { expect, it } from "vitest";
import { transportEventsOf } from "../../../server/tracking/derive/transport-events.ts";
import type { Milestone } from "../../../server/tracking/observations/event-names.ts";
import type { Occurrence } from "../../../server/tracking/route/occurrence.ts";
import { lookup, say } from "../messages.ts";

const FACILITIES = { named: () => null, only: () => null };
const CONTEXT = { first: new Map(), lookup, facilities: FACILITIES };

/** The names of the events of milestones, all at one moment, each with its message. */
function eventsOf(
	milestones: readonly (readonly [Milestone, classifier: "ACT" | "EST"])[],
) {
	const occurrences = new Map(
		milestones.map(([milestone, classifier]): [Milestone, Occurrence[]] => {
			const observations = [say(`${classifier} 9 ARRI USLAX ship:ALPHA`)];
			const key = `${milestone}@USLAX`;
			return [
				milestone,
				[{ milestone, key, role: "pod", place: "USLAX", observations }],
			];
		}),
	);
	const from = say("ACT 9 AVPU USLAX");
	const availability = [true, false].map((isAvailable) => ({
		isAvailable,
		from,
	}));
	return transportEventsOf(
		occurrences,
		[{ place: "USLAX", changes: availability, latest: null }],
		CONTEXT,
	).map(({ event }) => event.replace("container.transport.", ""));
}

/** From the first depot to the last. */
const JOURNEY = [
	...(["empty_out", "full_in", "vessel_loaded", "vessel_departed"] as const),
	...(["transshipment_arrived", "transshipment_discharged"] as const),
	...(["transshipment_loaded", "transshipment_departed"] as const),
	...(["vessel_arrived", "vessel_discharged"] as const),
	...(["feeder_arrived", "feeder_discharged"] as const),
	...(["feeder_loaded", "feeder_departed", "rail_loaded"] as const),
	...([
		"rail_departed",
		"rail_arrived",
		"arrived_at_inland_destination",
	] as const),
	...(["rail_unloaded"] as const),
];
const AFTER = ["full_out", "empty_in"] as const;

it("events at one instant are in order from depot to empty return, with availability before the gate-out", () => {
	const told = [...JOURNEY, ...AFTER]
		.map((milestone) => [milestone, "ACT"] as const)
		.toReversed();
	expect(eventsOf(told)).toEqual([
		...JOURNEY,
		...["available", "not_available"],
		...AFTER,
	]);
});

it("an estimate is ordered like its event", () => {
	expect(
		eventsOf([
			["empty_in", "ACT"],
			["rail_unloaded", "ACT"],
			["arrived_at_inland_destination", "EST"],
			["rail_arrived", "ACT"],
			["vessel_discharged", "ACT"],
			["vessel_arrived", "EST"],
			["transshipment_arrived", "ACT"],
			["vessel_departed", "EST"],
			["vessel_loaded", "ACT"],
		]),
	).toEqual([
		...["vessel_loaded", "estimated.vessel_departed", "transshipment_arrived"],
		...["estimated.vessel_arrived", "vessel_discharged", "rail_arrived"],
		...["estimated.arrived_at_inland_destination", "rail_unloaded"],
		...["available", "not_available", "empty_in"],
	]);
});

it("estimates have events only at the ends of the voyage and inland", () => {
	const told = [...JOURNEY, ...AFTER].map((name) => [name, "EST"] as const);
	expect(eventsOf(told)).toEqual([
		...["estimated.vessel_departed", "estimated.vessel_arrived"],
		"estimated.arrived_at_inland_destination",
		...["available", "not_available"],
	]);
});
