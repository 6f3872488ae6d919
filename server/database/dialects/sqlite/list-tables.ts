import { type Kysely, sql } from "kysely";
import type { Schema } from "../../schema/schema.ts";
import type { StoredTable } from "../dialect.ts";
import { type StoredColumn, tablesOf } from "../stored-tables.ts";

/** Lists every table, by name. */
export async function listTables(db: Kysely<Schema>): Promise<StoredTable[]> {
	const { rows } = await sql<StoredColumn>`
		select tables.name as table_name, columns.name as column_name, columns.pk as key_place
		from sqlite_schema tables join pragma_table_info(tables.name) columns
		where tables.type = 'table' and tables.name not like 'sqlite\\_%' escape '\\'
		order by tables.name, columns.cid`.execute(db);
	return tablesOf(rows);
}
