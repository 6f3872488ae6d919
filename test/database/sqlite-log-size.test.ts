import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { eventually } from "../support/time/eventually.ts";

const MB = 1_000_000;
const folder = await openForFile(temporaryFolder);

/** A new database, whose log grows with each text that is written. */
async function opened(name: string) {
	const file = join(folder.path, name);
	const log = `${file}-wal`;
	const database = openDatabase(`file:${file}`);
	await migrate(database);
	await database.db
		.insertInto("settings")
		.values({ name: "text", value: "" })
		.execute();
	return {
		database,
		log,
		logSize: () => statSync(log).size,
		async write(value: string) {
			await database.db
				.updateTable("settings")
				.set({ value })
				.where("name", "=", "text")
				.execute();
		},
		async read() {
			const row = await database.db
				.selectFrom("settings")
				.select("value")
				.where("name", "=", "text")
				.executeTakeFirstOrThrow();
			return row.value;
		},
	};
}

test("a large write-ahead log of SQLite is emptied soon after the write, and closing leaves no log", async () => {
	const { database, log, logSize, write, read } = await opened("pause.db");
	const text = "x".repeat(10 * MB);
	await write(text);
	expect(logSize()).toBeGreaterThan(10 * MB);
	await eventually("an empty log", () => logSize() === 0);
	expect((await read()) === text).toBe(true);
	await database.close();
	expect(existsSync(log)).toBe(false);
});

test("writers that never pause and readers do not keep the write-ahead log of SQLite from being emptied", async () => {
	const { database, logSize, write, read } = await opened("busy.db");
	const sizes: number[] = [];
	let isEmptied = 0;
	for (let count = 0; isEmptied < 2 && count < 20_000; count++) {
		await write(`${count} ${"x".repeat(MB / 10)}`);
		expect(await read()).toMatch(new RegExp(`^${count} `));
		const size = logSize();
		if (size < (sizes.at(-1) ?? 0)) isEmptied++;
		sizes.push(size);
		await new Promise(setImmediate);
	}
	expect(isEmptied).toBe(2);
	expect(Math.max(...sizes)).toBeLessThan(60 * MB);
	await database.close();
});
