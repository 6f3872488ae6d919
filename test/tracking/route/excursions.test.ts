import { describe, expect, it } from "vitest";
import {
	BOX_2,
	containerOf,
	day,
	eventLines,
	journeyOf,
	shipmentOf,
} from "../messages.ts";
import { report } from "../reports.ts";

const ASHORE = `
	ACT 5  LOAD CNSHA ship:ALPHA
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 20 ARRI USLAX ship:ALPHA
	ACT 21 DISC USLAX ship:ALPHA at:port_terminal:TRP
`;
const OUT = "ACT 23 GTOT USLAX truck at:port_terminal:TRP";
const BACK = "ACT 25 GTIN USLAX truck at:port_terminal:TRP";
const IN_TERMINAL = {
	current_status: "grounded",
	pod_full_out_at: null,
	final_destination_full_out_at: null,
} as const;
const PICKED_UP = {
	current_status: "picked_up",
	pod_full_out_at: day(23),
} as const;

describe("a laden container that came back to the terminal", () => {
	it.each([
		["at once", ""],
		[
			"from an exam site in the port",
			`ACT 23.2 GTIN USLAX truck at:container_freight_station:EXAM
			ACT 24 INSP USLAX
			ACT 24.8 GTOT USLAX truck at:container_freight_station:EXAM`,
		],
		[
			"from an exam site elsewhere",
			`ACT 23.2 ARRI USOAK truck at:container_freight_station
			ACT 23.2 GTIN USOAK truck at:container_freight_station
			ACT 24.8 GTOT USOAK truck at:container_freight_station`,
		],
		[
			"from a customer with whom it was left",
			"ACT 23.2 DROP USOAK truck at:customer_location",
		],
		[
			"from a customer in the port with whom it was left",
			"ACT 23.2 DROP USLAX truck at:customer_location",
		],
		[
			"from a customer in the port whose gate it entered",
			"ACT 23.2 GTIN USLAX truck at:customer_location",
		],
	])("%s is in the terminal again", (_from, exam) => {
		const text = `${ASHORE}${OUT}\n${exam}\n${BACK}`;
		expect(containerOf(text)).toMatchObject(IN_TERMINAL);
		expect(shipmentOf(text).destination_locode).toBeNull();
		expect(eventLines(containerOf(text)).at(-1)).toBe(
			"vessel_discharged USLAX 21",
		);
	});

	it.each([
		["of a facility without a type", "ACT 25 GTIN USLAX truck"],
		["of the terminal by its code alone", BACK.replace("port_terminal", "")],
		["that the terminal reports", `${BACK} by:terminal`],
		[
			"on the day on which it left",
			"ACT 23 GTIN USLAX truck at:port_terminal date",
		],
	])("through a gate %s is there again", (_what, back) => {
		expect(containerOf(`${ASHORE}${OUT}\n${back}`)).toMatchObject(IN_TERMINAL);
	});

	it.each([
		["before that", ""],
		[
			"at the exam site only",
			"ACT 23.2 GTIN USLAX truck at:container_freight_station",
		],
		["at another facility of the place", "ACT 23.2 GTIN USLAX truck at::YARD"],
		["by a plan", "PLN 25 GTIN USLAX truck at:port_terminal:TRP"],
		["before it left", "ACT 22 GTIN USLAX truck at:port_terminal:TRP"],
		[
			"empty or perhaps empty",
			"ACT 25 GTIN USLAX truck filling? at:port_terminal:TRP",
		],
	])("is picked up %s", (_when, text) => {
		expect(containerOf(`${ASHORE}${OUT}\n${text}`)).toMatchObject(PICKED_UP);
	});

	it("is there again through a gate of any code when the code of the first gate is unknown", () => {
		const text = `${ASHORE}ACT 23 GTOT USLAX truck
			ACT 25 GTIN USLAX truck at::TRP`;
		expect(containerOf(text)).toMatchObject(IN_TERMINAL);
	});

	it("is available there when the line says so while it is away", () => {
		const text = `${ASHORE}${OUT}\nACT 24 AVPU USLAX\n${BACK}`;
		expect(containerOf(text).current_status).toBe("available");
		expect(eventLines(containerOf(text)).at(-1)).toBe("available USLAX 24");
	});

	it("is on a train when it left by rail, whatever gate reports it afterwards", () => {
		const text = `${ASHORE}${OUT.replace("truck", "rail")}\n${BACK}`;
		const box = containerOf(text);
		expect(box).toMatchObject({ current_status: "on_rail" });
		expect(eventLines(box).at(-1)).toBe("rail_departed USLAX 23");
	});

	it("is picked up when it leaves again, and the second time counts", () => {
		const text = `${ASHORE}${OUT}\n${BACK}
			ACT 28 GTOT USLAX truck at:port_terminal:TRP`;
		expect(containerOf(text)).toMatchObject({
			...PICKED_UP,
			pod_full_out_at: day(28),
		});
		expect(eventLines(containerOf(text)).at(-1)).toBe("full_out USLAX 28");
		const returned = `${text}\nACT 30 GTIN USLAX empty truck at:depot`;
		expect(containerOf(returned).current_status).toBe("empty_returned");
	});

	it("is available there again when the terminal reports it", () => {
		const also = [
			report(22, "USLAX", { isAvailable: true }),
			report(24, "USLAX", { isAvailable: false }),
			report(26, "USLAX", { isAvailable: true }),
		];
		const box = containerOf(`${ASHORE}${OUT}\n${BACK}`, { also });
		expect(box).toMatchObject({ ...IN_TERMINAL, current_status: "available" });
		expect(eventLines(box).slice(-3)).toEqual([
			"available USLAX 22",
			"not_available USLAX 24",
			"available USLAX 26",
		]);
	});

	it("is there again at the inland destination too", () => {
		const text = `${ASHORE}
			ACT 23 LOAD USLAX rail
			ACT 24 DEPA USLAX rail
			ACT 27 ARRI USCHI rail at:ramp
			ACT 28 DISC USCHI rail at:ramp
			ACT 29 GTOT USCHI truck at:ramp
			ACT 30 GTIN USKCK truck at:container_freight_station
			ACT 31 GTIN USCHI truck at:ramp
		`;
		expect(containerOf(text)).toMatchObject(IN_TERMINAL);
		expect(shipmentOf(text).destination_locode).toBe("USCHI");
		const out = `${text}\nACT 33 GTOT USCHI truck at:ramp`;
		expect(containerOf(out)).toMatchObject({
			current_status: "picked_up",
			final_destination_full_out_at: day(33),
		});
	});

	it("does not bring back another container of its bill", () => {
		const text = `${ASHORE}
			ACT 21 DISC USLAX ship:ALPHA box:${BOX_2}
			${OUT}
			${OUT} box:${BOX_2}
			${BACK}
		`;
		expect(
			journeyOf(text).containers.map((c) => c.attributes.current_status),
		).toEqual(["grounded", "picked_up"]);
	});
});
