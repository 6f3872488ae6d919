import { describe, expect, it } from "vitest";
import { DIRECT, FEEDER, RAIL, TRANSSHIPMENT } from "./journeys.ts";
import { containerOf, day, eventLines, journeyOf } from "./messages.ts";

describe("the milestones of a journey", () => {
	it("are those of a direct voyage from gate to gate", () => {
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

	it("tell a change of vessels by its four steps", () => {
		expect(eventLines(containerOf(TRANSSHIPMENT)).slice(3, 9)).toEqual([
			"vessel_departed CNSHA 6",
			"transshipment_arrived SGSIN 12",
			"transshipment_discharged SGSIN 13",
			"transshipment_loaded SGSIN 16",
			"transshipment_departed SGSIN 17",
			"vessel_arrived NLRTM 40",
		]);
	});

	it("follow the train through its interchanges to the inland destination", () => {
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

	it("call barges feeders, before the voyage and after it", () => {
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
	it("of a direct voyage hold everything the carrier said", () => {
		const { shipment, containers } = journeyOf(DIRECT);
		expect(shipment).toMatchObject({
			portOfLading: {
				locode: "CNSHA",
				name: "Shanghai",
				timezone: "Asia/Shanghai",
			},
			portOfDischarge: { locode: "USLAX" },
			destination: null,
			podTerminal: {
				facilityCode: "TRP1",
				facilityCodeList: "SMDG",
				locode: "USLAX",
			},
			podVesselName: "ALPHA",
			podVoyageNumber: "101E",
			polEtdAt: day(6),
			polAtdAt: day(6),
			podEtaAt: day(21),
			podOriginalEtaAt: day(20),
			podAtaAt: day(22),
			podTimezone: "America/Los_Angeles",
			isBookingCancelled: false,
		});
		expect(containers[0]).toMatchObject({
			equipmentType: "dry",
			equipmentLength: 40,
			equipmentHeight: "high_cube",
			sealNumber: "S1",
			currentStatus: "empty_returned",
			emptyOutAt: day(1),
			polFullInAt: day(3),
			polVesselLoadedAt: day(5),
			polVesselDepartedAt: day(6),
			podArrivedAt: day(22),
			podDischargedAt: day(23),
			podFullOutAt: day(25),
			emptyTerminatedAt: day(30),
			emptyTerminatedTimezone: "America/Los_Angeles",
			podTerminal: { facilityCode: "TRP1" },
		});
	});

	it("of a rail journey leave the port's gate-out empty and fill the inland members", () => {
		const { shipment, containers } = journeyOf(RAIL);
		expect(shipment).toMatchObject({
			portOfDischarge: { locode: "USLAX" },
			destination: { locode: "USCHI", name: "Chicago" },
			destinationTerminal: { facilityCode: "BNSF" },
			destinationEtaAt: day(30),
			destinationOriginalEtaAt: day(30),
			destinationAtaAt: day(31),
			destinationTimezone: "America/Chicago",
		});
		expect(containers[0]).toMatchObject({
			podFullOutAt: null,
			podRailLoadedAt: day(25),
			podRailDepartedAt: day(26),
			indEtaAt: day(30),
			indAtaAt: day(31),
			indRailUnloadedAt: day(32),
			finalDestinationFullOutAt: day(35),
			finalDestinationTimezone: "America/Chicago",
		});
	});

	it("of a feeder journey name the ports of the sea voyage", () => {
		expect(journeyOf(FEEDER).shipment).toMatchObject({
			portOfLading: { locode: "CNSHA" },
			portOfDischarge: { locode: "NLRTM" },
			destination: { locode: "DEDUI" },
		});
	});
});
