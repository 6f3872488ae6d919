import { describe, expect, it } from "vitest";
import type { ShipmentDocument } from "../../../generated/openapi.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startStubCarrier } from "../../support/peers/stub-carrier.ts";
import {
	recordExamples,
	startWithExamples,
} from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import {
	errorDocumentOf,
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";

const { id } = EXAMPLES.shipment;
const path = `/shipments/${id}/resume_tracking`;
const clock = testClock("2026-08-25T10:02:41Z");

const line = await openForFile(startStubCarrier, clock);
const landfall = await openForFile(startWithExamples, {
	clock,
	carriers: line.registry,
});

/** A new account with the shipment of the examples, at this line, whose tracking was stopped. */
async function stopped(name: string, scac: string): Promise<Tenant> {
	const tenant = await landfall.addTenant(name);
	const { db } = landfall;
	await recordExamples(db, tenant.account.id);
	const account = tenant.account.id;
	await db
		.updateTable("shipments")
		.set({ scac })
		.where("account_id", "=", account)
		.execute();
	await db
		.updateTable("tracking_requests")
		.set({ scac, line_scac: scac })
		.where("account_id", "=", account)
		.execute();
	await tenant.client.stopShipmentTracking(id);
	return tenant;
}

const resume = (tenant: Tenant) => tenant.fetch(path, { method: "PATCH" });

describe("PATCH /shipments/{id}/resume_tracking", () => {
	describeCommonReplies(landfall, {
		method: "PATCH",
		path: "/shipments/{id}/resume_tracking",
		body: { data: { type: "shipment" } },
	});

	it("answers 200 with the shipment, which is tracked again, and queries its line", async () => {
		const tenant = await stopped("one that resumes", "MAEU");
		const reply = await resume(tenant);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const document = (await reply.json()) as ShipmentDocument;
		expect(document).toEqual({
			data: {
				...EXAMPLES.shipment,
				attributes: {
					...EXAMPLES.shipment.attributes,
					updated_at: "2026-08-25T10:02:41Z",
				},
			},
			links: { self: landfall.url + path },
		});
		expect((await tenant.client.getShipment(id)).data).toEqual(document.data);
		const request = await tenant.client.getTrackingRequest(EXAMPLES.request.id);
		expect(request.data.attributes.status).toBe("created");
		const jobs = await landfall.db
			.selectFrom("jobs")
			.select("payload")
			.where("name", "=", "track-shipment")
			.where("account_id", "=", tenant.account.id)
			.execute();
		expect(jobs).toEqual([
			{ payload: JSON.stringify({ trackingRequestId: EXAMPLES.request.id }) },
		]);
	});

	it.each([
		["the shipment again", JSON.stringify({ data: { type: "shipment", id } })],
		["nothing", undefined],
	])("accepts a body of %s", async (what, body) => {
		const tenant = await stopped(`one that sends ${what}`, "MAEU");
		const reply = await tenant.fetch(path, {
			method: "PATCH",
			headers: { "content-type": "application/json" },
			...(body !== undefined && { body }),
		});
		expect(reply.status).toBe(200);
	});

	it("answers 422 to a shipment that is tracked", async () => {
		const reply = await resume(landfall);
		expect(await problemsOf(reply, 422)).toEqual([{ code: "tracked" }]);
	});

	it("answers 422 to a shipment whose number was submitted again after it stopped", async () => {
		const tenant = await stopped("one that submits again", "MAEU");
		const { request_number } = EXAMPLES.request.attributes;
		await tenant.client.createTrackingRequest(
			trackingRequestBody({ request_number, scac: "MAEU" }),
		);
		const before = await tenant.client.getShipment(id);
		expect(await problemsOf(await resume(tenant), 422)).toEqual([
			{ code: "duplicate" },
		]);
		expect(await tenant.client.getShipment(id)).toEqual(before);
	});

	it("answers 200 even if other accounts track the number", async () => {
		const tenant = await stopped("one that is not alone", "MAEU");
		const { request_number } = EXAMPLES.request.attributes;
		const asking = await landfall.addTenant("another that asks");
		await asking.client.createTrackingRequest(
			trackingRequestBody({ request_number, scac: "MAEU" }),
		);
		const tracking = await stopped("another that tracks", "MAEU");
		expect((await resume(tracking)).status).toBe(200);
		expect((await resume(tenant)).status).toBe(200);
	});

	it("answers 422 to a shipment whose line is not configured, and names the line", async () => {
		const tenant = await stopped("one without its line", "MSCU");
		const { errors } = await errorDocumentOf(await resume(tenant), 422);
		expect(errors).toMatchObject([
			{ code: "unsupported_line", detail: expect.stringContaining("MSCU") },
		]);
	});

	it("answers 422 to the id of another shipment in the body", async () => {
		const reply = await landfall.send("PATCH", path, {
			data: { type: "shipment", id: MISSING_ID },
		});
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "not_allowed", pointer: "/data/id" },
		]);
	});
});
