import type { EventName, Webhook } from "../../../generated/openapi.ts";
import type { JsonText } from "../../database/json-text.ts";

/** Where an account wants to be told of events. */
export interface WebhookTable {
	account_id: string;
	id: string;
	/** Counts up within the account from 1; never given to another webhook. */
	number: number;
	url: string;
	active: 0 | 1;
	events: JsonText<EventName[]>;
	/** `whsec_` and 32 random bytes in base64. */
	secret: string;
	/** The secret before, which signs as well until it ends; null when there was none. */
	previous_secret: string | null;
	/** Until when the previous secret signs, by the wall; null without one. */
	previous_secret_until: string | null;
	headers: JsonText<NonNullable<Webhook["attributes"]["headers"]>>;
	created_at: string;
	/** When deliveries were ended because of the receiver; null while they are not. */
	deactivated_at: string | null;
	/** Why: it has only failed for days, or said that it is gone. Null when it is active or its owner has paused it. */
	deactivation_reason: "failing" | "gone" | null;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		webhooks: WebhookTable;
	}
}
