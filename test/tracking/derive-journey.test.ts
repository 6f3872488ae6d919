import { describe, expect, it } from "vitest";
import { DIRECT, FEEDER, RAIL, TRANSSHIPMENT } from "./journeys.ts";
import {
	BOX,
	BOX_2,
	containerOf,
	day,
	eventLines,
	journeyOf,
	shipmentOf,
} from "./messages.ts";

describe("the milestones of a journey", () => {
	it("of a direct voyage go from gate to gate", () => {
		expect(eventLines(containerOf(DIRECT))).toEqual([
			"empty_out CNSHA 1",
			"full_in CNSHA 3",
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"vessel_arrived USLAX 22",
			"vessel_discharged USLAX 23",
			"full_out USLAX 25",
			"empty_in USLAX 30",
		]);
	});

	it("show a transshipment in four steps", () => {
		expect(eventLines(containerOf(TRANSSHIPMENT)).slice(3, 9)).toEqual([
			"vessel_departed CNSHA 6",
			"transshipment_arrived SGSIN 12",
			"transshipment_discharged SGSIN 13",
			"transshipment_loaded SGSIN 16",
			"transshipment_departed SGSIN 17",
			"vessel_arrived NLRTM 40",
		]);
	});

	it("include each interchange of the train to the inland destination", () => {
		expect(eventLines(containerOf(RAIL)).slice(5)).toEqual([
			"vessel_discharged USLAX 23",
			"rail_loaded USLAX 25",
			"rail_departed USLAX 26",
			"rail_arrived USKCK 28",
			"rail_departed USKCK 28.5",
			"rail_arrived USCHI 31",
			"arrived_at_inland_destination USCHI 31",
			"rail_unloaded USCHI 32",
			"available USCHI 34",
			"full_out USCHI 35",
			"empty_in USCHI 40",
		]);
	});

	it("include barges as feeders, before the voyage and after it", () => {
		expect(eventLines(containerOf(FEEDER))).toEqual([
			"empty_out CNNGB 1",
			"full_in CNNGB 2",
			"feeder_loaded CNNGB 3",
			"feeder_departed CNNGB 3.5",
			"feeder_arrived CNSHA 4",
			"feeder_discharged CNSHA 4.5",
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"vessel_arrived NLRTM 40",
			"vessel_discharged NLRTM 41",
			"feeder_loaded NLRTM 42",
			"feeder_departed NLRTM 43",
			"feeder_arrived DEDUI 45",
			"arrived_at_inland_destination DEDUI 45",
			"feeder_discharged DEDUI 46",
			"full_out DEDUI 47",
			"empty_in DEDUI 50",
		]);
	});
});

describe("the records of a journey", () => {
	it("of a direct voyage have everything that the carrier reported", () => {
		const [shipment, container] = [shipmentOf(DIRECT), containerOf(DIRECT)];
		expect(shipment).toMatchObject({
			port_of_lading_locode: "CNSHA",
			port_of_lading_name: "Shanghai",
			pol_timezone: "Asia/Shanghai",
			port_of_discharge_locode: "USLAX",
			destination_locode: null,
			podTerminal: {
				facilityCode: "TRP1",
				facilityCodeList: "SMDG",
				locode: "USLAX",
			},
			pod_vessel_name: "ALPHA",
			pod_voyage_number: "101E",
			pol_etd_at: day(6),
			pol_atd_at: day(6),
			pod_eta_at: day(21),
			pod_original_eta_at: day(20),
			pod_ata_at: day(22),
			pod_timezone: "America/Los_Angeles",
			isBookingCancelled: false,
		});
		expect(container).toMatchObject({
			equipment_type: "dry",
			equipment_length: 40,
			equipment_height: "high_cube",
			seal_number: "S1",
			current_status: "empty_returned",
			empty_out_at: day(1),
			pol_full_in_at: day(3),
			pol_vessel_loaded_at: day(5),
			pol_vessel_departed_at: day(6),
			pod_arrived_at: day(22),
			pod_discharged_at: day(23),
			pod_full_out_at: day(25),
			empty_terminated_at: day(30),
			empty_terminated_timezone: "America/Los_Angeles",
			podTerminal: { facilityCode: "TRP1" },
		});
	});

	it("of a rail journey leave the port's gate-out empty and fill the inland members", () => {
		const [shipment, container] = [shipmentOf(RAIL), containerOf(RAIL)];
		expect(shipment).toMatchObject({
			port_of_discharge_locode: "USLAX",
			destination_locode: "USCHI",
			destination_name: "Chicago",
			destinationTerminal: { facilityCode: "BNSF" },
			destination_eta_at: day(30),
			destination_original_eta_at: day(30),
			destination_ata_at: day(31),
			destination_timezone: "America/Chicago",
		});
		expect(container).toMatchObject({
			pod_full_out_at: null,
			pod_rail_loaded_at: day(25),
			pod_rail_departed_at: day(26),
			ind_eta_at: day(30),
			ind_ata_at: day(31),
			ind_rail_unloaded_at: day(32),
			final_destination_full_out_at: day(35),
			final_destination_timezone: "America/Chicago",
		});
	});

	it("of a feeder journey name the ports of the sea voyage", () => {
		expect(shipmentOf(FEEDER)).toMatchObject({
			port_of_lading_locode: "CNSHA",
			port_of_discharge_locode: "NLRTM",
			destination_locode: "DEDUI",
		});
	});
});

describe("a container that only vessel messages name", () => {
	it.each([
		["PLN", "PLN"],
		["ACT", "EST"],
		["ACT", "ACT"],
	])(
		"is recorded, without its own events (DEPA %s, ARRI %s)",
		(departure, arrival) => {
			const text = `
				${departure} 6  DEPA CNSHA ship:ALPHA carries:${BOX}
				${arrival} 20 ARRI USLAX ship:ALPHA carries:${BOX}
			`;
			for (const container of [BOX, undefined]) {
				const sight = container === undefined ? {} : { container };
				expect(containerOf(text, sight)).toMatchObject({
					number: BOX,
					current_status: "new",
					transportEvents: [],
				});
			}
			expect(shipmentOf(text)).toMatchObject({
				port_of_lading_locode: "CNSHA",
				port_of_discharge_locode: "USLAX",
			});
		},
	);

	it("is like any other once a message about it arrives", () => {
		const text = `
			ACT 5 LOAD CNSHA ship:ALPHA
			ACT 6 DEPA CNSHA ship:ALPHA carries:${BOX}
		`;
		expect(containerOf(text)).toMatchObject({ current_status: "on_ship" });
	});

	it("belongs to the shipment unless another container was requested", () => {
		const text = `ACT 6 DEPA CNSHA ship:ALPHA carries:${BOX} carries:${BOX_2}`;
		const numbersOf = (container?: string) =>
			journeyOf(text, container === undefined ? {} : { container })
				.containers.map(({ number }) => number)
				.sort();
		expect(numbersOf()).toEqual([BOX, BOX_2].sort());
		expect(numbersOf(BOX)).toEqual([BOX]);
	});

	it("is among the others in the order of numbers", () => {
		const text = `
			ACT 5 LOAD CNSHA ship:ALPHA box:${BOX_2}
			ACT 6 DEPA CNSHA ship:ALPHA carries:${BOX} carries:${BOX_2}
		`;
		expect(
			journeyOf(text).containers.map(({ number, attributes }) => [
				number,
				attributes.current_status,
			]),
		).toEqual([
			[BOX, "new"],
			[BOX_2, "on_ship"],
		]);
	});
});
