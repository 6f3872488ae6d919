import { type Kysely, sql } from "kysely";

/** A part of the schema that SQLite knows by the text of its definition. */
interface SchemaEntry {
	readonly type: "table" | "index" | "trigger";
	readonly definition: string;
}

/** The name of the table while its rows are copied. */
const copyOf = (table: string) => `${table}_in_key_order`;

/** The columns of the key of a table, in its order. */
async function keyOf(db: Kysely<unknown>, table: string): Promise<string[]> {
	const { rows } = await sql<{ name: string }>`
		select name from pragma_table_info(${table}) where pk > 0 order by pk`.execute(
		db,
	);
	return rows.map(({ name }) => name);
}

/**
 * Stores a table in key order by copying its rows. Its indexes and triggers are created again, since they go with the old table. Only
 * for tables of which the planner has no statistics: these go too.
 */
export async function layInKeyOrder(
	db: Kysely<unknown>,
	table: string,
): Promise<void> {
	const { rows } = await sql<SchemaEntry>`
		select type, sql as definition from sqlite_schema where tbl_name = ${table} and sql is not null`.execute(
		db,
	);
	const [own] = rows.filter(({ type }) => type === "table");
	if (!own || /without rowid\s*$/i.test(own.definition)) return;
	const copy = copyOf(table);
	const definition = own.definition.replace(
		/^create table "?\w+"?/i,
		`create table "${copy}"`,
	);
	await sql`${sql.raw(definition)} without rowid`.execute(db);
	const key = (await keyOf(db, table)).map((name) => sql.ref(name));
	// In key order, so that pages are full.
	await sql`
		insert into ${sql.table(copy)} select * from ${sql.table(table)} order by ${sql.join(key)}`.execute(
		db,
	);
	await sql`drop table ${sql.table(table)}`.execute(db);
	await sql`alter table ${sql.table(copy)} rename to ${sql.table(table)}`.execute(
		db,
	);
	for (const { type, definition: text } of rows)
		if (type !== "table") await sql.raw(text).execute(db);
}
