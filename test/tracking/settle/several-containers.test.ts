import { describe, expect, it } from "vitest";
import { BOX, BOX_2, day, eventLines, journeyOf, say } from "../messages.ts";

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

	it("on different vessels each have the milestones of their own vessels", () => {
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

	describe("on two vessels", () => {
		const FIRST = `
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			EST 20 ARRI USLAX ship:ALPHA
		`;
		const BOTH = `${FIRST}
			ACT 12 LOAD CNSHA ship:BRAVO box:${BOX_2}
			ACT 13 DEPA CNSHA ship:BRAVO
			EST 30 ARRI USLAX ship:BRAVO
		`;
		const ONE_THERE = `${BOTH}
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 21 DISC USLAX ship:ALPHA
		`;
		const BOTH_THERE = `${ONE_THERE}
			ACT 30 ARRI USLAX ship:BRAVO
			ACT 31 DISC USLAX ship:BRAVO box:${BOX_2}
			ACT 33 GTOT USLAX
		`;
		const UNKNOWN = BOTH.replace("EST 30 ARRI USLAX ship:BRAVO", "");

		/** [messages, vessel, ETD or ATD, ETA, ATA of the shipment] */
		it.each([
			[FIRST, "ALPHA", day(6), day(20), null],
			[BOTH, "BRAVO", day(13), day(30), null],
			[UNKNOWN, "ALPHA", day(6), day(20), null],
			[ONE_THERE, "BRAVO", day(13), day(30), null],
			[BOTH_THERE, "BRAVO", day(13), day(30), day(30)],
		])("come with the last vessel: %s", (text, vessel, atd, eta, ata) => {
			expect(journeyOf(text).shipment.attributes).toMatchObject({
				pod_vessel_name: vessel,
				pol_atd_at: atd,
				pod_eta_at: eta,
				pod_ata_at: ata,
			});
		});
	});

	it("are only aboard an unnamed train when trains have handled them", () => {
		const toRail = `
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 5  LOAD CNSHA ship:ALPHA box:${BOX_2}
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 21 DISC USLAX ship:ALPHA
			ACT 21 DISC USLAX ship:ALPHA box:${BOX_2}
			ACT 22 LOAD USLAX rail
			ACT 22 DEPA USLAX rail
			ACT 27 ARRI USCHI rail at:ramp
		`;
		const collected = "ACT 23 GTOT USLAX mode? box:";
		const eventsOf = (text: string) =>
			journeyOf(text).containers.map((one) => eventLines(one).slice(3));
		expect(eventsOf(`${toRail}${collected}${BOX_2}`)).toEqual([
			[
				"rail_loaded USLAX 22",
				"rail_departed USLAX 22",
				"rail_arrived USCHI 27",
				"arrived_at_inland_destination USCHI 27",
			],
			["full_out USLAX 23"],
		]);
	});

	it("do not get another container's onward vessel while their own is unknown", () => {
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

	it("keep their vessel's messages after another container of the shipment has gone on another journey", () => {
		const { containers, shipment } = journeyOf(`
			ACT 5  LOAD CNSHA ship:ALPHA bill:M
			ACT 6  DEPA CNSHA ship:ALPHA bill:M
			ACT 3  LOAD CNSHA ship:BRAVO box:${BOX_2} bill:M
			ACT 20 DISC USLAX ship:BRAVO box:${BOX_2} bill:M
			ACT 22 GTOT USLAX truck box:${BOX_2} bill:M
			ACT 25 GTIN USLAX empty truck box:${BOX_2} bill:M
			ACT 27 GTOT USLAX empty truck box:${BOX_2} ref:NEXT
			ACT 40 ARRI USLAX ship:ALPHA bill:M
		`);
		expect(containers[0] && eventLines(containers[0])).toEqual([
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"vessel_arrived USLAX 40",
		]);
		expect(shipment.attributes.line_ref_numbers).toEqual([]);
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

	it("on different trains have their own arrivals", () => {
		const { containers } = journeyOf(`
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 22 LOAD USLAX rail call:t1
			ACT 23 DEPA USLAX rail call:t1
			ACT 24 LOAD USLAX rail call:t2 box:${BOX_2}
			ACT 25 DEPA USLAX rail call:t2
		`);
		expect(containers.map((c) => c.attributes.pod_rail_departed_at)).toEqual([
			day(23),
			day(25),
		]);
	});

	it("can continue differently: one by train, one by truck", () => {
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
				c.attributes.pod_full_out_at,
				c.attributes.pod_rail_departed_at,
				c.attributes.current_status,
			]),
		).toEqual([
			[null, day(23), "on_rail"],
			[day(22), null, "picked_up"],
		]);
	});

	it("each have the trains that a railway reports for them alone", () => {
		const arrival = say("ACT 27 ARRI USCHI rail at:ramp by:rail");
		const also = [{ ...arrival, containerNumber: BOX }];
		const { containers } = journeyOf(
			`ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 22 LOAD USLAX rail
			ACT 22 LOAD USLAX rail box:${BOX_2}
			PLN 26 ARRI USCHI rail`,
			{ also },
		);
		expect(containers.map((c) => c.attributes.ind_ata_at)).toEqual([
			day(27),
			null,
		]);
	});
});
