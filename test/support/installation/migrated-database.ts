import {
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import {
	type Database,
	openDatabase,
} from "../../../server/database/database.ts";
import { openSqlite } from "../../../server/database/dialects/sqlite/open-sqlite.ts";
import { migrate, prepareSchema } from "../../../server/database/migrate.ts";
import {
	dropDatabase,
	isOnPostgres,
	newDatabase,
	urlOfFile,
} from "../postgres/postgres-databases.ts";
// Checks the statements of everything that uses a test database.
import "../statements/listen.ts";

const MEMORY = "file::memory:";

/** The bytes of an empty database with the newest schema. */
async function migratedBytes(): Promise<Buffer> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-test-"));
	const file = join(folder, "migrated.db");
	const database = openDatabase(MEMORY);
	await migrate(database);
	await sql`vacuum into ${file}`.execute(database.db);
	await database.close();
	const bytes = readFileSync(file);
	rmSync(folder, { recursive: true });
	return bytes;
}

async function openOnPostgres(url: string): Promise<Database> {
	if (url !== MEMORY) {
		return openDatabase(await urlOfFile(url.slice("file:".length)));
	}
	const own = await newDatabase();
	const database = openDatabase(own);
	return {
		...database,
		async close() {
			await database.close();
			await dropDatabase(own);
		},
	};
}

let migrated: Promise<Buffer> | undefined;

/**
 * Opens the database of a `DATABASE_URL` with the newest schema. A new database starts as a copy of a migrated one, because migrating
 * would take most of the time of a test's start.
 */
export async function openMigrated(
	url: string,
	busyTimeoutMs?: number,
): Promise<Database> {
	if (isOnPostgres()) return openOnPostgres(url);
	migrated ??= migratedBytes();
	const bytes = await migrated;
	if (url === MEMORY) return openSqlite(bytes, busyTimeoutMs);
	const file = url.slice("file:".length);
	if (!existsSync(file)) writeFileSync(file, bytes, { mode: 0o600 });
	const database = openDatabase(url, { busyTimeoutMs });
	await prepareSchema(database);
	return database;
}
