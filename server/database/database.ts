import type { Transaction } from "kysely";
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
