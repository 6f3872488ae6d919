import { expect, test } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { testClock } from "../../support/time/test-clock.ts";

const NOW = "2026-03-02T08:00:00.000Z";
const LATER = "2026-03-02T09:00:00.000Z";
const landfall = await openForFile(startWithExamples, {
	clock: testClock(NOW),
});
const { client, db } = landfall;

/** When the notification of a webhook is sent next, and the state of its queue. */
async function waitingOf(webhookId: string) {
	const queue = await db
		.selectFrom("delivery_queues")
		.select(["webhook_number", "due_at", "failures", "open_until"])
		.where("webhook_id", "=", webhookId)
		.executeTakeFirstOrThrow();
	const { webhook_number, ...state } = queue;
	const { due_at: retry } = await db
		.selectFrom("webhook_notifications")
		.select("due_at")
		.where("webhook_number", "=", webhook_number)
		.executeTakeFirstOrThrow();
	return { retry, ...state };
}

test.each([
	["is made active", { active: true }],
	["moves", { url: "http://127.0.0.1:9/moved" }],
])(
	"only the webhook that %s is attempted again at once",
	async (_what, attributes) => {
		const { id } = await registerWebhook(landfall);
		const { id: other } = await registerWebhook(landfall);
		await raiseEvents(landfall, landfall, "container.created");
		await db
			.updateTable("webhook_notifications")
			.set({ due_at: LATER })
			.execute();
		const failing = { due_at: LATER, failures: 7, open_until: LATER };
		await db.updateTable("delivery_queues").set(failing).execute();
		await client.updateWebhook(id, {
			data: { type: "webhook", id, attributes },
		});
		expect(await waitingOf(id)).toEqual({
			retry: NOW,
			due_at: NOW,
			failures: 0,
			open_until: null,
		});
		expect(await waitingOf(other)).toEqual({ retry: LATER, ...failing });
	},
);
