import type { JsonText } from "../../database/json-text.ts";
import type { Entitlement } from "../../services/account.ts";

/** The tenant that keys, shipments and webhooks belong to. */
export interface AccountTable {
	id: string;
	name: string;
	entitlements: JsonText<Entitlement[]>;
	created_at: string;
}

/** An API key. Only its SHA-256 and a prefix that names it are stored, never the key itself. */
export interface ApiKeyTable {
	account_id: string;
	id: string;
	prefix: string;
	/** SHA-256 of the key, lower-case hex. */
	hash: string;
	created_at: string;
	revoked_at: string | null;
}

/** A counter of an account. */
export interface AccountCounterTable {
	account_id: string;
	/**
	 * What is counted: the last number of the account's events, log entries or webhooks, the length of a list, or the number of running
	 * imports.
	 */
	name:
		| "events"
		| "transport_event_log"
		| "webhooks"
		| "shipments"
		| "containers"
		| "tracking_requests"
		| "parties"
		| "custom_field_definitions"
		| "custom_fields"
		| "unfinished_imports";
	value: number;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		account_counters: AccountCounterTable;
		accounts: AccountTable;
		api_keys: ApiKeyTable;
	}
}
