import { describe, expect, it } from "vitest";
import type { ShipmentEstimate } from "../../../server/tracking/journey/shipment-attributes.ts";
import { RAIL } from "../journeys.ts";
import { containerOf, day, shipmentOf } from "../messages.ts";
import { report, retraction } from "../reports.ts";

const DEPARTURE = "ACT 6 DEPA CNSHA ship:ALPHA";

/** The values of an estimated time with the days on which they were reported. */
function historyOf(
	text: string,
	sight: Parameters<typeof shipmentOf>[1] = {},
	attribute: ShipmentEstimate = "pod_eta_at",
) {
	return shipmentOf(text, sight).etaHistory.flatMap((estimate) =>
		estimate.attribute === attribute
			? [[estimate.value, estimate.origin.observedAt]]
			: [],
	);
}

describe("the history of an estimated time", () => {
	it("has every value in the order of the reports, in any order of arrival", () => {
		const text = `${DEPARTURE}
			EST 22 ARRI USLAX ship:ALPHA said:9
			PLN 20 ARRI USLAX ship:ALPHA said:1
			EST 21 ARRI USLAX ship:ALPHA said:7
		`;
		expect(historyOf(text)).toEqual([
			[day(20), day(1)],
			[day(21), day(7)],
			[day(22), day(9)],
		]);
		expect(shipmentOf(text)).toMatchObject({
			pod_original_eta_at: day(20),
			pod_eta_at: day(22),
		});
	});

	it("has an unchanged value once, and a returning one again", () => {
		expect(
			historyOf(`${DEPARTURE}
				EST 20 ARRI USLAX ship:ALPHA said:7
				EST 20 ARRI USLAX ship:ALPHA said:8 seq:3
				EST 21 ARRI USLAX ship:ALPHA said:9
				EST 20 ARRI USLAX ship:ALPHA said:10
			`),
		).toEqual([
			[day(20), day(7)],
			[day(21), day(9)],
			[day(20), day(10)],
		]);
	});

	it("has the estimates of a vessel that the container did not take", () => {
		const text = `
			PLN 5  LOAD CNSHA ship:ALPHA said:-5
			PLN 6  DEPA CNSHA ship:ALPHA said:-5
			PLN 20 ARRI USLAX ship:ALPHA said:-5
			EST 25 ARRI USLAX ship:ALPHA said:8
			ACT 12 LOAD CNSHA ship:BRAVO
			EST 13 DEPA CNSHA ship:BRAVO said:4
			EST 27 ARRI USLAX ship:BRAVO said:4
		`;
		expect(historyOf(text)).toEqual([
			[day(20), day(-5)],
			[day(27), day(4)],
		]);
		expect(historyOf(text, {}, "pol_etd_at")).toEqual([
			[day(6), day(-5)],
			[day(13), day(4)],
		]);
		expect(shipmentOf(text).pod_original_eta_at).toBe(day(20));
	});

	it("has the values under an id before its correction, even before one to an actual", () => {
		const text = `${DEPARTURE}
			EST 20 ARRI USLAX ship:ALPHA id:e1 said:7
			EST 21 ARRI USLAX ship:ALPHA id:e1 said:8
			ACT 22 ARRI USLAX ship:ALPHA id:e1 said:22
		`;
		expect(historyOf(text)).toEqual([
			[day(20), day(7)],
			[day(21), day(8)],
		]);
		expect(shipmentOf(text)).toMatchObject({
			pod_ata_at: day(22),
			pod_eta_at: day(21),
			pod_original_eta_at: day(20),
		});
	});

	it("ends with the latest value when an id is corrected to a plan", () => {
		const text = `${DEPARTURE}
			EST 20 ARRI USLAX ship:ALPHA id:e1 said:7
			PLN 21 ARRI USLAX ship:ALPHA id:e1 said:8
		`;
		expect(shipmentOf(text).pod_eta_at).toBe(day(21));
		expect(historyOf(text).at(-1)?.[0]).toBe(day(21));
	});

	it("has no estimate that is reported after the arrival, in any order of arrival", () => {
		const lines = [
			DEPARTURE,
			"EST 20 ARRI USLAX ship:ALPHA said:10",
			"ACT 21 ARRI USLAX ship:ALPHA said:21.5",
			"EST 25 ARRI USLAX ship:ALPHA said:23",
			"EST 22 ARRI USLAX ship:ALPHA said:15 heard:80",
		];
		for (const told of [lines, lines.toReversed()]) {
			const text = told.join("\n");
			expect(historyOf(text)).toEqual([
				[day(20), day(10)],
				[day(22), day(15)],
			]);
			expect(shipmentOf(text)).toMatchObject({
				pod_ata_at: day(21),
				pod_eta_at: day(22),
			});
		}
	});

	it("keeps the last version of an estimate from before the arrival", () => {
		const text = `ACT 5 LOAD CNSHA ship:ALPHA\n${DEPARTURE}
			EST 20 ARRI USLAX ship:ALPHA id:e said:10
			ACT 21 ARRI USLAX ship:ALPHA said:21.5
			EST 25 ARRI USLAX ship:ALPHA id:e said:23
		`;
		expect(historyOf(text)).toEqual([[day(20), day(10)]]);
		expect(shipmentOf(text).pod_eta_at).toBe(day(20));
		expect(containerOf(text).seaStops[1]?.inbound?.etaAt).toBe(day(20));
	});

	it("has the estimates that were reported before the corrected arrival, and all of them once it is retracted", () => {
		const text = `${DEPARTURE}
			EST 20 ARRI USLAX ship:ALPHA said:10
			ACT 21 ARRI USLAX ship:ALPHA id:a said:21.5
			EST 25 ARRI USLAX ship:ALPHA said:23
		`;
		const values = (also = "", sight = {}) =>
			historyOf(text + also, sight).map(([value]) => value);
		expect(values()).toEqual([day(20)]);
		expect(values("ACT 24 ARRI USLAX ship:ALPHA id:a said:24.5")).toEqual([
			day(20),
			day(25),
		]);
		expect(values("", { also: [retraction("a", 22)] })).toEqual([
			day(20),
			day(25),
		]);
	});

	it("has no schedule that is reported after an estimate", () => {
		expect(
			historyOf(`${DEPARTURE}
				EST 20 ARRI USLAX ship:ALPHA said:7
				PLN 18 ARRI USLAX ship:ALPHA said:8
			`),
		).toEqual([[day(20), day(7)]]);
	});

	it("begins with a message that has a report time", () => {
		const undated = `${DEPARTURE}\nEST 20 ARRI USLAX ship:ALPHA`;
		expect(historyOf(undated)).toHaveLength(1);
		expect(
			shipmentOf(`${undated} said:8\nPLN 19 ARRI USLAX ship:ALPHA said:1`)
				.pod_original_eta_at,
		).toBe(day(19));
	});

	it("of the inland arrival has the plans with an earlier vessel", () => {
		const plan = (ship: string, late: number, said: number) => `
			PLN ${6 + late}  DEPA CNSHA ship:${ship} said:${said}
			PLN ${8 + late}  ARRI NLRTM ship:${ship} said:${said}
			PLN ${9 + late}  LOAD NLRTM barge:RHEIN said:${said}
			PLN ${9 + late}  DEPA NLRTM barge:RHEIN said:${said}
			PLN ${10 + late} ARRI DEDUI barge:RHEIN at:inland_terminal said:${said}
		`;
		const sailed = `
			ACT 12 LOAD CNSHA ship:BRAVO
			ACT 13 DEPA CNSHA ship:BRAVO
		`;
		const text = `${plan("ALPHA", 0, 1)} ${plan("BRAVO", 7, 5)} ${sailed}`;
		expect(historyOf(text, {}, "destination_eta_at")).toEqual([
			[day(10), day(1)],
			[day(17), day(5)],
		]);
		expect(shipmentOf(text)).toMatchObject({
			destination_original_eta_at: day(10),
			destination_eta_at: day(17),
		});
	});

	it("of the inland arrival has no arrival elsewhere before the voyage", () => {
		const text = `
			PLN 2  ARRI CNNGB rail at:ramp said:-3
			PLN 3  DEPA CNNGB rail at:ramp said:-3
			PLN 6  DEPA CNSHA ship:ALPHA said:-3
			PLN 20 ARRI USLAX ship:ALPHA said:-3
			PLN 30 ARRI USCHI rail at:ramp said:1
		`;
		expect(historyOf(text, {}, "destination_eta_at")).toEqual([
			[day(30), day(1)],
		]);
	});

	it("of the inland arrival is the line's in the shipment, and includes the railway's in the container", () => {
		const text = `
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 21 DISC USLAX ship:ALPHA
			EST 30 ARRI USCHI rail at:ramp by:rail said:21
		`;
		expect(shipmentOf(text).destination_eta_at).toBeNull();
		expect(containerOf(text).ind_eta_at).toBe(day(30));
		const told = `${text} EST 31 ARRI USCHI rail at:ramp said:22`;
		expect(historyOf(told, {}, "destination_eta_at")).toEqual([
			[day(31), day(22)],
		]);
	});

	it("of the inland arrival is the same in the container and the shipment", () => {
		const text = `${RAIL} EST 29 ARRI USCHI rail at:ramp said:25`;
		expect(containerOf(text).etaHistory.map(({ value }) => value)).toEqual([
			day(29),
			day(30),
		]);
		expect(
			historyOf(text, {}, "destination_eta_at").map(([value]) => value),
		).toEqual([day(29), day(30)]);
	});
});

describe("a retraction", () => {
	const SAID = `${DEPARTURE}
		EST 20 ARRI USLAX ship:ALPHA said:7
		EST 25 ARRI USLAX ship:ALPHA id:e1 said:8
	`;

	it("removes every earlier version of a message, also from the history", () => {
		const text = `${SAID} EST 26 ARRI USLAX ship:ALPHA id:e1 said:9`;
		const sight = { also: [retraction("e1", 10)] };
		expect(shipmentOf(text, sight).pod_eta_at).toBe(day(20));
		expect(historyOf(text, sight)).toEqual([[day(20), day(7)]]);
	});

	it("does not remove a later report under the same id", () => {
		const text = `${SAID} EST 26 ARRI USLAX ship:ALPHA id:e1 said:11`;
		expect(shipmentOf(text, { also: [retraction("e1", 10)] }).pod_eta_at).toBe(
			day(26),
		);
	});

	it("can come twice, and the last one counts", () => {
		const text = `${SAID} EST 26 ARRI USLAX ship:ALPHA id:e1 said:11`;
		const also = [retraction("e1", 12), retraction("e1", 10)];
		expect(shipmentOf(text, { also }).pod_eta_at).toBe(day(20));
	});

	it("removes a message that was sent twice, but not a later report with the same content", () => {
		const also = [retraction("e1", 10)];
		const twice = `${SAID} EST 25 ARRI USLAX ship:ALPHA id:e2 said:8`;
		expect(shipmentOf(twice, { also }).pod_eta_at).toBe(day(20));
		const again = `${SAID} EST 25 ARRI USLAX ship:ALPHA id:e2 said:9`;
		expect(shipmentOf(again, { also }).pod_eta_at).toBe(day(25));
	});

	it("without a time removes everything under the id", () => {
		const also = [{ ...retraction("e1", 1), reportedAt: null }];
		expect(shipmentOf(SAID, { also }).pod_eta_at).toBe(day(20));
	});

	it("of another source changes nothing", () => {
		const also = [retraction("e1", 10, "terminal")];
		expect(shipmentOf(SAID, { also }).pod_eta_at).toBe(day(25));
	});

	it("of an unknown message does nothing", () => {
		expect(shipmentOf(SAID, { also: [retraction("e9", 10)] })).toEqual(
			shipmentOf(SAID),
		);
	});
});

describe("the origin of a value", () => {
	it("is the message that gave it, with its times and its own id", () => {
		const text = `${DEPARTURE} id:e7 said:6.5 heard:7`;
		expect(shipmentOf(text).provenance.pol_atd_at).toEqual({
			source: { kind: "shipping_line", code: "MAEU" },
			sourceEventId: "e7",
			originalEvent: "DEPA ACT",
			observedAt: day(6.5),
			receivedAt: day(7),
			observation: "shipping_line/MAEU/e7",
		});
	});

	it("of a repeated value is the later message, stored under the first report", () => {
		const text = `${DEPARTURE} id:e1 said:6\n${DEPARTURE} id:e2 said:8`;
		expect(shipmentOf(text).provenance.pol_atd_at).toMatchObject({
			sourceEventId: "e2",
			observedAt: day(8),
			observation: "shipping_line/MAEU/e1",
		});
	});

	it("of each last free day is its own report, and of the combined one the report of the day that counts", () => {
		const lfd = (number: number, kind: "line" | "terminal") =>
			report(number, "USLAX", {
				lastFreeDays: [{ kind, at: day(28) }],
			});
		const also = [lfd(22, "line"), lfd(23, "terminal")];
		const { provenance } = containerOf("ACT 21 DISC USLAX ship:ALPHA", {
			also,
		});
		expect(provenance).toMatchObject({
			pickup_lfd_line: { observedAt: day(22) },
			pickup_lfd_terminal: { observedAt: day(23) },
			pickup_lfd: { observedAt: day(22) },
		});
		expect(provenance).not.toHaveProperty("pickup_lfd_rail");
	});

	it("of the status is the message that caused it", () => {
		expect(containerOf(RAIL).provenance.current_status).toMatchObject({
			originalEvent: "GTIN ACT",
		});
		expect(
			containerOf("PLN 5 LOAD CNSHA ship:ALPHA").provenance,
		).not.toHaveProperty("current_status");
	});
});
