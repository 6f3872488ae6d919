import { describe, expect, it } from "vitest";
import { verifyWebhook } from "../../../client/webhooks.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startReceiver } from "../../support/peers/receiver.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import { expectCommonHeaders } from "../../support/replies/problems.ts";
import { eventually } from "../../support/time/eventually.ts";

const landfall = await openForFile(startWithExamples, { isWorking: true });
const receiver = await openForFile(startReceiver);
const { attributes } = await registerWebhook(landfall, { url: receiver.url });
await raiseEvents(landfall, landfall, "container.transport.vessel_arrived");
await eventually("it was sent", async () => receiver.received.length > 0);
const [sent] = receiver.received;
const path = `/webhook_notifications/${sent?.document.data.id}/body`;

describe("GET /webhook_notifications/{id}/body", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/webhook_notifications/{id}/body",
	});
	describeConditionalReads(landfall, path);

	it("answers 200 with the bytes that were sent and signed, even after their record has changed", async () => {
		await landfall.client.shipments.update(EXAMPLES.shipment.id, {
			ref_numbers: ["later"],
		});
		const reply = await landfall.fetch(path);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const body = await reply.text();
		expect(body).toBe(sent?.body);
		const event = await verifyWebhook(
			body,
			sent?.headers ?? {},
			attributes.secret,
		);
		expect(event).toEqual(sent?.document);
	});

	it("answers 404 when the body has been removed", async () => {
		await landfall.db
			.updateTable("event_records")
			.set({ batch: 1_000 })
			.where("account_id", "=", landfall.account.id)
			.execute();
		expect((await landfall.fetch(path)).status).toBe(404);
	});

	it("answers 404 to another account", async () => {
		const other = await landfall.addTenant("other");
		expect((await other.fetch(path)).status).toBe(404);
	});
});
