import type { Kysely } from "kysely";
import { isSqlite } from "./merged-unions.ts";
import { POSTGRES_PARTS } from "./postgres/postgres-parts.ts";
import type { SchemaParts } from "./schema-differences.ts";
import { SQLITE_PARTS } from "./sqlite/sqlite-parts.ts";

/** The parts for the database behind `db`. */
export function schemaParts(db: Kysely<unknown>): SchemaParts {
	return isSqlite(db) ? SQLITE_PARTS : POSTGRES_PARTS;
}
