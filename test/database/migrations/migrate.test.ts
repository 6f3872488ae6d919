import { sql } from "kysely";
import { expect } from "vitest";
import type { Database } from "../../../server/database/database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { databaseFile } from "../../support/installation/database-file.ts";
import { runScript } from "../../support/installation/landfall-process.ts";
import { testOnSqlite } from "../../support/postgres/on-database.ts";

async function schemaOf({ db }: Database): Promise<string[]> {
	const { rows } = await sql<{ sql: string }>`
		select sql from sqlite_schema where sql is not null order by type, name`.execute(
		db,
	);
	return rows.map((row) => row.sql);
}

testOnSqlite("an empty database gets every table", async () => {
	const { database } = await databaseFile({ isEmpty: true });
	await migrate(database);
	for (const table of ["accounts", "shipments", "jobs", "webhooks"] as const) {
		const rows = await database.db.selectFrom(table).selectAll().execute();
		expect(rows, table).toEqual([]);
	}
});

testOnSqlite("migrating again changes nothing", async () => {
	const { database, open } = await databaseFile();
	const before = await schemaOf(database);
	await migrate(database);
	await migrate(open());
	expect(await schemaOf(database)).toEqual(before);
});

testOnSqlite(
	"processes that start together on one empty database create the schema once",
	async () => {
		const { file, open } = await databaseFile({ isEmpty: true });
		const { database: other } = await databaseFile();
		const runs = await Promise.all(
			Array.from({ length: 3 }, () =>
				runScript("test/database/migrations/migrate-once.ts", [file]),
			),
		);
		expect(runs).toEqual(
			runs.map(() => ({ code: 0, stdout: "migrated\n", stderr: "" })),
		);
		expect(await schemaOf(open())).toEqual(await schemaOf(other));
	},
);

testOnSqlite("a migration that is cut off leaves nothing behind", async () => {
	const { database } = await databaseFile({ isEmpty: true });
	// The disk fills up in the middle of the reference data.
	await sql`pragma max_page_count = 60`.execute(database.db);
	await expect(migrate(database)).rejects.toThrow("full");
	await sql`pragma max_page_count = 1000000`.execute(database.db);
	await migrate(database);
	const { database: other } = await databaseFile();
	expect(await schemaOf(database)).toEqual(await schemaOf(other));
});
