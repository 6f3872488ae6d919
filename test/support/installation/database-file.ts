import { join } from "node:path";
import { onTestFinished } from "vitest";
import {
	type Database,
	openDatabase,
} from "../../../server/database/database.ts";
import { urlOfFile } from "../postgres/postgres-databases.ts";
import { openMigrated } from "./migrated-database.ts";
import { temporaryFolder } from "./test-landfall.ts";

/** A database in a file of its own. */
export interface DatabaseFile {
	readonly file: string;
	/** Its `DATABASE_URL`. */
	readonly url: string;
	readonly database: Database;
	/** Opens the file again, as another process would; its writes wait `busyTimeoutMs` for others. */
	open(busyTimeoutMs?: number): Database;
	/** Closes all its connections, and removes the file. */
	remove(): Promise<void>;
}

async function openedFile(
	openFirst: (url: string) => Database | Promise<Database>,
): Promise<DatabaseFile> {
	const folder = temporaryFolder();
	const file = join(folder.path, "landfall.db");
	const database = await openFirst(`file:${file}`);
	const url = await urlOfFile(file);
	const opened = [database];
	return {
		file,
		url,
		database,
		open(busyTimeoutMs) {
			const again = openDatabase(url, { busyTimeoutMs });
			opened.push(again);
			return again;
		},
		async remove() {
			await Promise.all(opened.map((database) => database.close()));
			folder.remove();
		},
	};
}

/** Makes a database with the newest schema in a file. */
export function migratedDatabaseFile(): Promise<DatabaseFile> {
	return openedFile((url) => openMigrated(url));
}

/** A database with the newest schema, or an empty one, that is removed after the test. */
export async function databaseFile(
	options: { readonly isEmpty?: boolean } = {},
): Promise<DatabaseFile> {
	const made = await (options.isEmpty
		? openedFile((url) => openDatabase(url))
		: migratedDatabaseFile());
	onTestFinished(() => made.remove());
	return made;
}
