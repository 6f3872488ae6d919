import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type ExpectedSizes, expectSizes } from "../dialects/expected-sizes.ts";
import { keptInKeyOrder } from "../dialects/key-order.ts";

type Db = Kysely<Record<string, Record<string, string | number | null>>>;

async function numberWebhooks(db: Db): Promise<void> {
	await db.schema
		.alterTable("webhooks")
		.addColumn("number", "integer", (count) => count.notNull().defaultTo(0))
		.execute();
	await sql`update webhooks set number = (
		select count(*) from webhooks w
		where w.account_id = webhooks.account_id and w.id <= webhooks.id)`.execute(
		db,
	);
	await sql`insert into account_counters (account_id, name, value)
		select account_id, 'webhooks', count(*) from webhooks group by account_id`.execute(
		db,
	);
	await db.schema
		.createIndex("webhooks_by_number")
		.unique()
		.on("webhooks")
		.columns(["account_id", "number"])
		.execute();
}

async function createEvents(db: Db): Promise<void> {
	const { schema } = db;
	await schema
		.createTable("account_events")
		.addColumn("account_id", "text", (text) => text.notNull())
		.addColumn("position", "integer", (count) => count.notNull())
		.addColumn("event", "text", (text) => text.notNull())
		.addColumn("reference_type", "text", (text) => text.notNull())
		.addColumn("reference_id", "text", (text) => text.notNull())
		.addColumn("container_id", "text")
		.addColumn("sequence", "integer")
		.addColumn("created_at", "text", (text) => text.notNull())
		.addColumn("batch", "integer", (count) => count.notNull())
		.addColumn("records", "text", (text) => text.notNull())
		.addPrimaryKeyConstraint("account_events_pkey", ["account_id", "position"])
		.modifyEnd(keptInKeyOrder(db))
		.execute();
	// Without the time: only so does the database know that the index has the order of the log. A period is one of positions.
	await schema
		.createIndex("account_events_by_event")
		.unique()
		.on("account_events")
		.columns(["account_id", "event", "position"])
		.execute();
	await schema
		.createIndex("account_events_by_time")
		.unique()
		.on("account_events")
		.columns(["account_id", "created_at", "position"])
		.execute();
	await schema
		.createTable("event_records")
		.addColumn("account_id", "text", (text) => text.notNull())
		.addColumn("batch", "integer", (count) => count.notNull())
		.addColumn("place", "integer", (count) => count.notNull())
		.addColumn("text", "text", (text) => text.notNull())
		.addPrimaryKeyConstraint("event_records_pkey", [
			"account_id",
			"batch",
			"place",
		])
		.execute();
}

async function createNotifications(db: Db): Promise<void> {
	const { schema } = db;
	await schema.dropTable("webhook_notification_bodies").execute();
	await schema.dropTable("webhook_notifications").execute();
	await db.deleteFrom("webhook_deliveries").execute();
	await schema
		.createTable("webhook_notifications")
		.addColumn("account_id", "text", (text) => text.notNull())
		.addColumn("webhook_number", "integer", (count) => count.notNull())
		.addColumn("position", "integer", (count) => count.notNull())
		.addColumn("delivery_status", "text", (text) => text.notNull())
		.addColumn("attempts", "integer", (count) => count.notNull())
		.addColumn("failures", "integer", (count) => count.notNull())
		.addColumn("due_at", "text")
		.addPrimaryKeyConstraint("webhook_notifications_pkey", [
			"account_id",
			"webhook_number",
			"position",
		])
		.modifyEnd(keptInKeyOrder(db))
		.execute();
	// With those that have succeeded, so that the whole log is read newest first as well: one status after the other.
	await schema
		.createIndex("webhook_notifications_by_status")
		.on("webhook_notifications")
		.columns(["account_id", "delivery_status", "position", "webhook_number"])
		.execute();
	await schema
		.createIndex("webhook_notifications_due")
		.on("webhook_notifications")
		.columns(["account_id", "webhook_number", "due_at", "position"])
		.where("due_at" as never, "is not", null as never)
		.execute();
}

async function extendQueues(db: Db): Promise<void> {
	const { schema } = db;
	for (const column of ["webhook_number", "frontier"]) {
		await schema
			.alterTable("delivery_queues")
			.addColumn(column, "integer", (count) => count.notNull().defaultTo(0))
			.execute();
	}
	await sql`update delivery_queues set due_at = null, webhook_number = (
		select number from webhooks
		where webhooks.account_id = delivery_queues.account_id and webhooks.id = delivery_queues.webhook_id)`.execute(
		db,
	);
	await schema
		.createIndex("delivery_queues_by_number")
		.unique()
		.on("delivery_queues")
		.columns(["account_id", "webhook_number"])
		.execute();
}

/** A large account among ten: a hundred webhooks of which each is notified of a thousand events. */
const SIZES: ExpectedSizes = {
	account_events: [
		["account_events", [1_000_000, 100_000, 1]],
		["account_events_by_event", [1_000_000, 100_000, 5_000, 1]],
		["account_events_by_time", [1_000_000, 100_000, 5, 1]],
	],
	webhook_notifications: [
		["webhook_notifications", [1_000_000, 100_000, 1_000, 1]],
		["webhook_notifications_by_status", [1_000_000, 100_000, 30_000, 10, 1]],
	],
};

/**
 * Events are stored once, with the texts of their records, and a notification is a small row that refers to its event.
 * The notifications of before are dropped with their attempts: their bodies name ids of another form. Webhooks, the
 * sequences of containers and the health of receivers stay.
 */
export const accountEvents: Migration = {
	async up(db: Db) {
		await numberWebhooks(db);
		await createEvents(db);
		await createNotifications(db);
		await extendQueues(db);
		await expectSizes(db, SIZES);
	},
};
