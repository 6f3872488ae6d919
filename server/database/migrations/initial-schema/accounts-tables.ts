import type { TableDefinition } from "./table-definition.ts";

/** Accounts, their keys and counts, and the settings of the installation. */
export const ACCOUNTS_TABLES: readonly TableDefinition[] = [
	{
		name: "accounts",
		key: ["id"],
		columns: {
			id: "text",
			name: "text",
			entitlements: "text",
			created_at: "text",
		},
		indexes: {
			accounts_unique_name: { columns: ["name"], isUnique: true },
		},
	},
	{
		name: "api_keys",
		key: ["account_id", "id"],
		columns: {
			account_id: "text",
			id: "text",
			prefix: "text",
			hash: "text",
			created_at: "text",
			revoked_at: "text?",
		},
		indexes: {
			api_keys_unique_prefix: { columns: ["prefix"], isUnique: true },
		},
	},
	{
		name: "account_counters",
		key: ["account_id", "name"],
		columns: {
			account_id: "text",
			name: "text",
			value: "integer",
		},
	},
	{
		name: "retention_progress",
		key: ["account_id", "kind"],
		columns: {
			account_id: "text",
			kind: "text",
			until: "text",
			last_id: "text",
		},
	},
	{
		name: "settings",
		key: ["name"],
		columns: {
			name: "text",
			value: "text",
		},
	},
];
