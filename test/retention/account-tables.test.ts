import { expect, test } from "vitest";
import { insertApiKey } from "../../server/resources/accounts/api-key-queries.ts";
import {
	deleteAccountRows,
	listAccountTables,
	readAccountRows,
	type StoredRow,
} from "../../server/retention/account-tables.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";

const system = await openForFile(startTestLandfall, { isWorking: false });
const { database } = system.services;

test("every table of accounts but the small one of job queues has a key within the account, so that it is read and emptied in batches", async () => {
	const tables = await listAccountTables(database);
	expect(tables.length).toBeGreaterThan(20);
	for (const { name, key, columns } of tables) {
		if (name !== "job_queues") expect(key, name).not.toEqual([]);
		expect(key).not.toContain("account_id");
		expect(columns).toEqual(expect.arrayContaining([...key, "account_id"]));
	}
});

test("rows of an account are read and deleted in batches in the order of their key, and no row of another account", async () => {
	const tenant = await system.addTenant("leaving");
	const { id } = tenant.account;
	for (let more = 0; more < 6; more++)
		await insertApiKey(database.db, id, "2026-03-01T00:00:00Z");
	const keys = (await listAccountTables(database)).find(
		({ name }) => name === "api_keys",
	);
	if (!keys) throw new Error("there is no table of keys");
	const all = () => database.db.selectFrom("api_keys").selectAll().execute();
	const others = (await all()).filter((row) => row.account_id !== id);

	const read: StoredRow[] = [];
	for (let after: StoredRow | undefined, isMore = true; isMore; ) {
		const page = await readAccountRows(database.db, keys, id, after, 3);
		expect(page.length).toBeLessThanOrEqual(3);
		read.push(...page);
		after = page.at(-1);
		isMore = page.length === 3;
	}
	const own = (await all()).filter((row) => row.account_id === id);
	expect(own).toHaveLength(7);
	expect(read).toHaveLength(7);
	expect(read).toEqual(expect.arrayContaining(own));

	const counts: number[] = [];
	for (let after: StoredRow | undefined, isMore = true; isMore; ) {
		const batch = await deleteAccountRows(database.db, keys, id, after, 3);
		counts.push(batch.count);
		after = batch.last;
		isMore = after !== undefined;
	}
	expect(counts).toEqual([3, 3, 1]);
	expect(await all()).toEqual(others);
});
