import { describe, expect, it } from "vitest";
import type { ShipmentDocument } from "../../../generated/openapi.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import {
	recordExamples,
	startWithExamples,
} from "../../support/records/example-records.ts";
import { EXAMPLES, withoutChange } from "../../support/records/examples.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { readIds } from "../../support/replies/list-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import {
	errorDocumentOf,
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";

const { id, attributes } = EXAMPLES.shipment;
const path = `/shipments/${id}/stop_tracking`;
const clock = testClock("2026-08-25T10:02:41Z");

const landfall = await openForFile(startWithExamples, { clock });

/** A new account with the shipment of the examples. */
async function tracking(name: string): Promise<Tenant> {
	const tenant = await landfall.addTenant(name);
	const { db } = landfall;
	await recordExamples(db, tenant.account.id);
	return tenant;
}

describe("PATCH /shipments/{id}/stop_tracking", () => {
	describeCommonReplies(landfall, {
		method: "PATCH",
		path: "/shipments/{id}/stop_tracking",
		body: { data: { type: "shipment" } },
	});

	it("answers 200 with the shipment, which is no longer tracked, with time and reason", async () => {
		const tenant = await tracking("one that stops");
		const reply = await tenant.fetch(path, { method: "PATCH" });
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const document = (await reply.json()) as ShipmentDocument;
		expect(document).toEqual({
			data: {
				...EXAMPLES.shipment,
				attributes: {
					...attributes,
					line_tracking_stopped_at: "2026-08-25T10:02:41Z",
					line_tracking_stopped_reason: "cancelled_by_user",
					updated_at: "2026-08-25T10:02:41Z",
				},
			},
			links: { self: landfall.url + path },
		});
		expect((await tenant.client.getShipment(id)).data).toEqual(document.data);
		expect(
			await readIds(tenant, "/shipments?filter[tracking_stopped]=true"),
		).toEqual([id]);
		const request = await tenant.client.getTrackingRequest(EXAMPLES.request.id);
		expect(request.data.attributes).toMatchObject({
			status: "tracking_stopped",
			updated_at: "2026-08-25T10:02:41Z",
		});
	});

	const JSON_TYPE = { "content-type": "application/json" };
	const body = JSON.stringify({ data: { type: "shipment", id } });
	it.each<[string, RequestInit]>([
		["nothing", {}],
		["no body, declared as JSON", { headers: JSON_TYPE }],
		[
			"no body, declared as a form",
			{ headers: { "content-type": "application/x-www-form-urlencoded" } },
		],
		["the shipment again", { headers: JSON_TYPE, body }],
		["only data", { headers: JSON_TYPE, body: '{"data":{}}' }],
		["an empty object", { headers: JSON_TYPE, body: "{}" }],
	])("accepts a body of %s", async (what, init) => {
		const tenant = await tracking(`one that sends ${what}`);
		const reply = await tenant.fetch(path, { method: "PATCH", ...init });
		expect(reply.status).toBe(200);
	});

	it("answers 422 to a shipment that is not tracked, with time and reason", async () => {
		const tenant = await tracking("one that stops twice");
		await tenant.client.stopShipmentTracking(id);
		const reply = await tenant.fetch(path, { method: "PATCH" });
		const { errors } = await errorDocumentOf(reply, 422);
		expect(errors).toMatchObject([
			{
				code: "not_tracked",
				detail: expect.stringMatching(
					/2026-08-25T10:02:41Z.*cancelled_by_user/,
				),
			},
		]);
	});

	it.each([
		["the id of another shipment", { id: MISSING_ID }, "/data/id"],
		["another type", { type: "container" }, "/data/type"],
	])("answers 422 to %s in the body", async (_what, data, pointer) => {
		const reply = await landfall.send("PATCH", path, { data });
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "not_allowed", pointer },
		]);
		const { data: kept } = await landfall.client.getShipment(id);
		expect(withoutChange(kept)).toEqual(EXAMPLES.shipment);
	});
});
