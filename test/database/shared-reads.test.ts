import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import { databaseFile } from "../support/installation/database-file.ts";
import { testOnSqlite } from "../support/postgres/on-database.ts";

const ID = "d2f1a3c4-0000-7000-8000-000000000001";

const byId = ({ db }: Database) =>
	db.selectFrom("accounts").select(["id", "name"]).where("id", "=", "");

const insert = ({ db }: Database, id: string, name: string) =>
	db
		.insertInto("accounts")
		.values({ id, name, entitlements: toJsonText([]), created_at: "2026" })
		.execute();

const rename = ({ db }: Database, name: string) =>
	db.updateTable("accounts").set({ name }).where("id", "=", ID).execute();

/** A database with one account, opened twice like by two processes. */
async function twoProcesses() {
	const { database, open } = await databaseFile();
	await insert(database, ID, "first");
	const query = byId(database).compile();
	return {
		database,
		other: open(),
		shared: database.prepareSharedRead(query),
		exact: database.prepareRead(query),
		list: database.prepareList(query),
	};
}

describe("reads that share their results", () => {
	it("see this process's writes at once", async () => {
		const { database, shared } = await twoProcesses();
		expect(await shared(ID)).toMatchObject({ name: "first" });
		await rename(database, "second");
		expect(await shared(ID)).toMatchObject({ name: "second" });
	});

	it("see another process's writes when the turn ends", async () => {
		const { other, shared } = await twoProcesses();
		for (const name of ["second", "third", "fourth"]) {
			await rename(other, name);
			await nextTurn();
			expect(await shared(ID)).toMatchObject({ name });
			expect(await shared(ID)).toMatchObject({ name });
		}
	});

	testOnSqlite(
		"see one state within a turn, while exact reads and lists see the newest",
		async () => {
			const { other, shared, exact, list } = await twoProcesses();
			expect(await shared(ID)).toMatchObject({ name: "first" });
			await rename(other, "second");
			expect(await shared(ID)).toMatchObject({ name: "first" });
			expect(await exact(ID)).toMatchObject({ name: "second" });
			expect(await shared(ID)).toMatchObject({ name: "second" });
			await rename(other, "third");
			expect(await list(ID)).toMatchObject([{ name: "third" }]);
		},
	);

	it("find rows that were added since", async () => {
		const { database, shared } = await twoProcesses();
		const id = ID.replace(/1$/, "2");
		expect(await shared(id)).toBeUndefined();
		await insert(database, id, "new");
		await nextTurn();
		expect(await shared(id)).toMatchObject({ name: "new" });
	});

	testOnSqlite(
		"keep rows of different statements apart, and return the same rows, which cannot be changed, until something is written",
		async () => {
			const { database, shared } = await twoProcesses();
			const names = database.prepareSharedRead(
				database.db
					.selectFrom("accounts")
					.select("name")
					.where("id", "=", "")
					.compile(),
			);
			expect(await shared(ID)).toEqual({ id: ID, name: "first" });
			expect(await names(ID)).toEqual({ name: "first" });
			const row = await names(ID);
			await nextTurn();
			expect(await names(ID)).toBe(row);
			expect(() => Object.assign(row ?? {}, { name: "mine" })).toThrow(
				TypeError,
			);
		},
	);

	testOnSqlite(
		"hold no snapshot that blocks a checkpoint after the turn, or after a write of this process",
		async () => {
			const { database, shared } = await twoProcesses();
			await shared(ID);
			await rename(database, "second");
			const { rows } = await database.db.executeQuery<{ busy: number }>({
				...byId(database).compile(),
				sql: "pragma wal_checkpoint(truncate)",
				parameters: [],
			});
			expect(rows).toMatchObject([{ busy: 0 }]);
		},
	);

	it("can be closed in the middle of a turn", async () => {
		const { database, shared } = await twoProcesses();
		await shared(ID);
		await expect(database.close()).resolves.toBeUndefined();
		await nextTurn();
	});
});
