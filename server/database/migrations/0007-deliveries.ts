import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** Rows that are carried over at once: their bodies are read. */
const BATCH = 500;

type Schema = Record<string, Record<string, string | number | null>>;
type Db = Kysely<Schema>;

interface Identifier {
	readonly type: string;
	readonly id: string;
}

interface OldBody {
	readonly data: {
		readonly relationships: {
			readonly reference_object: { readonly data: Identifier };
		};
	};
	readonly included?: readonly (Identifier & {
		readonly relationships?: {
			readonly container?: { readonly data: Identifier | null };
		};
	})[];
}

async function addColumns(db: Db): Promise<void> {
	const { schema } = db;
	for (const column of [
		"previous_secret",
		"previous_secret_until",
		"deactivated_at",
		"deactivation_reason",
	]) {
		await schema.alterTable("webhooks").addColumn(column, "text").execute();
	}
	for (const column of ["reference_type", "reference_id"]) {
		await schema
			.alterTable("webhook_notifications")
			.addColumn(column, "text", (text) => text.notNull().defaultTo(""))
			.execute();
	}
	for (const column of ["attempts", "failures"]) {
		await schema
			.alterTable("webhook_notifications")
			.addColumn(column, "integer", (count) => count.notNull().defaultTo(0))
			.execute();
	}
	for (const [column, type] of [
		["container_id", "text"],
		["sequence", "integer"],
		["due_at", "text"],
	] as const) {
		await schema
			.alterTable("webhook_notifications")
			.addColumn(column, type)
			.execute();
	}
}

async function createTables({ schema }: Db): Promise<void> {
	await schema
		.createTable("webhook_notification_bodies")
		.addColumn("account_id", "text", (text) => text.notNull())
		.addColumn("id", "text", (text) => text.notNull())
		.addColumn("body", "text", (text) => text.notNull())
		.addPrimaryKeyConstraint("webhook_notification_bodies_pkey", [
			"account_id",
			"id",
		])
		.execute();
	await schema
		.createTable("delivery_queues")
		.addColumn("webhook_id", "text", (text) => text.notNull().primaryKey())
		.addColumn("account_id", "text", (text) => text.notNull())
		.addColumn("due_at", "text")
		.addColumn("failures", "integer", (count) => count.notNull().defaultTo(0))
		.addColumn("failing_since", "text")
		.addColumn("open_until", "text")
		.addColumn("lease_owner", "text")
		.addColumn("lease_until", "text")
		.execute();
	await schema
		.createTable("event_sequences")
		.addColumn("account_id", "text", (text) => text.notNull())
		.addColumn("container_id", "text", (text) => text.notNull())
		.addColumn("last_sequence", "integer", (count) => count.notNull())
		.addPrimaryKeyConstraint("event_sequences_pkey", [
			"account_id",
			"container_id",
		])
		.execute();
}

/** Attempts are found by their notification, and a second index would cost as much as a second row. */
async function rekeyAttempts(db: Db): Promise<void> {
	const { schema } = db;
	await schema
		.alterTable("webhook_deliveries")
		.renameTo("webhook_deliveries_by_id")
		.execute();
	await schema
		.createTable("webhook_deliveries")
		.addColumn("account_id", "text", (text) => text.notNull())
		.addColumn("notification_id", "text", (text) => text.notNull())
		.addColumn("attempt", "integer", (count) => count.notNull())
		.addColumn("id", "text", (text) => text.notNull())
		.addColumn("attempted_at", "text", (text) => text.notNull())
		.addColumn("duration_ms", "integer", (count) => count.notNull())
		.addColumn("status_code", "integer")
		.addColumn("error", "text")
		.addColumn("response_body", "text")
		.addPrimaryKeyConstraint("webhook_attempts_pkey", [
			"account_id",
			"notification_id",
			"attempt",
		])
		.execute();
	const columns = sql.raw(
		"account_id, notification_id, attempt, id, attempted_at, duration_ms, status_code, error, response_body",
	);
	await sql`insert into webhook_deliveries (${columns}) select ${columns} from webhook_deliveries_by_id`.execute(
		db,
	);
	await schema.dropTable("webhook_deliveries_by_id").execute();
}

/** What a body says of what its event is about. */
function subjectOf(body: string) {
	const { data, included = [] } = JSON.parse(body) as OldBody;
	const { type, id } = data.relationships.reference_object.data;
	const record = included.find((one) => one.type === type && one.id === id);
	return {
		reference_type: type,
		reference_id: id,
		container_id: record?.relationships?.container?.data?.id ?? null,
	};
}

async function moveBodies(db: Db): Promise<void> {
	for (let last = ""; ; ) {
		const rows = await db
			.selectFrom("webhook_notifications")
			.select(["account_id", "id", "body"])
			.where("id", ">", last)
			.orderBy("id")
			.limit(BATCH)
			.execute();
		if (rows.length === 0) break;
		await db.insertInto("webhook_notification_bodies").values(rows).execute();
		for (const { account_id: accountId, id, body } of rows) {
			await db
				.updateTable("webhook_notifications")
				.set(subjectOf(String(body)))
				.where("account_id", "=", accountId ?? null)
				.where("id", "=", id ?? null)
				.execute();
		}
		last = String(rows.at(-1)?.id);
	}
	await db.schema
		.dropIndex(
			"webhook_notifications_by_account_id_webhook_id_delivery_status_created_at_id",
		)
		.execute();
	await db.schema
		.alterTable("webhook_notifications")
		.dropColumn("body")
		.execute();
}

/** What waited as a job waits by itself, and what waited for its webhook to be active again is due then. */
async function moveWaiting(db: Db): Promise<void> {
	// Their highest number and not how many there are: the next attempt must be none that was made.
	await sql`update webhook_notifications set attempts = (
		select coalesce(max(attempt), 0) from webhook_deliveries d
		where d.account_id = webhook_notifications.account_id and d.notification_id = webhook_notifications.id)`.execute(
		db,
	);
	await sql`update webhook_notifications set failures = attempts, due_at = created_at where delivery_status = 'pending'`.execute(
		db,
	);
	const jobs = await db
		.selectFrom("jobs")
		.select(["account_id", "payload", "run_at"])
		.where("name", "=", "deliver-webhook")
		.execute();
	for (const { account_id: accountId, payload, run_at: dueAt } of jobs) {
		const { notificationId } = JSON.parse(String(payload));
		await db
			.updateTable("webhook_notifications")
			.set({ due_at: dueAt ?? null })
			.where("account_id", "=", accountId ?? null)
			.where("id", "=", notificationId)
			.where("delivery_status", "=", "pending")
			.execute();
	}
	await db.deleteFrom("jobs").where("name", "=", "deliver-webhook").execute();
}

async function createIndexes({ schema }: Db): Promise<void> {
	const onNotifications = (name: string, columns: readonly string[]) =>
		schema
			.createIndex(name)
			.on("webhook_notifications")
			.columns([...columns]);
	const newest = ["created_at", "id"];
	// With the event, so that those of one event are counted without their rows being read.
	await onNotifications("webhook_notifications_by_time", [
		"account_id",
		...newest,
		"event",
	]).execute();
	await onNotifications("webhook_notifications_of_webhook", [
		"account_id",
		"webhook_id",
		...newest,
		"event",
	]).execute();
	// Almost all have succeeded; the others are what somebody looks for.
	await onNotifications("webhook_notifications_not_succeeded", [
		"account_id",
		"delivery_status",
		...newest,
	])
		.where("delivery_status" as never, "<>", "succeeded" as never)
		.execute();
	await onNotifications("webhook_notifications_due", [
		"webhook_id",
		"due_at",
		"id",
	])
		.where("due_at" as never, "is not", null as never)
		.execute();
	for (const column of ["due_at", "lease_owner", "lease_until"]) {
		await schema
			.createIndex(`delivery_queues_by_${column}`)
			.on("delivery_queues")
			.columns([column])
			.where(column as never, "is not", null as never)
			.execute();
	}
}

/** Notifications wait in queues of their own, one for each webhook, and their bytes lie apart from what changes about them. */
export const deliveries: Migration = {
	async up(db: Db) {
		await addColumns(db);
		await createTables(db);
		await rekeyAttempts(db);
		await moveBodies(db);
		await moveWaiting(db);
		await createIndexes(db);
		await sql`insert into delivery_queues (webhook_id, account_id, due_at)
			select id, account_id, (
				select min(due_at) from webhook_notifications n where n.webhook_id = webhooks.id and webhooks.active = 1)
			from webhooks`.execute(db);
	},
};
