import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type {
	ExpectedSizes,
	SchemaParts,
} from "../dialects/schema-differences.ts";
import { schemaParts } from "../dialects/schema-parts.ts";
import { ACCOUNTS_TABLES } from "./initial-schema/accounts-tables.ts";
import { SHARED_TABLES } from "./initial-schema/shared-tables.ts";
import type { TableDefinition } from "./initial-schema/table-definition.ts";
import { TRACKING_TABLES } from "./initial-schema/tracking-tables.ts";
import { WEBHOOKS_TABLES } from "./initial-schema/webhooks-tables.ts";
import type { SchemaMigration } from "./support/migration.ts";

type Db = Kysely<unknown>;

const TABLES: readonly TableDefinition[] = [
	...ACCOUNTS_TABLES,
	...TRACKING_TABLES,
	...SHARED_TABLES,
	...WEBHOOKS_TABLES,
];

/** The databases define this table themselves. */
const JOB_QUEUES: Pick<TableDefinition, "name" | "indexes"> = {
	name: "job_queues",
	indexes: { job_queues_by_name_due_at: { columns: ["name", "due_at"] } },
};

/** A large account among ten: a hundred webhooks with a thousand notifications each. */
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

async function createTable(
	db: Db,
	{ text, integer, inKeyOrder, withRoom }: SchemaParts,
	{ name, key, columns, isInKeyOrder, isUpdatedOften }: TableDefinition,
): Promise<void> {
	let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
	const types = {
		text,
		integer,
		double: sql`double precision`,
	};
	for (const [column, type] of Object.entries(columns)) {
		const bare = type.replace("?", "");
		table = table.addColumn(
			column,
			types[bare as keyof typeof types],
			(definition) => (bare === type ? definition.notNull() : definition),
		);
	}
	table = table.addPrimaryKeyConstraint(`${name}_pkey`, [...key]);
	if (isInKeyOrder && inKeyOrder) table = table.modifyEnd(inKeyOrder);
	if (isUpdatedOften && withRoom) table = table.modifyEnd(withRoom);
	await table.execute();
}

async function createIndexes(
	{ schema }: Db,
	{ name: table, indexes = {} }: Pick<TableDefinition, "name" | "indexes">,
): Promise<void> {
	for (const [name, { columns, isUnique, where }] of Object.entries(indexes)) {
		let index = schema
			.createIndex(name)
			.on(table)
			.columns([...columns]);
		if (isUnique) index = index.unique();
		if (where !== undefined)
			index = index.where(sql<boolean>`${sql.raw(where)}`);
		await index.execute();
	}
}

/** Every table and index, and what the database itself keeps up to date. */
export const initialSchema: SchemaMigration = {
	name: "0001-initial-schema",
	async up(db: Db) {
		const parts = schemaParts(db);
		for (const table of TABLES) {
			await createTable(db, parts, table);
			await createIndexes(db, table);
		}
		await parts.createJobQueues(db);
		await createIndexes(db, JOB_QUEUES);
		await parts.expectSizes(db, SIZES);
	},
};
