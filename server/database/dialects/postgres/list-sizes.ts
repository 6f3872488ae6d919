import { type Kysely, sql } from "kysely";
import type { Schema } from "../../schema/schema.ts";
import type { TableSize } from "../dialect.ts";

/** The size of every table of the schema in use, with its indexes and long values. */
export async function listSizes(db: Kysely<Schema>): Promise<TableSize[]> {
	const { rows } = await sql<TableSize>`
		select relname as name, pg_total_relation_size(oid) as bytes
		from pg_class where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
		order by bytes desc, relname`.execute(db);
	return rows.map(({ name, bytes }) => ({ name, bytes: Number(bytes) }));
}
