import { describe, expect, it } from "vitest";
import type { ShipmentDocument } from "../../../generated/openapi.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	EXAMPLES,
	recordExamples,
	startWithExamples,
	withoutChange,
} from "../../support/records/example-records.ts";
import {
	describeCommonReplies,
	MISSING_ID,
} from "../../support/replies/common-replies.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";

const { id, attributes } = EXAMPLES.shipment;

const patch = (data: object) =>
	landfall.send("PATCH", `/shipments/${id}`, { data });

const current = async () => (await landfall.client.getShipment(id)).data;

const landfall = await openForFile(startWithExamples);

describe("PATCH /shipments/{id}", () => {
	describeCommonReplies(landfall, {
		method: "PATCH",
		path: "/shipments/{id}",
		body: { data: { attributes: {} } },
	});

	it("answers 200 with the changed shipment: lists are replaced, and absent members stay", async () => {
		let expected = attributes;
		for (const change of [
			{ ref_numbers: ["PO-1", "PO-2"] },
			{ tags: ["priority"] },
			{ ref_numbers: [], tags: [] },
			{},
		]) {
			const reply = await patch({ type: "shipment", id, attributes: change });
			expect(reply.status).toBe(200);
			expectCommonHeaders(reply);
			const document = (await reply.json()) as ShipmentDocument;
			expected = { ...expected, ...change };
			expect({ ...document, data: withoutChange(document.data) }).toEqual({
				data: { ...EXAMPLES.shipment, attributes: expected },
				links: { self: `${landfall.url}/shipments/${id}` },
			});
			expect(await current()).toEqual(document.data);
		}
	});

	it("keeps both of two changes that are made at once", async () => {
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

	it("takes a body without type and id", async () => {
		const reply = await patch({ attributes: { ref_numbers: ["PO-7"] } });
		expect(reply.status).toBe(200);
		expect((await current()).attributes.ref_numbers).toEqual(["PO-7"]);
	});

	it.each([
		["the id of another record", { id: MISSING_ID }, "not_allowed", "/data/id"],
		["another type", { type: "vessel" }, "not_allowed", "/data/type"],
	])("answers 422 to %s in the body", async (_what, named, code, pointer) => {
		const reply = await patch({ ...named, attributes: { ref_numbers: [] } });
		expect(await problemsOf(reply, 422)).toEqual([{ code, pointer }]);
	});

	it("ignores null lists and unknown members", async () => {
		const before = await current();
		const reply = await patch({
			attributes: { ref_numbers: null, tags: null, customer_name: "Ours" },
		});
		expect(reply.status).toBe(200);
		expect(withoutChange(await current())).toEqual(withoutChange(before));
	});

	it("answers 422 to every wrong member at once and changes nothing", async () => {
		const before = await current();
		const reply = await patch({
			attributes: { ref_numbers: "PO-1", tags: [7], customer_name: "Ours" },
		});
		const problems = await problemsOf(reply, 422);
		expect(problems.map(({ pointer }) => pointer).sort()).toEqual([
			"/data/attributes/ref_numbers",
			"/data/attributes/tags/0",
		]);
		expect(await current()).toEqual(before);
	});

	it("never changes the same shipment of another account", async () => {
		const other = await landfall.addTenant("another consignee");
		const { db } = landfall;
		await recordExamples(db, other.account.id);
		await patch({ attributes: { ref_numbers: ["OURS"] } });
		const { data } = await other.client.getShipment(id);
		expect(withoutChange(data)).toEqual(EXAMPLES.shipment);
	});
});
