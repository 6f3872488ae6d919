import { type Kysely, type RawBuilder, SqliteAdapter, sql } from "kysely";

/**
 * How the definition of a table ends whose small rows are kept in the order of their primary key. SQLite saves a second tree
 * by it; other databases have no such tables and keep rows as ever.
 */
export function keptInKeyOrder<Schema>(
	db: Kysely<Schema>,
): RawBuilder<unknown> {
	const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
	return isSqlite ? sql`without rowid` : sql``;
}
