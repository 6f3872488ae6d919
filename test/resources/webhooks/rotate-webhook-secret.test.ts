import { describe, expect, it } from "vitest";
import { verifyWebhook } from "../../../client/webhooks.ts";
import type { WebhookDocument } from "../../../generated/openapi.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startReceiver } from "../../support/peers/receiver.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { trackNumber } from "../../support/records/track-number.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import {
	errorDocumentOf,
	expectCommonHeaders,
} from "../../support/replies/problems.ts";
import { eventually } from "../../support/time/eventually.ts";

const DAY_MS = 24 * 60 * 60 * 1_000;
const landfall = await openForFile(startTestLandfall);

const rotate = async (id: string) =>
	(await landfall.client.rotateWebhookSecret(id)).data;

describe("POST /webhooks/{id}/rotate_secret", () => {
	describeCommonReplies(landfall, {
		method: "POST",
		path: "/webhooks/{id}/rotate_secret",
		body: {},
	});

	it.each<[string, RequestInit]>([
		["nothing", {}],
		[
			"no body, declared as a form",
			{ headers: { "content-type": "application/x-www-form-urlencoded" } },
		],
		[
			"any object",
			{
				headers: { "content-type": "application/json" },
				body: '{"data":{"type":"webhook"}}',
			},
		],
	])("accepts a body of %s", async (_what, init) => {
		const { id } = await registerWebhook(landfall);
		const path = `/webhooks/${id}/rotate_secret`;
		const reply = await landfall.fetch(path, { method: "POST", ...init });
		expect(reply.status).toBe(200);
	});

	it("answers 200 with a new secret and the same webhook otherwise; the previous secret signs for a day", async () => {
		const before = await registerWebhook(landfall);
		expect(before.attributes.previous_secret_until).toBeNull();
		const path = `/webhooks/${before.id}/rotate_secret`;
		const earliest = Math.floor(Date.now() / 1_000) * 1_000 + DAY_MS;
		const reply = await landfall.fetch(path, { method: "POST" });
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const { data, links } = (await reply.json()) as WebhookDocument;
		expect(links).toEqual({ self: `${landfall.url}${path}` });
		const { secret, previous_secret_until: until } = data.attributes;
		expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
		expect(secret).not.toBe(before.attributes.secret);
		const untilMs = Date.parse(until ?? "");
		expect(untilMs).toBeGreaterThanOrEqual(earliest);
		expect(untilMs).toBeLessThanOrEqual(Date.now() + DAY_MS);
		expect(data).toEqual({
			...before,
			attributes: {
				...before.attributes,
				secret,
				previous_secret_until: until,
			},
		});
		expect((await landfall.client.getWebhook(before.id)).data).toEqual(data);
	});

	it("makes the new and the previous secret sign notifications, and no older one", async () => {
		const receiver = await startReceiver();
		const { id, attributes } = await registerWebhook(landfall, {
			url: receiver.url,
			events: ["tracking_request.succeeded"],
		});
		const second = (await rotate(id)).attributes.secret;
		const third = (await rotate(id)).attributes.secret;
		await trackNumber(landfall);
		await eventually("notified", async () => receiver.received.length > 0);
		const { body = "", headers = {} } = receiver.received[0] ?? {};
		const hex = {
			"x-t49-webhook-signature": headers["x-t49-webhook-signature"],
			"x-t49-webhook-signature-previous":
				headers["x-t49-webhook-signature-previous"],
		};
		for (const secret of [second, third]) {
			await verifyWebhook(body, headers, secret);
			await verifyWebhook(body, hex, secret, { allowHexSignature: true });
		}
		for (const given of [headers, hex]) {
			await expect(
				verifyWebhook(body, given, attributes.secret, {
					allowHexSignature: true,
				}),
			).rejects.toMatchObject({ reason: "wrong_signature" });
		}
		await receiver.close();
	});

	it("makes the previous secret sign until its announced end", async () => {
		const receiver = await startReceiver();
		const { id, attributes } = await registerWebhook(landfall, {
			url: receiver.url,
			events: ["tracking_request.failed"],
		});
		const { secret } = (await rotate(id)).attributes;
		await landfall.db
			.updateTable("webhooks")
			.set({ previous_secret_until: new Date().toISOString() })
			.where("id", "=", id)
			.execute();
		await trackNumber(landfall, {
			request_number: "TEST-TR-FAILED",
			scac: "TEST",
		});
		await eventually("notified", async () => receiver.received.length > 0);
		const { body = "", headers = {} } = receiver.received[0] ?? {};
		await verifyWebhook(body, headers, secret);
		await expect(
			verifyWebhook(body, headers, attributes.secret),
		).rejects.toMatchObject({ reason: "wrong_signature" });
		expect(headers).not.toHaveProperty("x-t49-webhook-signature-previous");
		await receiver.close();
	});

	it("answers 404 to the webhook of another account and leaves its secret", async () => {
		const { id, attributes } = await registerWebhook(landfall);
		const other = await landfall.addTenant("other");
		const path = `/webhooks/${id}/rotate_secret`;
		await errorDocumentOf(await other.fetch(path, { method: "POST" }), 404);
		const { data } = await landfall.client.getWebhook(id);
		expect(data.attributes.secret).toBe(attributes.secret);
	});
});
