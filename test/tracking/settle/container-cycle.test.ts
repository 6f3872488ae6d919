import { describe, expect, it } from "vitest";
import { TRANSSHIPMENT } from "../journeys.ts";
import {
	containerOf,
	day,
	eventLines,
	journeyOf,
	shipmentOf,
} from "../messages.ts";

const OLD = `
	ACT -60 LOAD USLAX ship:OLDIE
	ACT -59 DEPA USLAX ship:OLDIE
	ACT -40 ARRI CNSHA ship:OLDIE
	ACT -39 DISC CNSHA ship:OLDIE
	ACT -30 GTOT CNSHA truck
	ACT -20 GTIN CNSHA empty truck at:depot
`;
const withDocument = (text: string, document: string) =>
	text.replace(/(?<=\S)$/gm, ` ${document}`);

describe("a container that is used again", () => {
	it("shows nothing from before its last empty return", () => {
		expect(containerOf(OLD + TRANSSHIPMENT)).toEqual(
			containerOf(TRANSSHIPMENT),
		);
		expect(journeyOf(OLD + TRANSSHIPMENT).shipment).toEqual(
			journeyOf(TRANSSHIPMENT).shipment,
		);
	});

	it("shows nothing from before its last laden exit when no return is reported and cargo follows the next empty pickup", () => {
		const old = OLD.replace(/.*GTIN.*/, "");
		expect(containerOf(old + TRANSSHIPMENT)).toEqual(
			containerOf(TRANSSHIPMENT),
		);
		const terminals = old.replace(/(?<=\S)$/gm, " by:terminal");
		expect(containerOf(terminals + TRANSSHIPMENT)).toEqual(
			containerOf(TRANSSHIPMENT),
		);
	});

	it.each([
		"GTOT NLRTM empty truck",
		"GTOT NLRTM empty truck at:customer_location",
	])(
		"keeps its journey when it is only moved empty after its laden exit: %s",
		(move) => {
			const unreturned = TRANSSHIPMENT.replace(/.*GTIN NLRTM.*/, "");
			const box = containerOf(`${unreturned} ACT 47 ${move}`);
			expect(eventLines(box).slice(0, 3)).toEqual(
				eventLines(containerOf(unreturned)).slice(0, 3),
			);
			expect(box.pod_full_out_at).toBe(day(44));
		},
	);

	it("shows the last journey when each names its own bill of lading and no return is reported", () => {
		const old = withDocument(
			OLD.replace(/.*GTIN.*/, ""),
			"bill:OLD booking:OLDB",
		);
		const current = withDocument(TRANSSHIPMENT, "bill:NEW");
		expect(containerOf(old + current)).toEqual(containerOf(current));
		expect(shipmentOf(old + current).bill_of_lading_number).toBe("NEW");
		const older = withDocument(
			old.replace(/ACT -/g, "ACT -1").replace(/OLD/g, "OLDER"),
			"",
		);
		expect(containerOf(older + old + current)).toEqual(containerOf(current));
	});

	it("has the bill of lading that was issued before the last return", () => {
		const text = `${OLD}${TRANSSHIPMENT}ACT -25 TRD:ISSU - bill:NEW`;
		expect(shipmentOf(text)).toMatchObject({
			bill_of_lading_number: "NEW",
			port_of_lading_locode: "CNSHA",
		});
	});

	it("shows the last journey, even if a document of it is older than the end of the one before", () => {
		const old = withDocument(OLD.replace(/.*GTIN.*/, ""), "bill:OLD");
		const current = `${withDocument(TRANSSHIPMENT, "bill:NEW")}ACT -45 TRD:ISSU - bill:NEW`;
		expect(eventLines(containerOf(old + current))).toEqual(
			eventLines(containerOf(current)),
		);
	});

	it("shows the requested journey", () => {
		const old = withDocument(OLD, "bill:OLD booking:OLDB");
		const current = withDocument(TRANSSHIPMENT, "bill:NEW");
		const shipment = shipmentOf(old + current, { documents: ["OLDB"] });
		expect(shipment).toMatchObject({
			bill_of_lading_number: "OLD",
			port_of_lading_locode: "USLAX",
			port_of_discharge_locode: "CNSHA",
		});
	});

	it("keeps the documented journey when it leaves for another customer's cargo", () => {
		const current = withDocument(TRANSSHIPMENT, "bill:NEW");
		const container = containerOf(`${current}
			ACT 60 GTOT NLRTM empty truck
			ACT 62 GTIN NLRTM truck
		`);
		expect(container.empty_terminated_at).toBe(day(50));
		expect(container.current_status).toBe("empty_returned");
		expect(eventLines(container)).toEqual(eventLines(containerOf(current)));
		expect(container.rawEvents).toEqual(containerOf(current).rawEvents);
	});

	it("is not split where the empty container passes two gates before its cargo", () => {
		expect(
			eventLines(
				containerOf(`
					ACT 1  GTOT CNNGB empty truck
					ACT 3  GTOT CNSHA empty truck
					ACT 4  GTIN CNSHA truck
					ACT 6  DEPA CNSHA ship:ALPHA
				`),
			),
		).toEqual([
			"empty_out CNNGB 1",
			"empty_out CNSHA 3",
			"full_in CNSHA 4",
			"vessel_departed CNSHA 6",
		]);
	});

	it("keeps messages that name no document, or another document of the same journey", () => {
		const container = containerOf(`
			ACT 1  GTOT CNSHA empty truck booking:B1
			ACT 3  GTIN CNSHA truck
			ACT 5  LOAD CNSHA ship:ALPHA bill:M1 booking:B1
			ACT 6  DEPA CNSHA ship:ALPHA bill:M1
			ACT 20 ARRI USLAX ship:ALPHA bill:H1
			ACT 21 DISC USLAX ship:ALPHA bill:M1
		`);
		expect(container.transportEvents).toHaveLength(6);
	});

	it("keeps the beginning of a journey whose documents replace each other", () => {
		const container = containerOf(`
			ACT 1  GTOT CNSHA empty truck booking:B1
			ACT 6  DEPA CNSHA ship:ALPHA bill:M1
			ACT 8  INSP CNSHA booking:B1
			ACT 20 ARRI USLAX ship:ALPHA bill:H1
			ACT 21 DISC USLAX ship:ALPHA bill:M1
			ACT 23 GTOT USLAX truck bill:H1
		`);
		expect(container.transportEvents).toHaveLength(5);
	});

	it("keeps the whole journey when some documents name only a part of it", () => {
		const container = containerOf(`
			ACT 1  GTOT CNSHA empty truck booking:B1
			ACT 3  GTIN CNSHA truck bill:H1
			ACT 4  INSP CNSHA bill:H1
			ACT 6  DEPA CNSHA ship:ALPHA bill:M1
			ACT 21 DISC USLAX ship:ALPHA bill:M1
			ACT 23 GTOT USLAX truck booking:B1
		`);
		expect(container.transportEvents).toHaveLength(5);
	});

	it("is not split when the container was returned empty and unused", () => {
		expect(
			eventLines(
				containerOf(`
					ACT 1  GTOT CNSHA empty truck
					ACT 2  GTIN CNSHA empty truck at:depot
					ACT 3  GTOT CNSHA empty truck
					ACT 4  GTIN CNSHA truck
					ACT 6  DEPA CNSHA ship:ALPHA
				`),
			),
		).toEqual([
			"empty_out CNSHA 3",
			"full_in CNSHA 4",
			"vessel_departed CNSHA 6",
		]);
	});
});
