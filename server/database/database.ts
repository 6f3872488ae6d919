import type { Transaction } from "kysely";
import { ConfigError } from "../settings/config.ts";
import type { DatabaseDialect } from "./dialects/dialect.ts";
import { openSqlite } from "./dialects/sqlite.ts";
import type { Schema } from "./schema/schema.ts";

/** The open database and what is particular to its kind. */
export type Database = DatabaseDialect;

/** Something that runs queries: the database itself or one transaction in it. */
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
