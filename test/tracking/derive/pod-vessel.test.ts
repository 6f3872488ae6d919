import { describe, expect, it } from "vitest";
import { containerOf, shipmentOf } from "../messages.ts";

const LADEN = `
	ACT 5  LOAD CNSHA ship:ALPHA voyage:/101E
	ACT 6  DEPA CNSHA ship:ALPHA voyage:/101E
`;

const vesselOf = (text: string) => {
	const { pod_vessel_name, pod_voyage_number } = shipmentOf(text);
	return [pod_vessel_name, pod_voyage_number];
};

describe("the vessel at the port of discharge", () => {
	it.each([
		[
			"its arrival",
			`${LADEN}
			ACT 20 ARRI USLAX ship:ALPHA voyage:102E/102W`,
			["ALPHA", "102E"],
		],
		[
			"the discharge, when no arrival is reported",
			`ACT 6 DEPA CNSHA vessel
			ACT 21 DISC USLAX ship:ALPHA voyage:102E/`,
			["ALPHA", "102E"],
		],
		[
			"the discharge, when the arrival names no vessel",
			`EST 20 ARRI USLAX vessel
			PLN 21 DISC USLAX ship:ALPHA voyage:102E/`,
			["ALPHA", "102E"],
		],
		[
			"the leg, when neither names it",
			`${LADEN}
			ACT 20 ARRI USLAX vessel`,
			["ALPHA", "101E"],
		],
		[
			"the loading of the leg, when no other message names it",
			`ACT 5 LOAD CNSHA ship:ALPHA voyage:/101E
			ACT 21 DISC USLAX vessel`,
			["ALPHA", "101E"],
		],
		[
			"the last leg and not the first one",
			`${LADEN}
			ACT 12 DISC SGSIN ship:ALPHA
			ACT 16 LOAD SGSIN ship:BRAVO voyage:/77S
			ACT 40 DISC NLRTM vessel`,
			["BRAVO", "77S"],
		],
		[
			"one vessel, without the voyage of another",
			`ACT 6 DEPA CNSHA ship:ALPHA voyage:/101E
			ACT 20 ARRI USLAX ship:BRAVO`,
			["BRAVO", null],
		],
		["nothing while the port is unknown", LADEN, [null, null]],
	])("is named by %s", (_by, text, want) => {
		expect(vesselOf(text)).toEqual(want);
	});

	it.each([
		`${LADEN} ACT 20 ARRI USLAX vessel`,
		`${LADEN} EST 21 DISC USLAX vessel`,
		"ACT 6 DEPA CNSHA vessel\nACT 21 DISC USLAX ship:ALPHA",
	])("is the vessel on the map: %s", (text) => {
		const [start, end] = containerOf(text).seaStops.slice(-2);
		const onMap = start?.outbound?.vessel ?? end?.inbound?.vessel;
		expect(onMap?.name).toBe("ALPHA");
		expect(shipmentOf(text).pod_vessel_name).toBe(onMap?.name);
	});

	it("has the message that names it as origin", () => {
		const { provenance } = shipmentOf(`${LADEN} ACT 20 ARRI USLAX vessel`);
		expect(provenance.pod_vessel_name).toMatchObject({
			originalEvent: "DEPA ACT",
		});
	});
});

it("the event of a vessel takes its name from the message about the cargo, and the other way round", () => {
	const { transportEvents } = containerOf(`
		ACT 5  LOAD CNSHA vessel
		ACT 6  DEPA CNSHA ship:ALPHA voyage:/101E
		ACT 20 ARRI USLAX vessel
		ACT 21 DISC USLAX ship:ALPHA voyage:102E/
	`);
	expect(
		transportEvents.map(({ vessel, voyageNumber }) => [
			vessel?.name,
			voyageNumber,
		]),
	).toEqual([
		["ALPHA", "101E"],
		["ALPHA", "101E"],
		["ALPHA", "102E"],
		["ALPHA", "102E"],
	]);
});
