import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { runScript } from "../support/installation/landfall-process.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";

const folder = await openForFile(temporaryFolder);
const PAGE = 4096;

/** Makes a database whose first page of a table is overwritten. Returns the file. */
async function damagedFile(table: string): Promise<string> {
	const file = join(folder.path, `${table}.db`);
	const database = openDatabase(`file:${file}`);
	await migrate(database);
	await database.db
		.insertInto("shared_states")
		.values({ account_id: "", name: "carrier HLCU", state: "{}" })
		.execute();
	const { rows } = await sql<{ rootpage: number }>`
		select rootpage from sqlite_schema where name = ${table}`.execute(
		database.db,
	);
	await database.close();
	const page = rows[0]?.rootpage ?? 0;
	const opened = openSync(file, "r+");
	writeSync(opened, Buffer.alloc(PAGE, "Z"), 0, PAGE, (page - 1) * PAGE);
	closeSync(opened);
	return file;
}

test.each([
	["transport_events", ["integrity"]],
	["shared_states", ["integrity", "sources"]],
	["accounts", ["integrity"]],
	["schema_migrations", ["integrity", "schema"]],
])(
	"the doctor reports damage of %s in one line, with what the other checks find",
	async (table, troubled) => {
		const env = { DATABASE_URL: `file:${await damagedFile(table)}` };
		const { code, stdout, stderr } = await runScript(
			"server/admin/main.ts",
			["doctor", "--json"],
			env,
		);
		expect([code, stderr]).toEqual([1, ""]);
		const findings: Record<string, string | boolean>[] = JSON.parse(stdout);
		// The values of the disk are those of this machine.
		const names = findings
			.filter(({ check, is_fine }) => !is_fine && check !== "disk")
			.map(({ check }) => check);
		expect(names).toEqual(troubled);
		expect(findings[0]).toMatchObject({
			check: "integrity",
			found: expect.stringMatching(/^(Tree \d+ page|database disk image)/),
			remedy: expect.stringContaining("restore the last backup"),
		});
		for (const { found } of findings) expect(found).not.toContain("\n");
	},
);
