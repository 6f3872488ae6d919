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
