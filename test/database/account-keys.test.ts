import { sql } from "kysely";
import { expect, test } from "vitest";
import { distributionStatements } from "../../server/database/distribute.ts";
import { migrate } from "../../server/database/migrate.ts";
import { PLACEMENT } from "../../server/database/schema/table-placement.ts";
import { runScript } from "../support/installation/landfall-process.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { openForFile } from "../support/open-for-file.ts";
import { isOnPostgres } from "../support/postgres/postgres-databases.ts";
import { openEmpty } from "./migrations/open-empty.ts";

const { db, listTables } = await openForFile(() =>
	openMigrated("file::memory:"),
);

/** Tables of the database itself and of migrations, which no request reads. */
const INTERNAL = ["schema_migrations", "sqlite_stat1", "sqlite_stat4"];

interface UniqueIndex {
	readonly table: string;
	readonly name: string;
	readonly columns: string;
}

async function uniqueIndexes(): Promise<readonly UniqueIndex[]> {
	const query = isOnPostgres()
		? sql<UniqueIndex>`
			select owner.relname as "table", index.relname as name, string_agg(own.attname, ' ') as columns
			from pg_index join pg_class owner on owner.oid = indrelid join pg_class index on index.oid = indexrelid
			join pg_attribute own on own.attrelid = indrelid and own.attnum = any(indkey)
			where indisunique and owner.relnamespace = current_schema()::regnamespace group by 1, 2`
		: sql<UniqueIndex>`
			select own.name as "table", list.name, group_concat(info.name, ' ') as columns
			from sqlite_schema own, pragma_index_list(own.name) list, pragma_index_info(list.name) info
			where own.type = 'table' and list."unique" group by 1, 2`;
	return (await query.execute(db)).rows;
}

const stored = (await listTables()).filter(
	({ name }) => !INTERNAL.includes(name),
);

test("every table is distributed by account or copied to every node, and a distributed table has the account's column", () => {
	expect(stored.map(({ name }) => name)).toEqual(Object.keys(PLACEMENT).sort());
	for (const { name, columns } of stored) {
		if (PLACEMENT[name as keyof typeof PLACEMENT] === "by account")
			expect(columns, name).toContain("account_id");
	}
});

test("every unique key of a distributed table has the account's column, so that one node alone can refuse a duplicate", async () => {
	const indexes = await uniqueIndexes();
	expect(indexes.length).toBeGreaterThan(20);
	const without = indexes.filter(
		({ table, columns }) =>
			PLACEMENT[table as keyof typeof PLACEMENT] === "by account" &&
			!columns.split(" ").includes("account_id"),
	);
	expect(without).toEqual([]);
});

test("each table is distributed once, and all distributed tables are placed together", () => {
	const statements = distributionStatements();
	const tables = statements.flatMap(
		(one) => /^select create_\w+_table\('(\w+)'/.exec(one)?.[1] ?? [],
	);
	expect(tables.toSorted()).toEqual(Object.keys(PLACEMENT).sort());
	const [root, ...others] = statements.filter((one) =>
		one.includes("create_distributed_table"),
	);
	const [, name] =
		/\('(\w+)', 'account_id', colocate_with => 'none'\)$/.exec(root ?? "") ??
		[];
	for (const other of others)
		expect(other).toMatch(`'account_id', colocate_with => '${name}')`);
});

test("distributing a server without the extension ends with an explanation", async () => {
	const { url, database } = await openEmpty();
	await migrate(database);
	const distributed = await runScript(
		"server/admin/main.ts",
		["database", "distribute", "--apply"],
		{ DATABASE_URL: url },
	);
	expect(distributed).toEqual({
		code: 1,
		stdout: "",
		stderr:
			'DATABASE_URL names no PostgreSQL with the extension citus: run "create extension citus" on every node first, or leave the database undistributed\n',
	});
});
