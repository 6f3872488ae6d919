import { describe, expect, it } from "vitest";
import { DIRECT, TRANSSHIPMENT } from "../journeys.ts";
import {
	BOX,
	BOX_2,
	containerOf,
	day,
	eventLines,
	journeyOf,
	shipmentOf,
} from "../messages.ts";
import { report } from "../reports.ts";

/*
 * Known habits of carriers and terminals that break simple tracking. Each test fails when every message is applied to the record by
 * itself.
 */

describe("the containers", () => {
	it("show nothing of the earlier journey of a container that is used again", () => {
		const before = `
			ACT -60 LOAD USLAX ship:OLDIE
			ACT -40 DISC CNSHA ship:OLDIE
			ACT -30 GTOT CNSHA truck
			ACT -20 GTIN CNSHA empty truck at:depot
		`;
		expect(containerOf(before + TRANSSHIPMENT)).toEqual(
			containerOf(TRANSSHIPMENT),
		);
	});

	describe("on a vessel while they are empty", () => {
		const CARGO = `
			ACT 1  GTOT CNSHA empty
			ACT 2  GTIN CNSHA
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
			ACT 21 DISC USLAX ship:ALPHA
			ACT 22 GTOT USLAX
			ACT 25 GTIN USLAX empty
		`;
		/** [when, the vessel's voyage] */
		it.each([
			[
				"after the return",
				`ACT 30 LOAD USLAX ship:BRAVO empty
				ACT 31 DEPA USLAX ship:BRAVO
				ACT 50 ARRI CNSHA ship:BRAVO
				ACT 51 DISC CNSHA ship:BRAVO empty`,
			],
			[
				"before the cargo",
				`ACT -30 LOAD USLAX ship:BRAVO empty
				ACT -29 DEPA USLAX ship:BRAVO
				ACT -10 ARRI CNSHA ship:BRAVO
				ACT -9 DISC CNSHA ship:BRAVO empty`,
			],
		])("show no voyage of it, %s", (_, voyage) => {
			const text = `${voyage}\n${CARGO}`;
			const known = journeyOf(CARGO);
			const journey = journeyOf(text);
			expect(journey.shipment.attributes).toEqual(known.shipment.attributes);
			expect(journey.containers.map(eventLines)).toEqual(
				known.containers.map(eventLines),
			);
		});

		it("show the voyage of it when a line only calls them empty as they are loaded", () => {
			const text = `${CARGO.replace("ACT 5  LOAD CNSHA ship:ALPHA", "ACT 5  LOAD CNSHA ship:ALPHA empty").replace("ACT 21 DISC USLAX ship:ALPHA", "PLN 40 ARRI NLRTM ship:BRAVO")}`;
			expect(shipmentOf(text).pol_atd_at).toBe(day(6));
		});
	});

	it("show nothing that a terminal reported about an earlier journey", () => {
		const before = "ACT -20 GTIN CNSHA empty truck at:depot";
		const old = report(-30, "CNSHA", {
			yardLocation: "OLD",
			isAvailable: true,
		});
		expect(containerOf(`${before}\n${DIRECT}`, { also: [old] })).toMatchObject({
			location_at_pod_terminal: null,
			availability_known: false,
		});
	});

	it("can be missing from a booking at first", () => {
		const booking = `
			PLN 6  DEPA CNSHA ship:ALPHA booking:K1
			PLN 20 ARRI USLAX ship:ALPHA booking:K1
			PLN 5  LOAD CNSHA ship:ALPHA booking:K1 nobox
		`;
		const journey = journeyOf(booking);
		expect(journey.containers).toEqual([]);
		expect(journey.shipment.attributes).toMatchObject({
			pol_etd_at: day(6),
			pod_eta_at: day(20),
			bill_of_lading_number: null,
		});
	});

	it("can be added and replaced later, each with its own values", () => {
		const text = `
			ACT 1  GTOT CNSHA empty booking:K1
			ACT 2  GTIN CNSHA empty at:depot booking:K1
			ACT 3  GTOT CNSHA empty booking:K1 box:${BOX_2}
			ACT 5  LOAD CNSHA ship:ALPHA booking:K1 box:${BOX_2}
			ACT 6  DEPA CNSHA ship:ALPHA booking:K1
			EST 20 ARRI USLAX ship:ALPHA booking:K1
		`;
		const { containers } = journeyOf(text, { documents: ["K1"] });
		expect(
			containers.map(({ number, attributes }) => [
				number,
				attributes.empty_out_at,
				attributes.pol_vessel_loaded_at,
			]),
		).toEqual([
			[BOX, day(1), null],
			[BOX_2, day(3), day(5)],
		]);
	});

	it("have no voyage when they were returned empty and replaced, even if one was planned", () => {
		const text = `
			PLN 2  GTOT CNSHA empty said:-5 at:depot
			PLN 5  LOAD CNSHA ship:ALPHA said:-5
			ACT 1  GTOT CNSHA empty at:depot
			ACT 1.5 GTIN CNSHA empty at:depot
			PLN 6  DEPA CNSHA ship:ALPHA said:-5
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA
		`;
		const swapped = `ACT 3 GTIN CNSHA box:${BOX_2}\n${text}`;
		const [first, second] = journeyOf(swapped).containers;
		expect(first?.attributes).toMatchObject({
			empty_out_at: day(1),
			pol_vessel_departed_at: null,
			pod_arrived_at: null,
			current_status: "new",
		});
		expect(second?.attributes).toMatchObject({
			pol_vessel_departed_at: day(6),
			pod_arrived_at: day(20),
		});
	});

	it("of a booking that was split into bills are those of the requested bill", () => {
		const text = `
			ACT 1  GTOT CNSHA empty booking:K1
			ACT 5  LOAD CNSHA ship:ALPHA booking:K1 bill:M1
			ACT 6  DEPA CNSHA ship:ALPHA booking:K1
			ACT 1  GTOT CNSHA empty booking:K1 box:${BOX_2}
			ACT 12 LOAD CNSHA ship:BRAVO booking:K1 bill:M2 box:${BOX_2}
			ACT 13 DEPA CNSHA ship:BRAVO booking:K1 bill:M2
		`;
		const numbersFor = (...documents: string[]) =>
			journeyOf(text, { documents }).containers.map(({ number }) => number);
		expect(numbersFor("M1")).toEqual([BOX]);
		expect(numbersFor("M2")).toEqual([BOX_2]);
		expect(numbersFor("K1")).toEqual([BOX, BOX_2]);
		expect(shipmentOf(text, { documents: ["M2"] })).toMatchObject({
			bill_of_lading_number: "M2",
			pol_atd_at: day(13),
		});
	});

	it("of a split booking are on the requested bill, with or without the line's SCAC", () => {
		const text = `
			ACT 6  DEPA CNSHA ship:ALPHA bill:MAEUA1 bill:MAEUB2
			ACT 5  LOAD CNSHA ship:ALPHA bill:MAEUB2
		`;
		const billFor = (...documents: string[]) =>
			shipmentOf(text, { documents }).bill_of_lading_number;
		expect(billFor("B2")).toBe("MAEUB2");
		expect(billFor("MAEUB2")).toBe("MAEUB2");
		expect(billFor()).toBe("MAEUA1");
	});

	it("keep the cargo's house bill with its master bill", () => {
		const text = `
			ACT 5  LOAD CNSHA ship:ALPHA booking:K1 bill:M1
			ACT 21 DISC USLAX ship:ALPHA booking:K1 bill:H1
		`;
		expect(containerOf(text, { documents: ["M1"] })).toMatchObject({
			pol_vessel_loaded_at: day(5),
			pod_discharged_at: day(21),
		});
	});

	it("are returned when any depot accepts them", () => {
		const { empty_terminated_at, empty_terminated_timezone, transportEvents } =
			containerOf(
				DIRECT.replace("GTIN USLAX empty truck", "GTIN USCHI empty truck"),
			);
		expect(empty_terminated_at).toBe(day(30));
		expect(empty_terminated_timezone).toBe("America/Chicago");
		expect(transportEvents.at(-1)?.locode).toBe("USCHI");
	});
});
