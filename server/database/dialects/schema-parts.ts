import { type Kysely, SqliteAdapter } from "kysely";
import type { SchemaParts } from "./parts.ts";
import { POSTGRES_PARTS } from "./postgres/postgres-parts.ts";
import { SQLITE_PARTS } from "./sqlite/sqlite-parts.ts";

/** The parts for the database behind `db`. */
export function schemaParts(db: Kysely<unknown>): SchemaParts {
	const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
	return isSqlite ? SQLITE_PARTS : POSTGRES_PARTS;
}
