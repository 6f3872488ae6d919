import { describe, expect, it } from "vitest";
import type { ContainerDocument } from "../../../generated/openapi.ts";
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

const { id, attributes } = EXAMPLES.container;

const patch = (data: object) =>
	landfall.send("PATCH", `/containers/${id}`, { data });

const current = async () => (await landfall.client.getContainer(id)).data;

const landfall = await openForFile(startWithExamples);

describe("PATCH /containers", () => {
	const change = (data: object) =>
		landfall.send("PATCH", "/containers", { data });

	describeCommonReplies(landfall, {
		method: "PATCH",
		path: "/containers",
		body: { data: { id: MISSING_ID, attributes: {} } },
	});

	it("changes the container named in the body, and links to it", async () => {
		const before = await current();
		const attributes = { ref_numbers: ["PO-ALIAS"] };
		const reply = await change({ id: id.toUpperCase(), attributes });
		expect(reply.status).toBe(200);
		const after = await current();
		expect(await reply.json()).toEqual({
			data: {
				...before,
				attributes: {
					...before.attributes,
					...attributes,
					updated_at: after.attributes.updated_at,
				},
			},
			links: { self: `${landfall.url}/containers/${id}` },
		});
		expect(after.attributes.ref_numbers).toEqual(["PO-ALIAS"]);
		await patch({ attributes: { ref_numbers: before.attributes.ref_numbers } });
	});

	it("answers 404 to a container of another account, and changes nothing", async () => {
		const before = await current();
		const other = await landfall.addTenant("alias");
		const reply = await other.send("PATCH", "/containers", {
			data: { id, attributes: { ref_numbers: [] } },
		});
		expect(await problemsOf(reply, 404)).toEqual([{ code: "not_found" }]);
		expect(await current()).toEqual(before);
	});

	it("answers 422 when the body has no id", async () => {
		const reply = await change({ attributes: { ref_numbers: [] } });
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "blank", pointer: "/data/id" },
		]);
	});
});

describe("PATCH /containers/{id}", () => {
	describeCommonReplies(landfall, {
		method: "PATCH",
		path: "/containers/{id}",
		body: { data: { attributes: {} } },
	});

	it("answers 200 with the changed container: lists are replaced, and absent members stay", async () => {
		let expected = attributes;
		for (const change of [
			{ ref_numbers: ["PO-1", "PO-2"] },
			{ ref_numbers: [] },
			{},
		]) {
			const reply = await patch({ type: "container", id, attributes: change });
			expect(reply.status).toBe(200);
			expectCommonHeaders(reply);
			const document = (await reply.json()) as ContainerDocument;
			expected = { ...expected, ...change };
			expect({ ...document, data: withoutChange(document.data) }).toEqual({
				data: { ...EXAMPLES.container, attributes: expected },
				links: { self: `${landfall.url}/containers/${id}` },
			});
			expect(await current()).toEqual(document.data);
		}
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
			attributes: { ref_numbers: null, number: "MSCU6639870", ref_number: "X" },
		});
		expect(reply.status).toBe(200);
		expect(withoutChange(await current())).toEqual(withoutChange(before));
	});

	it("answers 422 to every wrong member at once and changes nothing", async () => {
		const before = await current();
		const reply = await patch({
			attributes: {
				ref_numbers: Array(101).fill("PO-1"),
				number: "MSDU7318267",
			},
		});
		const problems = await problemsOf(reply, 422);
		expect(problems.map(({ pointer }) => pointer).sort()).toEqual([
			"/data/attributes/ref_numbers",
		]);
		expect(await current()).toEqual(before);
	});

	it("never changes the same container of another account", async () => {
		const other = await landfall.addTenant("another consignee");
		const { db } = landfall;
		await recordExamples(db, other.account.id);
		await patch({ attributes: { ref_numbers: ["OURS"] } });
		const { data } = await other.client.getContainer(id);
		expect(withoutChange(data)).toEqual(EXAMPLES.container);
	});

	it("keeps the references of the shipment", async () => {
		await patch({ attributes: { ref_numbers: ["BOX-1"] } });
		const { data } = await landfall.client.getShipment(EXAMPLES.shipment.id);
		expect(withoutChange(data)).toEqual(EXAMPLES.shipment);
	});
});
