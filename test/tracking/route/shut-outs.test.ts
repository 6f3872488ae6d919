import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deriveJourney } from "../../../server/tracking/derive-journey.ts";
import {
	BOX_2,
	containerOf,
	day,
	eventLines,
	journeyOf,
	lookup,
	messages,
	shipmentOf,
} from "../messages.ts";

const BOOKED = `
	ACT 3  GTIN CNSHA truck
	PLN 6  DEPA CNSHA ship:ALPHA said:1
	EST 20 ARRI USOAK ship:ALPHA said:1
	PLN 21 DISC USOAK ship:ALPHA said:1
	ACT 5  LOAD CNSHA ship:ALPHA
`;
const SHUT_OUT = `${BOOKED}
	ACT 5.5 DISC CNSHA ship:ALPHA
`;
const NEW_PLAN = `
	PLN 12 LOAD CNSHA ship:CHARLIE said:7
	EST 13 DEPA CNSHA ship:CHARLIE said:7
	EST 27 ARRI USLAX ship:CHARLIE said:7
	PLN 28 DISC USLAX ship:CHARLIE said:7
`;
const ON_CHARLIE = {
	port_of_lading_locode: "CNSHA",
	port_of_discharge_locode: "USLAX",
	pod_vessel_name: "CHARLIE",
	pol_etd_at: day(13),
	pol_atd_at: null,
	pod_eta_at: day(27),
	pod_original_eta_at: day(20),
};
const ASHORE = {
	current_status: "new",
	pol_full_in_at: day(3),
	pol_vessel_loaded_at: null,
	pol_vessel_departed_at: null,
} as const;

describe("a container that is shut out", () => {
	it.each([
		["before the vessel sails", SHUT_OUT + NEW_PLAN],
		[
			"and the vessel sails and arrives without it",
			`${SHUT_OUT}${NEW_PLAN}
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 19 ARRI USOAK ship:ALPHA`,
		],
		[
			"and the discharge does not name the vessel",
			`${BOOKED}${NEW_PLAN}
			ACT 5.5 DISC CNSHA vessel
			ACT 6   DEPA CNSHA ship:ALPHA`,
		],
		[
			"and the new plan names only the vessel",
			`${SHUT_OUT}
			ACT 6  DEPA CNSHA ship:ALPHA
			EST 13 DEPA CNSHA ship:CHARLIE said:7
			EST 27 ARRI USLAX ship:CHARLIE said:7`,
		],
		[
			"while its plan continued from a transshipment port",
			`ACT 3  GTIN CNSHA truck
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 5.5 DISC CNSHA ship:ALPHA
			EST 10 ARRI KRPUS ship:ALPHA said:1
			PLN 11 DISC KRPUS ship:ALPHA said:1
			PLN 12 LOAD KRPUS ship:BRAVO said:1
			PLN 13 DEPA KRPUS ship:BRAVO said:1
			EST 20 ARRI USLAX ship:BRAVO said:1
			EST 13 DEPA CNSHA ship:CHARLIE said:7
			EST 27 ARRI USLAX ship:CHARLIE said:7`,
		],
	])("%s follows the new plan at once", (_when, text) => {
		expect(shipmentOf(text)).toMatchObject(ON_CHARLIE);
		expect(containerOf(text)).toMatchObject(ASHORE);
		expect(containerOf(text).seaStops.map(({ locode }) => locode)).toEqual([
			"CNSHA",
			"USLAX",
		]);
	});

	it("is loaded by the new vessel later", () => {
		const text = `${SHUT_OUT}${NEW_PLAN}
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 12.5 LOAD CNSHA ship:CHARLIE
			ACT 13 DEPA CNSHA ship:CHARLIE
		`;
		expect(shipmentOf(text)).toMatchObject({
			...ON_CHARLIE,
			pol_atd_at: day(13),
		});
		expect(eventLines(containerOf(text))).toEqual([
			"full_in CNSHA 3",
			"vessel_loaded CNSHA 12.5",
			"vessel_departed CNSHA 13",
			"estimated.vessel_arrived USLAX 27",
		]);
	});

	it("can be loaded by the same vessel again", () => {
		const text = `${SHUT_OUT}
			ACT 5.8 LOAD CNSHA ship:ALPHA
			ACT 6   DEPA CNSHA ship:ALPHA
		`;
		expect(shipmentOf(text)).toMatchObject({
			port_of_lading_locode: "CNSHA",
			port_of_discharge_locode: "USOAK",
			pol_atd_at: day(6),
		});
		expect(containerOf(text).pol_vessel_loaded_at).toBe(day(5.8));
	});

	it("without another plan keeps its ports, and the later calls of the vessel are not its events", () => {
		const text = `${SHUT_OUT}
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 19 ARRI USOAK ship:ALPHA
		`;
		expect(shipmentOf(text)).toMatchObject({
			port_of_lading_locode: "CNSHA",
			port_of_discharge_locode: "USOAK",
			pol_atd_at: null,
			pod_ata_at: null,
		});
		expect(containerOf(text)).toMatchObject(ASHORE);
	});

	it("at a port of transshipment follows the new plan, and counts as discharged there", () => {
		const text = `
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 12 ARRI SGSIN ship:ALPHA
			ACT 13 DISC SGSIN ship:ALPHA
			ACT 15 LOAD SGSIN ship:BRAVO
			ACT 15.5 DISC SGSIN ship:BRAVO
			ACT 16 DEPA SGSIN ship:BRAVO
			EST 38 ARRI NLRTM ship:BRAVO said:10
			EST 22 DEPA SGSIN ship:CHARLIE said:17
			EST 44 ARRI NLRTM ship:CHARLIE said:17
		`;
		expect(shipmentOf(text)).toMatchObject({
			port_of_discharge_locode: "NLRTM",
			pod_vessel_name: "CHARLIE",
			pod_eta_at: day(44),
			pod_original_eta_at: day(38),
		});
		expect(eventLines(containerOf(text))).toEqual([
			"vessel_loaded CNSHA 5",
			"vessel_departed CNSHA 6",
			"transshipment_arrived SGSIN 12",
			"transshipment_discharged SGSIN 13",
			"estimated.vessel_arrived NLRTM 44",
		]);
	});

	it("stays behind while other containers of its bill sail", () => {
		const text = `${SHUT_OUT}
			ACT 5  LOAD CNSHA ship:ALPHA box:${BOX_2}
			ACT 6  DEPA CNSHA ship:ALPHA
			${NEW_PLAN}
		`;
		const { containers } = journeyOf(text);
		expect(containers.map((c) => c.attributes.current_status)).toEqual([
			"new",
			"on_ship",
		]);
		expect(
			containers.map(({ seaStops }) => seaStops.at(-1)?.inbound?.vessel?.name),
		).toEqual(["CHARLIE", "ALPHA"]);
	});

	it("is not a container that returns from sea, or that is restowed at the port of arrival", () => {
		const returned = `
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 9  DISC CNSHA ship:ALPHA
			PLN 20 ARRI USLAX ship:ALPHA
		`;
		expect(containerOf(returned).pol_vessel_departed_at).toBe(day(6));
		const restowed = `
			ACT 5  LOAD CNSHA ship:ALPHA
			ACT 6  DEPA CNSHA ship:ALPHA
			ACT 20 DISC USLAX ship:ALPHA
			ACT 20.5 LOAD USLAX ship:ALPHA
			ACT 21 DISC USLAX ship:ALPHA
		`;
		expect(containerOf(restowed)).toMatchObject({
			pod_discharged_at: day(21),
			current_status: "grounded",
		});
	});

	it("is recognized in any order of its messages", () => {
		const said = messages(`${SHUT_OUT}${NEW_PLAN}
			ACT 6  DEPA CNSHA ship:ALPHA
		`);
		const derive = (list: typeof said) =>
			deriveJourney(list, { now: day(90), lookup });
		fc.assert(
			fc.property(
				fc.shuffledSubarray(said, { minLength: said.length }),
				(shuffled) => {
					expect(derive(shuffled)).toEqual(derive(said));
				},
			),
			{ numRuns: 30 },
		);
	});
});

describe("a loading that is reported later at another port", () => {
	const LOADED = `
		ACT 5  LOAD CNSHA ship:ALPHA
		ACT 6  DEPA CNSHA ship:ALPHA
		EST 20 ARRI USLAX ship:ALPHA said:1
	`;

	it.each([
		["by the same vessel", "ACT 9 LOAD KRPUS ship:ALPHA", "ALPHA"],
		[
			"by the same vessel, which calls there",
			`ACT 8 ARRI KRPUS ship:ALPHA
			ACT 9 LOAD KRPUS ship:ALPHA
			ACT 10 DEPA KRPUS ship:ALPHA`,
			"ALPHA",
		],
		[
			"by another vessel to the same port",
			`ACT 9 LOAD KRPUS ship:BRAVO
			EST 22 ARRI USLAX ship:BRAVO said:9`,
			"BRAVO",
		],
		["by a vessel that is not named", "ACT 9 LOAD KRPUS vessel", "ALPHA"],
	])("%s does not move the port of lading", (_how, later, vessel) => {
		expect(shipmentOf(`${LOADED}\n${later}`)).toMatchObject({
			port_of_lading_locode: "CNSHA",
			pol_atd_at: day(6),
			port_of_discharge_locode: "USLAX",
			pod_vessel_name: vessel,
		});
		expect(containerOf(`${LOADED}\n${later}`).pol_vessel_loaded_at).toBe(
			day(5),
		);
	});
});
