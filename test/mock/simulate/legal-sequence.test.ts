import { describe, expect, it } from "vitest";
import type { TransportEvent } from "../../../client/index.ts";
import {
	illegalSteps,
	MILESTONES,
} from "../../../mock/simulate/legal-sequence.ts";

/** Events an hour apart in the given order; `!` in front of a name marks it as invalid. */
function eventsOf(names: string): TransportEvent[] {
	return names.split(/\s+/).map((word, hour) => ({
		id: `${word} ${hour}`,
		type: "transport_event",
		attributes: {
			event: `container.transport.${word.replace("!", "")}`,
			timestamp: new Date(Date.UTC(2026, 0, 1, hour)).toISOString(),
			invalidated_at: word.startsWith("!") ? "2026-02-01T00:00:00Z" : null,
		},
	})) as unknown as TransportEvent[];
}

const OUT = "empty_out full_in vessel_loaded vessel_departed";
const HOME = "vessel_arrived vessel_discharged full_out empty_in";

describe("these sequences are legal", () => {
	it.each([
		["nothing yet", "estimated.vessel_arrived"],
		["a direct journey", `${OUT} ${HOME}`],
		["a journey that has only begun", OUT],
		[
			"a transshipment",
			`${OUT} transshipment_arrived transshipment_discharged transshipment_loaded transshipment_departed ${HOME}`,
		],
		[
			"a barge before the vessel",
			"empty_out full_in feeder_loaded feeder_departed feeder_arrived feeder_discharged vessel_loaded vessel_departed",
		],
		[
			"a train after the vessel",
			`${OUT} vessel_arrived vessel_discharged rail_loaded rail_departed rail_arrived arrived_at_inland_destination rail_unloaded full_out empty_in`,
		],
		["a journey without gates", "vessel_loaded vessel_discharged empty_in"],
		["invalid events, at any place", `${OUT} !full_out ${HOME} !full_out`],
		[
			"events other than milestones",
			`${OUT} vessel_arrived vessel_discharged available not_available full_out`,
		],
	])("%s", (_what, names) => {
		expect(illegalSteps(eventsOf(names))).toEqual([]);
	});

	it("a day without times, whatever the order of its records", () => {
		const events = eventsOf(`${OUT} ${HOME}`)
			.map((event) => ({
				...event,
				attributes: { ...event.attributes, timestamp: "2026-01-01T00:00:00Z" },
			}))
			.toReversed();
		expect(illegalSteps(events as TransportEvent[])).toEqual([]);
	});
});

describe("these sequences are illegal", () => {
	it.each([
		[
			"a discharge before the loading",
			"empty_out full_in vessel_discharged",
			["vessel_discharged while on terminal"],
		],
		[
			"a departure of a vessel that it is not on",
			"empty_out vessel_departed",
			["vessel_departed while on land"],
		],
		[
			"a gate-out from the vessel",
			`${OUT} full_out`,
			["full_out while on vessel"],
		],
		[
			"a second loading without a discharge",
			`${OUT} vessel_loaded`,
			["vessel_loaded while on vessel"],
		],
		[
			"anything after the empty return",
			`${OUT} ${HOME} full_in`,
			["full_in after the empty return"],
		],
		[
			"an empty return from the train",
			`${OUT} vessel_arrived vessel_discharged rail_loaded empty_in`,
			["empty_in while on rail"],
		],
	])("%s", (_what, names, faults) => {
		expect(illegalSteps(eventsOf(names))).toEqual(faults);
	});
});

it("estimates and changes of facts are no milestones", () => {
	const names: ReadonlySet<string> = MILESTONES;
	for (const name of [
		"container.transport.estimated.vessel_arrived",
		"container.transport.available",
		"container.pickup_lfd.changed",
		"container.updated",
	]) {
		expect(names.has(name)).toBe(false);
	}
});
