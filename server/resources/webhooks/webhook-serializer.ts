import type { Webhook } from "../../../generated/openapi.ts";
import { fromJsonText } from "../../database/json-text.ts";
import type { WebhookTable } from "./webhook-table.ts";

/** The path of a webhook. */
export function webhookPath(id: string): string {
	return `/v2/webhooks/${id}`;
}

/** The record of a webhook with its secret, which only its account can read. */
export function serializeWebhook(row: WebhookTable): Webhook {
	return {
		id: row.id,
		type: "webhook",
		attributes: {
			url: row.url,
			active: row.active === 1,
			events: fromJsonText(row.events),
			secret: row.secret,
			previous_secret_until: row.previous_secret_until,
			headers: fromJsonText(row.headers),
			created_at: row.created_at,
			deactivated_at: row.deactivated_at,
			deactivation_reason: row.deactivation_reason,
		},
	};
}
