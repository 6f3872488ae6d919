import { describe, expect, it } from "vitest";
import type { ContainerAttributes } from "../../../server/tracking/journey/container-attributes.ts";
import {
	BOX_2,
	containerOf,
	day,
	eventLines,
	journeyOf,
	say,
	shipmentOf,
} from "../messages.ts";

const VOYAGE = `
	ACT 5  LOAD CNSHA ship:ALPHA
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 20 ARRI USLAX ship:ALPHA
	ACT 21 DISC USLAX ship:ALPHA
`;
const BOARDED = VOYAGE.split("\n").slice(0, 3).join("\n");
const PLAN = "PLN 6 DEPA CNSHA ship:ALPHA\nPLN 20 ARRI USLAX ship:ALPHA\n";
const BY_RAIL = `${VOYAGE} ACT 23 GTOT USLAX rail`;
const DELIVERED = `${VOYAGE} ACT 22 GTOT USLAX truck\nACT 23 GTIN USCHI truck at:customer_location`;
const AT_RAMP = {
	current_status: "grounded",
	ind_ata_at: day(27),
	final_destination_full_out_at: null,
} as const;

/** [the messages, the resulting values of the container] */
it.each<[string, Partial<ContainerAttributes>]>([
	// Left at a customer's place, to be filled or emptied there.
	[
		`${VOYAGE} ACT 23 DROP USLAX truck at:customer_location`,
		{ current_status: "dropped" },
	],
	[
		`${VOYAGE} ACT 23 DROP USLAX truck at:depot`,
		{ current_status: "grounded" },
	],
	[
		`${VOYAGE} PLN 23 DROP USLAX truck at:customer_location`,
		{ current_status: "grounded" },
	],
	[
		`${VOYAGE} ACT 23 STRP USLAX truck at:customer_location`,
		{ current_status: "grounded" },
	],
	["ACT 1 DROP CNSHA truck at:customer_location", { current_status: "new" }],
	["ACT 1 GTIN CNSHA truck at:customer_location", { current_status: "new" }],
	[
		`${VOYAGE} ACT 23 GTIN USLAX truck at:customer_location`,
		{ current_status: "dropped" },
	],
	[DELIVERED, { current_status: "dropped", pod_full_out_at: day(22) }],
	[
		`${DELIVERED}\nACT 24 STRP USCHI at:customer_location`,
		{ current_status: "dropped" },
	],
	[
		`${DELIVERED}\nACT 25 GTOT USCHI empty truck at:customer_location`,
		{ current_status: "picked_up", pod_full_out_at: day(22) },
	],
	[
		`${DELIVERED}\nACT 25 PICK USCHI empty truck`,
		{ current_status: "picked_up" },
	],
	[
		`${DELIVERED}\nPLN 25 PICK USCHI empty truck at:customer_location`,
		{ current_status: "dropped" },
	],
	[
		`${DELIVERED}\nACT 25 PICK USKCK empty truck at:customer_location`,
		{ current_status: "dropped" },
	],
	[
		`${DELIVERED}\nACT 25 PICK USCHI empty truck at:depot`,
		{ current_status: "dropped" },
	],
	[
		`${DELIVERED}\nACT 25 GTOT USCHI empty truck\nACT 27 GTIN USLAX empty truck at:depot`,
		{ current_status: "empty_returned" },
	],
	[
		`${VOYAGE} ACT 23 GTIN USLAX truck at:customer_location\nACT 24 PICK USLAX empty truck`,
		{ current_status: "picked_up", pod_full_out_at: null },
	],
	[
		`${BY_RAIL}\nACT 27 GTIN USCHI rail at:ramp\nACT 28 GTOT USCHI truck at:ramp\nACT 29 GTIN USCHI truck at:customer_location`,
		{ current_status: "dropped", final_destination_full_out_at: day(28) },
	],
	// On its way to the port of lading.
	["ACT 1 LOAD CNNGB barge:A", { current_status: "loaded" }],
	["ACT 1 LOAD USCHI rail", { current_status: "loaded" }],
	["ACT 1 LOAD USCHI truck", { current_status: "loaded" }],
	["ACT 1 LOAD USCHI rail empty", { current_status: "new" }],
	["PLN 1 LOAD USCHI rail", { current_status: "new" }],
	["ACT 1 INSP USCHI\nACT 2 DEPA USCHI rail", { current_status: "loaded" }],
	["ACT 1 INSP CNNGB\nACT 2 DEPA CNNGB barge:A", { current_status: "loaded" }],
	["ACT 1 INSP CNNGB\nACT 2 DEPA CNNGB truck", { current_status: "new" }],
	["ACT 1 INSP CNNGB\nACT 2 ARRI CNNGB barge:A", { current_status: "new" }],
	[`${PLAN} ACT 2 GTOT CNNGB truck`, { current_status: "loaded" }],
	[
		`${PLAN} ACT 2 GTOT CNNGB truck at:customer_location`,
		{ current_status: "loaded" },
	],
	[
		`${PLAN} ACT 2 PICK CNNGB truck at:customer_location`,
		{ current_status: "loaded" },
	],
	[`${PLAN} ACT 2 GTOT CNNGB rail`, { current_status: "loaded" }],
	[
		`${PLAN} ACT 2 STUF CNNGB\nACT 3 DEPA CNNGB truck`,
		{ current_status: "loaded" },
	],
	[
		`${PLAN} ACT 2 GTOT CNNGB truck\nACT 3 GTIN CNSHA truck`,
		{ current_status: "loaded", pol_full_in_at: day(3) },
	],
	[
		`${PLAN} ACT 2 GTOT CNNGB truck\nACT 5 LOAD CNSHA ship:ALPHA`,
		{ current_status: "on_ship" },
	],
	[
		`${PLAN} ACT 1 GTOT CNNGB empty truck at:depot\nACT 1 DEPA CNNGB truck`,
		{ current_status: "new", empty_out_at: day(1) },
	],
	[
		`${PLAN} ACT 1 DEPA CNNGB truck\nACT 2 GTIN CNNGB truck`,
		{ current_status: "new" },
	],
	[`${PLAN} ACT 2 GTOT CNNGB truck filling?`, { current_status: "new" }],
	[`${PLAN} PLN 2 GTOT CNNGB truck`, { current_status: "new" }],
	[`${PLAN} ACT 2 GTOT CNSHA truck`, { current_status: "new" }],
	["ACT 2 GTOT USCHI truck", { current_status: "new" }],
	// On its way from the port of discharge.
	[
		`${VOYAGE} ACT 23 GTOT USLAX rail`,
		{ current_status: "on_rail", pod_rail_departed_at: day(23) },
	],
	[
		`${VOYAGE} ACT 23 LOAD USLAX rail`,
		{ current_status: "on_rail", pod_rail_loaded_at: day(23) },
	],
	[
		`${VOYAGE} ACT 23 DEPA USLAX rail`,
		{ current_status: "on_rail", pod_rail_departed_at: day(23) },
	],
	[
		`${VOYAGE} ACT 23 GTOT USLAX rail\nACT 24 DEPA USLAX rail`,
		{ current_status: "on_rail", pod_rail_departed_at: day(24) },
	],
	[
		`${VOYAGE} PLN 23 DEPA USLAX rail`,
		{ current_status: "awaiting_inland_transfer" },
	],
	[
		`${VOYAGE} PLN 23 DEPA USLAX rail\nACT 24 GTOT USLAX truck`,
		{ current_status: "picked_up", pod_full_out_at: day(24) },
	],
	[
		`${VOYAGE} PLN 23 DEPA USLAX rail\nACT 24 GTOT USLAX`,
		{ current_status: "awaiting_inland_transfer", pod_full_out_at: null },
	],
	[
		`${VOYAGE} ACT 23 LOAD USLAX rail\nEST 27 ARRI USCHI rail\nACT 28 GTOT USCHI truck`,
		{ current_status: "picked_up", final_destination_full_out_at: day(28) },
	],
	// At its last terminal, where only the gate reports it.
	[`${BY_RAIL}\nACT 27 GTIN USCHI rail`, AT_RAMP],
	[`${BY_RAIL}\nACT 27 GTIN USCHI rail at:ramp`, AT_RAMP],
	[`${BY_RAIL}\nACT 27 GTIN USCHI rail filling?`, AT_RAMP],
	[
		`${BY_RAIL}\nACT 27 ARRI USCHI rail at:ramp\nACT 28 GTIN USCHI rail at:ramp`,
		AT_RAMP,
	],
	[
		`${BY_RAIL}\nACT 27 ARRI USCHI rail\nACT 28 GTIN USCHI truck at:inland_terminal`,
		AT_RAMP,
	],
	[
		`${VOYAGE} ACT 23 LOAD USLAX barge:A\nACT 27 ARRI USCHI barge:A\nACT 28 GTIN USCHI barge`,
		{ current_status: "grounded" },
	],
	[
		`${BY_RAIL}\nACT 27 ARRI USCHI rail\nACT 28 GTOT USCHI truck at:ramp\nACT 29 GTIN USCHI truck at:ramp`,
		AT_RAMP,
	],
	[
		`${BY_RAIL}\nACT 27 GTIN USCHI rail\nACT 28 GTOT USCHI truck`,
		{ current_status: "picked_up", final_destination_full_out_at: day(28) },
	],
	[`${BY_RAIL}\nPLN 27 GTIN USCHI rail at:ramp`, { current_status: "on_rail" }],
	[
		`${BY_RAIL}\nACT 27 ARRI USCHI rail\nACT 28 GTIN USCHI truck`,
		{ current_status: "on_rail" },
	],
	[
		`${BY_RAIL}\nACT 27 GTIN USKCK rail\nEST 29 ARRI USCHI rail`,
		{ current_status: "on_rail" },
	],
])("%s gives %o", (text, want) => {
	expect(containerOf(text)).toMatchObject(want);
});

describe("a message that names no container", () => {
	it("belongs to all containers of its bill", () => {
		const text = `ACT 3 GTIN CNSHA truck\n${BOARDED} ACT 4 LOAD CNSHA ship:ALPHA nobox`;
		expect(shipmentOf(text).port_of_lading_locode).toBe("CNSHA");
		const booked =
			"ACT 6 DEPA CNSHA ship:ALPHA\nPLN 20 DISC USLAX ship:ALPHA nobox";
		expect(journeyOf(booked).containers).toEqual([]);
		expect(shipmentOf(booked).port_of_discharge_locode).toBe("USLAX");
		const withOne = `${booked}\nACT 3 GTIN CNSHA truck`;
		expect(shipmentOf(withOne).port_of_discharge_locode).toBe("USLAX");
	});
});

describe("a container that was returned empty", () => {
	it("at an unnamed place has ended its journey", () => {
		const text = `
			ACT -60 LOAD USLAX ship:OLDIE
			ACT -39 DISC CNSHA ship:OLDIE
			ACT -20 GTIN - empty truck
			ACT 1 GTOT CNSHA empty truck
			${VOYAGE}
		`;
		expect(eventLines(containerOf(text))[0]).toBe("empty_out CNSHA 1");
		expect(shipmentOf(text).port_of_lading_locode).toBe("CNSHA");
	});

	it.each(["customer_location", "container_freight_station"])(
		"at a %s is still on its journey",
		(type) => {
			const text = `
				${VOYAGE}
				ACT 25 GTIN USLAX empty truck at:${type}
				ACT 26 GTOT USLAX empty truck at:${type}
				ACT 28 GTIN USLAX empty truck at:depot
			`;
			expect(containerOf(text)).toMatchObject({
				pol_vessel_loaded_at: day(5),
				empty_terminated_at: day(28),
			});
		},
	);

	it("unused is not on the vessel that was planned for it", () => {
		const unused = `
			ACT 1 GTOT CNSHA empty truck
			ACT 3 GTIN CNSHA empty truck at:depot
			ACT 6 DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
		`;
		expect(containerOf(unused)).toMatchObject({
			current_status: "new",
			pol_vessel_departed_at: null,
			pod_arrived_at: null,
		});
		const only = unused.replace(/.*GTOT.*\n/, "");
		expect(containerOf(only).pol_vessel_departed_at).toBe(day(6));
		const used = unused.replace("GTOT CNSHA empty", "GTOT CNSHA");
		expect(containerOf(used).pol_vessel_departed_at).toBe(day(6));
	});
});

it("with several requested bills the shipment has the first in alphabetical order", () => {
	const told = ["bill:M1 bill:H1", "bill:H1 bill:M1"];
	for (const bills of told) {
		const text = `ACT 5 LOAD CNSHA ship:ALPHA ${bills}`;
		expect(
			shipmentOf(text, { documents: ["M1", "H1"] }).bill_of_lading_number,
		).toBe("H1");
	}
});

it.each([
	["PLN", true],
	["EST", true],
	["ACT", false],
])(
	"%s is kept in the history as an estimate: %s, with its vessel",
	(classifier, isEstimate) => {
		const said = say(`${classifier} 6 DEPA CNSHA ship:ALPHA`);
		const also = [{ ...said, vessel: { imo: "9778791", name: "ALPHA" } }];
		const [, raw] = containerOf("ACT 2 INSP CNSHA", { also }).rawEvents;
		expect(raw).toMatchObject({
			isEstimate,
			locode: "CNSHA",
			vesselName: "ALPHA",
			vesselImo: "9778791",
		});
	},
);

it("a container that left by truck is not on the train of another container of its bill", () => {
	const text = `
		${VOYAGE}
		ACT 21 DISC USLAX ship:ALPHA box:${BOX_2}
		ACT 23 LOAD USLAX rail
		ACT 24 GTOT USLAX truck box:${BOX_2}
		ACT 26 DISC USCHI rail
	`;
	expect(
		journeyOf(text).containers.map(
			({ attributes }) => attributes.current_status,
		),
	).toEqual(["grounded", "picked_up"]);
});

describe("the first estimate of the inland arrival", () => {
	const text = `
		${VOYAGE}
		ACT 23 LOAD USLAX rail said:23
		EST 26 ARRI USKCK rail at:ramp said:23
		EST 27 ARRI USKCK rail at:ramp said:24
	`;
	const onward = "EST 29 ARRI USCHI rail at:ramp said:25";

	it("is the one for the first named destination", () => {
		expect(shipmentOf(`${text}\n${onward}`)).toMatchObject({
			destination_locode: "USCHI",
			destination_original_eta_at: day(26),
			destination_eta_at: day(29),
		});
	});

	it("is not the one for an interchange on the way there", () => {
		const through = "EST 27.5 DEPA USKCK rail at:ramp said:25";
		expect(shipmentOf(`${text}\n${through}\n${onward}`)).toMatchObject({
			destination_locode: "USCHI",
			destination_original_eta_at: day(29),
			destination_eta_at: day(29),
		});
	});
});

describe("a message", () => {
	it("that is received again unchanged keeps its first time of receipt", () => {
		const text = [50, 60, 55]
			.map((heard) => `ACT 5 LOAD CNSHA ship:ALPHA id:E heard:${heard}`)
			.join("\n");
		const { provenance } = containerOf(text);
		expect(provenance.pol_vessel_loaded_at).toMatchObject({
			receivedAt: day(50),
		});
	});

	it("without a time zone gets that of its place", () => {
		const also = [
			{ ...say("ACT 5 LOAD CNSHA ship:ALPHA"), timezone: null },
			{ ...say("ACT 6 DEPA CNSHA ship:ALPHA"), timezone: "Asia/Chongqing" },
		];
		const { transportEvents } = containerOf("", { also });
		expect(transportEvents.map(({ timezone }) => timezone)).toEqual([
			"Asia/Shanghai",
			"Asia/Chongqing",
		]);
	});

	it("with a time after the voyage does not change the port of lading", () => {
		const [pol, pod] = containerOf(`
			PLN 5  LOAD CNSHA ship:ALPHA
			PLN 20 DISC USLAX ship:ALPHA
			ACT 26 GTOT USLAX truck
		`).seaStops;
		expect(pol?.seenAt).toBeNull();
		expect(pod?.seenAt).toBe(day(26));
	});
});
