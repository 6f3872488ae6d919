import { describe, expect, it } from "vitest";
import type { Shipment } from "../../../generated/openapi.ts";
import {
	type ShipmentParts,
	serializeShipment,
} from "../../../server/resources/shipments/shipment-serializer.ts";
import type {
	PlaceFacts,
	ShipmentFacts,
} from "../../../server/tracking/journey.ts";

const place = (locode: string | null): PlaceFacts => ({
	locode,
	name: "as the line calls it",
	timezone: null,
});

const NOTHING: ShipmentFacts = {
	billOfLadingNumber: null,
	bookingNumber: null,
	references: [],
	portOfLading: null,
	portOfDischarge: null,
	destination: null,
	podTerminal: null,
	destinationTerminal: null,
	podVesselName: null,
	podVesselImo: null,
	podVoyageNumber: null,
	polEtdAt: null,
	polOriginalEtdAt: null,
	polAtdAt: null,
	podEtaAt: null,
	podOriginalEtaAt: null,
	podAtaAt: null,
	destinationEtaAt: null,
	destinationOriginalEtaAt: null,
	destinationAtaAt: null,
	polTimezone: null,
	podTimezone: null,
	destinationTimezone: null,
	isBookingCancelled: false,
};

function serialize(
	facts: Partial<ShipmentFacts>,
	parts: Partial<ShipmentParts> = {},
): Shipment {
	return serializeShipment({
		id: "019fb6d4-9993-7f2c-97dd-e989de35214e",
		createdAt: "2026-03-02T08:00:00Z",
		facts: { ...NOTHING, ...facts },
		before: undefined,
		line: { scac: "MSCU", name: "Mediterranean Shipping", shortName: "MSC" },
		requestNumber: "MEDU 482917",
		normalizedNumber: "MEDU482917",
		refNumbers: ["PO-1"],
		tags: ["autumn"],
		containerIds: [],
		attemptedAt: "2026-03-02T08:00:00Z",
		succeededAt: null,
		...parts,
	});
}

/** The record after the first answer, with what has been written into it since. */
function before(attributes: Partial<Shipment["attributes"]>): Shipment {
	const first = serialize({});
	return { ...first, attributes: { ...first.attributes, ...attributes } };
}

describe("the record of a shipment", () => {
	it("carries the submitted number until the line names the bill of lading", () => {
		const number = (facts: Partial<ShipmentFacts>) =>
			serialize(facts).attributes.bill_of_lading_number;
		expect(number({})).toBe("MEDU 482917");
		expect(number({ billOfLadingNumber: "MEDUSH1" })).toBe("MEDUSH1");
	});

	it.each<[string, Partial<ShipmentFacts>, Shipment | undefined, string[]]>([
		["of the request", {}, undefined, ["PO-1"]],
		[
			"of the request, then of the line, each once",
			{ references: ["FF-2", "PO-1"] },
			undefined,
			["PO-1", "FF-2"],
		],
		[
			"that a user has set since, in front",
			{ references: ["FF-2"] },
			before({ ref_numbers: ["MINE", "FF-2"] }),
			["MINE", "FF-2"],
		],
		[
			"of the line, when a user has removed the others",
			{ references: ["FF-2"] },
			before({ ref_numbers: [] }),
			["FF-2"],
		],
	])("has the references %s", (_whose, facts, record, want) => {
		const { attributes } = serialize(facts, { before: record });
		expect(attributes.ref_numbers).toEqual(want);
	});

	it("keeps the tags that a user has set since", () => {
		expect(serialize({}).attributes.tags).toEqual(["autumn"]);
		const changed = serialize({}, { before: before({ tags: [] }) });
		expect(changed.attributes.tags).toEqual([]);
	});

	it("writes the first estimates once, whatever the line says or forgets later", () => {
		const first = before({
			pod_original_eta_at: "2026-03-20T00:00:00Z",
			pol_original_etd_at: "2026-03-01T00:00:00Z",
			destination_original_eta_at: null,
		});
		const later = serialize(
			{
				podOriginalEtaAt: "2026-03-25T00:00:00Z",
				polOriginalEtdAt: null,
				destinationOriginalEtaAt: "2026-03-30T00:00:00Z",
			},
			{ before: first },
		);
		expect(later.attributes).toMatchObject({
			pod_original_eta_at: "2026-03-20T00:00:00Z",
			pol_original_etd_at: "2026-03-01T00:00:00Z",
			destination_original_eta_at: "2026-03-30T00:00:00Z",
		});
	});

	it("stays stopped when it was stopped", () => {
		const stopped = {
			line_tracking_stopped_at: "2026-03-09T00:00:00Z",
			line_tracking_stopped_reason: "cancelled_by_user",
		} as const;
		expect(serialize({}).attributes.line_tracking_stopped_at).toBeNull();
		const record = serialize({}, { before: before(stopped) });
		expect(record.attributes).toMatchObject(stopped);
	});

	it.each<[string | null, "port" | "metro_area" | null, "port" | null]>([
		["USLAX", "port", "port"],
		["USCHI", "metro_area", null],
		["XXXXX", null, null],
		[null, null, null],
	])(
		"refers to the place %s as a %s, and as a port of discharge to a %s",
		(locode, destination, port) => {
			const { relationships, attributes } = serialize({
				destination: place(locode),
				portOfDischarge: place(locode),
			});
			expect(relationships.destination.data?.type ?? null).toBe(destination);
			expect(relationships.port_of_discharge.data?.type ?? null).toBe(port);
			expect(attributes.destination_locode).toBe(locode);
			expect(attributes.destination_name).toBe("as the line calls it");
		},
	);

	it.each([
		["SMDG", "APMT", "USLAX", false],
		["SMDG", "APMT", "XXXXX", true],
		["SMDG", "NONE", "USLAX", true],
		[null, "APMT", "USLAX", true],
	] as const)(
		"names a terminal only by a code of a known list: %s %s %s",
		(facilityCodeList, facilityCode, locode, isNull) => {
			const podTerminal = { facilityCode, facilityCodeList, locode };
			const { relationships } = serialize({ podTerminal });
			const { data } = relationships.pod_terminal;
			expect(data === null).toBe(isNull);
		},
	);
});
