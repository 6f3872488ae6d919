import { type RawBuilder, sql } from "kysely";
import type { Database, Queries } from "../database/database.ts";

/** Rows of an account in the order of an index. */
export interface AccountRows {
	readonly name: string;
	/** The key columns of a row within its account; empty for a table without a key. */
	readonly key: readonly string[];
	/** The values of columns before the key in its index, if any. */
	readonly only?: RawBuilder<boolean>;
	/** The end of the rows, as a condition on the first key column; all rows by default. */
	readonly below?: RawBuilder<boolean>;
}

/** A table with rows of accounts. */
export interface AccountTable extends AccountRows {
	readonly columns: readonly string[];
}

/** A row as the database stores it. */
export type StoredRow = Readonly<Record<string, unknown>>;

const OWNER = "account_id";

/** Lists every table with an `account_id` from the database itself, so that none can be forgotten. */
export async function listAccountTables(
	database: Database,
): Promise<AccountTable[]> {
	const tables = await database.listTables();
	return tables
		.filter(({ columns }) => columns.includes(OWNER))
		.map(({ name, columns, key }) => ({
			name,
			columns,
			key: key.filter((column) => column !== OWNER),
		}));
}

const list = (parts: readonly RawBuilder<unknown>[]) =>
	sql`(${sql.join(parts)})`;

/** The key of a row within its account. */
function placeOf({ key }: AccountRows, row: StoredRow): RawBuilder<unknown> {
	return list(key.map((column) => sql`${row[column]}`));
}

const keyOf = ({ key }: AccountRows) =>
	list(key.map((column) => sql.ref(column)));

function rowsAfter(
	table: AccountRows,
	accountId: string,
	after: StoredRow | undefined,
): RawBuilder<unknown> {
	const conditions = [
		sql`${sql.ref(OWNER)} = ${accountId}`,
		table.only,
		after && sql`${keyOf(table)} > ${placeOf(table, after)}`,
		table.below,
	];
	return sql.join(
		conditions.filter((one) => one !== undefined),
		sql` and `,
	);
}

/** Reads rows of an account in key order, after a given row. A table without a key is read whole. */
export async function readAccountRows(
	db: Queries,
	table: AccountRows,
	accountId: string,
	after: StoredRow | undefined,
	limit: number,
): Promise<StoredRow[]> {
	const wanted = sql`select * from ${sql.table(table.name)} where ${rowsAfter(table, accountId, after)}`;
	const query =
		table.key.length === 0
			? wanted
			: sql`${wanted} order by ${sql.join(table.key.map((column) => sql.ref(column)))} limit ${limit}`;
	return (await sql<StoredRow>`${query}`.execute(db)).rows;
}

/** The key of the last of `limit` rows; undefined when there are fewer. */
async function findLast(
	db: Queries,
	table: AccountRows,
	accountId: string,
	after: StoredRow | undefined,
	limit: number,
): Promise<StoredRow | undefined> {
	const key = sql.join(table.key.map((column) => sql.ref(column)));
	const { rows } = await sql<StoredRow>`
		select ${key} from ${sql.table(table.name)} where ${rowsAfter(table, accountId, after)}
		order by ${key} limit 1 offset ${limit - 1}`.execute(db);
	return rows[0];
}

/** The result of a batch of deletions. */
export interface DeletedRows {
	readonly count: number;
	/** The key of the last row; undefined when no more rows follow. */
	readonly last: StoredRow | undefined;
}

/**
 * Deletes at most `limit` rows of an account after a given row, as one range of the key, in the caller's transaction. Empties a
 * table without a key, which has few rows.
 */
export async function deleteAccountRows(
	db: Queries,
	table: AccountRows,
	accountId: string,
	after: StoredRow | undefined,
	limit: number,
): Promise<DeletedRows> {
	const last =
		table.key.length === 0
			? undefined
			: await findLast(db, table, accountId, after, limit);
	// Replaces the bound, because otherwise SQLite reads all rows below it.
	const batch = last && {
		...table,
		below: sql<boolean>`${keyOf(table)} <= ${placeOf(table, last)}`,
	};
	const { numAffectedRows = 0n } = await sql`
		delete from ${sql.table(table.name)} where ${rowsAfter(batch ?? table, accountId, after)}`.execute(
		db,
	);
	return { count: Number(numAffectedRows), last };
}

/** Whether an account has any of these rows. */
export async function hasAccountRows(
	db: Queries,
	table: AccountRows,
	accountId: string,
): Promise<boolean> {
	const { rows } = await sql`
		select 1 from ${sql.table(table.name)} where ${rowsAfter(table, accountId, undefined)} limit 1`.execute(
		db,
	);
	return rows.length > 0;
}

/** The number of these rows of an account. */
export async function countAccountRows(
	db: Queries,
	table: AccountRows,
	accountId: string,
): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		select count(*) as count from ${sql.table(table.name)} where ${rowsAfter(table, accountId, undefined)}`.execute(
		db,
	);
	return Number(rows[0]?.count ?? 0);
}
