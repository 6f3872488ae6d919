import { describe, expect, it } from "vitest";
import type { Shipment } from "../../../generated/openapi.ts";
import {
	type ShipmentParts,
	serializeShipment,
} from "../../../server/resources/shipments/shipment-serializer.ts";
import type { ShipmentFacts } from "../../../server/tracking/journey/journey.ts";

const NOTHING: ShipmentFacts = {
	attributes: {
		bill_of_lading_number: null,
		port_of_lading_locode: null,
		port_of_lading_name: null,
		port_of_discharge_locode: null,
		port_of_discharge_name: null,
		destination_locode: null,
		destination_name: null,
		pod_vessel_name: null,
		pod_vessel_imo: null,
		pod_voyage_number: null,
		pol_etd_at: null,
		pol_original_etd_at: null,
		pol_atd_at: null,
		pod_eta_at: null,
		pod_original_eta_at: null,
		pod_ata_at: null,
		destination_eta_at: null,
		destination_original_eta_at: null,
		destination_ata_at: null,
		pol_timezone: null,
		pod_timezone: null,
		destination_timezone: null,
		line_ref_numbers: [],
	},
	provenance: {},
	etaHistory: [],
	billsOfLading: [],
	bookings: [],
	podTerminal: null,
	destinationTerminal: null,
	isBookingCancelled: false,
};

function serialize(
	attributes: Partial<ShipmentFacts["attributes"]>,
	parts: Partial<ShipmentParts> = {},
): Shipment {
	return serializeShipment({
		id: "019fb6d4-9993-7f2c-97dd-e989de35214e",
		createdAt: "2026-03-02T08:00:00Z",
		facts: {
			...NOTHING,
			attributes: { ...NOTHING.attributes, ...attributes },
		},
		before: undefined,
		line: { scac: "MSCU", name: "Mediterranean Shipping", shortName: "MSC" },
		requestNumber: "MEDU 482917",
		normalizedNumber: "MEDU482917",
		refNumbers: ["PO-1"],
		tags: ["autumn"],
		containerIds: [],
		times: {
			line_tracking_last_attempted_at: "2026-03-02T08:00:00Z",
			line_tracking_last_succeeded_at: "2026-03-02T08:00:00Z",
		},
		...parts,
	});
}

/** The record after the first answer, with later changes. */
function before(attributes: Partial<Shipment["attributes"]>): Shipment {
	const first = serialize({});
	return { ...first, attributes: { ...first.attributes, ...attributes } };
}

describe("the record of a shipment", () => {
	it("has the submitted number until the line names the bill of lading", () => {
		const number = (named: string | null) =>
			serialize({ bill_of_lading_number: named }).attributes
				.bill_of_lading_number;
		expect(number(null)).toBe("MEDU 482917");
		expect(number("MEDUSH1")).toBe("MEDUSH1");
	});

	it("has the number as sent to the line, and the line's code and both of its names", () => {
		expect(serialize({}).attributes).toMatchObject({
			normalized_number: "MEDU482917",
			shipping_line_scac: "MSCU",
			shipping_line_name: "Mediterranean Shipping",
			shipping_line_short_name: "MSC",
		});
	});

	it.each<[string, Shipment | undefined, string[]]>([
		["of the request", undefined, ["PO-1"]],
		[
			"that a user has set meanwhile",
			before({ ref_numbers: ["MINE"] }),
			["MINE"],
		],
		[
			"as an empty list when a user has removed them",
			before({ ref_numbers: [] }),
			[],
		],
	])(
		"has the user's references %s, and those of the line beside them",
		(_which, record, want) => {
			const line_ref_numbers = ["FF-2", "PO-1"];
			const { attributes } = serialize(
				{ line_ref_numbers },
				{ before: record },
			);
			expect(attributes.ref_numbers).toEqual(want);
			expect(attributes.line_ref_numbers).toEqual(line_ref_numbers);
		},
	);

	it("has no reference of the line that the line has withdrawn", () => {
		const record = before({ line_ref_numbers: ["FF-2"] });
		const { attributes } = serialize({}, { before: record });
		expect(attributes.line_ref_numbers).toEqual([]);
	});

	it("keeps the tags that a user has set meanwhile", () => {
		expect(serialize({}).attributes.tags).toEqual(["autumn"]);
		const changed = serialize({}, { before: before({ tags: [] }) });
		expect(changed.attributes.tags).toEqual([]);
	});

	it("has the first estimates derived from all reports, even where earlier records differ", () => {
		const record = before({ pod_original_eta_at: "2026-03-25T00:00:00Z" });
		const { attributes } = serialize(
			{ pod_original_eta_at: "2026-03-20T00:00:00Z" },
			{ before: record },
		);
		expect(attributes.pod_original_eta_at).toBe("2026-03-20T00:00:00Z");
	});

	it("keeps the time of the last query of the line when other sources are queried", () => {
		const asked = "2026-03-09T00:00:00Z";
		const record = serialize(
			{},
			{
				before: before({ line_tracking_last_succeeded_at: asked }),
				times: {},
			},
		);
		expect(record.attributes.line_tracking_last_succeeded_at).toBe(asked);
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
				destination_locode: locode,
				destination_name: "as the line calls it",
				port_of_discharge_locode: locode,
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
			const facts = { ...NOTHING, podTerminal };
			const { relationships } = serialize({}, { facts });
			const { data } = relationships.pod_terminal;
			expect(data === null).toBe(isNull);
		},
	);
});
