import { describe, expect, it } from "vitest";
import { containerOf, day, eventLines } from "../messages.ts";

const VOYAGE = `
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 20 ARRI USLAX ship:ALPHA
	ACT 21 DISC USLAX ship:ALPHA
`;
const TRAIN = `${VOYAGE}
	ACT 23 LOAD USLAX rail
	ACT 24 DEPA USLAX rail
	EST 26 ARRI USCHI rail at:ramp said:23
`;
describe("one milestone from several sources", () => {
	const TWICE = `
		ACT 6    DEPA CNSHA ship:ALPHA
		ACT 20   ARRI USLAX ship:ALPHA said:20
		ACT 20.1 ARRI USLAX ship:ALPHA by:terminal said:20.1
		ACT 21   DISC USLAX ship:ALPHA voyage:101E/101W said:25
		ACT 20.9 DISC USLAX vessel by:terminal said:20.9
	`;

	it("is one event, and each source decides the values that it observes itself", () => {
		expect(eventLines(containerOf(TWICE))).toEqual([
			"vessel_departed CNSHA 6",
			"vessel_arrived USLAX 20",
			"vessel_discharged USLAX 20.9",
		]);
	});

	it("includes values that only the other source has", () => {
		expect(containerOf(TWICE).transportEvents.at(-1)).toMatchObject({
			source: { kind: "terminal" },
			vessel: { name: "ALPHA" },
			voyageNumber: "101E",
		});
	});

	it("has the railway's estimate in the container, and the line's in the shipment", () => {
		const text = `${TRAIN} EST 27 ARRI USCHI rail at:ramp by:rail said:22`;
		expect(containerOf(text).ind_eta_at).toBe(day(27));
		expect(
			containerOf(text).transportEvents.find(({ isEstimate }) => isEstimate),
		).toMatchObject({ timestamp: day(27), source: { kind: "rail" } });
	});
});

describe("a terminal that names another vessel than the line", () => {
	const LINE = `
		ACT 5  LOAD CNSHA ship:ALPHA
		ACT 6  DEPA CNSHA ship:ALPHA
		ACT 20 ARRI USLAX ship:ALPHA
		EST 21 DISC USLAX ship:ALPHA said:20
	`;

	it("takes nothing from the line's voyage, and its discharge counts", () => {
		const box = containerOf(
			`${LINE} ACT 20.9 DISC USLAX ship:M/V_ALPHA by:terminal said:22`,
		);
		expect(eventLines(box)).toEqual([
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"vessel_arrived USLAX 20",
			"vessel_discharged USLAX 20.9",
		]);
		expect(box.transportEvents.at(-1)).toMatchObject({
			source: { kind: "terminal" },
			vessel: { name: "ALPHA" },
		});
	});

	it("is believed where the line names only a barge at its port", () => {
		const box = containerOf(`
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 40 DISC NLRTM ship:ALPHA by:terminal
			ACT 42 LOAD NLRTM barge:RHEIN
		`);
		expect(box.transportEvents).toContainEqual(
			expect.objectContaining({
				key: "vessel_discharged@NLRTM",
				vessel: { imo: null, name: "ALPHA" },
			}),
		);
	});

	it("is believed where the line names no vessel at its port", () => {
		const box = containerOf(`
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20.9 DISC USLAX ship:ALPHA by:terminal
		`);
		expect(box.transportEvents.at(-1)).toMatchObject({
			vessel: { name: "ALPHA" },
		});
	});
});
