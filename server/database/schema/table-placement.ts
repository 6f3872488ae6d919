import type { Schema } from "./schema.ts";

/** Where the rows of a table are in a distributed PostgreSQL: on the node of their account, or on every node. */
export type Placement = "by account" | "everywhere";

/**
 * The placement of each table in a distributed database. A table by account has `account_id` in every unique key, and
 * statements of requests and jobs name it. Tables on every node are small and rarely written.
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
	outcome_totals: "everywhere",
	outcomes: "by account",
	parties: "by account",
	poll_times: "by account",
	raw_events: "by account",
	record_references: "by account",
	reports: "by account",
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
	// All accounts share the facts about a vessel.
	vessel_positions: "everywhere",
	vessels: "everywhere",
	webhook_deliveries: "by account",
	webhook_notifications: "by account",
	webhooks: "by account",
};
