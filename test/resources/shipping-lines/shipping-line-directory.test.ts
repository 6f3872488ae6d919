import { describe, expect, it } from "vitest";
import type { ShippingLine } from "../../../generated/openapi.ts";
import { fromJsonText } from "../../../server/database/json-text.ts";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { shippingLineDirectory } from "../../../server/resources/shipping-lines/shipping-line-directory.ts";

const directory = shippingLineDirectory(["MSCU", "HLCU", "TEST", "OWNX"]);
const scacOf = ({ attributes }: ShippingLine) => attributes.scac;
const found = (key: string) => {
	const text = directory.find(key);
	return text && fromJsonText(text);
};

describe("the lines of an installation", () => {
	it.each([
		["", ["HLCU", "MSCU", "OWNX", "TEST"]],
		[" hapag ", ["HLCU"]],
		["OWN", ["OWNX"]],
		["maersk", []],
	])("are those that it queries, searched by %j", (search, want) => {
		const lines = directory.list(search).map(fromJsonText);
		expect(lines.map(scacOf).sort()).toEqual(want);
	});

	it.each([
		["MSCU", "MSCU"],
		["mscu", "MSCU"],
		["MEDU", "MSCU"],
		[referenceId("shipping_line", "MSCU"), "MSCU"],
		["MAEU", "MAEU"],
		["ownx", "OWNX"],
		["ZZZZ", undefined],
		["", undefined],
	])("are found with all others by SCAC, alias and id: %s", (key, want) => {
		const line = found(key);
		expect(line && scacOf(line)).toBe(want);
	});

	it.each([
		["MSCU", "MSCU"],
		["MEDU", "MSCU"],
		["OWNX", "OWNX"],
		["MAEU", undefined],
		["TEST", undefined],
		["mscu", undefined],
	])("can be tracked by %s", (code, want) => {
		expect(directory.findTrackable(code)?.scac).toBe(want);
		if (want) expect(directory.findTrackable(code)?.name).toBeTruthy();
	});

	it("accept every kind of number when only the operator's file has them", () => {
		expect(found("OWNX")?.attributes).toMatchObject({
			name: "OWNX",
			short_name: "OWNX",
			alternative_scacs: [],
			bill_of_lading_tracking_support: true,
			booking_number_tracking_support: true,
			container_number_tracking_support: true,
			tracking_url: null,
			contact_url: null,
		});
	});

	it.each([
		[
			"MSCU",
			[
				"empty_terminated_at",
				"equipment_height",
				"equipment_length",
				"equipment_type",
				"final_destination_full_out_at",
				"pod_arrived_at",
				"pod_discharged_at",
				"pod_full_out_at",
				"seal_number",
			],
		],
		["MAEU", []],
	])("report the same about containers as %s", (scac, want) => {
		const provided = Object.entries(
			found(scac)?.attributes.provided_data ?? {},
		);
		const isNote = ([name]: [string, unknown]) => name.endsWith("_notes");
		expect(new Set(provided.filter(isNote).map(([, note]) => note))).toEqual(
			new Set([""]),
		);
		const values = provided.filter((one) => !isNote(one));
		expect(values.map(([, is]) => typeof is)).not.toContain("string");
		expect(
			values.flatMap(([name, is]) => (is ? [name] : [])).toSorted(),
		).toEqual(want);
	});
});
