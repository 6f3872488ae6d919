import type { CompiledQuery, Transaction } from "kysely";
import type { DatabaseDialect } from "./dialects/dialect.ts";
import { openSqlite } from "./dialects/sqlite.ts";
import type { Schema } from "./schema.ts";

/** The open database and what is particular to its kind. */
export type Database = DatabaseDialect;

/** Something that runs queries: the database itself or one transaction in it. */
export type Queries = Database["db"] | Transaction<Schema>;

/** Opens the database that a `DATABASE_URL` names (checked by the configuration). */
export function openDatabase(url: string): Database {
	return openSqlite(url.slice("file:".length));
}

/**
 * Runs a query that was compiled once, with these parameters in the order of its text, and returns its first row.
 * Compiling costs more than a look-up by key; the most frequent reads do without it.
 */
export async function findOne<Row>(
	db: Database["db"],
	query: CompiledQuery<Row>,
	parameters: readonly unknown[],
): Promise<Row | undefined> {
	const { rows } = await db.executeQuery<Row>({ ...query, parameters });
	return rows[0];
}
