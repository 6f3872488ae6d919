import type { Transaction } from "kysely";
import { ConfigError } from "../settings/config.ts";
import type { DatabaseDialect } from "./dialects/dialect.ts";
import { openSqlite } from "./dialects/sqlite.ts";
import type { Schema } from "./schema/schema.ts";

/** The open database with its dialect. */
export type Database = DatabaseDialect;

/** The database itself or a transaction. */
export type Queries = Database["db"] | Transaction<Schema>;

/**
 * Opens the database that a `DATABASE_URL` names (checked by the configuration). Throws {@link ConfigError} when it cannot.
 * `busyTimeoutMs` is how long a write waits for other processes.
 */
export function openDatabase(url: string, busyTimeoutMs?: number): Database {
	try {
		return openSqlite(url.slice("file:".length), busyTimeoutMs);
	} catch (error) {
		const { message } = error as Error;
		throw new ConfigError(`DATABASE_URL ${url} cannot be opened: ${message}`);
	}
}
