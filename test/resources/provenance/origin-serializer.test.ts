import { expect, it } from "vitest";
import {
	providerName,
	serializeEstimates,
	serializeProvenance,
} from "../../../server/resources/provenance/origin-serializer.ts";
import type { Origin } from "../../../server/tracking/journey/origin.ts";

const LINE: Origin = {
	source: { kind: "shipping_line", code: "MSCU" },
	sourceEventId: "e-1",
	originalEvent: "ARRI",
	observedAt: "2026-03-01T08:00:00Z",
	receivedAt: "2026-03-01T09:00:00Z",
	observation: "seen",
};
const TERMINAL: Origin = {
	...LINE,
	source: { kind: "terminal", code: "Z952" },
	isFacilityAssumed: true,
	observation: "status",
};

/** Only this observation is recorded as a raw event. */
const rawEventIdOf = (observation: string) =>
	observation === "seen" ? "r-1" : undefined;

const ofLine = {
	data_source: "shipping_line",
	data_provider_name: providerName(LINE.source),
	data_provider_code: "MSCU",
	source_event_id: "e-1",
	original_event: "ARRI",
	observed_at: "2026-03-01T08:00:00Z",
	received_at: "2026-03-01T09:00:00Z",
	raw_event: { id: "r-1", type: "raw_event" },
};
const ofTerminal = {
	...ofLine,
	data_source: "terminal",
	data_provider_name: null,
	data_provider_code: "Z952",
	raw_event: null,
	facility_assumed: true,
};
const rawEvents = { data: [{ id: "r-1", type: "raw_event" }] };

it("each attribute has its message, and a message of several attributes is listed once", () => {
	const provenance = {
		pod_ata_at: LINE,
		pod_eta_at: undefined,
		pol_atd_at: LINE,
		available_for_pickup: TERMINAL,
	};
	expect(serializeProvenance(provenance as object, rawEventIdOf)).toEqual({
		attributes: {
			pod_ata_at: ofLine,
			pol_atd_at: ofLine,
			available_for_pickup: ofTerminal,
		},
		rawEvents,
	});
	expect(serializeProvenance({}, rawEventIdOf)).toEqual({
		attributes: {},
		rawEvents: { data: [] },
	});
});

it("each estimated time has all its values, in their order", () => {
	const estimate = (attribute: "eta" | "etd", day: number, origin: Origin) => ({
		attribute,
		value: `2026-03-0${day}T00:00:00Z`,
		origin,
	});
	const history = [
		estimate("eta", 3, LINE),
		estimate("etd", 1, LINE),
		estimate("eta", 2, TERMINAL),
	];
	const names = ["eta", "etd", "ata"] as const;
	expect(
		serializeEstimates<(typeof names)[number]>(names, history, rawEventIdOf),
	).toEqual({
		attributes: {
			eta: [
				{ value: "2026-03-03T00:00:00Z", origin: ofLine },
				{ value: "2026-03-02T00:00:00Z", origin: ofTerminal },
			],
			etd: [{ value: "2026-03-01T00:00:00Z", origin: ofLine }],
			ata: [],
		},
		rawEvents,
	});
});

it.each([
	["shipping_line", "MSCU", "Mediterranean Shipping Company"],
	["shipping_line", "ZZZZ", null],
	["terminal", "MSCU", null],
] as const)("a %s %s is called %s", (kind, code, name) => {
	expect(providerName({ kind, code })).toBe(name);
});
