import { setImmediate as nextTurn } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { openDatabase } from "../../server/database/database.ts";

test("a statement is prepared once, and again after five hundred others", async () => {
	const prepare = vi.spyOn(Sqlite.prototype, "prepare");
	const { db, close } = openDatabase("file::memory:");
	const run = async (number: number) => {
		const { rows } = await sql
			.raw<{ number: number }>(`select ${number} as number`)
			.execute(db);
		expect(rows).toEqual([{ number }]);
	};
	const prepared = () =>
		prepare.mock.calls.filter(([text]) => text === "select 0 as number").length;
	await run(0);
	await run(0);
	expect(prepared()).toBe(1);
	for (let number = 1; number <= 500; number++) await run(number);
	await run(0);
	expect(prepared()).toBe(2);
	await close();
	prepare.mockRestore();
});

test("a statement keeps its plan whatever values are bound to it", async () => {
	const { db, close } = openDatabase("file::memory:");
	await sql`create table holds (number text, is_held integer)`.execute(db);
	await sql`create index holds_held on holds (number) where is_held = 1`.execute(
		db,
	);
	const planFor = async (isHeld: number) => {
		const { rows } = await sql`
			explain query plan select number from holds where is_held = ${isHeld}`.execute(
			db,
		);
		return rows;
	};
	expect(await planFor(1)).toEqual(await planFor(0));
	await close();
});

test("the one connection tells whether it is used, and how many wait for it", async () => {
	const { db, connections, close } = openDatabase("file::memory:");
	const idle = { open: 1, inUse: 0, waiting: 0 };
	expect(connections()).toEqual(idle);
	const waiting = await db.transaction().execute(async () => {
		expect(connections()).toEqual({ open: 1, inUse: 1, waiting: 0 });
		const both = Promise.all([1, 2].map(() => sql`select 1`.execute(db)));
		await nextTurn();
		expect(connections()).toEqual({ open: 1, inUse: 1, waiting: 2 });
		return { both };
	});
	await waiting.both;
	expect(connections()).toEqual(idle);
	await close();
});
