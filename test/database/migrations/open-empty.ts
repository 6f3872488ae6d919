import { join } from "node:path";
import { onTestFinished } from "vitest";
import {
	type Database,
	openDatabase,
} from "../../../server/database/database.ts";
import { temporaryFolder } from "../../support/installation/test-landfall.ts";
import {
	dropDatabase,
	emptyDatabase,
	isOnPostgres,
} from "../../support/postgres/postgres-databases.ts";

interface Opened {
	readonly url: string;
	readonly database: Database;
}

/** An empty database of its own, for one test. */
export async function openEmpty(): Promise<Opened> {
	const folder = temporaryFolder();
	const url = isOnPostgres()
		? await emptyDatabase()
		: `file:${join(folder.path, "landfall.db")}`;
	const database = openDatabase(url);
	onTestFinished(async () => {
		await database.close();
		if (isOnPostgres()) await dropDatabase(url);
		folder.remove();
	});
	return { url, database };
}
