import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type ExpectedSizes, expectSizes } from "../dialects/expected-sizes.ts";
import { keepJobQueues } from "../dialects/job-queues.ts";
import { keptInKeyOrder } from "../dialects/key-order.ts";
import { ACCOUNTS_TABLES } from "./initial-schema/accounts-tables.ts";
import { SHARED_TABLES } from "./initial-schema/shared-tables.ts";
import type { TableDefinition } from "./initial-schema/table-definition.ts";
import { TRACKING_TABLES } from "./initial-schema/tracking-tables.ts";
import { WEBHOOKS_TABLES } from "./initial-schema/webhooks-tables.ts";

type Db = Kysely<unknown>;

const TABLES: readonly TableDefinition[] = [
	...ACCOUNTS_TABLES,
	...TRACKING_TABLES,
	...SHARED_TABLES,
	...WEBHOOKS_TABLES,
];

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

async function createTable(
	db: Db,
	{ name, key, columns, isInKeyOrder }: TableDefinition,
): Promise<void> {
	let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
	for (const [column, type] of Object.entries(columns)) {
		const bare = type.replace("?", "");
		table = table.addColumn(
			column,
			bare === "double" ? "double precision" : (bare as "text" | "integer"),
			(definition) => (bare === type ? definition.notNull() : definition),
		);
	}
	table = table.addPrimaryKeyConstraint(`${name}_pkey`, [...key]);
	if (isInKeyOrder) table = table.modifyEnd(keptInKeyOrder(db));
	await table.execute();
}

async function createIndexes(
	{ schema }: Db,
	{ name: table, indexes = {} }: TableDefinition,
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
export const initialSchema: Migration = {
	async up(db: Db) {
		for (const table of TABLES) {
			await createTable(db, table);
			await createIndexes(db, table);
		}
		await keepJobQueues(db);
		await expectSizes(db, SIZES);
	},
};
