import { expect, test } from "vitest";
import { databaseFile } from "../../support/installation/database-file.ts";
import { runScript } from "../../support/installation/landfall-process.ts";

test("processes that write at the same time wait for each other and lose nothing", async () => {
	const { url, database } = await databaseFile();
	const runs = await Promise.all(
		["one", "other"].map((name) =>
			runScript("test/database/write-much.ts", [url, name, "300"]),
		),
	);
	expect(runs.map(({ code, stderr }) => [code, stderr])).toEqual([
		[0, ""],
		[0, ""],
	]);
	const accounts = await database.db
		.selectFrom("accounts")
		.select("name")
		.execute();
	expect(accounts).toHaveLength(600);
});
