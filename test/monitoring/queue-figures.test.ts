import { expect, it } from "vitest";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackingRequestBody } from "../support/records/track-number.ts";
import { metricsOf } from "../support/replies/metrics.ts";
import { eventually } from "../support/time/eventually.ts";
import { testClock } from "../support/time/test-clock.ts";

const env = { METRICS_PORT: "0" };

it("shows the wait of the oldest due job and notification, and the number of open circuits", async () => {
	const clock = testClock("2026-08-01T00:00:00Z");
	const landfall = await startTestLandfall({ env, clock, isWorking: false });
	const { db, account } = landfall;
	const queue = (position: number) =>
		db
			.updateTable("delivery_queues")
			.where("account_id", "=", account.id)
			.where("webhook_number", "=", position);
	for (let count = 0; count < 3; count++) await registerWebhook(landfall);
	const dueAt = clock.now().toISOString();
	await queue(1).set({ due_at: dueAt }).execute();
	await queue(2)
		.set({ due_at: dueAt, open_until: "2026-08-01T00:10:00.000Z" })
		.execute();
	// It waits since its circuit closed.
	await queue(3)
		.set({
			due_at: "2026-07-31T23:00:00.000Z",
			open_until: "2026-07-31T23:59:30.000Z",
		})
		.execute();
	await landfall.client.createTrackingRequest(trackingRequestBody());
	clock.advance(90_000);
	const metrics = await metricsOf(landfall);
	const oldest = "landfall_job_oldest_due_seconds";
	expect(metrics.get(`${oldest}{job="track-shipment"}`)).toBe(90);
	expect(metrics.get(`${oldest}{job="check-terminal"}`)).toBe(0);
	expect(metrics.get("landfall_delivery_backlog_webhooks")).toBe(3);
	expect(metrics.get("landfall_delivery_circuits_open")).toBe(1);
	expect(metrics.get("landfall_delivery_oldest_due_seconds")).toBe(120);
	await landfall.stop();
});

it("shows the wait of a job whose worker has died, since its lease ended", async () => {
	const clock = testClock("2026-08-01T00:00:00Z");
	const landfall = await startTestLandfall({ env, clock, isWorking: false });
	await landfall.client.createTrackingRequest(trackingRequestBody());
	const oldest = 'landfall_job_oldest_due_seconds{job="track-shipment"}';
	const waitWithLease = async (untilMs: number) => {
		const lease_until = new Date(Date.now() + untilMs).toISOString();
		await landfall.db
			.updateTable("jobs")
			.set({ lease_owner: "dead", lease_until })
			.execute();
		return metricsOf(landfall);
	};
	expect((await waitWithLease(60_000)).get(oldest)).toBe(0);
	const metrics = await eventually("the figures are read again", async () => {
		const found = await waitWithLease(-3_600_000);
		return found.get(oldest) !== 0 && found;
	});
	expect(Math.floor((metrics.get(oldest) ?? 0) / 60)).toBe(60);
	await landfall.stop();
});

it("answers without the figures of the queues while the database does not answer", async () => {
	const landfall = await startTestLandfall({ env, isWorking: false });
	await landfall.services.database.close();
	const metrics = await metricsOf(landfall);
	expect(metrics.get("landfall_database_up")).toBe(0);
	expect(metrics.has("landfall_delivery_backlog_webhooks")).toBe(false);
	expect(metrics.get("process_cpu_seconds_total")).toBeGreaterThan(0);
	await landfall.stop();
});
