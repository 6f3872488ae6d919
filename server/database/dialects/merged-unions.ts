import { type Kysely, SqliteAdapter } from "kysely";

type AnyDb = Pick<Kysely<never>, "getExecutor">;

/** Whether the database behind `db` is SQLite. */
export function isSqlite(db: AnyDb): boolean {
	return db.getExecutor().adapter instanceof SqliteAdapter;
}

/**
 * Whether the database merges the sorted parts of a `union all`, and reads only as many rows of each as it needs. PostgreSQL reads and
 * sorts all of them, unless each part has its own limit.
 */
export function mergesUnions(db: AnyDb): boolean {
	return isSqlite(db);
}
