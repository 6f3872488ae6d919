import type { Transaction } from "kysely";
import { ConfigError } from "../settings/config-error.ts";
import type { DatabaseDialect } from "./dialects/dialect.ts";
import { openPostgres } from "./dialects/postgres/open-postgres.ts";
import { isPrintable } from "./dialects/postgres/postgres-address.ts";
import { openSqlite } from "./dialects/sqlite/open-sqlite.ts";
import { WORKER_CACHES } from "./dialects/sqlite/sqlite-file.ts";
import type { Schema } from "./schema/schema.ts";

export { isSqlite, mergesUnions } from "./dialects/merged-unions.ts";

/** The open database with its dialect. */
export type Database = DatabaseDialect;

/** The database itself or a transaction. */
export type Queries = Database["db"] | Transaction<Schema>;

/** Whether a `DATABASE_URL` names a PostgreSQL database. */
export function isPostgres(url: string): boolean {
	return /^postgres(ql)?:/.test(url);
}

/** The file that a `DATABASE_URL` names, `:memory:` for none on disk; undefined for PostgreSQL. */
export function databaseFile(url: string): string | undefined {
	return isPostgres(url) ? undefined : url.slice("file:".length);
}

/** A `DATABASE_URL` as it may be printed. */
export function withoutPassword(url: string): string {
	if (!isPostgres(url)) return url;
	const shown = new URL(url);
	if (shown.password !== "") shown.password = "***";
	// The driver takes a password as a parameter too, and a mistyped one may hold it.
	for (const name of new Set(shown.searchParams.keys()))
		if (!isPrintable(name)) shown.searchParams.set(name, "***");
	return shown.href;
}

/** How a database is opened. */
export interface DatabaseOptions {
	/** Whether this process only runs jobs, for which smaller page caches do on SQLite. */
	readonly isForJobs?: boolean | undefined;
	/** How long a write on SQLite waits for other processes. */
	readonly busyTimeoutMs?: number | undefined;
	/** How long PostgreSQL may take for a statement until its connection counts as lost; 0 for any time. */
	readonly answerMs?: number | undefined;
}

/** What to do about a file that SQLite cannot open, by its message. */
const REMEDIES: readonly (readonly [message: RegExp, remedy: string])[] = [
	[/not a database|malformed/, "keep the file, and restore the last backup"],
	[
		/disk I\/O|unable to open|readonly/,
		"the user of this process must be able to write the file and its folder",
	],
];

/**
 * Opens the database that a `DATABASE_URL` names (checked by the configuration). Throws {@link ConfigError} when it cannot.
 */
export function openDatabase(
	url: string,
	{ isForJobs, busyTimeoutMs, answerMs }: DatabaseOptions = {},
): Database {
	try {
		const file = databaseFile(url);
		return file === undefined
			? openPostgres(url, answerMs)
			: openSqlite(file, busyTimeoutMs, isForJobs ? WORKER_CACHES : undefined);
	} catch (error) {
		const { message } = error as Error;
		const found = REMEDIES.find(([words]) => words.test(message));
		const remedy = found ? `; ${found[1]}` : "";
		throw new ConfigError(
			`DATABASE_URL ${withoutPassword(url)} cannot be opened: ${message}${remedy}`,
		);
	}
}
