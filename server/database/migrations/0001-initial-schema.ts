import type { SchemaModule } from "kysely";
import type { Migration } from "kysely/migration";

type Columns = Record<string, "text" | "text?" | "integer" | "integer?">;

/** A table from its columns; a `?` marks the ones that may be null. */
function table(
	schema: SchemaModule,
	name: string,
	primaryKey: readonly string[],
	columns: Columns,
) {
	let builder = schema.createTable(name);
	for (const [column, type] of Object.entries(columns)) {
		const isNullable = type.endsWith("?");
		builder = builder.addColumn(
			column,
			type.startsWith("text") ? "text" : "integer",
			(definition) => (isNullable ? definition : definition.notNull()),
		);
	}
	return builder
		.addPrimaryKeyConstraint(`${name}_pkey`, [...primaryKey] as never[])
		.execute();
}

const SHARED = ["id"];
const OWNED = ["account_id", "id"];

async function createTables(schema: SchemaModule): Promise<void> {
	await table(schema, "settings", ["name"], { name: "text", value: "text" });
	await table(schema, "accounts", SHARED, {
		id: "text",
		name: "text",
		entitlements: "text",
		created_at: "text",
	});
	await table(schema, "api_keys", OWNED, {
		account_id: "text",
		id: "text",
		prefix: "text",
		hash: "text",
		created_at: "text",
		revoked_at: "text?",
	});
	for (const name of ["ports", "metro_areas", "terminals", "rail_terminals"]) {
		await table(schema, name, SHARED, {
			id: "text",
			code: "text",
			document: "text",
		});
	}
	await table(schema, "shipping_lines", SHARED, {
		id: "text",
		scac: "text",
		name: "text",
		short_name: "text",
	});
	await table(schema, "vessels", SHARED, {
		id: "text",
		imo: "text?",
		name: "text?",
		document: "text",
	});
	await table(schema, "shipments", OWNED, {
		account_id: "text",
		id: "text",
		created_at: "text",
		scac: "text",
		bill_of_lading_number: "text",
		normalized_number: "text",
		line_tracking_stopped_at: "text?",
		document: "text",
	});
	await table(schema, "observations", OWNED, {
		account_id: "text",
		id: "text",
		shipment_id: "text",
		source_kind: "text",
		source_code: "text",
		key: "text",
		content: "text",
		raw: "text",
		received_at: "text",
	});
	await table(schema, "containers", OWNED, {
		account_id: "text",
		id: "text",
		shipment_id: "text",
		created_at: "text",
		number: "text",
		document: "text",
	});
	await table(schema, "transport_events", OWNED, {
		account_id: "text",
		id: "text",
		container_id: "text",
		key: "text",
		version: "integer",
		event: "text",
		timestamp: "text",
		is_estimate: "integer",
		invalidated_at: "text?",
		created_at: "text",
		document: "text",
	});
	await table(schema, "raw_events", OWNED, {
		account_id: "text",
		id: "text",
		container_id: "text",
		observation_id: "text",
		position: "integer",
	});
	await table(schema, "tracking_requests", OWNED, {
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
	});
	await table(schema, "webhooks", OWNED, {
		account_id: "text",
		id: "text",
		url: "text",
		active: "integer",
		events: "text",
		secret: "text",
		headers: "text",
		created_at: "text",
	});
	await table(schema, "webhook_notifications", OWNED, {
		account_id: "text",
		id: "text",
		webhook_id: "text",
		event: "text",
		body: "text",
		delivery_status: "text",
		created_at: "text",
	});
	await table(schema, "webhook_deliveries", OWNED, {
		account_id: "text",
		id: "text",
		notification_id: "text",
		attempt: "integer",
		attempted_at: "text",
		duration_ms: "integer",
		status_code: "integer?",
		error: "text?",
		response_body: "text?",
	});
	await table(schema, "jobs", SHARED, {
		id: "text",
		name: "text",
		dedupe_key: "text?",
		account_id: "text",
		payload: "text",
		run_at: "text",
		attempts: "integer",
		lease_owner: "text?",
		lease_until: "text?",
		last_error: "text?",
		created_at: "text",
	});
}

/** What rows are looked up by, besides their primary keys. */
const INDEXES: readonly [table: string, columns: readonly string[]][] = [
	["shipments", ["account_id", "created_at", "id"]],
	["shipments", ["account_id", "bill_of_lading_number"]],
	["shipments", ["account_id", "normalized_number"]],
	["containers", ["account_id", "created_at", "id"]],
	["containers", ["account_id", "number"]],
	["tracking_requests", ["account_id", "created_at", "id"]],
	["tracking_requests", ["account_id", "number_key"]],
	["tracking_requests", ["account_id", "shipment_id"]],
	["webhooks", ["account_id", "created_at", "id"]],
	[
		"webhook_notifications",
		["account_id", "webhook_id", "delivery_status", "created_at", "id"],
	],
	["jobs", ["name", "run_at"]],
	["jobs", ["lease_owner"]],
];

/** What may exist only once. */
const UNIQUE_INDEXES: readonly [table: string, columns: readonly string[]][] = [
	["accounts", ["name"]],
	["api_keys", ["prefix"]],
	["ports", ["code"]],
	["metro_areas", ["code"]],
	["shipping_lines", ["scac"]],
	["containers", ["account_id", "shipment_id", "number"]],
	[
		"observations",
		["account_id", "shipment_id", "source_kind", "source_code", "key"],
	],
	["transport_events", ["account_id", "container_id", "key", "version"]],
	["raw_events", ["account_id", "container_id", "observation_id"]],
	["webhook_deliveries", ["account_id", "notification_id", "attempt"]],
	["jobs", ["dedupe_key"]],
];

/** The tables of the first release. */
export const initialSchema: Migration = {
	async up(db: { readonly schema: SchemaModule }) {
		await createTables(db.schema);
		for (const [name, columns] of INDEXES) {
			await db.schema
				.createIndex(`${name}_by_${columns.join("_")}`)
				.on(name)
				.columns([...columns])
				.execute();
		}
		for (const [name, columns] of UNIQUE_INDEXES) {
			await db.schema
				.createIndex(`${name}_unique_${columns.join("_")}`)
				.on(name)
				.columns([...columns])
				.unique()
				.execute();
		}
		// A second request for a number and line is refused only while the first one is open.
		await db.schema
			.createIndex("tracking_requests_unique_open")
			.on("tracking_requests")
			.columns(["account_id", "line_scac", "number_key"])
			.unique()
			.where("status" as never, "in", [
				"pending",
				"awaiting_manifest",
				"created",
			] as never)
			.execute();
	},
};
