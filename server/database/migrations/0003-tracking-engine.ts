import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Schema } from "../schema.ts";

const OBSERVATION_IDENTITY =
	"observations_unique_account_id_shipment_id_source_kind_source_code_key";

const OWNERS = [
	{
		table: "shipments",
		type: "shipment",
		estimates: '"pol_etd_at":[],"pod_eta_at":[],"destination_eta_at":[]',
	},
	{ table: "containers", type: "container", estimates: '"ind_eta_at":[]' },
] as const;

/** Where values come from, and what they have been: nothing is known of that until the next message. */
async function addOrigins(db: Kysely<Schema>): Promise<void> {
	for (const { table, type, estimates } of OWNERS) {
		for (const [column, kind, attributes] of [
			["provenance", "provenance", ""],
			["eta_history", "eta_history", estimates],
		] as const) {
			await db.schema
				.alterTable(table)
				.addColumn(column, "text", (text) => text.notNull().defaultTo(""))
				.execute();
			const head = '{"id":"';
			const middle = `","type":"${type}_${kind}","attributes":{${attributes}},"relationships":{"${type}":{"data":{"id":"`;
			const end = `","type":"${type}"}},"raw_events":{"data":[]}}}`;
			await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${head} || id || ${middle} || id || ${end}`.execute(
				db,
			);
		}
	}
	await db.schema
		.alterTable("raw_events")
		.addColumn("document", "text")
		.execute();
}

/** A message that is corrected under its old key is another version; the first one stays. All say when they were received. */
async function addVersions(db: Kysely<Schema>): Promise<void> {
	const { schema } = db;
	await sql`update observations set content = '{"receivedAt":"' || received_at || '",' || substr(content, 2)`.execute(
		db,
	);
	await schema
		.alterTable("observations")
		.addColumn("version", "text", (text) => text.notNull().defaultTo(""))
		.execute();
	await schema.dropIndex(OBSERVATION_IDENTITY).execute();
	await schema
		.createIndex("observations_unique_message")
		.on("observations")
		.columns([
			"account_id",
			"shipment_id",
			"source_kind",
			"source_code",
			"key",
			"version",
		])
		.unique()
		.execute();
}

/** What the end of tracking is decided by, and what a shipment is recognized by. */
async function addLifecycle(db: Kysely<Schema>): Promise<void> {
	const { schema } = db;
	for (const column of [
		"last_news_at",
		"tracking_resumed_at",
		"derive_again_at",
	]) {
		await schema.alterTable("shipments").addColumn(column, "text").execute();
	}
	// Only news were kept, so the last message that was is the last news.
	await sql`update shipments set last_news_at = (
		select max(received_at) from observations
		where observations.account_id = shipments.account_id and observations.shipment_id = shipments.id
	)`.execute(db);
	await schema
		.alterTable("tracking_requests")
		.addColumn("answer_digest", "text")
		.execute();
	await schema
		.createTable("shipment_numbers")
		.addColumn("account_id", "text", (text) => text.notNull())
		.addColumn("line_scac", "text", (text) => text.notNull())
		.addColumn("number_key", "text", (text) => text.notNull())
		.addColumn("shipment_id", "text", (text) => text.notNull())
		.addPrimaryKeyConstraint("shipment_numbers_pkey", [
			"account_id",
			"line_scac",
			"number_key",
			"shipment_id",
		] as never[])
		.execute();
	await schema
		.createIndex("shipment_numbers_by_shipment")
		.on("shipment_numbers")
		.columns(["account_id", "shipment_id", "number_key"])
		.execute();
}

/** Jobs that ask a line are found by their key, so that stopping ends them and resuming never makes two. */
async function nameJobs(db: Kysely<Schema>): Promise<void> {
	const jobs = await db
		.selectFrom("jobs")
		.select(["id", "payload"])
		.where("name", "=", "track-shipment")
		.execute();
	for (const { id, payload } of jobs) {
		const { trackingRequestId } = JSON.parse(payload);
		await db
			.updateTable("jobs")
			.set({ dedupe_key: `track-shipment ${trackingRequestId}` })
			.where("id", "=", id)
			.execute();
	}
}

/** Sources beside the shipping lines, the whole life of a request, and where every value comes from. */
export const trackingEngine: Migration = {
	async up(db: Kysely<Schema>) {
		await addOrigins(db);
		await addVersions(db);
		await addLifecycle(db);
		await nameJobs(db);
	},
};
