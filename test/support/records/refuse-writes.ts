import { type RawBuilder, sql } from "kysely";
import type { Database } from "../../../server/database/database.ts";
import { isOnPostgres } from "../postgres/postgres-databases.ts";

type Write = "insert" | "update";

async function refuseOnPostgres(
	db: Database["db"],
	write: Write,
	table: string,
	when: RawBuilder<unknown>,
): Promise<void> {
	await sql`
		create or replace function refuse() returns trigger language plpgsql as $$
		begin raise exception 'refused'; end $$`.execute(db);
	await sql`
		create trigger refusal before ${sql.raw(write)} on ${sql.table(table)}
		for each row when (${when}) execute function refuse()`.execute(db);
}

/**
 * Makes the database refuse new or changed rows of a table for which a condition on `new` holds, or all such rows. The error says
 * `refused`; the returned function ends the refusal.
 */
export async function refuseWrites(
	db: Database["db"],
	write: Write,
	table: string,
	when: RawBuilder<unknown> = sql`1 = 1`,
): Promise<() => Promise<void>> {
	if (isOnPostgres()) {
		await refuseOnPostgres(db, write, table, when);
		return async () => {
			await sql`drop trigger refusal on ${sql.table(table)}`.execute(db);
		};
	}
	await sql`
		create trigger refusal before ${sql.raw(write)} on ${sql.table(table)} when ${when}
		begin select raise(abort, 'refused'); end`.execute(db);
	return async () => {
		await sql`drop trigger refusal`.execute(db);
	};
}

/** Makes the database refuse new rows of a table, like {@link refuseWrites}. */
export function refuseInserts(
	db: Database["db"],
	table: string,
	when?: RawBuilder<unknown>,
): Promise<() => Promise<void>> {
	return refuseWrites(db, "insert", table, when);
}
