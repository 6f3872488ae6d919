import { describe, expect, it } from "vitest";
import { DIRECT } from "./journeys.ts";
import {
	BOX,
	BOX_2,
	containerOf,
	day,
	eventLines,
	journeyOf,
} from "./messages.ts";

const polAndPod = (text: string) => {
	const { portOfLading, portOfDischarge } = journeyOf(text).shipment;
	return [portOfLading?.locode ?? null, portOfDischarge?.locode ?? null];
};

describe("the port of discharge", () => {
	it("is not a hub from which the container goes on, even while its destination is unknown", () => {
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

	it("is known from the schedule before anything happened", () => {
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

	it("stays at the end when the schedule beyond a delayed departure was not brought up to date", () => {
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

	it("is the one that the source marks, and vessels beyond it are feeders", () => {
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

describe("two calls of one port", () => {
	it("in one voyage are told apart by their sequence numbers", () => {
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
		expect(shipment.podAtaAt).toBe(day(25));
		expect(containers.map(eventLines)).toEqual([
			[
				"vessel_loaded CNSHA 5",
				"vessel_departed CNSHA 6",
				"vessel_arrived USLAX 25",
				"vessel_discharged USLAX 26",
			],
		]);
	});

	it("are in the order of loading and discharging where the numbers start again with a new voyage", () => {
		expect(
			polAndPod(`
				ACT 5  LOAD CNSHA ship:ALPHA seq:8
				ACT 6  DEPA CNSHA ship:ALPHA seq:8
				EST 20 ARRI USLAX ship:ALPHA seq:1
			`),
		).toEqual(["CNSHA", "USLAX"]);
	});

	it("are told apart by the ids of the calls where there are no sequence numbers", () => {
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

describe("what is not reported", () => {
	it("does not hide the ports: transport events alone give a journey", () => {
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

	it("vessels: the calls are still put in order", () => {
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

	it("mode, filling and the vessel of some messages: they join the call they fit", () => {
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

	it("UN/LOCODEs: a place with a name is known by another message or by its name", () => {
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

	it("a place at all: the message is only kept in the history", () => {
		const container = containerOf("ACT 5 LOAD - ship:ALPHA");
		expect(container.transportEvents).toEqual([]);
		expect(container.rawEvents).toMatchObject([{ event: null, index: 0 }]);
	});

	it("containers: a booking has a shipment without containers", () => {
		const journey = journeyOf(`
			PLN 5  LOAD CNSHA ship:ALPHA nobox booking:B1
			PLN 6  DEPA CNSHA ship:ALPHA booking:B1
			PLN 20 ARRI USLAX ship:ALPHA booking:B1
		`);
		expect(journey.containers).toEqual([]);
		expect(journey.shipment).toMatchObject({
			bookingNumber: "B1",
			billOfLadingNumber: null,
			portOfLading: { locode: "CNSHA" },
			polEtdAt: day(6),
			podEtaAt: day(20),
			podVesselName: "ALPHA",
		});
	});

	it("anything: no messages are an empty journey", () => {
		expect(journeyOf("")).toMatchObject({
			containers: [],
			shipment: { portOfLading: null, isBookingCancelled: false },
		});
	});
});

describe("what was changed", () => {
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
		expect(shipment).toMatchObject({
			polEtdAt: day(13),
			polOriginalEtdAt: day(6),
			podEtaAt: day(27),
			podOriginalEtaAt: day(20),
			podVesselName: "BRAVO",
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
		expect(shipment).toMatchObject({
			polAtdAt: null,
			podAtaAt: null,
			podEtaAt: day(27),
		});
	});

	it("at the hub leads to the new connection", () => {
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
		expect(shipment).toMatchObject({
			podEtaAt: day(37),
			podVesselName: "CHARLIE",
			podOriginalEtaAt: day(40),
		});
	});

	it("by a later report of the same fact is the later report's", () => {
		expect(
			containerOf(`
				ACT 5 LOAD CNSHA ship:ALPHA said:5
				ACT 4 LOAD CNSHA ship:ALPHA said:7
				ACT 6 LOAD CNSHA ship:ALPHA said:6
			`).polVesselLoadedAt,
		).toBe(day(4));
	});

	it("by an estimate after the fact leaves the fact", () => {
		const { shipment, containers } = journeyOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA said:20
			EST 23 ARRI USLAX ship:ALPHA said:22
			ACT 21 DISC USLAX ship:ALPHA
		`);
		expect(shipment.podAtaAt).toBe(day(20));
		expect(containers.map(eventLines)).toEqual([
			[
				"vessel_departed CNSHA 6",
				"vessel_arrived USLAX 20",
				"vessel_discharged USLAX 21",
			],
		]);
	});

	it("under the same event id is one message", () => {
		const container = containerOf(`
			ACT 5 LOAD CNSHA ship:ALPHA id:e1 said:5
			ACT 4 LOAD CNSHA ship:ALPHA id:e1 said:6
		`);
		expect(container.rawEvents).toMatchObject([{ timestamp: day(4) }]);
	});
});

describe("what cannot be", () => {
	it("a fact more than a day ahead is an estimate", () => {
		const text = `
			ACT 6    DEPA CNSHA ship:ALPHA
			ACT 20   ARRI USLAX ship:ALPHA
		`;
		const seenOn = (nowDay: number) => journeyOf(text, { nowDay }).shipment;
		expect(seenOn(18.9)).toMatchObject({ podAtaAt: null, podEtaAt: day(20) });
		expect(seenOn(19)).toMatchObject({ podAtaAt: day(20), podEtaAt: null });
	});

	it("an empty vessel has no name", () => {
		expect(containerOf("ACT 5 LOAD CNSHA ship:").transportEvents).toMatchObject(
			[{ vessel: null }],
		);
	});
});

describe("several containers of one bill", () => {
	const SPLIT = `
		ACT 5  LOAD CNSHA ship:ALPHA
		ACT 6  DEPA CNSHA ship:ALPHA
		ACT 20 ARRI USLAX ship:ALPHA
		ACT 21 DISC USLAX ship:ALPHA
		ACT 12 LOAD CNSHA ship:BRAVO box:${BOX_2}
		ACT 13 DEPA CNSHA ship:BRAVO
		ACT 14 ARRI KRPUS ship:BRAVO
		ACT 16 DEPA KRPUS ship:CHARLIE
		ACT 30 ARRI USLAX ship:CHARLIE
		ACT 31 DISC USLAX ship:CHARLIE box:${BOX_2}
	`;

	it("on different vessels have each the milestones of its own vessels", () => {
		const [first, second] = journeyOf(SPLIT).containers;
		expect(first && eventLines(first)).toEqual([
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"vessel_arrived USLAX 20",
			"vessel_discharged USLAX 21",
		]);
		expect(second && eventLines(second)).toEqual([
			"vessel_loaded CNSHA 12",
			"vessel_departed CNSHA 13",
			"transshipment_arrived KRPUS 14",
			"transshipment_departed KRPUS 16",
			"vessel_arrived USLAX 30",
			"vessel_discharged USLAX 31",
		]);
	});

	it("are not given the other's onward vessel while their own is unknown", () => {
		const { containers } = journeyOf(`
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 12 LOAD CNSHA ship:BRAVO box:${BOX_2}
			ACT 14 ARRI KRPUS ship:BRAVO
			ACT 14 DISC KRPUS ship:BRAVO box:${BOX_2}
			ACT 16 LOAD KRPUS ship:CHARLIE box:${BOX_2}
			ACT 30 ARRI USLAX ship:CHARLIE
		`);
		expect(containers.map(eventLines)[0]).toEqual([
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
		]);
	});

	it("share the vessel's milestones while their own are not reported", () => {
		const { containers } = journeyOf(`
			ACT 1  GTOT CNSHA empty box:${BOX_2}
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			EST 20 ARRI USLAX ship:ALPHA
		`);
		expect(containers.map(({ number }) => number)).toEqual([BOX, BOX_2]);
		expect(containers[1] && eventLines(containers[1])).toEqual([
			"empty_out CNSHA 1",
			"vessel_departed CNSHA 6",
			"estimated.vessel_arrived USLAX 20",
		]);
	});

	it("on different trains arrive on their own", () => {
		const { containers } = journeyOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 22 LOAD USLAX rail call:t1
			ACT 23 DEPA USLAX rail call:t1
			ACT 24 LOAD USLAX rail call:t2 box:${BOX_2}
			ACT 25 DEPA USLAX rail call:t2
		`);
		expect(containers.map((c) => c.podRailDepartedAt)).toEqual([
			day(23),
			day(25),
		]);
	});

	it("go on as each of them does: one by train, one by truck", () => {
		const { containers } = journeyOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 22 LOAD USLAX rail call:t1
			ACT 23 DEPA USLAX rail call:t1
			ACT 22 GTOT USLAX truck box:${BOX_2}
			PLN 26 ARRI USCHI rail call:t1b
		`);
		expect(
			containers.map((c) => [
				c.podFullOutAt,
				c.podRailDepartedAt,
				c.currentStatus,
			]),
		).toEqual([
			[null, day(23), "on_rail"],
			[day(22), null, "picked_up"],
		]);
	});
});

describe("land before and after the voyage", () => {
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
		expect(shipment.destination).toBeNull();
		expect(containers[0]).toMatchObject({
			polFullInAt: day(1),
			podRailLoadedAt: null,
			currentStatus: "on_ship",
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

	it("a truck's destination is the customer's place, and the port's gate-out counts", () => {
		const { shipment, containers } = journeyOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 21 DISC USLAX ship:ALPHA
			ACT 22 GTOT USLAX truck
			EST 24 ARRI USCHI truck at:customer_location said:22
		`);
		expect(shipment).toMatchObject({
			destination: { locode: "USCHI" },
			destinationEtaAt: day(24),
		});
		expect(containers[0]).toMatchObject({
			podFullOutAt: day(22),
			indEtaAt: null,
			currentStatus: "picked_up",
		});
	});

	it("an empty return to another depot is the return", () => {
		const { emptyTerminatedAt, transportEvents } = containerOf(
			DIRECT.replace("GTIN USLAX empty truck", "GTIN USOAK empty truck"),
		);
		expect(emptyTerminatedAt).toBe(day(30));
		expect(transportEvents.at(-1)?.locode).toBe("USOAK");
	});

	it("an empty container gated in before it sailed is not returned", () => {
		expect(
			containerOf(`
				ACT 1  GTIN CNSHA empty at:depot
				PLN 6  DEPA CNSHA ship:ALPHA
				PLN 20 ARRI USLAX ship:ALPHA
			`),
		).toMatchObject({ emptyTerminatedAt: null, currentStatus: "new" });
	});
});
