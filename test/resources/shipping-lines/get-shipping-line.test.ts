import { expect, it } from "vitest";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import { describeRecordRead } from "../../support/replies/record-read.ts";

const track = async () => {
	throw new Error("unexpected query");
};

await describeRecordRead(
	{
		path: "/shipping_lines",
		id: "ONEY",
		options: {
			carriers: carrierRegistry([
				{ scac: "ONEY", track },
				{ scac: "ZZZZ", track },
			] as never),
		},
		isWhole: true,
		record: {
			id: referenceId("shipping_line", "ONEY"),
			type: "shipping_line",
			attributes: {
				scac: "ONEY",
				name: "Ocean Network Express",
				alternative_scacs: [],
				short_name: "ONE",
				bill_of_lading_tracking_support: true,
				booking_number_tracking_support: true,
				container_number_tracking_support: true,
				tracking_url: expect.stringMatching(/^https:.*\$\{BLNUM\}$/),
				contact_url: null,
				provided_data: expect.objectContaining({
					seal_number: true,
					seal_number_notes: "",
					ssl_lfd: false,
					weight_in_lbs: false,
				}),
			},
		},
	},
	(landfall) => {
		it("lists no supported fields of a line that cannot be queried", async () => {
			const { data } = await landfall.client.getShippingLine("MSCU");
			const { provided_data } = data.attributes;
			expect(Object.values(provided_data)).not.toContain(true);
		});

		it.each([
			["its id", referenceId("shipping_line", "MSCU")],
			["its SCAC", "MSCU"],
			["its SCAC in small letters", "mscu"],
			["an alternative SCAC", "MEDU"],
		])("finds a line that cannot be queried by %s", async (_name, id) => {
			const { data } = await landfall.client.getShippingLine(id);
			expect(data.attributes.scac).toBe("MSCU");
		});

		it("returns a line that only this installation has", async () => {
			const { data } = await landfall.client.getShippingLine("ZZZZ");
			expect(data.attributes).toMatchObject({ scac: "ZZZZ", name: "ZZZZ" });
			const listed: string[] = [];
			for await (const line of landfall.client.listShippingLines()) {
				listed.push(line.attributes.scac);
			}
			expect(listed).toEqual(["ONEY", "ZZZZ"]);
		});
	},
);
