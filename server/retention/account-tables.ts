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

const columnsOf = ({ key }: AccountRows) =>
	key.map((column) => sql.ref(column));

const keyOf = (table: AccountRows) => list(columnsOf(table));

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
			: sql`${wanted} order by ${sql.join(columnsOf(table))} limit ${limit}`;
	return (await sql<StoredRow>`${query}`.execute(db)).rows;
}

/** Rows of an account from one to another in the order of their key. */
export interface RowRange {
	/** The key of the first row. */
	readonly first: StoredRow;
	readonly last: StoredRow;
	/** Whether the range ends at the limit, so that more rows may follow. */
	readonly isFull: boolean;
}

/** Finds the range of at most `limit` rows of an account after a given row; undefined when there are none. */
export async function findRange(
	db: Queries,
	table: AccountRows,
	accountId: string,
	after: StoredRow | undefined,
	limit: number,
): Promise<RowRange | undefined> {
	const key = sql.join(columnsOf(table));
	const { rows } = await sql<StoredRow>`
		select ${key} from ${sql.table(table.name)} where ${rowsAfter(table, accountId, after)}
		order by ${key} limit ${limit}`.execute(db);
	const [first] = rows;
	const last = rows.at(-1);
	return first && last && { first, last, isFull: rows.length === limit };
}

/**
 * Deletes a range of rows of an account, and returns their number. The bounds of the first column alone say nothing new, but PostgreSQL
 * estimates from them that the range is short. From those of the whole key it expects a part of the table, and reads all of it.
 */
export async function deleteRange(
	db: Queries,
	table: AccountRows,
	accountId: string,
	{ first, last }: RowRange,
): Promise<number> {
	const [column = ""] = table.key;
	const { below: _, ...range } = table;
	const { numAffectedRows = 0n } = await sql`
		delete from ${sql.table(table.name)} where ${rowsAfter(range, accountId, undefined)}
			and ${sql.ref(column)} >= ${first[column]} and ${sql.ref(column)} <= ${last[column]}
			and ${keyOf(table)} >= ${placeOf(table, first)} and ${keyOf(table)} <= ${placeOf(table, last)}`.execute(
		db,
	);
	return Number(numAffectedRows);
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
	if (table.key.length === 0) {
		const { numAffectedRows = 0n } = await sql`
			delete from ${sql.table(table.name)} where ${rowsAfter(table, accountId, undefined)}`.execute(
			db,
		);
		return { count: Number(numAffectedRows), last: undefined };
	}
	const range = await findRange(db, table, accountId, after, limit);
	if (!range) return { count: 0, last: undefined };
	const count = await deleteRange(db, table, accountId, range);
	return { count, last: range.isFull ? range.last : undefined };
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
