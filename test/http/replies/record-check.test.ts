import { expect, it } from "vitest";
import { recordCheck } from "../../../server/http/replies/record-check.ts";

const check = recordCheck("TrackingRequestCreateDocumentData");
const at = "/data/attributes";

it.each<[unknown, Record<string, string>]>([
	[{}, { "/data/type": "must not be blank", [at]: "must not be blank" }],
	[
		{ type: "webhook", attributes: { request_type: "parcel", scac: "MSC" } },
		{
			"/data/type": 'must be "tracking_request"',
			[`${at}/request_number`]: "must not be blank",
			[`${at}/request_type`]:
				'must be one of "bill_of_lading", "booking", "booking_number", "container"',
			[`${at}/scac`]: "must be four letters from A to Z or digits",
		},
	],
	["text", { "/data": "must be of the type object" }],
])(
	"the problems of the record %j are named with their places",
	(data, want) => {
		const found = check(data).map(({ source, detail }) => [
			source?.pointer,
			detail,
		]);
		expect(Object.fromEntries(found)).toEqual(
			Object.fromEntries(
				Object.entries(want).map(([place, words]) => [
					place,
					`${place} ${words}`,
				]),
			),
		);
	},
);

it("a valid record has no problems, and gets the defaults of what it leaves out", () => {
	const attributes = {
		request_type: "container",
		request_number: "MSCU6639870",
		scac: "MSCU",
	};
	expect(check({ type: "tracking_request", attributes })).toEqual([]);
	expect(attributes).toMatchObject({ ref_numbers: [], shipment_tags: [] });
});

it("a schema that the contract does not have is an error", () => {
	expect(() => recordCheck("Nobody")).toThrow("no schema at");
});
