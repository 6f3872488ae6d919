import { type Kysely, type RawBuilder, SqliteAdapter, sql } from "kysely";

/**
 * The end of the definition of a table stored in key order. This saves SQLite a second tree; other databases ignore it.
 */
export function keptInKeyOrder<Schema>(
	db: Kysely<Schema>,
): RawBuilder<unknown> {
	const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
	return isSqlite ? sql`without rowid` : sql``;
}
