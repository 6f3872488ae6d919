import { type Kysely, sql } from "kysely";

/** For each index the number of rows, and of rows with the same first column, first two columns, and so on. */
export type ExpectedSizes = Readonly<
	Record<string, readonly [index: string, rows: readonly number[]][]>
>;

/**
 * Gives the planner the expected sizes of tables. Without statistics it assumes ten rows per account
 * (https://sqlite.org/fileformat2.html#stat1tab). The key of a table in key order has the table's name.
 */
export async function expectSizes(
	db: Kysely<unknown>,
	sizes: ExpectedSizes,
): Promise<void> {
	// Creates the table of statistics; settings need none.
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
