import { type Kysely, sql } from "kysely";
import type { Schema } from "../../schema/schema.ts";
import type { StoredTable } from "../dialect.ts";
import { type StoredColumn, tablesOf } from "../stored-tables.ts";

/** Lists every table of the schema in use, by name. */
export async function listTables(db: Kysely<Schema>): Promise<StoredTable[]> {
	const { rows } = await sql<StoredColumn>`
		select tables.relname as table_name, columns.attname as column_name,
			coalesce(array_position(keys.indkey::int2[], columns.attnum) + 1, 0) as key_place
		from pg_class tables
		join pg_attribute columns on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
		left join pg_index keys on keys.indrelid = tables.oid and keys.indisprimary
		where tables.relkind in ('r', 'p') and not tables.relispartition and tables.relnamespace = current_schema()::regnamespace
		order by tables.relname collate "C", columns.attnum`.execute(db);
	return tablesOf(rows);
}
