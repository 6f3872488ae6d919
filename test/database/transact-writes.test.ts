import { expect, test } from "vitest";
import { transactWrites } from "../../server/database/transact.ts";
import { addToCounter } from "../../server/resources/accounts/account-counters.ts";
import { insertAccount } from "../../server/resources/accounts/account-queries.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { openForFile } from "../support/open-for-file.ts";

const AT = "2026-03-01T00:00:00Z";

const { database } = await openForFile(async () => {
	const opened = await openMigrated("file::memory:");
	return { database: opened, stop: () => opened.close() };
});

async function countersOf(accountId: string): Promise<unknown> {
	const rows = await database.db
		.selectFrom("account_counters")
		.selectAll()
		.where("account_id", "=", accountId)
		.orderBy("name")
		.execute();
	return rows.map(({ name, value }) => [name, value]);
}

test("a transaction without reads keeps all its writes, in their order", async () => {
	await transactWrites(database, async (db) => {
		await addToCounter(db, "kept", "shipments", 1);
		await addToCounter(db, "kept", "containers", 5);
		await addToCounter(db, "kept", "shipments", 2);
	});
	expect(await countersOf("kept")).toEqual([
		["containers", 5],
		["shipments", 3],
	]);
});

test("when one write fails none is kept, the error is its own, and the connection still works", async () => {
	await insertAccount(database.db, "taken", AT);
	for (let round = 0; round < 12; round++) {
		const written = transactWrites(database, async (db) => {
			await addToCounter(db, "lost", "shipments", 1);
			await insertAccount(db, "taken", AT);
			await addToCounter(db, "lost", "containers", 1);
		});
		const error = await written.catch((reason: unknown) => reason);
		expect(database.isUniqueViolation(error)).toBe(true);
	}
	expect(await countersOf("lost")).toEqual([]);
});
