import { type Kysely, SqliteAdapter } from "kysely";

type AnyDb = Pick<Kysely<never>, "getExecutor">;

/** Whether the database behind `db` is SQLite. */
export function isSqlite(db: AnyDb): boolean {
	return db.getExecutor().adapter instanceof SqliteAdapter;
}

/**
 * Whether the database merges the parts of a `union all` in their order, and reads no more of each than it gives. PostgreSQL reads
 * and sorts all of them, unless each has a limit of its own.
 */
export function mergesUnions(db: AnyDb): boolean {
	return isSqlite(db);
}
