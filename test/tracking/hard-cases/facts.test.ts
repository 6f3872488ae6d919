import { describe, expect, it } from "vitest";
import { DIRECT } from "../journeys.ts";
import {
	containerOf,
	day,
	eventLines,
	messages,
	say,
	shipmentOf,
} from "../messages.ts";
import { retraction } from "../reports.ts";

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

describe("an actual event", () => {
	it("can be corrected to an earlier and to a later time", () => {
		const loadedAt = (text: string) => containerOf(text).pol_vessel_loaded_at;
		const fact = "ACT 5 LOAD CNSHA ship:ALPHA said:5";
		expect(loadedAt(`${fact}\nACT 4 LOAD CNSHA ship:ALPHA said:7`)).toBe(
			day(4),
		);
		expect(loadedAt(`${fact}\nACT 6 LOAD CNSHA ship:ALPHA said:7`)).toBe(
			day(6),
		);
		expect(loadedAt(`${fact}\nACT 6 LOAD CNSHA ship:ALPHA said:3`)).toBe(
			day(5),
		);
	});

	it("can be corrected under its own id", () => {
		const text = `
			ACT 6 LOAD CNSHA ship:ALPHA id:e1 said:7
			ACT 5 LOAD CNSHA ship:ALPHA id:e1 said:5
		`;
		const container = containerOf(text);
		expect(container.pol_vessel_loaded_at).toBe(day(6));
		expect(container.rawEvents).toHaveLength(1);
	});

	it("can be retracted", () => {
		const text = `${VOYAGE} ACT 23 GTOT USLAX truck id:e1`;
		expect(containerOf(text).current_status).toBe("picked_up");
		expect(containerOf(text, { also: [retraction("e1", 24)] })).toMatchObject({
			current_status: "grounded",
			pod_full_out_at: null,
		});
	});

	it("is not replaced by a later estimate", () => {
		const text = `${VOYAGE} EST 23 ARRI USLAX ship:ALPHA said:22`;
		expect(shipmentOf(text)).toMatchObject({ pod_ata_at: day(20) });
		expect(containerOf(text).pod_arrived_at).toBe(day(20));
		expect(eventLines(containerOf(text))).not.toContain(
			"estimated.vessel_arrived USLAX 23",
		);
	});

	it("in the future counts as an estimate until its time is near", () => {
		const text = `
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 ARRI USLAX ship:ALPHA said:7
		`;
		expect(shipmentOf(text, { nowDay: 10 })).toMatchObject({
			pod_ata_at: null,
			pod_eta_at: day(20),
		});
		expect(shipmentOf(text, { nowDay: 19 })).toMatchObject({
			pod_ata_at: day(20),
		});
	});

	it("with only a date does not replace an instant", () => {
		const instant = "ACT 23.3 GTOT USLAX truck said:23";
		const dated = "ACT 23 GTOT USLAX truck date said:25";
		expect(containerOf(`${VOYAGE}\n${instant}\n${dated}`).pod_full_out_at).toBe(
			day(23.3),
		);
		expect(containerOf(`${VOYAGE}\n${dated}`).pod_full_out_at).toBe(day(23));
	});

	it("at an unknown place, without an offset, has no zone", () => {
		const text = VOYAGE.replaceAll("USLAX", "XXZZZ");
		expect(containerOf(text)).toMatchObject({
			pod_discharged_at: day(21),
			pod_timezone: null,
		});
		expect(containerOf(text).transportEvents.at(-1)?.timezone).toBeNull();
	});

	it("repeated under a new id is one event", () => {
		const container = containerOf(`
			ACT 5 LOAD CNSHA ship:ALPHA id:e1 said:5
			ACT 5 LOAD CNSHA ship:ALPHA id:e2 said:5
			ACT 5 LOAD CNSHA ship:ALPHA id:e3 said:9
		`);
		expect(container.rawEvents).toHaveLength(1);
		expect(container.transportEvents).toMatchObject([
			{ observation: "shipping_line/MAEU/e1" },
		]);
	});

	it("is the same in any order of pages", () => {
		const said = messages(DIRECT);
		const context = (also: typeof said) => containerOf("", { also });
		expect(context(said.toReversed())).toEqual(context(said));
	});
});

it("a message with the same id from another source is another message", () => {
	const also = [say("ACT 22 GTOT USLAX truck by:terminal id:e1")];
	const container = containerOf(`${VOYAGE} ACT 7 INSP CNSHA id:e1`, { also });
	expect(container.rawEvents).toHaveLength(6);
	expect(container.pod_full_out_at).toBe(day(22));
});
