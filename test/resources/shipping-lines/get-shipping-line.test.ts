import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { referenceId } from "../../../server/reference/reference-id.ts";
import { carrierRegistry } from "../../../server/sources/carriers/carrier-registry.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/common-replies.ts";
import {
	startTestLandfall,
	type TestLandfall,
} from "../../support/landfall.ts";
import { expectCommonHeaders } from "../../support/problems.ts";

let landfall: TestLandfall;

beforeAll(async () => {
	const track = async () => {
		throw new Error("nobody asks");
	};
	landfall = await startTestLandfall({
		carriers: carrierRegistry([
			{ scac: "ONEY", track },
			{ scac: "ZZZZ", track },
		] as never),
		isWorking: false,
	});
});
afterAll(() => landfall.stop());

describe("GET /shipping_lines/{id}", () => {
	describeCommonReplies(() => landfall, {
		method: "GET",
		path: "/shipping_lines/{id}",
	});
	describeConditionalReads(
		() => landfall,
		() => "/shipping_lines/ONEY",
	);

	it("answers 200 with the line and the address that was asked for", async () => {
		const reply = await landfall.fetch("/shipping_lines/ONEY");
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const { data, links } = await landfall.client.getShippingLine("ONEY");
		expect(data).toEqual({
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
		});
		expect(links).toEqual({ self: `${landfall.url}/shipping_lines/ONEY` });
	});

	it("says that a line fills no field while it cannot be asked", async () => {
		const { data } = await landfall.client.getShippingLine("MSCU");
		const { provided_data } = data.attributes;
		expect(Object.values(provided_data)).not.toContain(true);
	});

	it.each([
		["its id", referenceId("shipping_line", "MSCU")],
		["its SCAC", "MSCU"],
		["its SCAC in small letters", "mscu"],
		["an alternative SCAC", "MEDU"],
	])("finds a line that cannot be asked by %s", async (_name, id) => {
		const { data } = await landfall.client.getShippingLine(id);
		expect(data.attributes.scac).toBe("MSCU");
	});

	it("tells of a line that only this installation knows what can be told", async () => {
		const { data } = await landfall.client.getShippingLine("ZZZZ");
		expect(data.attributes).toMatchObject({ scac: "ZZZZ", name: "ZZZZ" });
		const listed: string[] = [];
		for await (const line of landfall.client.listShippingLines()) {
			listed.push(line.attributes.scac);
		}
		expect(listed).toEqual(["ONEY", "ZZZZ"]);
	});
});
