import { sql } from "kysely";
import { expect, test } from "vitest";
import {
	type Database,
	openDatabase,
} from "../../../server/database/database.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { newDatabase } from "../../support/postgres/postgres-databases.ts";

const opened = await openForFile(async () => {
	const url = await newDatabase();
	const processes = [openDatabase(url), openDatabase(url)];
	return {
		url,
		processes,
		close: () => Promise.all(processes.map((database) => database.close())),
	};
});

/** The names of the statements that a session keeps, by their texts. */
async function namesIn({ db }: Database): Promise<Map<string, string>> {
	const { rows } = await sql<{ name: string; statement: string }>`
		select name, statement from pg_prepared_statements where name like 'landfall%'`.execute(
		db,
	);
	return new Map(rows.map(({ name, statement }) => [statement, name]));
}

const ask = ({ db }: Database, word: string) =>
	sql`select ${1}::bigint as ${sql.ref(word)}`.execute(db);

test("two processes give a name to the same statement only, so a pooler that mixes up their sessions never runs a wrong one", async () => {
	const [one, other] = opened.processes as [Database, Database];
	for (const word of ["first", "second"]) await ask(one, word);
	for (const word of ["second", "third"]) await ask(other, word);
	const [here, there] = [await namesIn(one), await namesIn(other)];
	const texts = new Set([...here.keys(), ...there.keys()]);
	const names = new Set([...here.values(), ...there.values()]);
	expect([here.size, there.size]).toEqual([2, 2]);
	expect(texts.size).toBe(3);
	expect(names.size).toBe(3);
});

test.each(["statements=unnamed", "pgbouncer=true"])(
	"with %s no session keeps a statement, so that any pooler can share it",
	async (parameter) => {
		const url = new URL(opened.url);
		url.search = parameter;
		const database = openDatabase(url.href);
		await ask(database, "first");
		expect(await namesIn(database)).toEqual(new Map());
		await database.close();
	},
);
