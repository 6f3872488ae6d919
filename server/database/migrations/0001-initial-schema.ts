import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type {
	ExpectedSizes,
	SchemaParts,
} from "../dialects/schema-differences.ts";
import { schemaParts } from "../dialects/schema-parts.ts";
import { ACCOUNT_DATA_TABLES } from "./initial-schema/account-data-tables.ts";
import { ACCOUNTS_TABLES } from "./initial-schema/accounts-tables.ts";
import { EVENT_TABLES } from "./initial-schema/event-tables.ts";
import { LISTED_TABLES } from "./initial-schema/listed-tables.ts";
import { SHARED_TABLES } from "./initial-schema/shared-tables.ts";
import type { TableDefinition } from "./initial-schema/table-definition.ts";
import { TRACKING_TABLES } from "./initial-schema/tracking-tables.ts";
import { WEBHOOKS_TABLES } from "./initial-schema/webhooks-tables.ts";
import type { SchemaMigration } from "./migration.ts";

type Db = Kysely<unknown>;

const TABLES: readonly TableDefinition[] = [
	...ACCOUNTS_TABLES,
	...TRACKING_TABLES,
	...EVENT_TABLES,
	...LISTED_TABLES,
	...ACCOUNT_DATA_TABLES,
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
	db: Db,
	{ name: table, indexes = {} }: Pick<TableDefinition, "name" | "indexes">,
): Promise<void> {
	for (const [name, { columns, isUnique, where }] of Object.entries(indexes)) {
		const parts = columns.map((part) =>
			/^\w+$/.test(part) ? sql.ref(part) : sql.raw(part),
		);
		const condition = where === undefined ? sql`` : sql.raw(`where ${where}`);
		await sql`
			create ${sql.raw(isUnique ? "unique index" : "index")} ${sql.id(name)}
			on ${sql.table(table)} (${sql.join(parts)}) ${condition}`.execute(db);
	}
}

/** Every table and index, and the triggers of the database. It may change until the first release. */
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
