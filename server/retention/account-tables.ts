import { type RawBuilder, sql } from "kysely";
import type { Database, Queries } from "../database/database.ts";

/** Rows of an account in the order of an index. */
export interface AccountRows {
	readonly name: string;
	/** The columns that tell the rows of one account apart; empty for a table without a key. */
	readonly key: readonly string[];
	/** The values of columns before the key in its index, if any. */
	readonly only?: RawBuilder<boolean>;
	/** Where the rows end, as a condition of the first column of the key; all of them by default. */
	readonly below?: RawBuilder<boolean>;
}

/** A table with rows of accounts. */
export interface AccountTable extends AccountRows {
	readonly columns: readonly string[];
}

/** A row as the database stores it. */
export type StoredRow = Readonly<Record<string, unknown>>;

const OWNER = "account_id";

/** Lists every table with an `account_id`, as the database knows them, so that none can be forgotten. */
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

/** The place of a row among those of its account. */
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

/** Reads rows of an account in the order of their key, from behind a row on. A table without a key is read whole. */
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

/** What a batch has deleted. */
export interface DeletedRows {
	readonly count: number;
	/** The key of the last row; undefined when none is left behind it. */
	readonly last: StoredRow | undefined;
}

/**
 * Deletes at most `limit` rows of an account from behind a row on, as one range of the key, in the caller's transaction. A table
 * without a key is emptied: the queues of its kinds of jobs are few.
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
	// In place of the bound, or SQLite takes that and looks at all rows below it.
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

/** How many of these rows an account has. */
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
