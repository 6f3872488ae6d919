import type { JsonText } from "../../database/json-text.ts";
import type { Entitlement } from "../../services/account.ts";

/** The tenant that keys, shipments and webhooks belong to. */
export interface AccountTable {
	id: string;
	name: string;
	entitlements: JsonText<Entitlement[]>;
	created_at: string;
}

/** An API key. The key itself is never kept: only its SHA-256 and a prefix to name it by. */
export interface ApiKeyTable {
	account_id: string;
	id: string;
	prefix: string;
	/** SHA-256 of the key, lower-case hex. */
	hash: string;
	created_at: string;
	revoked_at: string | null;
}

/** A count that an account has of its own. */
export interface AccountCounterTable {
	account_id: string;
	/** What is counted: events and webhooks that were ever numbered, or the records of a list. */
	name:
		| "events"
		| "webhooks"
		| "shipments"
		| "containers"
		| "tracking_requests";
	value: number;
}

declare module "../../database/schema/schema.ts" {
	interface Schema {
		account_counters: AccountCounterTable;
		accounts: AccountTable;
		api_keys: ApiKeyTable;
	}
}
