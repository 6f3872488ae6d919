import { describe, expect, it } from "vitest";
import { EXAMPLES, withoutChange } from "../../support/records/examples.ts";
import { describeRecordUpdate } from "../../support/records/record-update.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { problemsOf } from "../../support/replies/problems.ts";

const { id } = EXAMPLES.container;

const { landfall, current, patch } = await describeRecordUpdate({
	record: "container",
	changes: [{ ref_numbers: ["PO-1", "PO-2"] }, { ref_numbers: [] }, {}],
	ignored: { ref_numbers: null, number: "MSCU6639870", ref_number: "X" },
	wrong: { ref_numbers: Array(101).fill("PO-1"), number: "MSDU7318267" },
	wrongMembers: ["ref_numbers"],
});

it("a change of a container keeps the references of the shipment", async () => {
	await patch({ attributes: { ref_numbers: ["BOX-1"] } });
	const { data } = await landfall.client.getShipment(EXAMPLES.shipment.id);
	expect(withoutChange(data)).toEqual(EXAMPLES.shipment);
});

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
	});

	it("answers 404 to a container of another account, and changes nothing", async () => {
		const before = await current();
		const other = await landfall.addTenant("alias");
		const reply = await other.send("PATCH", "/containers", {
			data: { id, attributes: { ref_numbers: [] } },
		});
		expect(await problemsOf(reply, 404)).toEqual([
			{ code: "not_found", pointer: "/data/id" },
		]);
		expect(await current()).toEqual(before);
	});

	it("answers 422 when the body has no id", async () => {
		const reply = await change({ attributes: { ref_numbers: [] } });
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "blank", pointer: "/data/id" },
		]);
	});
});
