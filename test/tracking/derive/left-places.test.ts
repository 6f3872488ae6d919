import { describe, expect, it } from "vitest";
import { containerOf, day } from "../messages.ts";
import { midnight, report, retraction } from "../reports.ts";

const VOYAGE = `
	ACT 5  LOAD CNSHA ship:ALPHA
	ACT 6  DEPA CNSHA ship:ALPHA
	ACT 20 ARRI USLAX ship:ALPHA
	ACT 21 DISC USLAX ship:ALPHA
`;
const STAY = {
	isAvailable: true,
	yardLocation: "A1 04 C",
	holds: [{ name: "customs", status: "hold", description: null }],
	fees: [{ type: "exam", amount: 300, currencyCode: "USD" }],
} as const;
const AT_PORT = report(22, "USLAX", {
	...STAY,
	lastFreeDays: [{ kind: "terminal", at: day(27) }],
	appointmentAt: day(25),
});
const AT_RAMP = report(
	29,
	"USCHI",
	{ ...STAY, lastFreeDays: [{ kind: "rail", at: day(32) }] },
	{ by: "rail" },
);

const THERE = {
	available_for_pickup: true,
	location_at_pod_terminal: "A1 04 C",
	holds_at_pod_terminal: STAY.holds,
	fees_at_pod_terminal: [{ type: "exam", amount: 300, currency_code: "USD" }],
};
const LEFT = {
	available_for_pickup: false,
	location_at_pod_terminal: null,
	holds_at_pod_terminal: [],
	fees_at_pod_terminal: [],
	availability_known: true,
	pickup_appointment_at: day(25),
	import_deadlines: { pickup_lfd_terminal: midnight(27) },
};

describe("availability, position, holds and fees at the port terminal", () => {
	const after = (lines: string, ...also: ReturnType<typeof retraction>[]) =>
		containerOf(`${VOYAGE}\n${lines}`, { also: [AT_PORT, ...also] });

	it.each([
		"ACT 24 GTOT USLAX truck",
		"ACT 24 PICK USLAX truck",
		"ACT 24 GTOT USLAX truck by:terminal",
		"ACT 24 GTOT USLAX rail",
		"ACT 24 LOAD USLAX rail",
		"ACT 24 DEPA USLAX rail",
		"ACT 24 LOAD USLAX barge:A",
		"ACT 27 GTIN USCHI rail",
		"ACT 26 DROP USLAX truck at:customer_location",
		"ACT 29 GTIN USLAX empty truck at:depot",
	])("end, and times remain, after %s", (lines) => {
		expect(after(lines)).toMatchObject(LEFT);
	});

	it.each([
		"",
		"PLN 24 GTOT USLAX truck",
		"EST 24 DEPA USLAX rail",
		"ACT 22 GTIN USLAX truck at:port_terminal",
		"ACT 23 GTOT USLAX truck at:port_terminal\nACT 24 GTIN USLAX truck at:port_terminal",
	])("stay while the container is in the terminal: %j", (lines) => {
		expect(after(lines)).toMatchObject(THERE);
	});

	it("do not come back when the terminal repeats its last status", () => {
		const repeated = { ...AT_PORT, key: "again", occurredAt: day(26) };
		const text = `${VOYAGE}\nACT 24 GTOT USLAX truck`;
		for (const also of [[AT_PORT, repeated], [repeated, AT_PORT], [repeated]]) {
			expect(containerOf(text, { also })).toMatchObject(LEFT);
		}
	});

	it("come back when the line retracts the departure", () => {
		const out = "ACT 24 GTOT USLAX truck id:out said:24";
		expect(after(out)).toMatchObject(LEFT);
		expect(after(out, retraction("out", 25))).toMatchObject(THERE);
	});

	it("end by the message about the departure, which is their origin", () => {
		const { provenance } = after("ACT 24 GTOT USLAX truck");
		expect(provenance).toMatchObject({
			available_for_pickup: { originalEvent: "GTOT ACT" },
			holds_at_pod_terminal: { originalEvent: "GTOT ACT" },
			fees_at_pod_terminal: { originalEvent: "GTOT ACT" },
			pickup_appointment_at: { originalEvent: "status" },
		});
		expect(provenance).not.toHaveProperty("location_at_pod_terminal");
	});

	it("stay unknown when no terminal has reported them", () => {
		expect(containerOf(`${VOYAGE}\nACT 24 GTOT USLAX truck`)).toMatchObject({
			available_for_pickup: null,
			availability_known: false,
		});
	});
});

it("the inland facility's availability, holds and fees follow those of the port, and end when the container leaves there", () => {
	const lines = [
		"ACT 24 GTOT USLAX rail",
		"ACT 28 ARRI USCHI rail at:ramp",
		"ACT 29 DISC USCHI rail at:ramp",
		"ACT 31 GTOT USCHI truck at:ramp",
	];
	const stages = [0, 1, 3, 4].map((count) => {
		const text = [VOYAGE, ...lines.slice(0, count)].join("\n");
		const also = count < 3 ? [AT_PORT] : [AT_PORT, AT_RAMP];
		const container = containerOf(text, { also });
		return [
			container.current_status,
			container.available_for_pickup,
			container.holds_at_pod_terminal.length,
			container.ind_facility_holds?.length ?? null,
			container.ind_facility_fees?.length ?? null,
			container.import_deadlines?.pickup_lfd_rail ?? null,
		];
	});
	expect(stages).toEqual([
		["available", true, 1, null, null, null],
		["on_rail", false, 0, null, null, null],
		["available", true, 0, 1, 1, midnight(32, 6)],
		["picked_up", false, 0, 0, 0, midnight(32, 6)],
	]);
});
