import type { TableDefinition } from "./table-definition.ts";

/** Webhooks, the events they are notified of, and deliveries. */
export const WEBHOOKS_TABLES: readonly TableDefinition[] = [
	{
		name: "webhooks",
		key: ["account_id", "id"],
		columns: {
			account_id: "text",
			id: "text",
			url: "text",
			active: "integer",
			events: "text",
			secret: "text",
			headers: "text",
			created_at: "text",
			previous_secret: "text?",
			previous_secret_until: "text?",
			deactivated_at: "text?",
			deactivation_reason: "text?",
			number: "integer",
		},
		indexes: {
			webhooks_by_account_id_created_at_id: {
				columns: ["account_id", "created_at", "id"],
			},
			webhooks_by_number: { columns: ["account_id", "number"], isUnique: true },
		},
	},
	{
		name: "account_events",
		key: ["account_id", "position"],
		isInKeyOrder: true,
		columns: {
			account_id: "text",
			position: "integer",
			event: "text",
			reference_type: "text",
			reference_id: "text",
			container_id: "text?",
			sequence: "integer?",
			created_at: "text",
			batch: "integer",
			records: "text",
			traceparent: "text?",
		},
		indexes: {
			// Without `created_at`, so that the events of one type are in log order. A period is a range of positions.
			account_events_by_event: {
				columns: ["account_id", "event", "position"],
				isUnique: true,
			},
			// Finds the positions at the ends of a period.
			account_events_by_time: {
				columns: ["account_id", "created_at", "position"],
				isUnique: true,
			},
		},
	},
	{
		name: "event_records",
		key: ["account_id", "batch", "place"],
		columns: {
			account_id: "text",
			batch: "integer",
			place: "integer",
			text: "text",
		},
	},
	{
		name: "event_sequences",
		key: ["account_id", "container_id"],
		isInKeyOrder: true,
		columns: {
			account_id: "text",
			container_id: "text",
			last_sequence: "integer",
		},
	},
	{
		name: "webhook_notifications",
		key: ["account_id", "webhook_number", "position"],
		isInKeyOrder: true,
		columns: {
			account_id: "text",
			webhook_number: "integer",
			position: "integer",
			delivery_status: "text",
			attempts: "integer",
			failures: "integer",
			due_at: "text?",
		},
		indexes: {
			webhook_notifications_by_status: {
				columns: [
					"account_id",
					"delivery_status",
					"position",
					"webhook_number",
				],
			},
			// Partial, because most notifications are delivered at once and never have a retry time.
			webhook_notifications_due: {
				columns: ["account_id", "webhook_number", "due_at", "position"],
				where: `due_at is not null`,
			},
		},
	},
	{
		name: "delivery_queues",
		key: ["account_id", "webhook_id"],
		columns: {
			webhook_id: "text",
			account_id: "text",
			due_at: "text?",
			failures: "integer",
			failing_since: "text?",
			open_until: "text?",
			lease_owner: "text?",
			lease_until: "text?",
			webhook_number: "integer",
			frontier: "integer",
		},
		indexes: {
			// Partial, because few webhooks have due or leased work at a time; the others cost these indexes nothing.
			delivery_queues_by_due_at: {
				columns: ["due_at"],
				where: `due_at is not null`,
			},
			delivery_queues_by_lease_owner: {
				columns: ["lease_owner"],
				where: `lease_owner is not null`,
			},
			delivery_queues_by_lease_until: {
				columns: ["lease_until"],
				where: `lease_until is not null`,
			},
			delivery_queues_by_number: {
				columns: ["account_id", "webhook_number"],
				isUnique: true,
			},
		},
	},
	{
		name: "webhook_deliveries",
		key: ["account_id", "notification_id", "attempt"],
		columns: {
			account_id: "text",
			notification_id: "text",
			attempt: "integer",
			id: "text",
			attempted_at: "text",
			duration_ms: "integer",
			status_code: "integer?",
			error: "text?",
			response_body: "text?",
		},
	},
];
