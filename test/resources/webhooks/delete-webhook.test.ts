import { describe, expect, it } from "vitest";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startReceiver } from "../../support/peers/receiver.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { storedNotifications } from "../../support/records/stored-notifications.ts";
import { trackNumber } from "../../support/records/track-number.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import {
	expectCommonHeaders,
	problemsOf,
} from "../../support/replies/problems.ts";
import { eventually } from "../../support/time/eventually.ts";

const landfall = await openForFile(startTestLandfall);

const remove = (id: string) =>
	landfall.fetch(`/webhooks/${id}`, { method: "DELETE" });

describe("DELETE /webhooks/{id}", () => {
	describeCommonReplies(landfall, {
		method: "DELETE",
		path: "/webhooks/{id}",
	});

	it("answers 204 without a body, and then the webhook is missing", async () => {
		const { id } = await registerWebhook(landfall);
		const kept = await registerWebhook(landfall);
		const reply = await remove(id);
		expect(reply.status).toBe(204);
		expect(await reply.text()).toBe("");
		expect(reply.headers.get("content-type")).toBeNull();
		expectCommonHeaders(reply);
		await problemsOf(await remove(id), 404);
		await problemsOf(await landfall.fetch(`/webhooks/${id}`), 404);
		expect((await landfall.client.getWebhook(kept.id)).data).toEqual(kept);
		await remove(kept.id);
	});

	it("ends the notifications of this webhook alone", async () => {
		const [removed, kept] = [await startReceiver(), await startReceiver()];
		const { id } = await registerWebhook(landfall, { url: removed.url });
		await registerWebhook(landfall, { url: kept.url });
		await remove(id);
		await trackNumber(landfall, { request_number: "MEDUREMOVED1" });
		await eventually(
			"the other webhook is notified",
			() => kept.received.length > 0,
		);
		expect(removed.received).toEqual([]);
		await Promise.all([removed.close(), kept.close()]);
	});

	it("deletes its queue and its undelivered notifications", async () => {
		const receiver = await startReceiver((response) => {
			response.statusCode = 503;
			response.end();
		});
		const { db } = landfall;
		const { id } = await registerWebhook(landfall, { url: receiver.url });
		await trackNumber(landfall, { request_number: "MEDUREMOVED2" });
		await eventually("a failed attempt", () => receiver.received.length > 0);
		const own = await storedNotifications(db, { webhookId: id });
		expect(own).not.toEqual([]);
		expect((await remove(id)).status).toBe(204);
		const queues = await db
			.selectFrom("delivery_queues")
			.select("webhook_id")
			.where("webhook_id", "=", id)
			.execute();
		expect(queues).toEqual([]);
		const path = `/webhook_notifications/${own[0]?.id}`;
		await problemsOf(await landfall.fetch(path), 404);
		await eventually("its notifications are removed", async () => {
			const [number = 0] = own.map((row) => row.webhook_number);
			const left = await db
				.selectFrom("webhook_notifications")
				.select("position")
				.where("webhook_number", "=", number)
				.execute();
			return left.length === 0;
		});
		const ids = own.map((row) => row.id);
		const deliveries = await db
			.selectFrom("webhook_deliveries")
			.select("id")
			.where("notification_id", "in", ids)
			.execute();
		expect(deliveries).toEqual([]);
		await receiver.close();
	});
});
