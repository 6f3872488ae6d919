import { describe, expect, it } from "vitest";
import type { TrackingRequestDocument } from "../../../generated/openapi.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { EXAMPLES, withoutChange } from "../../support/records/examples.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";

const { id } = EXAMPLES.request;

const patch = (data: object) =>
	landfall.send("PATCH", `/tracking_requests/${id}`, { data });

const current = async () =>
	(await landfall.client.getTrackingRequest(id)).data.attributes;

const clock = testClock("2026-08-25T10:00:00Z");
const landfall = await openForFile(startWithExamples, { clock });

describe("PATCH /tracking_requests/{id}", () => {
	describeCommonReplies(landfall, {
		method: "PATCH",
		path: "/tracking_requests/{id}",
		body: { data: { attributes: {} } },
	});

	it.each([
		["several references", { ref_numbers: ["PO-1", "PO-2"] }, ["PO-1", "PO-2"]],
		["none", { ref_numbers: [] }, []],
		["one, as older clients name it", { ref_number: "PO-3" }, ["PO-3"]],
	])(
		"answers 200 with the changed request: %s",
		async (_what, attributes, expected) => {
			const before = await current();
			clock.advance(60_000);
			const reply = await patch({ type: "tracking_request", id, attributes });
			expect(reply.status).toBe(200);
			expectCommonHeaders(reply);
			const { data, links } = (await reply.json()) as TrackingRequestDocument;
			expect(data.attributes).toEqual({
				...before,
				ref_numbers: expected,
				updated_at: clock.now().toISOString().replace(".000", ""),
			});
			expect(links).toEqual({
				self: `${landfall.url}/tracking_requests/${id}`,
			});
			expect(await current()).toEqual(data.attributes);
		},
	);

	it("changes nothing by attributes that are absent or as they were, not even the time of the last change", async () => {
		const before = await current();
		const { ref_numbers } = before;
		clock.advance(60_000);
		for (const attributes of [
			...[{}, { ref_numbers: null }, { scac: "MAEU" }],
			{ ref_numbers },
		])
			expect((await patch({ attributes })).status).toBe(200);
		expect(await current()).toEqual(before);
	});

	it("does not change the references of an existing shipment", async () => {
		await patch({ attributes: { ref_number: "PO-9" } });
		const { data } = await landfall.client.getShipment(EXAMPLES.shipment.id);
		expect(withoutChange(data)).toEqual(EXAMPLES.shipment);
	});

	it.each([
		["the id of another record", { id: MISSING_ID }, "/data/id"],
		["another type", { type: "shipment" }, "/data/type"],
	])("answers 422 to %s in the body", async (_what, named, pointer) => {
		const reply = await patch({ ...named, attributes: {} });
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "not_allowed", pointer },
		]);
	});

	it("answers 422 to both names of the references at once", async () => {
		const before = await current();
		const reply = await patch({
			attributes: { ref_number: "PO-1", ref_numbers: ["PO-2"] },
		});
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "not_allowed", pointer: "/data/attributes/ref_number" },
		]);
		expect(await current()).toEqual(before);
	});

	it("answers 422 to every wrong member at once and changes nothing", async () => {
		const before = await current();
		const reply = await patch({
			attributes: { ref_number: "", ref_numbers: 7, scac: "MAEU" },
		});
		const problems = await problemsOf(reply, 422);
		expect(problems.map(({ pointer }) => pointer).sort()).toEqual([
			"/data/attributes/ref_number",
			"/data/attributes/ref_numbers",
		]);
		expect(await current()).toEqual(before);
	});
});
