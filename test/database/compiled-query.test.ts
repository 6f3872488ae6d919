import { expect, test } from "vitest";
import type { Queries } from "../../server/database/database.ts";
import {
	compiledCountedWrite,
	compiledRead,
	compiledWrite,
} from "../../server/database/schema/compiled-query.ts";
import type { SettingTable } from "../../server/database/schema/setting-table.ts";
import { transact } from "../../server/database/transact.ts";
import { databaseFile } from "../support/installation/database-file.ts";
import { testOnPostgres } from "../support/postgres/on-database.ts";
import { untilBlocked } from "../support/postgres/until-blocked.ts";

const add = compiledWrite((db: Queries, rows: readonly SettingTable[]) =>
	db.insertInto("settings").values(rows),
);

const valuesOf = compiledRead((db: Queries, name: string) =>
	db.selectFrom("settings").select("value").where("name", "=", name),
);

/** A query that counts how often it is built. */
function settings() {
	let built = 0;
	const put = compiledCountedWrite(
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

test("a transaction with a failed write ends with that error, wherever it is noticed, and keeps nothing", async () => {
	const { database } = await databaseFile();
	await add(database.db, [{ name: "taken", value: "1" }]);
	const again = { name: "taken", value: "2" };
	const lost = { name: "lost", value: "1" };
	const others: readonly ((db: Queries) => Promise<unknown>)[] = [
		async () => {},
		(db) => add(db, [lost]),
		(db) => valuesOf(db, "taken"),
		async (db) => {
			await add(db, [lost]);
			await valuesOf(db, "taken");
		},
	];
	for (const before of others) {
		for (const after of others) {
			const failed = await transact(database, async (db) => {
				await before(db);
				await add(db, [again]);
				await after(db);
			}).catch((error: unknown) => error);
			expect(database.isUniqueViolation(failed)).toBe(true);
		}
	}
	expect(await valuesOf(database.db, "taken")).toEqual([{ value: "1" }]);
	expect(await valuesOf(database.db, "lost")).toEqual([]);
});

test("a transaction that its own work ends keeps nothing, whatever became of its writes", async () => {
	const { database } = await databaseFile();
	await add(database.db, [{ name: "taken", value: "1" }]);
	for (let round = 0; round < 12; round++) {
		const cut = transact(database, async (db) => {
			await add(db, [{ name: "lost", value: "1" }]);
			await add(db, [{ name: "taken", value: "2" }]).catch(() => {});
			throw new Error("cut off");
		});
		await expect(cut).rejects.toThrow("cut off");
	}
	expect(await valuesOf(database.db, "lost")).toEqual([]);
	expect(await valuesOf(database.db, "taken")).toEqual([{ value: "1" }]);
});

test("hundreds of writes of a transaction are made in their order", async () => {
	const { database } = await databaseFile();
	await add(database.db, [{ name: "a", value: "" }]);
	const append = compiledWrite((db: Queries, value: string) =>
		db
			.updateTable("settings")
			.set((eb) => ({ value: eb("value", "||", value) }))
			.where("name", "=", "a"),
	);
	const numbers = Array.from({ length: 300 }, (_, index) => `${index} `);
	await transact(database, async (db) => {
		for (const number of numbers) await append(db, number);
	});
	expect(await valuesOf(database.db, "a")).toEqual([
		{ value: numbers.join("") },
	]);
});

/** The order of events when a transaction writes rows of which another one holds the first. */
async function whileHeld(count: number): Promise<readonly string[]> {
	const { database } = await databaseFile();
	const rows = Array.from({ length: count }, (_, index) => ({
		name: String(index),
		value: "1",
	}));
	const events: string[] = [];
	let other: Promise<unknown> = Promise.resolve();
	const held = transact(database, async (holder) => {
		await add(holder, rows.slice(0, 1));
		await valuesOf(holder, "0");
		other = transact(database, async (db) => {
			await add(db, rows);
			events.push("written");
		}).then(() => events.push("committed"));
		await untilBlocked(database.db);
		events.push("released");
		throw new Error("cut off");
	});
	await expect(held).rejects.toThrow("cut off");
	await other;
	return events;
}

testOnPostgres(
	"a write of a transaction does not wait for its answer, and the commit does",
	async () => {
		expect(await whileHeld(1)).toEqual(["written", "released", "committed"]);
	},
);

testOnPostgres(
	"a large write waits for its answer, so that the transaction gives way to other work",
	async () => {
		expect(await whileHeld(100)).toEqual(["released", "written", "committed"]);
	},
);
