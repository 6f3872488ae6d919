import { join } from "node:path";
import { onTestFinished } from "vitest";
import { type Database, openDatabase } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { temporaryFolder } from "../support/landfall.ts";

/** A database in a file of its own, with the newest schema unless it is to stay empty; gone when the test is over. */
export async function databaseFile(
	options: { readonly isEmpty?: boolean } = {},
) {
	const folder = temporaryFolder();
	onTestFinished(() => folder.remove());
	const file = join(folder.path, "landfall.db");
	const opened: Database[] = [];
	onTestFinished(async () => {
		await Promise.all(opened.map((database) => database.close()));
	});
	/** Opens it once more, as another process would. */
	const open = () => {
		const database = openDatabase(`file:${file}`);
		opened.push(database);
		return database;
	};
	const database = open();
	if (!options.isEmpty) await migrate(database);
	return { file, database, open };
}
