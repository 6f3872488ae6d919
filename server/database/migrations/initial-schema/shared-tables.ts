import type { TableDefinition } from "./table-definition.ts";

/** Vessels, outcomes of tracking requests, and what processes share: states, instances, jobs and kept replies. */
export const SHARED_TABLES: readonly TableDefinition[] = [
	{
		name: "vessels",
		key: ["id"],
		columns: {
			id: "text",
			imo: "text?",
			name: "text?",
			document: "text",
			mmsi: "text?",
			position_at: "text?",
			latitude: "double?",
			longitude: "double?",
			heading_degrees: "double?",
			speed_knots: "double?",
			followed_from: "text?",
			asked_until: "text?",
		},
	},
	{
		name: "vessel_positions",
		key: ["vessel_id", "quarter"],
		isInKeyOrder: true,
		columns: {
			vessel_id: "text",
			quarter: "integer",
			at: "text",
			latitude: "double",
			longitude: "double",
			heading_degrees: "double?",
			speed_knots: "double?",
		},
	},
	{
		name: "outcomes",
		key: ["account_id", "feature", "scac"],
		columns: {
			account_id: "text",
			feature: "text",
			scac: "text",
			successes: "integer",
			failures: "integer",
			updated_at: "text",
		},
	},
	{
		name: "new_outcomes",
		key: ["account_id", "id"],
		isInKeyOrder: true,
		columns: {
			account_id: "text",
			id: "text",
			number_key: "text",
			scac: "text",
			is_known: "integer",
			created_at: "text",
		},
	},
	{
		name: "outcome_totals",
		key: ["feature", "scac"],
		columns: {
			feature: "text",
			scac: "text",
			accounts: "integer",
			successes: "integer",
			failures: "integer",
		},
	},
	{
		name: "shared_states",
		key: ["account_id", "name"],
		columns: { account_id: "text", name: "text", state: "text" },
	},
	{
		name: "instances",
		key: ["id"],
		columns: { id: "text", place: "text", seen_at: "text" },
	},
	{
		name: "jobs",
		key: ["account_id", "id"],
		isUpdatedOften: true,
		columns: {
			id: "text",
			name: "text",
			dedupe_key: "text?",
			account_id: "text",
			payload: "text",
			run_at: "text",
			attempts: "integer",
			generation: "integer",
			lease_owner: "text?",
			lease_until: "text?",
			last_error: "text?",
			created_at: "text",
		},
		indexes: {
			// At most one waiting job per key. Null keys do not conflict.
			jobs_unique_dedupe_key: {
				columns: ["account_id", "dedupe_key"],
				isUnique: true,
			},
			jobs_by_name_account_id_run_at: {
				columns: ["name", "account_id", "run_at"],
			},
			// Partial, because few jobs are leased at a time; waiting jobs cost this index nothing.
			jobs_by_lease_until: {
				columns: ["lease_until"],
				where: `lease_until is not null`,
			},
		},
	},
	{
		name: "kept_replies",
		key: ["account_id", "operation", "key"],
		columns: {
			account_id: "text",
			operation: "text",
			key: "text",
			fingerprint: "text",
			status: "integer?",
			headers: "text",
			body: "text?",
			expires_at: "text",
		},
		indexes: {
			kept_replies_by_expiry: {
				columns: ["account_id", "expires_at", "operation", "key"],
				isUnique: true,
			},
		},
	},
];
