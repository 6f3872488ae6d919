import { expect, it } from "vitest";
import { transact } from "../../server/database/transact.ts";
import { DELIVERIES } from "../../server/resources/account-events/write-notifications.ts";
import { logTransportEvents } from "../../server/resources/transport-events/log-events.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { recordExamples } from "../support/records/example-records.ts";
import { EXAMPLES } from "../support/records/examples.ts";
import { raiseEvents } from "../support/records/raise-events.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackingRequestBody } from "../support/records/track-number.ts";
import { readIds } from "../support/replies/list-replies.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });
await recordExamples(landfall.db, landfall.account.id);
const { id: webhookId } = await registerWebhook(landfall);
await raiseEvents(landfall, landfall, "container.created");
const [notificationId = ""] = await readIds(landfall, "/webhook_notifications");
let announced: string[] = [];
landfall.services.database.listen((work) => {
	announced.push(...(work?.keys() ?? []));
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

it.each<
	[
		method: string,
		path: string,
		body: object | null,
		status: number,
		work: string,
	]
>([
	["POST", "/tracking_requests", trackingRequestBody(), 201, "track-shipment"],
	["PATCH", `${shipment}/stop_tracking`, null, 200, DELIVERIES],
	["PATCH", `${shipment}/resume_tracking`, null, 200, "track-shipment"],
	["PATCH", webhook, changed, 200, DELIVERIES],
	["POST", `${webhook}/redeliver`, period, 202, DELIVERIES],
	[
		"POST",
		`/webhook_notifications/${notificationId}/redeliver`,
		null,
		202,
		DELIVERIES,
	],
	["DELETE", webhook, null, 204, "remove-notifications"],
])(
	"%s %s announces the work that it leaves to the workers",
	async (method, path, body, status, work) => {
		announced = [];
		const reply = await landfall.fetch(path, {
			method,
			...(body && {
				body: JSON.stringify(body),
				headers: { "content-type": "application/json" },
			}),
		});
		expect(reply.status).toBe(status);
		await expect.poll(() => announced).toContain(work);
	},
);

it("transport events are announced to the streams of all processes when they are recorded", async () => {
	announced = [];
	const { account, services } = landfall;
	const ids = EXAMPLES.events.map(({ id }) => id);
	await transact(services.database, (db) =>
		logTransportEvents(db, services.clock, account.id, ids),
	);
	await expect.poll(() => announced).toEqual(["transport-events"]);
});
