import { createHash, randomUUID } from "node:crypto";
import pg from "pg";
import { openDatabase } from "../../../server/database/database.ts";
import { migrate } from "../../../server/database/migrate.ts";

/** Names the server on which the tests of this run keep their databases; unset when they run on SQLite. */
const SERVER = "LANDFALL_TEST_POSTGRES";

const TEMPLATE = "landfall_template";

/** Whether the tests of this run use PostgreSQL. */
export function isOnPostgres(): boolean {
	return process.env[SERVER] !== undefined;
}

function serverUrl(): string {
	const url = process.env[SERVER];
	if (url === undefined) throw new Error(`${SERVER} is not set`);
	return url;
}

/** Names the pooler through which tests reach their databases; unset when they reach them directly. */
export const POOLER = "LANDFALL_TEST_POOLER";

/** The `DATABASE_URL` of a database for tests. */
function urlOf(name: string): string {
	const pooler = process.env[POOLER];
	return pooler === undefined
		? `${serverUrl()}/${name}`
		: `${pooler}/${name}?statements=unnamed`;
}

/** Runs one statement on the server, outside of the databases of tests. */
async function onServer(statement: string): Promise<pg.QueryResult> {
	const client = new pg.Client(`${serverUrl()}/postgres`);
	await client.connect();
	try {
		return await client.query(statement);
	} finally {
		await client.end();
	}
}

/** Creates the template for the databases of tests. Returns the environment of tests that use it. */
export async function makeTemplate(
	url: string,
): Promise<Readonly<Record<string, string>>> {
	process.env[SERVER] = url;
	await onServer(`create database ${TEMPLATE}`);
	const database = openDatabase(`${url}/${TEMPLATE}`);
	await migrate(database);
	await database.close();
	return { [SERVER]: url };
}

async function exists(name: string): Promise<boolean> {
	const found = await onServer(
		`select 1 from pg_database where datname = '${name}'`,
	);
	return found.rows.length > 0;
}

async function make(name: string): Promise<string> {
	await onServer(
		`create database ${name} template ${TEMPLATE} strategy file_copy`,
	);
	return urlOf(name);
}

/** Creates a database without tables; `options` end its `create database`. Returns its `DATABASE_URL`. */
export async function emptyDatabase(options = ""): Promise<string> {
	const name = `empty_${randomUUID().replaceAll("-", "")}`;
	await onServer(`create database ${name} ${options}`);
	return urlOf(name);
}

/** The databases that replace files in this process. */
const making = new Map<string, Promise<string>>();

async function makeOnce(name: string): Promise<string> {
	return (await exists(name)) ? `${serverUrl()}/${name}` : make(name);
}

/** Creates a database with the newest schema. Returns its `DATABASE_URL`. */
export function newDatabase(): Promise<string> {
	return make(`test_${randomUUID().replaceAll("-", "")}`);
}

/** The `DATABASE_URL` for a file of a test. On PostgreSQL a database replaces the file, created at the first use. */
export async function urlOfFile(file: string): Promise<string> {
	if (!isOnPostgres()) return `file:${file}`;
	const digest = createHash("sha256").update(file).digest("hex");
	const name = `file_${digest.slice(0, 32)}`;
	const url = making.get(name) ?? makeOnce(name);
	making.set(name, url);
	return url;
}

/** Removes a database. Its connections are closed. */
export async function dropDatabase(url: string): Promise<void> {
	const name = new URL(url).pathname.slice(1);
	await onServer(`drop database if exists ${name} with (force)`);
}
