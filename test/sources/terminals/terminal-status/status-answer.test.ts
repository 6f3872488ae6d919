import { describe, expect, it } from "vitest";
import { readAnswer } from "../../../../server/sources/terminals/terminal-status/status-answer.ts";
import type { Capabilities } from "../../../../server/sources/terminals/terminal-status/status-context.ts";
import type {
	Observation,
	StatusObservation,
} from "../../../../server/tracking/observations/observation.ts";
import { contextWith } from "../terminal-peer.ts";

const BOX = "MSCU6639870";
const OBSERVED = "2026-11-02T09:15:00-08:00";

function observationsOf(
	status: object,
	capabilities?: Partial<Capabilities>,
): readonly Observation[] {
	const answer = {
		outcome: "found",
		status: { observedAt: OBSERVED, ...status },
	};
	const read = readAnswer(answer, BOX, contextWith(capabilities));
	if (read.outcome !== "found") throw new Error(JSON.stringify(read));
	return read.observations;
}

function statusOf(
	status: object,
	capabilities?: Partial<Capabilities>,
): StatusObservation | undefined {
	return observationsOf(status, capabilities).find(
		(observation) => observation.kind === "status",
	);
}

const reportOf = (status: object, capabilities?: Partial<Capabilities>) =>
	statusOf(status, capabilities)?.report ?? {};

const hold = (name: string, more: object = {}) => ({ name, ...more });

describe("a report contains the stated facts", () => {
	it.each<[string, object, object]>([
		["availability", { availability: "available" }, { isAvailable: true }],
		[
			"no availability",
			{ availability: "unavailable" },
			{ isAvailable: false },
		],
		[
			"an appointment",
			{ appointmentAt: "2026-11-04T08:00:00-08:00" },
			{ appointmentAt: "2026-11-04T16:00:00Z" },
		],
		[
			"that there is no appointment",
			{ appointmentAt: null },
			{ appointmentAt: null },
		],
		["a yard location", { yardLocation: "F 412" }, { yardLocation: "F 412" }],
		[
			"that it is outside any yard",
			{ yardLocation: null },
			{ yardLocation: null },
		],
		["a move off dock", { offDock: true }, { isOffDock: true }],
		[
			"chassis and railway",
			{ chassisNumber: "DCLZ1", railCarrierScac: "BNSF" },
			{ chassisNumber: "DCLZ1", railCarrierScac: "BNSF" },
		],
		[
			"the equipment",
			{
				equipment: {
					isoCode: "45G1",
					grossWeightKg: 18420.5,
					sealNumber: "S1",
				},
			},
			{ isoCode: "45G1", weightKg: 18420.5, sealNumber: "S1" },
		],
		[
			"that there are no holds and fees",
			{ holds: [], fees: [] },
			{ holds: [], fees: [] },
		],
	])("%s", (_, status, want) => {
		expect(reportOf(status)).toEqual(want);
	});
});

describe("blank and unreadable values are left out, and so change nothing", () => {
	it.each<[string, object]>([
		["unknown availability", { availability: "unknown" }],
		["absent and null lists", { holds: null, fees: null, lastFreeDays: null }],
		["a blank in place of a list", { holds: "", fees: "" }],
		["a hold without a name", { holds: [hold("customs"), hold(" ")] }],
		["a hold that is not an object", { holds: ["customs"] }],
		["a fee without a type", { fees: [{ type: " ", amount: "1" }] }],
		["a fee without an amount", { fees: [{ type: "demurrage", amount: "" }] }],
		[
			"a fee that is not a number",
			{ fees: [{ type: "demurrage", amount: "n/a" }] },
		],
		[
			"blank texts",
			{ yardLocation: " ", chassisNumber: "", railCarrierScac: "" },
		],
		["an unreadable appointment", { appointmentAt: "soon" }],
		[
			"a last free day of an unknown kind",
			{ lastFreeDays: [{ kind: "customs", at: "2026-11-05" }] },
		],
		[
			"an unreadable last free day",
			{ lastFreeDays: [{ kind: "line", at: "Friday" }] },
		],
		["a weight of zero", { equipment: { grossWeightKg: 0 } }],
		["a status that is too long", { holds: [], words: "x".repeat(70_000) }],
	])("%s", (_, status) => {
		expect(observationsOf(status)).toEqual([]);
	});
});

describe("a hold has its canonical name, with the terminal's words beside it", () => {
	it.each<[string, string]>([
		["CBP EXAM", "customs"],
		["Customs Hold", "customs"],
		["CBSA", "customs"],
		["CBP AGRICULTURE", "USDA"],
		["CUSTOMS VACIS", "VACIS"],
		["NII", "VACIS"],
		["LINE HOLD", "freight"],
		["SSCO", "freight"],
		["NO BL", "freight"],
		["SCANNING", "VACIS"],
		["B/L MISSING", "freight"],
		["TRAFFIC_MITIGATION_FEE", "TMF"],
		["TRUCKER", "other"],
	])("%s is %s", (written, name) => {
		expect(reportOf({ holds: [hold(written)] })).toEqual({
			holds: [{ name, status: "hold", description: written }],
		});
	});

	it("leaves out released holds, and includes pending ones", () => {
		const holds = [
			hold("customs", { status: "released" }),
			hold("USDA", { status: "pending", description: "waits for papers" }),
			hold("OBL", { description: "not surrendered" }),
			hold("freight", { status: "in doubt" }),
		];
		expect(reportOf({ holds }).holds).toEqual([
			{ name: "USDA", status: "pending", description: "waits for papers" },
			{ name: "freight", status: "hold", description: "OBL: not surrendered" },
			{ name: "freight", status: "hold", description: null },
		]);
	});
});

describe("a fee has its canonical type and its amount as a number", () => {
	it.each<[string, string]>([
		["demurrage", "demurrage"],
		["STORAGE", "demurrage"],
		["CET EXAM FEE", "exam"],
		["extended_dwell_time", "extended_dwell_time"],
		["TOTAL DUE", "total"],
		["CLEANING", "other"],
	])("%s is %s", (written, type) => {
		const fees = [{ type: written, amount: "390.50", currency: "USD" }];
		expect(reportOf({ fees })).toEqual({
			fees: [{ type, amount: 390.5, currencyCode: "USD" }],
		});
	});

	it("has the type other when the terminal names none, except for the total", () => {
		const fees = [
			{ type: "demurrage", amount: "1" },
			{ type: "total", amount: "1" },
		];
		expect(reportOf({ fees }, { feeType: "unsupported" }).fees).toEqual([
			{ type: "other", amount: 1, currencyCode: null },
			{ type: "total", amount: 1, currencyCode: null },
		]);
		const without = reportOf({ holds: [] }, { feeType: "unsupported" });
		expect(without).toEqual({ holds: [] });
	});
});

/** Midnight at the start of 5 November in Los Angeles. */
const FIFTH = "2026-11-05T08:00:00Z";

describe("a last free day is the written day, in any form", () => {
	it.each<[string, object, string | null]>([
		["a date", { at: "2026-11-05" }, FIFTH],
		["a date in summer", { at: "2026-07-05" }, "2026-07-05T07:00:00Z"],
		[
			"the day on which summer time ends",
			{ at: "2026-11-01" },
			"2026-11-01T07:00:00Z",
		],
		["a moment", { at: "2026-11-05T16:00:00-08:00" }, "2026-11-06T00:00:00Z"],
		["its midnight", { at: "2026-11-05T00:00:00-08:00" }, FIFTH],
		["its midnight in UTC", { at: "2026-11-05T08:00:00Z" }, FIFTH],
		["its last second", { at: "2026-11-05T23:59:59-08:00" }, FIFTH],
		["its last minute", { at: "2026-11-05T23:59" }, FIFTH],
		["its end", { at: "2026-11-05T24:00:00-08:00" }, FIFTH],
		["a midnight without offset", { at: "2026-11-05 00:00:00" }, FIFTH],
		["a date written as UTC", { at: "2026-11-05T00:00:00.000Z" }, FIFTH],
		[
			"an end with the offset of summer",
			{ at: "2026-11-05T23:59:59-07:00" },
			FIFTH,
		],
		[
			"a meaningless time of day",
			{ at: "2026-11-05T12:00:00+09:00", precision: "date" },
			FIFTH,
		],
		["none", { at: null }, null],
	])("%s", (_, written, at) => {
		const lastFreeDays = [{ kind: "terminal", ...written }];
		expect(reportOf({ lastFreeDays })).toEqual({
			lastFreeDays: [{ kind: "terminal", at }],
		});
	});
});

describe("values outside a terminal's capabilities are ignored", () => {
	it.each<[keyof Capabilities, object]>([
		["availableForPickup", { availability: "available" }],
		["holds", { holds: [] }],
		["feeAmount", { fees: [] }],
		["lastFreeDay", { lastFreeDays: [{ kind: "line", at: "2026-11-05" }] }],
		["pickupAppointment", { appointmentAt: null }],
		["yardLocation", { yardLocation: "A" }],
		["chassisNumber", { chassisNumber: "A" }],
		["vesselDischarged", { events: [{ code: "discharged", at: OBSERVED }] }],
		["onRail", { events: [{ code: "rail_loaded", at: OBSERVED }] }],
		["importMilestones", { events: [{ code: "full_out", at: OBSERVED }] }],
	])("%s", (capability, status) => {
		expect(observationsOf(status)).not.toEqual([]);
		expect(observationsOf(status, { [capability]: "unsupported" })).toEqual([]);
		expect(observationsOf(status, { [capability]: "limited" })).not.toEqual([]);
	});
});

describe("an answer without a valid time fails", () => {
	it.each<[string, object]>([
		["no time", { observedAt: undefined }],
		["only a date", { observedAt: "2026-11-02" }],
		["the future", { observedAt: "2026-11-02T18:11:00Z" }],
	])("%s", (_, status) => {
		const answer = { outcome: "found", status: { holds: [], ...status } };
		expect(readAnswer(answer, BOX, contextWith())).toMatchObject({
			outcome: "failed",
			reason: "unrecognized",
		});
	});
});

describe("the key of a status", () => {
	const at = (observedAt: string, more: object = {}) => {
		const status = statusOf({ holds: [hold("customs")], ...more, observedAt });
		const { key, occurredAt, reportedAt, report } = status ?? {};
		return { key, occurredAt, reportedAt, report };
	};
	const EARLY = "2026-11-02T08:00:00-08:00";
	const changedAt = "2026-11-02T07:00:00-08:00";

	it("stays the same while the status has not changed", () => {
		expect(at(EARLY, { changedAt })).toEqual(at(OBSERVED, { changedAt }));
		expect(at(OBSERVED, { changedAt }).occurredAt).toBe("2026-11-02T15:00:00Z");
	});

	it("differs after each change, even when it changes back", () => {
		const first = at(EARLY, { changedAt }).key;
		expect(at(OBSERVED, { changedAt, holds: [] }).key).not.toBe(first);
		expect(at(OBSERVED, { changedAt: EARLY }).key).not.toBe(first);
		expect(at(OBSERVED, { changedAt: OBSERVED }).key).not.toBe(
			at(OBSERVED).key,
		);
	});

	it("depends on the content alone when the terminal gives no time of change, and the status has the time of the query", () => {
		expect(at(EARLY).key).toBe(at(OBSERVED).key);
		expect(at(EARLY).occurredAt).not.toBe(at(OBSERVED).occurredAt);
		expect(at(OBSERVED, { holds: [] }).key).not.toBe(at(EARLY).key);
	});

	it("ignores a time of change after the query", () => {
		const later = "2026-11-02T09:30:00-08:00";
		expect(at(OBSERVED, { changedAt: later })).toEqual(at(OBSERVED));
	});
});

describe("events", () => {
	it.each<[string, object]>([
		[
			"discharged",
			{
				kind: "equipment",
				activity: "discharged",
				mode: "vessel",
				isEmpty: false,
			},
		],
		[
			"rail_loaded",
			{ kind: "equipment", activity: "loaded", mode: "rail", isEmpty: false },
		],
		[
			"rail_departed",
			{ kind: "transport", activity: "departed", mode: "rail" },
		],
		["rail_arrived", { kind: "transport", activity: "arrived", mode: "rail" }],
		[
			"rail_unloaded",
			{
				kind: "equipment",
				activity: "discharged",
				mode: "rail",
				isEmpty: false,
			},
		],
		["available", { kind: "equipment", activity: "available_for_pickup" }],
		[
			"full_out",
			{
				kind: "equipment",
				activity: "gated_out",
				mode: "truck",
				isEmpty: false,
			},
		],
		[
			"empty_in",
			{ kind: "equipment", activity: "gated_in", mode: "truck", isEmpty: true },
		],
		["customs_released", { kind: "equipment", activity: "customs_released" }],
		[
			"customs_selected",
			{ kind: "equipment", activity: "customs_selected_for_inspection" },
		],
	])(
		"%s is read in canonical words, about this container at this place",
		(code, want) => {
			const event = {
				eventId: "7",
				code,
				at: "2026-10-31T22:05:00-07:00",
				trainId: "T9",
			};
			const [observation, ...others] = observationsOf({ events: [event] });
			expect(others).toEqual([]);
			expect(observation).toMatchObject({
				...want,
				key: `${BOX} 7`,
				sourceEventId: "7",
				containerNumber: BOX,
				classifier: "actual",
				occurredAt: "2026-11-01T05:05:00Z",
				precision: "instant",
				place: {
					locode: "USLAX",
					facilityCode: "APMT",
					facilityCodeList: "SMDG",
				},
			});
		},
	);

	it("are left out when they are unknown, undated or in the future, and the others stay", () => {
		const at = "2026-10-31T22:05:00-07:00";
		const events = [
			{ code: "washed", at },
			{ code: "full_out" },
			{ code: "full_out", at: "2026-11-03T22:05:00-07:00" },
			null,
			{ code: "discharged", at: "2026-10-31" },
		];
		expect(observationsOf({ events })).toMatchObject([
			{
				activity: "discharged",
				precision: "date",
				occurredAt: "2026-10-31T07:00:00Z",
			},
		]);
	});

	it("have the same key in every answer when they have no id", () => {
		const key = (at: string) =>
			observationsOf({ events: [{ code: "full_out", at }] })[0]?.key;
		const at = "2026-10-31T22:05:00-07:00";
		expect(key(at)).toBe(key(at));
		expect(key(at)).not.toBe(key("2026-10-31T22:06:00-07:00"));
	});
});
