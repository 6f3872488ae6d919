import { expect, it } from "vitest";
import {
	startTestLandfall,
	type Tenant,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackNumber } from "../support/records/track-number.ts";

const landfall = await openForFile(startTestLandfall);

/** The number of stored events of an account that tracks a shipment. */
async function eventsOfShipment(tenant: Tenant): Promise<number> {
	await trackNumber(tenant);
	const rows = await landfall.db
		.selectFrom("account_events")
		.select("position")
		.where("account_id", "=", tenant.account.id)
		.execute();
	return rows.length;
}

it("events are stored only for an account with an active webhook", async () => {
	const none = await landfall.addTenant("none");
	const paused = await landfall.addTenant("paused");
	await registerWebhook(paused, { active: false });
	const active = await landfall.addTenant("active");
	await registerWebhook(active);
	expect(await eventsOfShipment(none)).toBe(0);
	expect(await eventsOfShipment(paused)).toBe(0);
	expect(await eventsOfShipment(active)).toBeGreaterThan(0);
});
