import type { Schema } from "./schema.ts";

/** Which node of a distributed PostgreSQL has the rows of a table: that of their account, or each. */
export type Placement = "by account" | "everywhere";

/**
 * Where each table lies when the database is distributed. A table of accounts has `account_id` in every unique key, and statements
 * of requests and jobs name it. What lies everywhere is small and written rarely.
 */
export const PLACEMENT: Readonly<Record<keyof Schema, Placement>> = {
	account_counters: "by account",
	account_events: "by account",
	// A key is looked up by its prefix, before the account is known.
	accounts: "everywhere",
	api_keys: "everywhere",
	container_maps: "by account",
	containers: "by account",
	custom_field_definitions: "by account",
	custom_field_options: "by account",
	custom_fields: "by account",
	delivery_queues: "by account",
	event_records: "by account",
	event_sequences: "by account",
	// Processes work for all accounts.
	instances: "everywhere",
	job_queues: "by account",
	jobs: "by account",
	kept_replies: "by account",
	listed_containers: "by account",
	listed_shipments: "by account",
	new_outcomes: "by account",
	observations: "by account",
	outcome_totals: "everywhere",
	outcomes: "by account",
	parties: "by account",
	poll_times: "by account",
	raw_events: "by account",
	record_references: "by account",
	retention_progress: "by account",
	search_terms: "by account",
	settings: "everywhere",
	shared_states: "by account",
	shipment_numbers: "by account",
	shipments: "by account",
	tracking_request_import_parts: "by account",
	tracking_request_import_refusals: "by account",
	tracking_request_imports: "by account",
	tracking_requests: "by account",
	transport_event_log: "by account",
	transport_events: "by account",
	// All accounts share what is known of a vessel.
	vessel_positions: "everywhere",
	vessels: "everywhere",
	webhook_deliveries: "by account",
	webhook_notifications: "by account",
	webhooks: "by account",
};
