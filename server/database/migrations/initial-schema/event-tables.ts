import type { TableDefinition } from "./table-definition.ts";

/** What sources report about tracked records, and the events derived from it. */
export const EVENT_TABLES: readonly TableDefinition[] = [
	{
		name: "transport_events",
		key: ["account_id", "id"],
		columns: {
			account_id: "text",
			id: "text",
			container_id: "text",
			key: "text",
			version: "integer",
			event: "text",
			timestamp: "text",
			invalidated_at: "text?",
			created_at: "text",
			document: "text",
		},
		indexes: {
			// One fact or numbered estimate per milestone: processing a report twice adds no second event.
			transport_events_unique_account_id_container_id_key_version: {
				columns: ["account_id", "container_id", "key", "version"],
				isUnique: true,
			},
			// With the names of events, so that a filter by name reads only matching rows.
			transport_events_listed: {
				columns: ["account_id", "created_at", "id", "event"],
			},
			transport_events_listed_by_container_id_created_at: {
				columns: ["account_id", "container_id", "created_at", "id"],
			},
		},
	},
	// In the order of their writing, for streams.
	{
		name: "transport_event_log",
		key: ["account_id", "position"],
		isInKeyOrder: true,
		columns: {
			account_id: "text",
			position: "integer",
			created_at: "text",
			events: "text",
		},
		indexes: {
			transport_event_log_by_time: {
				columns: ["account_id", "created_at", "position"],
				isUnique: true,
			},
		},
	},
	// The raw events of a container lie together. A correction keeps the raw event of the first observation.
	{
		name: "raw_events",
		key: ["account_id", "container_id", "observation"],
		isInKeyOrder: true,
		columns: {
			account_id: "text",
			container_id: "text",
			observation: "integer",
			version: "integer?",
			id: "text",
			position: "integer",
			event: "text?",
			is_estimate: "integer",
			locode: "text?",
			vessel_name: "text?",
			vessel_imo: "text?",
			invalidated_at: "text?",
		},
		indexes: {
			raw_events_by_id: { columns: ["account_id", "id"], isUnique: true },
		},
	},
	// The messages of a report are one compressed text. Messages have numbers within their shipment, the first of them in the key.
	{
		name: "reports",
		key: ["account_id", "shipment_id", "first"],
		columns: {
			account_id: "text",
			shipment_id: "text",
			first: "integer",
			source_kind: "text",
			source_code: "text",
			received_at: "text",
			messages: "text",
			contents: "text",
			raw: "text",
		},
	},
];
