import { expect, it } from "vitest";
import { describeRecordUpdate } from "../../support/records/record-update.ts";

const { current, patch } = await describeRecordUpdate({
	record: "shipment",
	changes: [
		{ ref_numbers: ["PO-1", "PO-2"] },
		{ tags: ["priority"] },
		{ ref_numbers: [], tags: [] },
		{},
	],
	ignored: { ref_numbers: null, tags: null, customer_name: "Ours" },
	wrong: { ref_numbers: "PO-1", tags: [7], customer_name: "Ours" },
	wrongMembers: ["ref_numbers", "tags/0"],
});

it("keeps both of two changes of a shipment that are made at once", async () => {
	const references = ["PO-8"];
	const tags = ["at once"];
	await Promise.all([
		patch({ attributes: { ref_numbers: references } }),
		patch({ attributes: { tags } }),
	]);
	expect((await current()).attributes).toMatchObject({
		ref_numbers: references,
		tags,
	});
});
