import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

type Db = Kysely<unknown>;

/** The order of every list, newest first when it is read backwards. */
const BY_AGE = ["created_at", "id"];
const BY_CHANGE = ["updated_at", "id"];

/** Indexes in whose order filtered lists are read; those that a longer one replaces are named beside it. */
const INDEXES: readonly [
	table: string,
	columns: readonly string[],
	replaced?: string,
][] = [
	[
		"shipments",
		["bill_of_lading_number", ...BY_AGE],
		"shipments_by_account_id_bill_of_lading_number",
	],
	[
		"shipments",
		["normalized_number", ...BY_AGE],
		"shipments_by_account_id_normalized_number",
	],
	["containers", ["number", ...BY_AGE], "containers_by_account_id_number"],
	[
		"tracking_requests",
		["number_key", ...BY_AGE],
		"tracking_requests_by_account_id_number_key",
	],
	["tracking_requests", ["status", "request_type", ...BY_AGE]],
	["tracking_requests", ["status", "request_type", ...BY_CHANGE]],
	["tracking_requests", ["scac", "status", "request_type", ...BY_AGE]],
	["tracking_requests", ["scac", "status", "request_type", ...BY_CHANGE]],
	["transport_events", ["container_id", ...BY_AGE]],
];

async function createIndexes({ schema }: Db): Promise<void> {
	for (const [table, columns, replaced] of INDEXES) {
		await schema
			.createIndex(`${table}_listed_by_${columns.slice(0, -1).join("_")}`)
			.on(table)
			.columns(["account_id", ...columns])
			.execute();
		if (replaced) await schema.dropIndex(replaced).execute();
	}
	for (const [name, test] of [
		["tracked", "is"],
		["stopped", "is not"],
	] as const) {
		await schema
			.createIndex(`shipments_listed_${name}`)
			.on("shipments")
			.columns(["account_id", ...BY_AGE])
			.where("line_tracking_stopped_at" as never, test, null as never)
			.execute();
	}
}

/** Lists that are counted as they grow: to count a million records takes longer than to answer a thousand requests. */
const COUNTED = ["shipments", "containers", "tracking_requests"];

async function countRecords(db: Db): Promise<void> {
	for (const name of COUNTED) {
		await sql`insert into account_counters (account_id, name, value)
			select account_id, ${sql.lit(name)}, count(*) from ${sql.table(name)} where true group by account_id
			on conflict (account_id, name) do update set value = excluded.value`.execute(
			db,
		);
	}
}

/** An index for every combination of filters, in the order of the list, and the length of lists without filters. */
export const listIndexes: Migration = {
	async up(db: Db) {
		await createIndexes(db);
		await countRecords(db);
	},
};
