import { describe, expect, it } from "vitest";
import {
	containerOf,
	day,
	eventLines,
	flat,
	journeyOf,
	shipmentOf,
} from "../messages.ts";
import { retraction } from "../reports.ts";

describe("gaps in the reports:", () => {
	it("a journey has its ports even if only transport events are reported", () => {
		expect(
			eventLines(
				containerOf(`
					ACT 1  GTOT CNSHA empty truck
					ACT 6  DEPA CNSHA ship:ALPHA
					ACT 12 ARRI SGSIN ship:ALPHA
					ACT 17 DEPA SGSIN ship:BRAVO
					ACT 40 ARRI NLRTM ship:BRAVO
				`),
			),
		).toEqual([
			"empty_out CNSHA 1",
			"vessel_departed CNSHA 6",
			"transshipment_arrived SGSIN 12",
			"transshipment_departed SGSIN 17",
			"vessel_arrived NLRTM 40",
		]);
	});

	it("calls without vessels are in order", () => {
		expect(
			eventLines(
				containerOf(`
					ACT 5  LOAD CNSHA vessel
					ACT 6  DEPA CNSHA vessel
					ACT 12 ARRI SGSIN vessel
					ACT 17 DEPA SGSIN vessel
					ACT 40 ARRI NLRTM vessel
				`),
			),
		).toEqual([
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"transshipment_arrived SGSIN 12",
			"transshipment_departed SGSIN 17",
			"vessel_arrived NLRTM 40",
		]);
	});

	it("messages without mode, filling or vessel join the call that fits", () => {
		expect(
			eventLines(
				containerOf(`
					ACT 1  GTOT CNSHA filling?
					ACT 3  GTIN CNSHA filling?
					ACT 5  LOAD CNSHA filling?
					ACT 6  DEPA CNSHA ship:ALPHA
					ACT 20 ARRI USLAX ship:ALPHA
					ACT 21 DISC USLAX filling?
					ACT 23 GTOT USLAX filling?
				`),
			),
		).toEqual([
			"empty_out CNSHA 1",
			"full_in CNSHA 3",
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"vessel_arrived USLAX 20",
			"vessel_discharged USLAX 21",
			"full_out USLAX 23",
		]);
	});

	it("a place without a UN/LOCODE gets the code of another message with its name, or else keeps its name", () => {
		const container = containerOf(`
			ACT 5  LOAD Shanghai ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI Nowhere ship:ALPHA
		`);
		expect(container.transportEvents).toMatchObject([
			{ key: "vessel_loaded@CNSHA", locode: "CNSHA" },
			{ key: "vessel_departed@CNSHA" },
			{
				key: "vessel_arrived@NOWHERE",
				locode: null,
				placeName: "Nowhere",
				timezone: null,
			},
		]);
	});

	it("a message without a place is only kept in the history", () => {
		const container = containerOf("ACT 5 LOAD - ship:ALPHA");
		expect(container.transportEvents).toEqual([]);
		expect(container.rawEvents).toMatchObject([{ event: null }]);
	});

	it("a booking without containers gives a shipment without containers", () => {
		const journey = journeyOf(`
			PLN 5  LOAD CNSHA ship:ALPHA nobox booking:B1
			PLN 6  DEPA CNSHA ship:ALPHA booking:B1
			PLN 20 ARRI USLAX ship:ALPHA booking:B1
		`);
		expect(journey.containers).toEqual([]);
		expect(flat(journey.shipment)).toMatchObject({
			bookings: ["B1"],
			bill_of_lading_number: null,
			port_of_lading_locode: "CNSHA",
			pol_etd_at: day(6),
			pod_eta_at: day(20),
			pod_vessel_name: "ALPHA",
		});
	});

	it("no messages give an empty journey", () => {
		expect(journeyOf("")).toMatchObject({
			containers: [],
			shipment: {
				attributes: { port_of_lading_locode: null },
				isBookingCancelled: false,
			},
		});
	});
});

describe("a change", () => {
	it("to another vessel replaces the old plan, and the first estimate stays the original one", () => {
		const { shipment, containers } = journeyOf(`
			PLN 5  LOAD CNSHA ship:ALPHA said:-5
			PLN 6  DEPA CNSHA ship:ALPHA said:-5
			PLN 20 ARRI USLAX ship:ALPHA said:-5
			PLN 21 DISC USLAX ship:ALPHA said:-5
			PLN 12 LOAD CNSHA ship:BRAVO said:4
			EST 13 DEPA CNSHA ship:BRAVO said:4
			EST 27 ARRI USLAX ship:BRAVO said:4
			PLN 28 DISC USLAX ship:BRAVO said:4
		`);
		expect(flat(shipment)).toMatchObject({
			pol_etd_at: day(13),
			pol_original_etd_at: day(6),
			pod_eta_at: day(27),
			pod_original_eta_at: day(20),
			pod_vessel_name: "BRAVO",
		});
		expect(containers.map(eventLines)).toEqual([
			[
				"estimated.vessel_departed CNSHA 13",
				"estimated.vessel_arrived USLAX 27",
			],
		]);
	});

	it("is not undone by the old vessel's departure without the container", () => {
		const { shipment } = journeyOf(`
			PLN 5  LOAD CNSHA ship:ALPHA said:-5
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 12 LOAD CNSHA ship:BRAVO
			EST 27 ARRI USLAX ship:BRAVO said:12
		`);
		expect(flat(shipment)).toMatchObject({
			pol_atd_at: null,
			pod_ata_at: null,
			pod_eta_at: day(27),
		});
	});

	it("to a later vessel leaves the train in its place, although it was planned for a time before the sailing", () => {
		const box = containerOf(`
			PLN 6  DEPA CNSHA ship:ALPHA said:1
			PLN 8  ARRI USLAX ship:ALPHA said:1
			PLN 10 ARRI USCHI rail at:ramp said:1
			PLN 11 DISC USCHI rail at:ramp said:1
			ACT 12 LOAD CNSHA ship:BRAVO
			ACT 13 DEPA CNSHA ship:BRAVO
			ACT 15 ARRI USLAX ship:BRAVO
			ACT 16 DISC USLAX ship:BRAVO
			ACT 17 LOAD USLAX rail
			ACT 18 DEPA USLAX rail
			ACT 20 ARRI USCHI rail at:ramp
			ACT 21 DISC USCHI rail at:ramp
		`);
		expect(box).toMatchObject({
			ind_ata_at: day(20),
			ind_rail_unloaded_at: day(21),
		});
	});

	it("at the transshipment port leads to the new connection", () => {
		const { shipment } = journeyOf(`
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			PLN 12 ARRI SGSIN ship:ALPHA
			PLN 17 DEPA SGSIN ship:BRAVO
			PLN 40 ARRI NLRTM ship:BRAVO
			EST 13 ARRI MYPKG ship:ALPHA said:8
			EST 15 DEPA MYPKG ship:CHARLIE said:8
			EST 37 ARRI NLRTM ship:CHARLIE said:8
		`);
		expect(flat(shipment)).toMatchObject({
			pod_eta_at: day(37),
			pod_vessel_name: "CHARLIE",
			pod_original_eta_at: day(40),
		});
	});

	it.each([
		["by its discharge", "PLN 21 DISC USLAX ship:ALPHA said:1"],
		["by the vessel's plan alone", ""],
		[
			"by its discharge, while the schedule has the next one too",
			`PLN 21 DISC USLAX ship:ALPHA said:1
			PLN 22 ARRI USOAK ship:ALPHA said:1`,
		],
		[
			"long after its arrival was planned",
			"PLN 21 DISC USLAX ship:ALPHA said:5",
		],
	])(
		"to another port, while the first was named %s, keeps the original estimate",
		(_how, named) => {
			const first = `
			ACT 5  LOAD CNSHA ship:ALPHA
			PLN 6  DEPA CNSHA ship:ALPHA said:1
			PLN 20 ARRI USLAX ship:ALPHA said:1
			${named}
		`;
			const changed = `${first}
			EST 21 ARRI USLAX ship:ALPHA said:9
			EST 23 ARRI USOAK ship:ALPHA said:15
			PLN 24 DISC USOAK ship:ALPHA said:15
		`;
			const { etaHistory, ...shipment } = shipmentOf(changed);
			expect(shipment).toMatchObject({
				port_of_discharge_locode: "USOAK",
				pod_eta_at: day(23),
				pod_original_eta_at: day(20),
			});
			const values = etaHistory.flatMap(({ attribute, value }) =>
				attribute === "pod_eta_at" ? [value] : [],
			);
			expect(values[0]).toBe(day(20));
			expect(values.at(-1)).toBe(day(23));
		},
	);

	it("to another port adds its estimates to those of the first, and nothing else that was planned there", () => {
		const { etaHistory } = shipmentOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			EST 20 ARRI USLAX ship:ALPHA said:8
			EST 22 DEPA USLAX ship:ALPHA said:9
			EST 23 ARRI USOAK ship:ALPHA said:15
			EST 24 ARRI USOAK ship:ALPHA said:16
		`);
		expect(
			etaHistory.flatMap(({ attribute, value }) =>
				attribute === "pod_eta_at" ? [value] : [],
			),
		).toEqual([day(20), day(23), day(24)]);
	});

	it("to another port leaves the original estimate unchanged, however much was reported before it", () => {
		const sailings = Array.from(
			{ length: 45 },
			(_, at) => `PLN 6 DEPA CNSHA ship:ALPHA said:${at - 60} seq:${at}`,
		);
		expect(
			shipmentOf(`
				${sailings.join("\n")}
				EST 20 ARRI USLAX ship:ALPHA said:1
				EST 23 ARRI USOAK ship:ALPHA said:15
			`),
		).toMatchObject({ pod_eta_at: day(23), pod_original_eta_at: day(20) });
	});

	it("to a port that another vessel calls at leaves the original estimate unchanged", () => {
		expect(
			shipmentOf(`
				PLN 6  DEPA CNSHA ship:ALPHA said:1
				PLN 20 ARRI USLAX ship:ALPHA said:1
				PLN 21 DISC USLAX ship:ALPHA said:1
				PLN 9  LOAD CNSHA ship:BRAVO said:4
				PLN 9  DEPA CNSHA ship:BRAVO said:4
				PLN 25 ARRI USOAK ship:BRAVO said:4
				PLN 26 DISC USOAK ship:BRAVO said:4
			`),
		).toMatchObject({
			port_of_discharge_locode: "USOAK",
			pod_original_eta_at: day(20),
			pol_original_etd_at: day(6),
		});
	});

	it("to another port under the id of the first estimate leaves the original estimate unchanged", () => {
		expect(
			shipmentOf(`
				ACT 6  DEPA CNSHA ship:ALPHA
				EST 20 ARRI USLAX ship:ALPHA id:e1 said:8
				EST 23 ARRI USOAK ship:ALPHA id:e1 said:15
			`),
		).toMatchObject({
			port_of_discharge_locode: "USOAK",
			pod_original_eta_at: day(20),
		});
	});

	it("of the port of lading or the destination leaves the original estimates unchanged", () => {
		expect(
			shipmentOf(`
				PLN 6  DEPA CNSHA ship:ALPHA said:1
				PLN 5  LOAD CNSHA ship:ALPHA said:1
				PLN 20 ARRI USLAX ship:ALPHA said:1
				PLN 30 ARRI USCHI rail at:ramp said:1
				PLN 7  LOAD CNNGB ship:ALPHA said:3
				PLN 8  DEPA CNNGB ship:ALPHA said:3
				PLN 32 ARRI USKCK rail at:ramp said:3
			`),
		).toMatchObject({
			port_of_lading_locode: "CNNGB",
			pol_original_etd_at: day(6),
			destination_locode: "USKCK",
			destination_original_eta_at: day(30),
		});
	});

	it("to another port has no original estimate that was retracted", () => {
		expect(
			shipmentOf(
				`
				ACT 6  DEPA CNSHA ship:ALPHA
				PLN 20 ARRI USLAX ship:ALPHA id:e1 said:1
				PLN 23 ARRI USOAK ship:ALPHA said:15
			`,
				{ also: [retraction("e1", 15)] },
			).pod_original_eta_at,
		).toBe(day(23));
	});

	it("from a transshipment port that was the last known port is no change, because it never was the port of discharge", () => {
		const first = `
			PLN 5  LOAD CNSHA ship:ALPHA said:1
			PLN 6  DEPA CNSHA ship:ALPHA said:1
			PLN 12 ARRI SGSIN ship:ALPHA said:1
			PLN 13 DISC SGSIN ship:ALPHA said:1
		`;
		const arrival = "PLN 40 ARRI NLRTM ship:BRAVO said:4";
		for (const onward of [
			arrival,
			`PLN 17 DEPA SGSIN ship:BRAVO said:4\n${arrival}`,
		]) {
			expect(shipmentOf(`${first}${onward}`)).toMatchObject({
				port_of_discharge_locode: "NLRTM",
				pod_original_eta_at: day(40),
			});
		}
	});
});
