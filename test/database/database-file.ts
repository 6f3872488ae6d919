import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Database, openDatabase } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { temporaryFolder } from "../support/landfall.ts";

/** A database in a file of its own. */
export interface DatabaseFile {
	readonly file: string;
	readonly database: Database;
	/** Opens it once more, as another process would; its writes wait `busyTimeoutMs` for others. */
	open(busyTimeoutMs?: number): Database;
	/** Closes it, however often it was opened, and removes it. */
	remove(): Promise<void>;
}

/** Makes a database in a file, without any table. */
export function emptyDatabaseFile(): DatabaseFile {
	const folder = temporaryFolder();
	const file = join(folder.path, "landfall.db");
	const opened: Database[] = [];
	const open = (busyTimeoutMs?: number) => {
		const database = openDatabase(`file:${file}`, busyTimeoutMs);
		opened.push(database);
		return database;
	};
	return {
		file,
		database: open(),
		open,
		async remove() {
			await Promise.all(opened.map((database) => database.close()));
			folder.remove();
		},
	};
}

/** A database with the newest schema, or an empty one, that is gone when the test is over. */
export async function databaseFile(
	options: { readonly isEmpty?: boolean } = {},
): Promise<DatabaseFile> {
	const made = emptyDatabaseFile();
	onTestFinished(() => made.remove());
	if (!options.isEmpty) await migrate(made.database);
	return made;
}
