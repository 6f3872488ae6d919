import type { EventName, Webhook } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";

/** A webhook of an account. */
export interface WebhookTable {
	account_id: string;
	id: string;
	/** Number within the account, from 1; never reused. */
	number: number;
	url: string;
	active: 0 | 1;
	events: JsonText<EventName[]>;
	/** `whsec_` and 32 random bytes in base64. */
	secret: string;
	/** The previous secret, which also signs until it expires; null without one. */
	previous_secret: string | null;
	/** When the previous secret expires (wall-clock time); null without one. */
	previous_secret_until: string | null;
	headers: JsonText<NonNullable<Webhook["attributes"]["headers"]>>;
	created_at: string;
	/** When the webhook was disabled because of its receiver; null otherwise. */
	deactivated_at: string | null;
	/** Why the webhook was disabled: its receiver failed for days or answered that it is gone. Null otherwise. */
	deactivation_reason: "failing" | "gone" | null;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		webhooks: WebhookTable;
	}
}
