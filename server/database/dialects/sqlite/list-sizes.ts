import { type Kysely, sql } from "kysely";
import type { Schema } from "../../schema/schema.ts";
import type { TableSize } from "../dialect.ts";

/** Sums the pages of every table with those of its indexes. */
export async function listSizes(db: Kysely<Schema>): Promise<TableSize[]> {
	const { rows } = await sql<TableSize>`
		select tables.tbl_name as name, sum(pages.pgsize) as bytes
		from dbstat pages join sqlite_schema tables on tables.name = pages.name
		where pages.aggregate = true
		group by tables.tbl_name order by bytes desc, name`.execute(db);
	return rows;
}
