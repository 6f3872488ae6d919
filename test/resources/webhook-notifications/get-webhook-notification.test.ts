import { describe, expect, it } from "vitest";
import type { EventName } from "../../../generated/openapi.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	describeInclude,
	readIds,
} from "../../support/replies/list-replies.ts";
import {
	errorDocumentOf,
	expectCommonHeaders,
} from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";

const NAMES = ["reference_object", "webhook", "webhook_notification_logs"];

/** The id of a new notification of this event. */
async function notificationOf(event: EventName): Promise<string> {
	await raiseEvents(landfall, landfall, event);
	const [newest] = await readIds(
		landfall,
		`/webhook_notifications?filter[event]=${event}`,
	);
	return newest ?? "";
}

/** The embedded records, by their types. */
async function included(notificationId: string, include: string) {
	const { included: records = [] } =
		await landfall.client.getWebhookNotification(notificationId, { include });
	return new Map(records.map((record) => [record.type, record]));
}

const landfall = await openForFile(startWithExamples, {
	clock: testClock("2026-03-02T08:00:00Z"),
});
const webhookId = (await registerWebhook(landfall)).id;
const id = await notificationOf("container.transport.vessel_arrived");

describe("GET /webhook_notification/{id}", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/webhook_notification/{id}",
	});
	describeConditionalReads(landfall, `/webhook_notification/${id}`);

	it("answers as GET /webhook_notifications/{id} does", async () => {
		const [one, other] = await Promise.all(
			["webhook_notification", "webhook_notifications"].map(async (path) => {
				const reply = await landfall.fetch(`/${path}/${id}?include=webhook`);
				expect(reply.status).toBe(200);
				const { links: _, ...document } = (await reply.json()) as {
					links: object;
					included: object[];
				};
				return document;
			}),
		);
		expect(one).toEqual(other);
		expect(one?.included).toHaveLength(1);
	});
});

describe("GET /webhook_notifications/{id}", () => {
	describeCommonReplies(landfall, {
		method: "GET",
		path: "/webhook_notifications/{id}",
	});
	describeConditionalReads(landfall, `/webhook_notifications/${id}`);
	describeInclude(landfall, `/webhook_notifications/${id}`, NAMES);

	it("answers 200 with the notification, its record and its webhook", async () => {
		const reply = await landfall.fetch(`/webhook_notifications/${id}`);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		const event = EXAMPLES.events.find(
			({ attributes }) =>
				attributes.event === "container.transport.vessel_arrived",
		);
		expect(await reply.json()).toEqual({
			data: {
				id,
				type: "webhook_notification",
				attributes: {
					id,
					event: "container.transport.vessel_arrived",
					delivery_status: "pending",
					created_at: "2026-03-02T08:00:00Z",
					sequence: 1,
					attempts: 0,
					next_attempt_at: "2026-03-02T08:00:00Z",
				},
				relationships: {
					reference_object: {
						data: { id: event?.id, type: "transport_event" },
					},
					webhook: { data: { id: webhookId, type: "webhook" } },
					webhook_notification_logs: { data: [] },
				},
				links: { self: `/v2/webhook_notifications/${id}` },
			},
			links: { self: `${landfall.url}/webhook_notifications/${id}` },
		});
	});

	it("embeds the current webhook, with its secret", async () => {
		const { data } = await landfall.client.getWebhook(webhookId);
		expect((await included(id, "webhook")).get("webhook")).toEqual(data);
	});

	it("embeds the current tracking request", async () => {
		const records = await included(
			await notificationOf("tracking_request.succeeded"),
			"reference_object.tracked_object",
		);
		expect(records.get("tracking_request")).toEqual(
			(await landfall.client.getTrackingRequest(EXAMPLES.request.id)).data,
		);
		expect(records.get("shipment")).toEqual(
			(await landfall.client.getShipment(EXAMPLES.shipment.id)).data,
		);
	});

	it.each<[EventName, string]>([
		["container.created", "container_created_event"],
		["container.updated", "container_updated_event"],
		["container.pod_terminal_changed", "container_pod_terminal_changed_event"],
		["shipment.estimated.arrival", "estimated_event"],
	])(
		"embeds records that only notifications of %s have",
		async (event, type) => {
			const records = await included(
				await notificationOf(event),
				"reference_object.shipment",
			);
			expect([...records.keys()].sort()).toEqual([type, "shipment"].sort());
		},
	);

	it("embeds no deleted record", async () => {
		expect(
			await included(
				await notificationOf("tracking_request.failed"),
				"reference_object",
			),
		).toEqual(new Map());
	});

	it("answers 404 to another account, and to everyone after the webhook is deleted", async () => {
		const other = await landfall.addTenant("other");
		await registerWebhook(other);
		await raiseEvents(landfall, other, "container.created");
		const [theirs] = await readIds(other, "/webhook_notifications");
		await errorDocumentOf(
			await landfall.fetch(`/webhook_notifications/${theirs}`),
			404,
		);
		const { data } = await other.client.getWebhookNotification(theirs ?? "");
		await other.client.deleteWebhook(data.relationships.webhook.data.id);
		await errorDocumentOf(
			await other.fetch(`/webhook_notifications/${theirs}`),
			404,
		);
		await errorDocumentOf(
			await other.fetch(`/webhook_notifications/${theirs}/attempts`),
			404,
		);
		expect(await readIds(other, "/webhook_notifications")).toEqual([]);
	});
});
