import { expect, it } from "vitest";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import {
	EXAMPLES,
	recordExamples,
} from "../support/records/example-records.ts";
import { raiseEvents } from "../support/records/raise-events.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackingRequestBody } from "../support/records/track-number.ts";
import { readIds } from "../support/replies/list-replies.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });
await recordExamples(landfall.db, landfall.account.id);
const { id: webhookId } = await registerWebhook(landfall);
await raiseEvents(landfall, landfall, "container.created");
const [notificationId = ""] = await readIds(landfall, "/webhook_notifications");
let woken = 0;
Object.assign(landfall.services, {
	wakeWorkers: () => {
		woken += 1;
	},
});

const shipment = `/shipments/${EXAMPLES.shipment.id}`;
const webhook = `/webhooks/${webhookId}`;
const changed = { data: { type: "webhook", attributes: { active: true } } };
const period = {
	data: {
		type: "webhook_redelivery",
		attributes: { created_from: "2026-01-01T00:00:00Z" },
	},
};

it.each<[method: string, path: string, body: object | null, status: number]>([
	["POST", "/tracking_requests", trackingRequestBody(), 201],
	["PATCH", `${shipment}/stop_tracking`, null, 200],
	["PATCH", `${shipment}/resume_tracking`, null, 200],
	["PATCH", webhook, changed, 200],
	["POST", `${webhook}/redeliver`, period, 202],
	["POST", `/webhook_notifications/${notificationId}/redeliver`, null, 202],
	["DELETE", webhook, null, 204],
])(
	"the job that %s %s leaves to the workers starts at once",
	async (method, path, body, status) => {
		woken = 0;
		const reply = await landfall.fetch(path, {
			method,
			...(body && {
				body: JSON.stringify(body),
				headers: { "content-type": "application/json" },
			}),
		});
		expect([reply.status, woken]).toEqual([status, 1]);
	},
);
