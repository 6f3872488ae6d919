import { expect, test } from "vitest";
import type { Queries } from "../../server/database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../server/database/schema/compiled-query.ts";
import type { SettingTable } from "../../server/database/schema/setting-table.ts";
import { databaseFile } from "../support/installation/database-file.ts";

/** A query that counts how often it is built. */
function settings() {
	let built = 0;
	const put = compiledWrite(
		(db: Queries, rows: readonly SettingTable[], conflict: string) => {
			built++;
			return db
				.insertInto("settings")
				.values(rows)
				.onConflict((on) => on.column("name").doUpdateSet({ value: conflict }));
		},
	);
	const find = compiledRead(
		(db: Queries, value: string, names: readonly string[]) => {
			built++;
			return db
				.selectFrom("settings")
				.select("name")
				.where("name", "in", names)
				.where("value", "=", value)
				.where("value", "!=", "constant")
				.orderBy("name");
		},
	);
	return { put, find, built: () => built };
}

test("a query is built once for each shape of its arguments, and run with the values of each call", async () => {
	const { database } = await databaseFile();
	const { put, find, built } = settings();
	const { db } = database;
	await put(db, [{ name: "a", value: "1" }], "again");
	await put(db, [{ value: "2", name: "b" }], "again");
	await put(db, [{ name: "b", value: "3" }], "twice");
	expect(built()).toBe(2);
	expect(await find(db, "1", ["a", "b"])).toEqual([{ name: "a" }]);
	expect(await find(db, "twice", ["c", "b"])).toEqual([{ name: "b" }]);
	expect(built()).toBe(3);
	expect(await find(db, "1", ["b"])).toEqual([]);
	expect(built()).toBe(4);
});

test("many rows are written by one statement, with columns in any order", async () => {
	const { database } = await databaseFile();
	const { put } = settings();
	const rows = [
		{ name: "a", value: "1" },
		{ value: "2", name: "b" },
	];
	expect(await put(database.db, rows, "")).toBe(2);
	const kept = await database.db.selectFrom("settings").selectAll().execute();
	expect(kept).toEqual(rows);
});

test("a compiled query runs within the current transaction, and each database compiles its own", async () => {
	const { database } = await databaseFile();
	const { database: other } = await databaseFile();
	const { put, find } = settings();
	await put(other.db, [{ name: "a", value: "1" }], "");
	const cut = database.db.transaction().execute(async (db) => {
		await put(db, [{ name: "a", value: "1" }], "");
		expect(await find(db, "1", ["a"])).toHaveLength(1);
		throw new Error("cut off");
	});
	await expect(cut).rejects.toThrow("cut off");
	expect(await find(database.db, "1", ["a"])).toEqual([]);
	expect(await find(other.db, "1", ["a"])).toHaveLength(1);
});

test("a query that computes with an argument is refused, because it would always use the first value", async () => {
	const { database } = await databaseFile();
	const find = compiledRead((db: Queries, name: string) =>
		db.selectFrom("settings").selectAll().where("name", "=", `${name}!`),
	);
	await expect(async () => find(database.db, "a")).rejects.toThrow(
		"an argument is not a parameter of select",
	);
});
