import { type Kysely, sql } from "kysely";

/** Of an index how many rows there are, and how many have the same first column, the same first two, and so on. */
export type ExpectedSizes = Readonly<
	Record<string, readonly [index: string, rows: readonly number[]][]>
>;

/**
 * Tells the planner how large tables become, for it knows nothing of tables that were empty when they were made, and then
 * takes the rows of an account for ten (https://sqlite.org/fileformat2.html#stat1tab). An index that is the key of a table
 * without another one has the table's name.
 */
export async function expectSizes(
	db: Kysely<unknown>,
	sizes: ExpectedSizes,
): Promise<void> {
	// Makes the table of the statistics; there is nothing to say of settings.
	await sql`analyze settings`.execute(db);
	await sql`delete from sqlite_stat1 where tbl = 'settings'`.execute(db);
	for (const [table, indexes] of Object.entries(sizes)) {
		for (const [index, rows] of indexes) {
			await sql`insert into sqlite_stat1 values (${table}, ${index}, ${rows.join(" ")})`.execute(
				db,
			);
		}
	}
	await sql`analyze sqlite_schema`.execute(db);
}
