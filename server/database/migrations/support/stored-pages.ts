import { type Kysely, type RawBuilder, sql } from "kysely";

/** The key of a stored row. */
interface Keyed {
	readonly account_id: string;
	readonly id: string;
}

/**
 * All rows of a table that were stored before a migration, page by page in the order of their key. `columns` are those beside the
 * key.
 */
export async function* storedPages<Row extends Keyed>(
	db: Kysely<unknown>,
	table: string,
	columns: RawBuilder<unknown>,
	page: number,
): AsyncGenerator<readonly Row[]> {
	let last: Keyed | undefined = { account_id: "", id: "" };
	while (last) {
		const { rows }: { readonly rows: readonly Row[] } = await sql<Row>`
			select account_id, id, ${columns} from ${sql.table(table)}
			where (account_id, id) > (${last.account_id}, ${last.id})
			order by account_id, id limit ${page}`.execute(db);
		if (rows.length > 0) yield rows;
		last = rows.at(-1);
	}
}
