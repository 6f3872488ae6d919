import { describe, expect, it } from "vitest";
import type { Container, Shipment } from "../../../generated/openapi.ts";
import containerRecord from "../../../openapi/shared/records/inland-journey/hlbu2914036-new.json" with {
	type: "json",
};
import shipmentRecord from "../../../openapi/shared/records/inland-journey/shipment-booked.json" with {
	type: "json",
};
import { terminalVisits } from "../../../server/resources/shipments/terminal-visits.ts";
import { DEFAULT_RULES } from "../../../server/settings/tracking-rules/tracking-settings.ts";

const NOW = new Date("2026-09-10T12:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const at = (days: number) =>
	new Date(NOW.getTime() + days * DAY).toISOString().replace(".000", "");

const PIER = { id: "pier", type: "terminal" } as const;
const RAMP = { id: "ramp", type: "rail_terminal" } as const;

type Attributes = Partial<
	Shipment["attributes"] & Omit<Container["attributes"], "created_at">
>;

const UNKNOWN: Attributes = {
	pod_eta_at: null,
	destination_eta_at: null,
	pod_arrived_at: null,
	pod_discharged_at: null,
	pod_full_out_at: null,
	pod_rail_departed_at: null,
	ind_eta_at: null,
	ind_ata_at: null,
	ind_rail_unloaded_at: null,
	final_destination_full_out_at: null,
	empty_terminated_at: null,
	pickup_lfd: null,
	terminal_checked_at: null,
	rail_last_tracking_request_at: null,
};

/** Interval of the queries of each place, in milliseconds. */
function intervals(
	given: Attributes,
	facilities: { pier?: typeof PIER | null; ramp?: typeof RAMP | null } = {},
): Record<string, number> {
	const attributes = { ...UNKNOWN, ...given };
	const { pier = PIER, ramp = null } = facilities;
	const shipment = {
		...shipmentRecord,
		attributes: { ...shipmentRecord.attributes, ...attributes },
		relationships: {
			...shipmentRecord.relationships,
			destination_terminal: { data: ramp },
		},
	} as unknown as Shipment;
	const container = {
		...containerRecord,
		attributes: { ...containerRecord.attributes, ...attributes },
		relationships: {
			...containerRecord.relationships,
			pod_terminal: { data: pier },
		},
	} as unknown as Container;
	const visits = terminalVisits(
		shipment,
		container,
		DEFAULT_RULES.terminal,
		NOW,
	);
	return Object.fromEntries(
		visits.map(({ place, intervalMs }) => [place, intervalMs]),
	);
}

describe("a terminal is queried", () => {
	it.each<[string, Attributes, Record<string, number>]>([
		["daily without an estimate", {}, { port: DAY }],
		["daily at sea", { pod_eta_at: at(3.1) }, { port: DAY }],
		[
			"every six hours from three days before arrival",
			{ pod_eta_at: at(3) },
			{ port: 6 * HOUR },
		],
		[
			"every six hours when it is late",
			{ pod_eta_at: at(-4) },
			{ port: 6 * HOUR },
		],
		["hourly from the arrival", { pod_arrived_at: at(-1) }, { port: HOUR }],
		[
			"hourly from the discharge",
			{ pod_discharged_at: at(-1) },
			{ port: HOUR },
		],
		[
			"hourly while the last free day is far",
			{ pod_arrived_at: at(-1), pickup_lfd: at(1.1) },
			{ port: HOUR },
		],
		[
			"half-hourly from two days before the last free day ends",
			{ pod_arrived_at: at(-1), pickup_lfd: at(1) },
			{ port: 30 * MINUTE },
		],
		[
			"half-hourly when the last free day has passed",
			{ pod_arrived_at: at(-9), pickup_lfd: at(-4) },
			{ port: 30 * MINUTE },
		],
		[
			"every six hours until a day after the container was picked up",
			{
				pod_arrived_at: at(-9),
				pod_full_out_at: at(-1),
				terminal_checked_at: at(-0.1),
			},
			{ port: 6 * HOUR },
		],
		[
			"not after a query on a later day",
			{
				pod_arrived_at: at(-9),
				pod_full_out_at: at(-1.1),
				terminal_checked_at: at(-0.1),
			},
			{},
		],
		[
			"not from a day after the train has left",
			{ pod_rail_departed_at: at(-2), terminal_checked_at: at(-0.9) },
			{},
		],
		[
			"not from a day after the container was returned",
			{ empty_terminated_at: at(-2), terminal_checked_at: at(-0.9) },
			{},
		],
	])("%s", (_when, given, want) => {
		expect(intervals(given)).toEqual(want);
	});

	it("only when the line has named it", () => {
		expect(intervals({}, { pier: null })).toEqual({});
	});

	it.each<[string, Attributes, Record<string, number>]>([
		["daily on the way", { ind_eta_at: at(9) }, { port: DAY, inland: DAY }],
		[
			"by the estimate of the line where the railway has none",
			{ destination_eta_at: at(2) },
			{ port: DAY, inland: 6 * HOUR },
		],
		[
			"by the estimate of the railway where both have one",
			{ ind_eta_at: at(9), destination_eta_at: at(2) },
			{ port: DAY, inland: DAY },
		],
		[
			"hourly from the unloading of the train",
			{ ind_rail_unloaded_at: at(-1) },
			{ port: DAY, inland: HOUR },
		],
		[
			"still after the pickup there while only the port has answered since",
			{
				final_destination_full_out_at: at(-2),
				terminal_checked_at: at(-0.5),
				rail_last_tracking_request_at: at(-1.5),
			},
			{ inland: 6 * HOUR },
		],
		[
			"hourly from the arrival, when the port is finished",
			{
				pod_rail_departed_at: at(-5),
				terminal_checked_at: at(-4),
				ind_ata_at: at(-1),
			},
			{ inland: HOUR },
		],
		[
			"not from a day after the pickup there",
			{
				final_destination_full_out_at: at(-2),
				terminal_checked_at: at(-0.5),
				rail_last_tracking_request_at: at(-0.5),
			},
			{},
		],
	])("inland: %s", (_when, given, want) => {
		expect(intervals(given, { ramp: RAMP })).toEqual(want);
	});
});
