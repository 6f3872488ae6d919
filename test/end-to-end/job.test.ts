import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { resolveIncluded } from "../../client/index.ts";
import { verifyWebhook } from "../../client/webhooks.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startReceiver } from "../support/peers/receiver.ts";
import { eventually } from "../support/time/eventually.ts";

const system = await openForFile(startTestLandfall);
const receiver = await openForFile(startReceiver);

test("a submitted number leads to its shipment, its containers and signed notifications", async () => {
	const { client } = system;
	const webhook = await client.createWebhook({
		data: {
			type: "webhook",
			attributes: { url: receiver.url, active: true },
		},
	});
	const { secret } = webhook.data.attributes;

	// In the simulated world the containers of this bill are discharged at its first query.
	const submitted = await client.createTrackingRequest({
		data: {
			type: "tracking_request",
			attributes: {
				request_number: "MAEU260710100",
				request_type: "bill_of_lading",
				scac: "MAEU",
				ref_numbers: ["PO-7"],
				shipment_tags: ["spring"],
			},
		},
	});
	expect(submitted.data.attributes.status).toBe("pending");

	const tracked = await eventually("the request is created", async () => {
		const { data } = await client.getTrackingRequest(submitted.data.id);
		return data.attributes.status === "created" && data;
	});
	const shipmentId = tracked.relationships.tracked_object.data?.id ?? "";
	const document = await client.getShipment(shipmentId, {
		include: "containers,port_of_lading,pod_terminal",
	});
	expect(document.data.attributes).toMatchObject({
		shipping_line_scac: "MAEU",
		ref_numbers: expect.arrayContaining(["PO-7"]),
		tags: ["spring"],
	});
	const related = resolveIncluded(document);
	const { relationships } = document.data;
	const containers = related.many(relationships.containers);
	expect(containers.length).toBeGreaterThan(0);
	expect(containers).toHaveLength(relationships.containers.data.length);
	for (const { attributes } of containers) {
		expect(attributes.pod_discharged_at).not.toBeNull();
	}
	expect(related.one(relationships.port_of_lading)?.attributes.code).toBe(
		document.data.attributes.port_of_lading_locode,
	);
	if (relationships.pod_terminal.data !== null) {
		expect(related.one(relationships.pod_terminal)?.type).toBe("terminal");
	}

	const events = () =>
		receiver.received.map(({ document }) => document.data.attributes.event);
	await eventually("the discharge of every container is notified", () => {
		const notified = events().filter((event) =>
			event.endsWith("vessel_discharged"),
		);
		return notified.length === containers.length;
	});
	expect(events()).toContain("tracking_request.succeeded");
	expect(events()).toContain("container.created");
	for (const { body, headers } of receiver.received) {
		// The output of `openssl dgst -sha256 -hmac "$secret"` for the body.
		const digest = createHmac("sha256", secret).update(body).digest("hex");
		expect(headers["x-t49-webhook-signature"]).toBe(digest);
		expect((await verifyWebhook(body, headers, secret)).data.id).toBe(
			headers["webhook-id"],
		);
	}
});
