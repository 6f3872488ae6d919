import { describe, expect, it } from "vitest";
import {
	BOX_2,
	containerOf,
	day,
	eventLines,
	messages,
	shipmentOf,
} from "../messages.ts";

/*
 * Known habits of carriers and terminals that break simple tracking. Each test fails when every message is applied to the record by
 * itself.
 */

const VOYAGE = `
	ACT 5  LOAD CNSHA ship:ALPHA
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 20 ARRI USLAX ship:ALPHA
	ACT 21 DISC USLAX ship:ALPHA
`;

describe("the route", () => {
	it("does not keep a transshipment port as port of discharge", () => {
		const atHub = `
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 12 ARRI SGSIN ship:ALPHA
			ACT 13 DISC SGSIN ship:ALPHA
		`;
		const onward = `${atHub} PLN 17 DEPA SGSIN ship:BRAVO
			PLN 40 ARRI NLRTM ship:BRAVO`;
		expect(shipmentOf(atHub).port_of_discharge_locode).toBe("SGSIN");
		expect(shipmentOf(onward).port_of_discharge_locode).toBe("NLRTM");
		expect(containerOf(onward)).toMatchObject({
			pod_arrived_at: null,
			pod_discharged_at: null,
			current_status: "on_ship",
		});
	});

	describe("of a container that came to the port after its vessel sailed", () => {
		const MISSED = `
			PLN 12 DEPA CNSHA ship:ALPHA said:1
			PLN 26 ARRI USLAX ship:ALPHA said:1
			ACT 12 DEPA CNSHA ship:ALPHA said:12
			ACT 13 GTOT CNSHA empty truck at:depot
			ACT 15 GTIN CNSHA truck
			PLN 22 DEPA CNSHA ship:BRAVO said:13
			PLN 36 ARRI USLAX ship:BRAVO said:13
		`;
		const ON_ALPHA = { pod_vessel_name: "ALPHA", pol_atd_at: day(12) };

		it("is that of the next vessel", () => {
			expect(shipmentOf(MISSED)).toMatchObject({
				pod_vessel_name: "BRAVO",
				pol_etd_at: day(22),
				pol_atd_at: null,
				pod_eta_at: day(36),
			});
			expect(containerOf(MISSED)).toMatchObject({
				current_status: "new",
				pol_vessel_departed_at: null,
			});
		});

		it.each([
			["loaded it, whatever the gate reports", "ACT 11 LOAD CNSHA ship:ALPHA"],
			[
				"sailed at about the same time, as clocks differ",
				"ACT 14.5 DEPA CNSHA ship:ALPHA said:15",
			],
		])("is that of its own vessel, which %s", (_, line) => {
			const { pod_vessel_name } = shipmentOf(`${MISSED}\n${line}`);
			expect(pod_vessel_name).toBe("ALPHA");
		});

		it("is that of its own vessel if another container can be aboard", () => {
			const other = `ACT 9 GTOT CNSHA empty truck box:${BOX_2}`;
			expect(shipmentOf(`${MISSED}\n${other}`)).toMatchObject(ON_ALPHA);
		});
	});

	it("keeps two calls of one port in one voyage apart", () => {
		expect(
			containerOf(`
				ACT 5  LOAD CNSHA ship:ALPHA seq:1
				ACT 6  DEPA CNSHA ship:ALPHA seq:1
				ACT 20 ARRI USLAX ship:ALPHA seq:2
				ACT 21 DEPA USLAX ship:ALPHA seq:2
				ACT 22 ARRI USOAK ship:ALPHA seq:3
				ACT 23 DEPA USOAK ship:ALPHA seq:3
				ACT 25 ARRI USLAX ship:ALPHA seq:4
				ACT 26 DISC USLAX ship:ALPHA seq:4
			`),
		).toMatchObject({
			pod_arrived_at: day(25),
			pod_discharged_at: day(26),
			pol_vessel_departed_at: day(6),
		});
	});

	it("keeps the delay of a port's second call when the first call changes", () => {
		expect(
			shipmentOf(`
				ACT 6  DEPA CNSHA ship:ALPHA seq:1
				PLN 20 ARRI USLAX ship:ALPHA seq:2
				PLN 22 ARRI USOAK ship:ALPHA seq:3
				PLN 25 ARRI USLAX ship:ALPHA seq:4
				PLN 26 DISC USLAX ship:ALPHA seq:4
				EST 29 ARRI USLAX ship:ALPHA seq:4 said:7
				EST 24 ARRI USLAX ship:ALPHA seq:2 said:8
			`),
		).toMatchObject({ pod_eta_at: day(29), pod_original_eta_at: day(25) });
	});

	it("has barges as feeders, not as the ocean vessel", () => {
		const text = `
			ACT 3   LOAD CNNGB barge:YANGTZE
			ACT 3.5 DEPA CNNGB barge:YANGTZE
			ACT 4   ARRI CNSHA barge:YANGTZE
			ACT 4.5 DISC CNSHA barge:YANGTZE
			${VOYAGE}
		`;
		expect(shipmentOf(text)).toMatchObject({
			port_of_lading_locode: "CNSHA",
			pol_atd_at: day(6),
		});
		expect(eventLines(containerOf(text)).slice(0, 5)).toEqual([
			"feeder_loaded CNNGB 3",
			"feeder_departed CNNGB 3.5",
			"feeder_arrived CNSHA 4",
			"feeder_discharged CNSHA 4.5",
			"vessel_loaded CNSHA 5",
		]);
	});

	it("does not end at a rail ramp before the port of lading", () => {
		const text = `
			ACT 1  GTIN USCHI at:ramp
			ACT 2  LOAD USCHI rail at:ramp
			ACT 3  ARRI USLAX rail
			EST 10 DEPA USLAX ship:ALPHA
			EST 30 ARRI CNSHA ship:ALPHA
		`;
		expect(shipmentOf(text)).toMatchObject({
			port_of_lading_locode: "USLAX",
			destination_locode: null,
		});
		expect(containerOf(text)).toMatchObject({
			pod_rail_loaded_at: null,
			ind_ata_at: null,
			current_status: "loaded",
		});
	});

	it("includes places outside our tables", () => {
		const text = `
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI XXZZZ ship:ALPHA
			ACT 21 DISC XXZZZ ship:ALPHA
		`;
		expect(shipmentOf(text)).toMatchObject({
			port_of_discharge_locode: "XXZZZ",
			port_of_discharge_name: "XXZZZ",
			pod_timezone: null,
			pod_ata_at: day(20),
		});
	});

	it("prefers an exact code to the name of a city", () => {
		const misnamed = messages(VOYAGE).map((o) =>
			o.place?.locode === "USLAX"
				? { ...o, place: { ...o.place, name: "Shanghai" } }
				: o,
		);
		expect(shipmentOf("ACT 7 INSP Shanghai", { also: misnamed })).toMatchObject(
			{
				port_of_lading_locode: "CNSHA",
				port_of_discharge_locode: "USLAX",
				port_of_discharge_name: "Los Angeles",
			},
		);
	});

	it("ignores an empty vessel object", () => {
		const nameless = messages(VOYAGE).map((o) =>
			o.kind === "equipment" ? { ...o, vessel: { imo: null, name: "" } } : o,
		);
		expect(shipmentOf("", { also: nameless })).toMatchObject({
			port_of_lading_locode: "CNSHA",
			port_of_discharge_locode: "USLAX",
			pod_vessel_name: "ALPHA",
		});
		expect(containerOf("ACT 5 LOAD CNSHA ship:").transportEvents).toMatchObject(
			[{ vessel: null }],
		);
	});
});
