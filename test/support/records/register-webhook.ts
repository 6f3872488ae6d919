import type { Webhook } from "../../../generated/openapi.ts";
import type { Tenant } from "../installation/test-landfall.ts";

/** Registers a webhook, by default active and for all events, and returns its record. */
export async function registerWebhook(
	tenant: Tenant,
	wanted: Partial<
		Pick<Webhook["attributes"], "url" | "active" | "events">
	> = {},
): Promise<Webhook> {
	const { data } = await tenant.client.createWebhook({
		data: {
			type: "webhook",
			attributes: { url: "http://127.0.0.1:9/hooks", active: true, ...wanted },
		},
	});
	return data;
}
