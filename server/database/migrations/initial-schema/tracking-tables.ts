import type { TableDefinition } from "./table-definition.ts";

/** The records that accounts track. */
export const TRACKING_TABLES: readonly TableDefinition[] = [
	{
		name: "tracking_requests",
		key: ["account_id", "id"],
		columns: {
			account_id: "text",
			id: "text",
			request_number: "text",
			number_key: "text",
			request_type: "text",
			scac: "text",
			line_scac: "text",
			ref_numbers: "text",
			shipment_tags: "text",
			status: "text",
			failed_reason: "text?",
			is_retrying: "integer",
			retry_count: "integer?",
			shipment_id: "text?",
			created_at: "text",
			updated_at: "text",
			answer_digest: "text?",
			customer_id: "text?",
			initial_custom_fields: "text?",
			duplicate_of: "text?",
		},
		indexes: {
			tracking_requests_by_account_id_created_at_id: {
				columns: ["account_id", "created_at", "id"],
			},
			// Partial, because most requests name no customer.
			tracking_requests_by_customer: {
				columns: ["account_id", "customer_id", "created_at", "id"],
				where: `customer_id is not null`,
			},
			tracking_requests_by_account_id_shipment_id: {
				columns: ["account_id", "shipment_id"],
			},
			// Partial, because a number can be submitted again once its request has failed or its tracking has stopped.
			tracking_requests_unique_open: {
				columns: ["account_id", "line_scac", "number_key"],
				isUnique: true,
				where: `status in ('pending', 'awaiting_manifest', 'created')`,
			},
			tracking_requests_listed_by_number_key_created_at: {
				columns: ["account_id", "number_key", "created_at", "id"],
			},
			tracking_requests_listed_by_status_request_type_created_at: {
				columns: ["account_id", "status", "request_type", "created_at", "id"],
			},
			tracking_requests_listed_by_status_request_type_updated_at: {
				columns: ["account_id", "status", "request_type", "updated_at", "id"],
			},
			tracking_requests_listed_by_scac_status_request_type_created_at: {
				columns: [
					"account_id",
					"scac",
					"status",
					"request_type",
					"created_at",
					"id",
				],
			},
			tracking_requests_listed_by_scac_status_request_type_updated_at: {
				columns: [
					"account_id",
					"scac",
					"status",
					"request_type",
					"updated_at",
					"id",
				],
			},
		},
	},
	{
		name: "shipments",
		key: ["account_id", "id"],
		columns: {
			account_id: "text",
			id: "text",
			created_at: "text",
			scac: "text",
			bill_of_lading_number: "text",
			normalized_number: "text",
			line_tracking_stopped_at: "text?",
			document: "text",
			origins: "text",
			last_news_at: "text?",
			tracking_resumed_at: "text?",
			derive_again_at: "text?",
			revision: "integer",
			customer_id: "text?",
		},
		indexes: {
			shipments_by_account_id_created_at_id: {
				columns: ["account_id", "created_at", "id"],
			},
			shipments_listed_by_bill_of_lading_number_created_at: {
				columns: ["account_id", "bill_of_lading_number", "created_at", "id"],
			},
			shipments_listed_by_normalized_number_created_at: {
				columns: ["account_id", "normalized_number", "created_at", "id"],
			},
			// Finds the containers of a customer, too.
			shipments_listed_by_customer: {
				columns: ["account_id", "customer_id", "created_at", "id"],
				where: `customer_id is not null`,
			},
			// Finds expired records for retention.
			shipments_by_line_tracking_stopped_at: {
				columns: ["account_id", "line_tracking_stopped_at", "id"],
				where: `line_tracking_stopped_at is not null`,
			},
		},
	},
	{
		name: "shipment_numbers",
		key: ["account_id", "line_scac", "number_key", "shipment_id"],
		isInKeyOrder: true,
		columns: {
			account_id: "text",
			line_scac: "text",
			number_key: "text",
			shipment_id: "text",
		},
		indexes: {
			shipment_numbers_by_shipment: {
				columns: ["account_id", "shipment_id", "number_key"],
			},
		},
	},
	{
		name: "containers",
		key: ["account_id", "id"],
		columns: {
			account_id: "text",
			id: "text",
			shipment_id: "text",
			created_at: "text",
			number: "text",
			document: "text",
			origins: "text",
			sea_stops: "text",
			customer_id: "text?",
		},
		indexes: {
			containers_by_account_id_created_at_id: {
				columns: ["account_id", "created_at", "id"],
			},
			containers_unique_account_id_shipment_id_number: {
				columns: ["account_id", "shipment_id", "number"],
				isUnique: true,
			},
			containers_listed_by_number_created_at: {
				columns: ["account_id", "number", "created_at", "id"],
			},
		},
	},
	{
		name: "poll_times",
		key: ["account_id", "record_id"],
		isInKeyOrder: true,
		isUpdatedOften: true,
		columns: {
			account_id: "text",
			record_id: "text",
			times: "text",
			container_times: "text",
		},
	},
	{
		name: "record_references",
		key: [
			"account_id",
			"record_type",
			"reference_key",
			"created_at",
			"record_id",
		],
		isInKeyOrder: true,
		columns: {
			account_id: "text",
			record_type: "text",
			reference_key: "text",
			created_at: "text",
			record_id: "text",
		},
		indexes: {
			record_references_by_account_id_record_id: {
				columns: ["account_id", "record_id"],
			},
		},
	},
	{
		name: "container_maps",
		key: ["account_id", "container_id"],
		columns: {
			account_id: "text",
			container_id: "text",
			phase: "text",
			vessel_id: "text?",
			position_at: "text?",
			changes_at: "text?",
			document: "text",
			etag: "text?",
		},
		indexes: {
			container_maps_by_vessel_id_position_at: {
				columns: ["vessel_id", "position_at"],
			},
			container_maps_by_account_id_vessel_id_container_id: {
				columns: ["account_id", "vessel_id", "container_id"],
			},
		},
	},
];
