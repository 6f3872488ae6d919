import { describe, expect, it } from "vitest";
import {
	containerOf,
	day,
	eventLines,
	journeyOf,
	shipmentOf,
} from "../messages.ts";

describe("land transport before and after the voyage:", () => {
	it("a rail ramp before the port is not the destination", () => {
		const { shipment, containers } = journeyOf(`
			ACT 1  GTIN USCHI at:ramp
			ACT 2  LOAD USCHI rail at:ramp
			ACT 3  DEPA USCHI rail at:ramp
			ACT 6  ARRI USLAX rail
			ACT 6  DISC USLAX rail
			ACT 9  LOAD USLAX ship:ALPHA
			EST 10 DEPA USLAX ship:ALPHA
			EST 30 ARRI CNSHA ship:ALPHA
		`);
		expect(shipment.attributes.destination_locode).toBeNull();
		expect(containers[0]?.attributes).toMatchObject({
			pol_full_in_at: day(1),
			pod_rail_loaded_at: null,
			current_status: "on_ship",
		});
		expect(containers.map(eventLines)[0]).toEqual([
			"full_in USCHI 1",
			"rail_loaded USCHI 2",
			"rail_departed USCHI 3",
			"rail_arrived USLAX 6",
			"rail_unloaded USLAX 6",
			"vessel_loaded USLAX 9",
			"estimated.vessel_departed USLAX 10",
			"estimated.vessel_arrived CNSHA 30",
		]);
	});

	it("an actual before the delayed sailing belongs before the voyage, even if it is after the planned sailing", () => {
		const { shipment, containers } = journeyOf(`
			PLN 6  DEPA USLAX ship:ALPHA
			PLN 20 ARRI CNSHA ship:ALPHA
			ACT 8  LOAD USCHI rail
			ACT 9  ARRI USKCK rail
		`);
		expect(shipment.attributes.destination_locode).toBeNull();
		expect(containers[0]?.attributes.current_status).toBe("loaded");
	});

	it.each([
		[
			"an interchange is not the destination, even if its schedule gives a later time",
			`PLN 30 ARRI USKCK rail
			PLN 31 DEPA USKCK rail
			EST 28 ARRI USCHI rail`,
		],
		[
			"the customer to whom a truck brings the container from the ramp is not the destination",
			`EST 28 ARRI USCHI rail at:ramp
			EST 30 ARRI USKCK truck at:customer_location`,
		],
		[
			"of two places where trains end, the one with the later current plan is the destination",
			`PLN 24 ARRI USCHI rail said:1
			EST 26 ARRI USKCK rail said:2
			EST 30 ARRI USCHI rail said:3`,
		],
	])("%s", (_rule, onLand) => {
		const { destination_locode } = shipmentOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			${onLand}
		`);
		expect(destination_locode).toBe("USCHI");
	});

	it("a container that continues by truck has the customer's place as destination, and the gate-out at the port counts", () => {
		const { shipment, containers } = journeyOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 21 DISC USLAX ship:ALPHA
			ACT 22 GTOT USLAX truck
			EST 24 ARRI USCHI truck at:customer_location said:22
		`);
		expect(shipment.attributes).toMatchObject({
			destination_locode: "USCHI",
			destination_eta_at: day(24),
		});
		expect(containers[0]?.attributes).toMatchObject({
			pod_full_out_at: day(22),
			ind_eta_at: null,
			current_status: "picked_up",
		});
	});

	it("a container that the line trucks to a terminal inland is picked up there", () => {
		const there = `
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 21 DISC USLAX ship:ALPHA
			ACT 22 GTOT USLAX truck
			ACT 24 GTIN USCHI truck at:inland_terminal
		`;
		expect(containerOf(there)).toMatchObject({
			pod_full_out_at: null,
			final_destination_full_out_at: null,
		});
		const collected = containerOf(`${there}ACT 26 GTOT USCHI truck`);
		expect(collected).toMatchObject({
			pod_full_out_at: null,
			final_destination_full_out_at: day(26),
			current_status: "picked_up",
		});
		expect(eventLines(collected).slice(-1)).toEqual(["full_out USCHI 26"]);
	});

	it("an empty container gated in before it sailed is not returned", () => {
		expect(
			containerOf(`
				ACT 1  GTIN CNSHA empty at:depot
				PLN 6  DEPA CNSHA ship:ALPHA
				PLN 20 ARRI USLAX ship:ALPHA
			`),
		).toMatchObject({ empty_terminated_at: null, current_status: "new" });
	});

	it("rail gate moves stand for a train that no other message reports", () => {
		const { shipment, containers } = journeyOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 21 DISC USLAX ship:ALPHA
			ACT 23 LOAD USLAX rail
			ACT 24 GTOT USLAX rail
			PLN 28 GTIN USCHI rail at:ramp said:24
		`);
		expect(shipment.attributes).toMatchObject({
			destination_locode: "USCHI",
			destination_eta_at: day(28),
		});
		expect(containers[0]?.attributes).toMatchObject({
			pod_full_out_at: null,
			pod_rail_loaded_at: day(23),
			pod_rail_departed_at: day(24),
			ind_eta_at: day(28),
			ind_ata_at: null,
			current_status: "on_rail",
		});
	});

	it("the first laden gate-in before the port of lading is the shipper's delivery, by rail too, and a later one elsewhere is a train's arrival", () => {
		const eventsOf = (text: string) =>
			journeyOf(`${text}\nACT 9 LOAD CAVAN ship:ALPHA`)
				.containers.map(eventLines)[0]
				?.filter((line) => /rail|full/.test(line));
		expect(
			eventsOf(`
				ACT 1 GTOT USMES truck empty at:depot
				ACT 2 GTIN USMES rail at:ramp
				ACT 3 GTOT USMES rail at:ramp
				ACT 5 GTIN USCHI rail at:ramp
				ACT 8 GTIN CAVAN rail
			`),
		).toEqual([
			"full_in USMES 2",
			"rail_departed USMES 3",
			"full_in USCHI 5",
			"rail_arrived USCHI 5",
			"full_in CAVAN 8",
			"rail_arrived CAVAN 8",
		]);
		expect(eventsOf("ACT 2 GTIN USMES rail at:ramp")).toEqual([
			"full_in USMES 2",
		]);
		expect(
			eventsOf("ACT 2 GTIN USMES rail at:ramp\nACT 3 GTIN USMES rail at:ramp"),
		).toEqual(["full_in USMES 3"]);
		expect(
			eventsOf(`
				ACT 2 GTIN USMES rail at:ramp
				PLN 6 GTIN USMES rail at:ramp said:0
				ACT 5 GTIN USCHI rail at:ramp
			`),
		).toEqual(["full_in USMES 2", "full_in USCHI 5", "rail_arrived USCHI 5"]);
	});

	it("a train's own messages take precedence over rail gate moves, and a gate move before loading or after unloading is no train", () => {
		const own = journeyOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 23 GTOT USLAX rail
			ACT 24 DEPA USLAX rail
			ACT 28 ARRI USCHI rail
			ACT 29 GTIN USCHI rail
		`).containers.map(eventLines)[0];
		expect(own?.filter((line) => /rail|inland/.test(line))).toEqual([
			"rail_departed USLAX 24",
			"rail_arrived USCHI 28",
			"arrived_at_inland_destination USCHI 28",
		]);
		expect(
			containerOf(`
				ACT 6  DEPA CNSHA ship:ALPHA
				ACT 20 ARRI USLAX ship:ALPHA
				ACT 22 GTOT USLAX rail
				ACT 23 LOAD USLAX rail
				ACT 28 DISC USCHI rail
				ACT 29 GTIN USCHI rail
			`),
		).toMatchObject({ pod_rail_departed_at: null, ind_ata_at: null });
	});

	it("a ramp at which a train takes the container is not the destination", () => {
		expect(
			journeyOf(`
				ACT 6  DEPA CNSHA ship:ALPHA
				ACT 20 ARRI USLAX ship:ALPHA
				ACT 23 GTOT USLAX truck
				ACT 24 LOAD USKCK rail at:ramp
			`).shipment.attributes.destination_locode,
		).toBeNull();
	});
});

it("when trains end at two places at the same time, the destination does not depend on the order of messages", () => {
	const trains = ["EST 28 ARRI USKCK rail", "EST 28 ARRI USCHI rail"];
	const voyage = "ACT 6 DEPA CNSHA ship:ALPHA\nACT 20 ARRI USLAX ship:ALPHA";
	for (const told of [trains, trains.toReversed()]) {
		const { shipment } = journeyOf([voyage, ...told].join("\n"));
		expect(shipment.attributes.destination_locode).toBe("USKCK");
	}
});
