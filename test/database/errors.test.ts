import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type Database, openDatabase } from "../../server/database/database.ts";
import { insertAccount } from "../../server/resources/accounts/account-queries.ts";
import { databaseFile } from "../support/installation/database-file.ts";
import {
	testOnPostgres,
	testOnSqlite,
} from "../support/postgres/on-database.ts";
import { isOnPostgres } from "../support/postgres/postgres-databases.ts";

const NOW = "2026-03-01T00:00:00Z";

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
	return promise.then(
		() => {
			throw new Error("it did not fail");
		},
		(error: unknown) => error,
	);
}

/** What the server wants to know about a database error. */
function classify(database: Database, error: unknown) {
	return {
		isUniqueViolation: database.isUniqueViolation(error),
		isUnavailable: database.isUnavailable(error),
	};
}

describe("an error is classified", () => {
	test("when a row with the same unique columns exists", async () => {
		const { database } = await databaseFile();
		await insertAccount(database.db, "acme", NOW);
		const error = await errorOf(insertAccount(database.db, "acme", NOW));
		expect(classify(database, error)).toEqual({
			isUniqueViolation: true,
			isUnavailable: false,
		});
	});

	test("when a row with the same primary key exists", async () => {
		const { database } = await databaseFile();
		const add = () =>
			database.db
				.insertInto("settings")
				.values({ name: "a", value: "1" })
				.execute();
		await add();
		expect(classify(database, await errorOf(add()))).toEqual({
			isUniqueViolation: true,
			isUnavailable: false,
		});
	});

	testOnSqlite("when another process holds the file locked", async () => {
		const { database: other, open } = await databaseFile();
		const database = open(20);
		await other.db.transaction().execute(async (holding) => {
			await insertAccount(holding, "first", NOW);
			const error = await errorOf(insertAccount(database.db, "second", NOW));
			expect(classify(database, error)).toEqual({
				isUniqueViolation: false,
				isUnavailable: true,
			});
		});
		await insertAccount(database.db, "second", NOW);
	});

	testOnSqlite(
		"when the disk is full, and the transaction leaves nothing behind",
		async () => {
			const { database } = await databaseFile();
			await sql`pragma max_page_count = 1`.execute(database.db);
			const write = database.db.transaction().execute(async (transaction) => {
				await insertAccount(transaction, "small", NOW);
				await transaction
					.insertInto("settings")
					.values({ name: "large", value: "x".repeat(1_000_000) })
					.execute();
			});
			expect(classify(database, await errorOf(write))).toEqual({
				isUniqueViolation: false,
				isUnavailable: true,
			});
			const accounts = await database.db
				.selectFrom("accounts")
				.selectAll()
				.execute();
			expect(accounts).toEqual([]);
			await sql`pragma max_page_count = 1000000`.execute(database.db);
			await insertAccount(database.db, "small", NOW);
		},
	);

	test("when the database is read-only", async () => {
		const { database } = await databaseFile();
		await (isOnPostgres()
			? sql`set default_transaction_read_only = on`
			: sql`pragma query_only = on`
		).execute(database.db);
		const error = await errorOf(insertAccount(database.db, "acme", NOW));
		expect(classify(database, error)).toEqual({
			isUniqueViolation: false,
			isUnavailable: true,
		});
	});

	testOnPostgres(
		"when another transaction keeps a row for too long",
		async () => {
			const { database, open } = await databaseFile();
			await database.db.transaction().execute(async (holding) => {
				await insertAccount(holding, "acme", NOW);
				const waiting = open()
					.db.transaction()
					.execute(async (other) => {
						await sql`set local lock_timeout = 20`.execute(other);
						await insertAccount(other, "acme", NOW);
					});
				expect(classify(database, await errorOf(waiting))).toEqual({
					isUniqueViolation: false,
					isUnavailable: true,
				});
			});
		},
	);

	testOnPostgres(
		"when the connection is lost, and the next connection works",
		async () => {
			const { database, open } = await databaseFile();
			const error = await errorOf(
				database.db.transaction().execute(async (transaction) => {
					const { rows } = await sql<{
						pid: number;
					}>`select pg_backend_pid() as pid`.execute(transaction);
					await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(
						open().db,
					);
					await insertAccount(transaction, "lost", NOW);
				}),
			);
			expect(classify(database, error)).toEqual({
				isUniqueViolation: false,
				isUnavailable: true,
			});
			await insertAccount(database.db, "kept", NOW);
			const accounts = await database.db
				.selectFrom("accounts")
				.select("name")
				.execute();
			expect(accounts).toEqual([{ name: "kept" }]);
		},
	);

	testOnPostgres(
		"when the server refuses the login, or has no such database while a backup is restored",
		async () => {
			const { url } = await databaseFile();
			for (const change of [{ username: "nobody" }, { pathname: "/nowhere" }]) {
				const { href } = Object.assign(new URL(url), change);
				const database = openDatabase(href);
				const error = await errorOf(insertAccount(database.db, "acme", NOW));
				await database.close();
				expect(classify(database, error)).toEqual({
					isUniqueViolation: false,
					isUnavailable: true,
				});
			}
		},
	);

	test.each([
		["a mistake in a statement", "select * from nowhere"],
		["a missing value", "insert into settings (name) values ('a')"],
	])("from %s", async (_, text) => {
		const { database } = await databaseFile();
		const error = await errorOf(sql.raw(text).execute(database.db));
		expect(classify(database, error)).toEqual({
			isUniqueViolation: false,
			isUnavailable: false,
		});
	});

	test.each([undefined, null, "SQLITE_FULL", new Error("SQLITE_BUSY")])(
		"from an error that is not of the database: %s",
		(error) => {
			const database = openDatabase("file::memory:");
			expect(classify(database, error)).toEqual({
				isUniqueViolation: false,
				isUnavailable: false,
			});
		},
	);
});
