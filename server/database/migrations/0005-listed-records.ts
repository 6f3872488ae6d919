import { type Kysely, sql } from "kysely";
import { schemaParts } from "../dialects/schema-parts.ts";
import { fillListedRecords } from "./listed-records/fill.ts";
import type { SchemaMigration } from "./support/migration.ts";

const OF_BOTH = [
	"created_at",
	"updated_at",
	"scac",
	"port_of_lading",
	"port_of_discharge",
	"vessel_imo",
	"pod_eta_at",
	"pod_terminal",
	"customer_id",
];

/** Columns that a filter compares with one value; found newest first. */
const EQUALITIES = [
	"scac",
	"port_of_lading",
	"port_of_discharge",
	"vessel_imo",
	"pod_terminal",
	"customer_id",
	"is_stopped",
];

interface ListedTable {
	readonly name: string;
	readonly texts: readonly string[];
	readonly marks: readonly string[];
	readonly instants: readonly string[];
	/** Further indexes: pairs of a filter and a sort column. */
	readonly pairs: readonly string[][];
}

const TABLES: readonly ListedTable[] = [
	{
		name: "listed_shipments",
		texts: [...OF_BOTH, "pod_ata_at"],
		marks: ["is_stopped"],
		instants: ["pod_eta_at", "pod_ata_at"],
		pairs: [["is_stopped", "pod_eta_at"]],
	},
	{
		name: "listed_containers",
		texts: [
			...OF_BOTH,
			"status",
			"pod_arrived_at",
			"pod_discharged_at",
			"pickup_lfd",
		],
		marks: ["is_stopped", "is_held", "is_available", "has_fees"],
		instants: [
			"pod_eta_at",
			"pod_arrived_at",
			"pod_discharged_at",
			"pickup_lfd",
		],
		pairs: ["created_at", "pod_eta_at", "pickup_lfd"].map((instant) => [
			"status",
			instant,
		]),
	},
];

async function createTable(
	db: Kysely<unknown>,
	{ name, texts, marks }: ListedTable,
): Promise<void> {
	const { text, integer, inKeyOrder } = schemaParts(db);
	let table = db.schema
		.createTable(name)
		.addColumn("account_id", text, (column) => column.notNull())
		.addColumn("record_id", text, (column) => column.notNull());
	for (const column of texts)
		table = table.addColumn(column, text, (one) => one.notNull());
	for (const column of marks)
		table = table.addColumn(column, integer, (one) => one.notNull());
	table = table.addPrimaryKeyConstraint(`${name}_pkey`, [
		"account_id",
		"record_id",
	]);
	if (inKeyOrder) table = table.modifyEnd(inKeyOrder);
	await table.execute();
}

/** The columns of each index between the account and the record. */
function indexesOf({ instants, pairs }: ListedTable): readonly string[][] {
	return [
		...["created_at", "updated_at", ...instants].map((column) => [column]),
		...EQUALITIES.map((column) => [column, "created_at"]),
		...pairs,
	];
}

async function createIndexes(
	{ schema }: Kysely<unknown>,
	table: ListedTable,
): Promise<void> {
	const { name, marks } = table;
	for (const columns of indexesOf(table)) {
		await schema
			.createIndex(`${name}_by_${columns.join("_")}`)
			.on(name)
			.columns(["account_id", ...columns, "record_id"])
			.execute();
	}
	// Partial, because few containers wait at a terminal.
	for (const mark of marks.filter((one) => one !== "is_stopped"))
		await schema
			.createIndex(`${name}_${mark}`)
			.on(name)
			.columns(["account_id", "created_at", "record_id"])
			.where(sql<boolean>`${sql.ref(mark)} = 1`)
			.execute();
}

/** Narrow rows of shipments and containers, which lists filter and sort. */
export const listedRecords: SchemaMigration = {
	name: "0005-listed-records",
	async up(db) {
		for (const table of TABLES) {
			await createTable(db, table);
			await createIndexes(db, table);
		}
	},
	fill: fillListedRecords,
};
