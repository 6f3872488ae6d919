import { describe, expect, it } from "vitest";
import {
	containerOf,
	day,
	eventLines,
	journeyOf,
	shipmentOf,
} from "../messages.ts";

const polAndPod = (text: string) => {
	const { port_of_lading_locode, port_of_discharge_locode } = shipmentOf(text);
	return [port_of_lading_locode, port_of_discharge_locode];
};

describe("the port of discharge", () => {
	it("is not a transshipment port from which the container goes on, even while its destination is unknown", () => {
		const text = `
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 12 ARRI SGSIN ship:ALPHA
			ACT 13 DISC SGSIN ship:ALPHA
			PLN 16 LOAD SGSIN ship:BRAVO
		`;
		expect(polAndPod(text)).toEqual(["CNSHA", null]);
		expect(eventLines(containerOf(text)).at(-1)).toBe(
			"transshipment_discharged SGSIN 13",
		);
	});

	it("is known from the schedule before any actual event", () => {
		expect(
			polAndPod(`
				PLN 6  DEPA CNSHA ship:ALPHA
				PLN 12 ARRI SGSIN ship:ALPHA
				PLN 17 DEPA SGSIN ship:BRAVO
				PLN 40 ARRI NLRTM ship:BRAVO
			`),
		).toEqual(["CNSHA", "NLRTM"]);
	});

	it("is where the container was discharged after the vessel was diverted", () => {
		expect(
			polAndPod(`
				ACT 5  LOAD CNSHA ship:ALPHA
				ACT 6  DEPA CNSHA ship:ALPHA
				EST 24 ARRI USLAX ship:ALPHA
				PLN 25 DISC USLAX ship:ALPHA
				ACT 22 ARRI USOAK ship:ALPHA
				ACT 23 DISC USOAK ship:ALPHA
			`),
		).toEqual(["CNSHA", "USOAK"]);
	});

	it("stays the last port when a departure is delayed and the schedule after it is not updated", () => {
		expect(
			polAndPod(`
				ACT 28 LOAD CNSHA ship:ALPHA
				ACT 29 DEPA CNSHA ship:ALPHA
				EST 34 ARRI SGSIN ship:ALPHA said:29
				PLN 17 DEPA SGSIN ship:BRAVO
				PLN 27 ARRI NLRTM ship:BRAVO
			`),
		).toEqual(["CNSHA", "NLRTM"]);
	});

	it("is the port that the source marks, and vessels beyond it are feeders", () => {
		const container = containerOf(`
			ACT 2  LOAD CNNGB ship:SHUTTLE phase:export
			ACT 3  ARRI CNSHA ship:SHUTTLE phase:export
			ACT 5  LOAD CNSHA ship:ALPHA phase:export
			ACT 6  DEPA CNSHA ship:ALPHA phase:export
			ACT 12 ARRI SGSIN ship:ALPHA phase:transshipment
			ACT 17 DEPA SGSIN ship:BRAVO phase:transshipment
			ACT 40 ARRI NLRTM ship:BRAVO phase:import
			ACT 42 DEPA NLRTM ship:COASTER phase:import
			ACT 45 ARRI DEDUI ship:COASTER phase:import
		`);
		expect(eventLines(container)).toEqual([
			"feeder_loaded CNNGB 2",
			"feeder_arrived CNSHA 3",
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"transshipment_arrived SGSIN 12",
			"transshipment_departed SGSIN 17",
			"vessel_arrived NLRTM 40",
			"feeder_departed NLRTM 42",
			"feeder_arrived DEDUI 45",
		]);
	});

	it("is not a port that the vessel omits, even if the source still marks it", () => {
		expect(
			polAndPod(`
				ACT 5  LOAD CNSHA ship:ALPHA phase:export
				ACT 6  DEPA CNSHA ship:ALPHA phase:export
				EST 20 ARRI USLAX ship:ALPHA phase:import said:7
				PLN 21 DISC USLAX ship:ALPHA phase:import said:1
				EST 23 ARRI USOAK ship:ALPHA phase:import said:15
				PLN 24 DISC USOAK ship:ALPHA phase:import said:15
			`),
		).toEqual(["CNSHA", "USOAK"]);
	});

	it("is not the last place that a source marks as a transshipment", () => {
		expect(
			polAndPod(`
				ACT 6  DEPA CNSHA ship:ALPHA
				ACT 12 ARRI SGSIN ship:ALPHA phase:transshipment
				ACT 13 DISC SGSIN ship:ALPHA phase:transshipment
			`),
		).toEqual(["CNSHA", null]);
	});
});

/** [the carrier's messages, the events, each with the carrier's code] */
it.each<[string, string[]]>([
	[
		`
		ACT 5  LOAD CNSHA ship:ALPHA
		ACT 6  DEPA CNSHG ship:ALPHA
		ACT 20 ARRI USNYC ship:ALPHA
		ACT 21 DISC USEWR ship:ALPHA
		ACT 23 GTOT USUYU truck
		ACT 30 GTIN USEWR empty truck
		`,
		[
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHG 6",
			"vessel_arrived USNYC 20",
			"vessel_discharged USEWR 21",
			"full_out USUYU 23",
			"empty_in USEWR 30",
		],
	],
	[
		`
		ACT 6  DEPA CNSHA ship:ALPHA
		ACT 12 DISC KRBNP ship:ALPHA
		ACT 14 GTOT KRBNP truck
		ACT 16 LOAD KRPUS ship:BRAVO
		EST 30 ARRI USEWR ship:BRAVO said:8
		ACT 31 ARRI USNYC ship:BRAVO
		`,
		[
			"vessel_departed CNSHA 6",
			"transshipment_discharged KRBNP 12",
			"transshipment_loaded KRPUS 16",
			"vessel_arrived USNYC 31",
		],
	],
	[
		`
		ACT 6  DEPA CNSHA ship:ALPHA
		ACT 20 DISC USNYC ship:ALPHA
		ACT 22 LOAD USEWR rail
		ACT 28 DISC USCHI rail at:ramp
		`,
		[
			"vessel_departed CNSHA 6",
			"vessel_discharged USNYC 20",
			"rail_loaded USEWR 22",
			"rail_unloaded USCHI 28",
		],
	],
])(
	"a port reported under several UN/LOCODEs is one port: %s",
	(text, lines) => {
		expect(eventLines(containerOf(text))).toEqual(lines);
	},
);

describe("two calls of one port", () => {
	it("in one voyage are distinguished by their sequence numbers", () => {
		const { shipment, containers } = journeyOf(`
			ACT 5  LOAD CNSHA ship:ALPHA seq:1
			ACT 6  DEPA CNSHA ship:ALPHA seq:1
			ACT 8  ARRI CNNGB ship:ALPHA seq:2
			ACT 9  DEPA CNNGB ship:ALPHA seq:2
			ACT 20 ARRI USLAX ship:ALPHA seq:3
			ACT 21 DEPA USLAX ship:ALPHA seq:3
			ACT 22 ARRI USOAK ship:ALPHA seq:4
			ACT 23 DEPA USOAK ship:ALPHA seq:4
			ACT 25 ARRI USLAX ship:ALPHA seq:5
			ACT 26 DISC USLAX ship:ALPHA seq:5
		`);
		expect(shipment.attributes.pod_ata_at).toBe(day(25));
		expect(containers.map(eventLines)).toEqual([
			[
				"vessel_loaded CNSHA 5",
				"vessel_departed CNSHA 6",
				"vessel_arrived USLAX 25",
				"vessel_discharged USLAX 26",
			],
		]);
	});

	it("give the port of discharge the time of the call at which the container was discharged, not of the later one", () => {
		expect(
			journeyOf(`
				ACT 6  DEPA CNSHA ship:ALPHA seq:1
				ACT 20 ARRI USLAX ship:ALPHA seq:3
				ACT 21 DISC USLAX ship:ALPHA seq:3
				ACT 25 ARRI USLAX ship:ALPHA seq:5
			`).shipment.attributes.pod_ata_at,
		).toBe(day(20));
	});

	it("are, like all calls, in the order of their sequence numbers, even if the schedule contradicts", () => {
		expect(
			polAndPod(`
				ACT 6  DEPA CNSHA ship:ALPHA seq:1
				PLN 25 ARRI CNNGB ship:ALPHA seq:2
				PLN 26 DEPA CNNGB ship:ALPHA seq:2
				EST 20 ARRI USLAX ship:ALPHA seq:3
				EST 21 DEPA USLAX ship:ALPHA seq:3
			`),
		).toEqual(["CNSHA", "USLAX"]);
	});

	it("are in the order of loading and discharge where a new voyage restarts its sequence numbers", () => {
		expect(
			polAndPod(`
				ACT 5  LOAD CNSHA ship:ALPHA seq:8
				ACT 6  DEPA CNSHA ship:ALPHA seq:8
				EST 20 ARRI USLAX ship:ALPHA seq:1
			`),
		).toEqual(["CNSHA", "USLAX"]);
	});

	it("are distinguished by call ids where there are no sequence numbers", () => {
		expect(
			eventLines(
				containerOf(`
					ACT 5  LOAD CNSHA ship:ALPHA call:a1
					ACT 6  DEPA CNSHA ship:ALPHA call:a1
					ACT 9  ARRI CNSHA ship:ALPHA call:a2
					ACT 10 DEPA CNSHA ship:ALPHA call:a2
					ACT 20 ARRI USLAX ship:ALPHA call:a3
					ACT 21 DISC USLAX ship:ALPHA call:a3
				`),
			),
		).toEqual([
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"vessel_arrived USLAX 20",
			"vessel_discharged USLAX 21",
		]);
	});

	it("are two milestones when the container changes vessels there twice", () => {
		const container = containerOf(`
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 12 DISC SGSIN ship:ALPHA
			ACT 13 LOAD SGSIN ship:BRAVO
			ACT 14 DISC MYPKG ship:BRAVO
			ACT 15 LOAD MYPKG ship:CHARLIE
			ACT 16 DISC SGSIN ship:CHARLIE
			ACT 17 LOAD SGSIN ship:DELTA
			ACT 40 DISC NLRTM ship:DELTA
		`);
		expect(container.transportEvents.map(({ key }) => key)).toEqual([
			"vessel_loaded@CNSHA",
			"transshipment_discharged@SGSIN",
			"transshipment_loaded@SGSIN",
			"transshipment_discharged@MYPKG",
			"transshipment_loaded@MYPKG",
			"transshipment_discharged@SGSIN#2",
			"transshipment_loaded@SGSIN#2",
			"vessel_discharged@NLRTM",
		]);
	});
});

describe("one vessel twice", () => {
	it("discharging and loading the container at one port makes two legs, and the port of lading stays", () => {
		const text = `
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 12 ARRI SGSIN ship:ALPHA
			ACT 13 DISC SGSIN ship:ALPHA
			ACT 16 LOAD SGSIN ship:ALPHA
			ACT 17 DEPA SGSIN ship:ALPHA
			EST 40 ARRI NLRTM ship:ALPHA
		`;
		expect(polAndPod(text)).toEqual(["CNSHA", "NLRTM"]);
		expect(eventLines(containerOf(text))).toEqual([
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"transshipment_arrived SGSIN 12",
			"transshipment_discharged SGSIN 13",
			"transshipment_loaded SGSIN 16",
			"transshipment_departed SGSIN 17",
			"estimated.vessel_arrived NLRTM 40",
		]);
	});

	it("carries the container on two legs with another vessel between them", () => {
		const text = `
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 12 ARRI SGSIN ship:ALPHA
			ACT 13 DISC SGSIN ship:ALPHA
			ACT 14 LOAD SGSIN ship:BRAVO
			ACT 15 DISC MYPKG ship:BRAVO
			ACT 16 LOAD MYPKG ship:ALPHA
			ACT 17 DEPA MYPKG ship:ALPHA
			ACT 40 ARRI NLRTM ship:ALPHA
			ACT 41 DISC NLRTM ship:ALPHA
		`;
		expect(polAndPod(text)).toEqual(["CNSHA", "NLRTM"]);
		expect(eventLines(containerOf(text))).toEqual([
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"transshipment_arrived SGSIN 12",
			"transshipment_discharged SGSIN 13",
			"transshipment_loaded SGSIN 14",
			"transshipment_discharged MYPKG 15",
			"transshipment_loaded MYPKG 16",
			"transshipment_departed MYPKG 17",
			"vessel_arrived NLRTM 40",
			"vessel_discharged NLRTM 41",
		]);
	});

	it("makes two legs even while its name is unknown", () => {
		expect(
			polAndPod(`
				ACT 5  LOAD CNSHA vessel
				ACT 13 DISC SGSIN vessel
				PLN 16 LOAD SGSIN vessel
				PLN 40 DISC NLRTM vessel
			`),
		).toEqual(["CNSHA", "NLRTM"]);
	});

	it("makes one leg when the planned discharge is before the loading, because that schedule is old", () => {
		expect(
			polAndPod(`
				PLN 20 DISC USLAX ship:ALPHA
				ACT 28 LOAD CNSHA ship:ALPHA
				ACT 29 DEPA CNSHA ship:ALPHA
			`),
		).toEqual(["CNSHA", "USLAX"]);
	});
});
