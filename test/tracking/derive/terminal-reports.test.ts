import { describe, expect, it } from "vitest";
import { reportsByFacility } from "../../../server/tracking/derive/terminal-reports.ts";
import type {
	ContainerStatusReport,
	StatusObservation,
} from "../../../server/tracking/observations/observation.ts";
import { containerOf, day } from "../messages.ts";
import { midnight, report } from "../reports.ts";

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
const HOLD = { name: "TMF", status: "pending", description: "T" } as const;
const FEE = { type: "demurrage", amount: 0, currencyCode: "USD" } as const;
const lfd = (kind: "terminal" | "line" | "rail", at: string | null) => ({
	lastFreeDays: [{ kind, at }],
});
const no = { pickup_lfd_terminal: null, pickup_lfd_line: null };

/** [the report of the terminal at the port, the values in the container's record] */
const AT_PORT: readonly (readonly [
	ContainerStatusReport,
	Record<string, unknown>,
])[] = [
	[
		{},
		{
			availability_known: false,
			available_for_pickup: null,
			holds_at_pod_terminal: [],
			fees_at_pod_terminal: [],
			ind_facility_holds: null,
			ind_facility_fees: null,
			pickup_lfd: null,
			import_deadlines: { ...no, pickup_lfd_rail: null },
			current_status: "grounded",
		},
	],
	[
		{ isAvailable: true },
		{
			availability_known: true,
			available_for_pickup: true,
			current_status: "available",
		},
	],
	[
		{ isAvailable: false },
		{
			availability_known: true,
			available_for_pickup: false,
			current_status: "not_available",
		},
	],
	[{ isOffDock: true }, { current_status: "off_dock" }],
	[{ isOffDock: false }, { current_status: "grounded" }],
	[{ holds: [HOLD] }, { holds_at_pod_terminal: [HOLD] }],
	[
		{ fees: [FEE] },
		{
			fees_at_pod_terminal: [
				{ type: "demurrage", amount: 0, currency_code: "USD" },
			],
		},
	],
	[{ appointmentAt: day(25) }, { pickup_appointment_at: day(25) }],
	[{ appointmentAt: null }, { pickup_appointment_at: null }],
	[{ yardLocation: "G4-217" }, { location_at_pod_terminal: "G4-217" }],
	[{ chassisNumber: "DCLZ4" }, { pod_full_out_chassis_number: "DCLZ4" }],
	[{ railCarrierScac: "BNSF" }, { pod_rail_carrier_scac: "BNSF" }],
	[{ weightKg: 17_500 }, { weight_in_lbs: 38_581 }],
	[{ sealNumber: "S9" }, { seal_number: "S9" }],
	[
		{ isoCode: "45R1" },
		{
			equipment_type: "reefer",
			equipment_length: 40,
			equipment_height: "high_cube",
		},
	],
	[
		lfd("terminal", day(28)),
		{
			pickup_lfd: midnight(28),
			import_deadlines: {
				...no,
				pickup_lfd_terminal: midnight(28),
				pickup_lfd_rail: null,
			},
		},
	],
	[
		{
			lastFreeDays: [
				{ kind: "terminal", at: day(26) },
				{ kind: "line", at: day(28) },
				{ kind: "rail", at: day(30) },
			],
		},
		{
			pickup_lfd: midnight(28),
			ind_facility_lfd_on: midnight(30),
			import_deadlines: {
				pickup_lfd_terminal: midnight(26),
				pickup_lfd_line: midnight(28),
				pickup_lfd_rail: midnight(30),
			},
		},
	],
];

it.each(AT_PORT)("at the port %j gives %j", (parts, want) => {
	const also = [report(22, "USLAX", parts)];
	expect(containerOf(VOYAGE, { also })).toMatchObject(want);
});

/** [the report of the inland facility, the values in the container's record] */
const INLAND: readonly (readonly [
	ContainerStatusReport,
	Record<string, unknown>,
])[] = [
	[
		{ holds: [HOLD] },
		{ ind_facility_holds: [HOLD], holds_at_pod_terminal: [] },
	],
	[{ holds: [] }, { ind_facility_holds: [] }],
	[
		{ fees: [FEE] },
		{
			ind_facility_fees: [
				{ type: "demurrage", amount: 0, currency_code: "USD" },
			],
			fees_at_pod_terminal: [],
		},
	],
	[
		lfd("terminal", day(33)),
		{
			ind_facility_lfd_on: midnight(33, 6),
			pickup_lfd: midnight(33, 6),
			import_deadlines: { ...no, pickup_lfd_rail: midnight(33, 6) },
		},
	],
	[
		{ railCarrierScac: "BNSF" },
		{ ind_rail_carrier_scac: "BNSF", pod_rail_carrier_scac: null },
	],
	[{ yardLocation: "T7" }, { location_at_pod_terminal: null }],
	[{ appointmentAt: day(33) }, { pickup_appointment_at: null }],
	[
		{ isAvailable: true },
		{ available_for_pickup: true, current_status: "available" },
	],
	[
		{ isAvailable: false },
		{ available_for_pickup: false, current_status: "on_rail" },
	],
];

it.each(INLAND)("inland %j gives %j", (parts, want) => {
	for (const by of ["rail", "terminal"] as const) {
		const also = [report(25, "USCHI", parts, { by })];
		expect(containerOf(TRAIN, { also })).toMatchObject(want);
	}
});

describe("among several reports", () => {
	const at = (also: readonly StatusObservation[], text = VOYAGE) =>
		containerOf(text, { also });

	it("the latest with a value decides that value, even if another arrived later", () => {
		const reports = [
			report(22, "USLAX", { isAvailable: true, yardLocation: "A1" }),
			report(23, "USLAX", { yardLocation: "B2" }),
			report(22.5, "USLAX", { isAvailable: false }),
		];
		for (const also of [reports, reports.toReversed()]) {
			const container = at(also);
			expect(container).toMatchObject({
				available_for_pickup: false,
				location_at_pod_terminal: "B2",
			});
			expect(container.provenance).toMatchObject({
				available_for_pickup: { observedAt: day(22.5) },
				location_at_pod_terminal: { observedAt: day(23) },
			});
		}
	});

	it("only an explicit null removes a value", () => {
		const before = report(22, "USLAX", {
			appointmentAt: day(25),
			...lfd("terminal", day(28)),
		});
		expect(at([before, report(23, "USLAX", {})])).toMatchObject({
			pickup_appointment_at: day(25),
			pickup_lfd: midnight(28),
		});
		const after = report(23, "USLAX", {
			appointmentAt: null,
			...lfd("terminal", null),
		});
		expect(at([before, after])).toMatchObject({
			pickup_appointment_at: null,
			pickup_lfd: null,
		});
	});

	it.each([
		"2026-01-28T08:00:00Z",
		"2026-01-28T12:00:00Z",
		"2026-01-29T07:59:59Z",
	])("a last free day reported as %s is the midnight at its start", (told) => {
		const also = [report(22, "USLAX", lfd("line", told))];
		expect(at(also).pickup_lfd).toBe("2026-01-28T08:00:00Z");
	});

	it("a future one is ignored until its time is near", () => {
		const also = [report(50, "USLAX", { isAvailable: true })];
		expect(
			containerOf(VOYAGE, { also, nowDay: 40 }).available_for_pickup,
		).toBeNull();
		expect(containerOf(VOYAGE, { also, nowDay: 50 }).available_for_pickup).toBe(
			true,
		);
	});

	it("a corrected one is replaced", () => {
		const also = [
			report(22, "USLAX", { isAvailable: true }, { id: "r1", said: 22 }),
			report(22, "USLAX", { isAvailable: false }, { id: "r1", said: 23 }),
		];
		expect(at(also).available_for_pickup).toBe(false);
	});

	it("none is an event in the container's history", () => {
		const also = [report(22, "USLAX", { isAvailable: true })];
		expect(at(also).rawEvents).toEqual(at([]).rawEvents);
	});
});

/** [the place of a report, its source, the port of discharge and the inland destination, where it belongs] */
it.each([
	["USLAX", "terminal", "USLAX", "USCHI", "pod"],
	["USLAX", "rail", "USLAX", "USCHI", "pod"],
	["USCHI", "terminal", "USLAX", "USCHI", "inland"],
	["USCHI", "rail", "USLAX", "USCHI", "inland"],
	["USKCK", "terminal", "USLAX", "USCHI", "pod"],
	["USKCK", "rail", "USLAX", "USCHI", "inland"],
	["USKCK", "rail", "USLAX", null, "inland"],
	[null, "terminal", "USLAX", null, "pod"],
	[null, "terminal", null, null, "pod"],
	[null, "rail", null, null, "inland"],
] as const)(
	"a report from %s of a %s, on the way by %s to %s, belongs to: %s",
	(at, by, pod, destination, facility) => {
		const said = report(24, at ?? "USLAX", {}, { by });
		const one = at === null ? { ...said, place: null } : said;
		expect(reportsByFacility([one], { pod, destination })).toEqual({
			...{ pod: [], inland: [] },
			[facility]: [one],
		});
	},
);

it("the size of a container is that of the last report that has one", () => {
	const also = [
		report(22, "USLAX", { isoCode: "22G1" }),
		report(23, "USLAX", { isoCode: "45R1" }),
		report(24, "USLAX", {}),
	];
	expect(containerOf(VOYAGE, { also })).toMatchObject({
		equipment_type: "reefer",
		equipment_length: 40,
	});
});
