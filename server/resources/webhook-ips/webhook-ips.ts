import { isDeepStrictEqual } from "node:util";
import type { WebhookIps } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { findSetting, setSetting } from "../../database/setting-queries.ts";

const SETTING = "webhook_ips";

/** The configured source addresses of notifications, and when they changed. Throws before the first start. */
export async function findWebhookIps(db: Queries): Promise<WebhookIps> {
	const known = await findSetting<WebhookIps>(db, SETTING);
	if (known === undefined) {
		throw new Error("no server has stored the webhook addresses at its start");
	}
	return known;
}

/** Stores the configured addresses, and the current time when they differ from the stored ones. */
export async function keepWebhookIps(
	db: Queries,
	ips: readonly string[],
	now: string,
): Promise<void> {
	const known = await findSetting<WebhookIps>(db, SETTING);
	if (isDeepStrictEqual(known?.webhook_notification_ips, ips)) return;
	const changed: WebhookIps = {
		webhook_notification_ips: [...ips],
		last_updated: now,
	};
	await setSetting(db, SETTING, changed);
}
