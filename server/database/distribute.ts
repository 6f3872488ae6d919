import { type Kysely, sql } from "kysely";
import { ConfigError } from "../settings/config-error.ts";
import type { Database } from "./database.ts";
import { withoutTimeLimit } from "./dialects/postgres/online-changes.ts";
import { schemaParts } from "./dialects/schema-parts.ts";
import { PLACEMENT, type Placement } from "./schema/table-placement.ts";

/** The table with which all other tables of accounts are co-located. */
const ROOT = "shipments";

/** The table whose triggers write to another table of the same account. */
const WITH_TRIGGERS = "jobs";

/** A statement for Citus, and the table that it distributes. */
interface Distribution {
	readonly table: string;
	readonly statement: string;
}

function tablesAt(wanted: Placement): string[] {
	return Object.entries(PLACEMENT)
		.filter(([, placement]) => placement === wanted)
		.map(([table]) => table)
		.sort();
}

/** The statements for Citus in order: copies of shared tables on every node, then the tables that are split by account. */
function distributions(): Distribution[] {
	const others = tablesAt("by account").filter(
		(table) => table !== ROOT && table !== WITH_TRIGGERS,
	);
	const place = (table: string, colocateWith: string) => ({
		table,
		statement: `select create_distributed_table('${table}', 'account_id', colocate_with => '${colocateWith}')`,
	});
	return [
		...tablesAt("everywhere").map((table) => ({
			table,
			statement: `select create_reference_table('${table}')`,
		})),
		place(ROOT, "none"),
		// The table with triggers comes last, after the table that they write to.
		...[...others, WITH_TRIGGERS].map((table) => place(table, ROOT)),
	];
}

/** Citus refuses triggers without this setting. It is safe here, because our triggers write on the node of their row. */
const ALLOW_TRIGGERS = [
	"set citus.enable_unsafe_triggers to on",
	"alter system set citus.enable_unsafe_triggers to on",
	"select pg_reload_conf()",
	"select run_command_on_workers('alter system set citus.enable_unsafe_triggers to on')",
	"select run_command_on_workers('select pg_reload_conf()')",
];

/** The SQL that distributes the database by account. */
export function distributionStatements(): string[] {
	return [
		...ALLOW_TRIGGERS,
		...distributions().map(({ statement }) => statement),
	];
}

/**
 * Distributes the tables that are not distributed yet, and returns their names. Throws {@link ConfigError} when the server cannot.
 */
export async function distribute(
	database: Pick<Database, "db">,
): Promise<string[]> {
	const db = database.db as unknown as Kysely<unknown>;
	const done = await schemaParts(db).findDistributed(db);
	if (!done)
		throw new ConfigError(
			'DATABASE_URL names no PostgreSQL with the extension citus: run "create extension citus" on every node first, or leave the database undistributed',
		);
	const left = distributions().filter(({ table }) => !done.has(table));
	const statements = left.map(({ statement }) => statement);
	// Moving the rows of a large table takes long.
	await withoutTimeLimit(db, async (connection) => {
		for (const statement of [...ALLOW_TRIGGERS, ...statements])
			await sql.raw(statement).execute(connection);
	});
	return left.map(({ table }) => table);
}
