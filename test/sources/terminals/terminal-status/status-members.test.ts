import { describe, expect, it } from "vitest";
import type { Fields } from "../../../../server/sources/parsing/fields.ts";
import { readAnswer } from "../../../../server/sources/terminals/terminal-status/status-answer.ts";
import { readEvents } from "../../../../server/sources/terminals/terminal-status/status-events.ts";
import {
	readFees,
	readHolds,
} from "../../../../server/sources/terminals/terminal-status/status-lists.ts";
import { readReport } from "../../../../server/sources/terminals/terminal-status/status-report.ts";
import { contextWith, PIER_400 } from "../terminal-peer.ts";

const BOX = "MSCU6639870";
const AT = "2026-11-02T17:00:00Z";
const context = contextWith();

/** The members of every observation of Pier 400. */
const COMMON = {
	...{ source: { kind: "terminal", code: "yard" }, classifier: "actual" },
	...{ place: PIER_400.place, timezone: "America/Los_Angeles" },
	...{ receivedAt: "2026-11-02T18:00:00Z", containerNumber: BOX },
	...{ billsOfLading: [], bookings: [], references: [] },
};

describe("an observation has every reported member, and no other", () => {
	it("of a status", () => {
		const status = { observedAt: AT, offDock: true };
		const answer = { outcome: "found", status: { ...status, events: [] } };
		expect(readAnswer(answer, BOX, context)).toEqual({
			...{ containerNumber: BOX, outcome: "found" },
			observations: [
				{
					...COMMON,
					...{ kind: "status", activity: "reported", sourceEventId: null },
					key: expect.stringMatching(`^${BOX} status pier-400 [0-9a-f]{32}$`),
					...{ originalEvent: "CONTAINER STATUS", precision: "instant" },
					...{ occurredAt: AT, reportedAt: AT, raw: JSON.stringify(status) },
					report: { isOffDock: true },
				},
			],
		});
	});

	const nothing = {
		...{ importVoyage: null, exportVoyage: null, phase: null },
		...{ call: null, vessel: null, reportedAt: null, sourceEventId: null },
	};
	const box = { kind: "equipment", isoCode: null, sealNumber: null };
	it.each<[string, Fields, object]>([
		[
			"of a discharge",
			{
				code: "discharged",
				vesselImo: 9321483,
				vesselName: "EMMA",
				trainId: "7",
			},
			{
				...{ activity: "discharged", mode: "vessel", isEmpty: false, ...box },
				vessel: { imo: "9321483", name: "EMMA" },
			},
		],
		[
			"of a discharge from a vessel without a number",
			{ code: "discharged", vesselName: "EMMA" },
			{
				...{ activity: "discharged", mode: "vessel", isEmpty: false, ...box },
				vessel: { imo: null, name: "EMMA" },
			},
		],
		[
			"of a discharge from a vessel without a name",
			{ code: "discharged", vesselImo: 9321483 },
			{
				...{ activity: "discharged", mode: "vessel", isEmpty: false, ...box },
				vessel: { imo: "9321483", name: null },
			},
		],
		...["N/A", "9321484", "0000000"].map(
			(vesselImo): [string, Fields, object] => [
				`of a discharge from a vessel with the impossible number ${vesselImo}`,
				{ code: "discharged", vesselImo, vesselName: "EMMA" },
				{
					...{ activity: "discharged", mode: "vessel", isEmpty: false, ...box },
					vessel: { imo: null, name: "EMMA" },
				},
			],
		),
		[
			"of a discharge from an unnamed vessel",
			{ code: "discharged" },
			{ activity: "discharged", mode: "vessel", isEmpty: false, ...box },
		],
		[
			"of a train that departs",
			{ code: "rail_departed", trainId: "7", vesselName: "EMMA" },
			{
				...{ kind: "transport", activity: "departed", mode: "rail" },
				call: { id: "pier-400 train 7", sequence: null },
			},
		],
		[
			"of a train without a number",
			{ code: "rail_arrived" },
			{ kind: "transport", activity: "arrived", mode: "rail" },
		],
		[
			"of a gate",
			{ code: "full_out", trainId: "7", vesselName: "EMMA" },
			{ activity: "gated_out", mode: "truck", isEmpty: false, ...box },
		],
		[
			"of a release",
			{ code: "customs_released", recordedAt: "2026-11-02T09:30-08:00" },
			{
				...{ activity: "customs_released", mode: null, isEmpty: null, ...box },
				reportedAt: "2026-11-02T17:30:00Z",
			},
		],
		[
			"of an availability, in the terminal's words",
			{ code: "available", description: "READY", eventId: "e1" },
			{
				...{ activity: "available_for_pickup", mode: null, isEmpty: false },
				...{ ...box, originalEvent: "READY" },
				...{ key: `${BOX} e1`, sourceEventId: "e1" },
			},
		],
	])("%s", (_, told, want) => {
		const event = { ...told, at: AT };
		expect(readEvents([event], BOX, context)).toEqual([
			{
				...{ ...COMMON, ...nothing, originalEvent: told.code },
				key: expect.stringMatching(`^${BOX} content-[0-9a-f]|^${BOX} [0-9a-f]`),
				...{ occurredAt: AT, precision: "instant", raw: JSON.stringify(event) },
				...want,
			},
		]);
	});
});

describe("a container without a status has an outcome that says why", () => {
	it.each<[Fields, object]>([
		[{ outcome: "not_found" }, { outcome: "not_found" }],
		[{ outcome: "not_yet" }, { outcome: "not_yet" }],
		[
			{ outcome: "error", reason: "blocked", message: "closed today" },
			{
				...{ outcome: "failed", reason: "blocked" },
				message: "the terminal could not look it up: closed today",
			},
		],
		[
			{ outcome: "error", reason: "parse" },
			{
				...{ outcome: "failed", reason: "unrecognized" },
				message: "the terminal could not look it up: unrecognized",
			},
		],
		[
			{ outcome: "lost", reason: "blocked", message: "x" },
			{
				...{ outcome: "failed", reason: "unrecognized" },
				message: "the answer has no outcome that is known",
			},
		],
		[
			{ outcome: "found", status: [] },
			{
				...{ outcome: "failed", reason: "unrecognized" },
				message: "the answer holds no status",
			},
		],
	])("%j", (answer, want) => {
		expect(readAnswer(answer, BOX, context)).toEqual({
			containerNumber: BOX,
			...want,
		});
	});
});

describe("a clock may be ten minutes ahead", () => {
	it.each([
		["2026-11-02T18:10:00Z", 2],
		["2026-11-02T18:10:01Z", 0],
	])("at %s there are %i observations", (at, count) => {
		const event = { code: "full_out", at };
		const status = { observedAt: at, holds: [], events: [event] };
		const answer = readAnswer({ outcome: "found", status }, BOX, context);
		const { observations = [] } = answer.outcome === "found" ? answer : {};
		expect(observations).toHaveLength(count);
		expect(readEvents([event], BOX, context)).toHaveLength(count / 2);
	});
});

describe("a fact counts only in a valid form", () => {
	it.each<[Fields, object]>([
		[{ railCarrierScac: " bnsf " }, { railCarrierScac: "BNSF" }],
		[{ railCarrierScac: "UP" }, { railCarrierScac: "UPRR" }],
		[{ railCarrierScac: "csx" }, { railCarrierScac: "CSXT" }],
		[{ railCarrierScac: "XY" }, {}],
		[{ railCarrierScac: "B" }, {}],
		[{ railCarrierScac: "BNSFX" }, {}],
		[{ railCarrierScac: "B1" }, {}],
		[{ equipment: { isoCode: "45g1" } }, { isoCode: "45G1" }],
		[{ equipment: { isoCode: "45G" } }, {}],
		[{ equipment: { isoCode: "45G1X" } }, {}],
		[{ equipment: { grossWeightKg: 100_000 } }, { weightKg: 100_000 }],
		[{ equipment: { grossWeightKg: 100_001 } }, {}],
		[{ equipment: { grossWeightKg: "18000" } }, {}],
		[{ equipment: { sealNumber: " " } }, {}],
		[{ offDock: "yes" }, {}],
		[{ offDock: false }, { isOffDock: false }],
		[{ chassisNumber: null }, {}],
	])("%j: %j", (status, want) => {
		expect(readReport(status, context)).toEqual(want);
	});
});

describe("a list of holds or fees is read as a whole", () => {
	const holds = (count: number) => Array(count).fill({ name: "customs" });
	const fee = (amount: unknown, currency?: unknown) =>
		readFees([{ type: "exam", amount, currency }], true);

	it("with at most fifty items", () => {
		expect(readHolds(holds(50))).toHaveLength(50);
		expect(readHolds(holds(51))).toBeUndefined();
	});

	it.each<[unknown, number | undefined]>([
		["0", 0],
		[390.5, 390.5],
		["123456789.1234", 123456789.1234],
		["1234567890", undefined],
		["1.12345", undefined],
		["-1", undefined],
		["1,5", undefined],
		["USD 1", undefined],
		[null, undefined],
	])("with the amount %j as %s", (written, amount) => {
		expect(fee(written)).toEqual(
			amount === undefined
				? undefined
				: [{ type: "exam", amount, currencyCode: null }],
		);
	});

	it.each([
		["USD", "USD"],
		["usd", null],
		["US", null],
		["USDX", null],
		["U$D", null],
	])("in the currency %j as %s", (written, currencyCode) => {
		expect(fee(1, written)).toEqual([
			{ type: "exam", amount: 1, currencyCode },
		]);
	});
});
