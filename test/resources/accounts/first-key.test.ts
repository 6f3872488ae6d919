import { expect, test } from "vitest";
import { wallClock } from "../../../server/clock.ts";
import {
	accountFinder,
	findAccountByName,
	insertAccount,
	insertApiKey,
	listAccounts,
} from "../../../server/resources/accounts/account-queries.ts";
import { ENTITLEMENTS } from "../../../server/resources/accounts/account-table.ts";
import { ensureKey } from "../../../server/resources/accounts/first-key.ts";
import { databaseFile } from "../../database/database-file.ts";

test("a key from the environment is the key of the account default, or the start is refused", async () => {
	const { database } = await databaseFile();
	const ensure = (key: string) => ensureKey(database, wallClock, key);
	const key = `lf_production_${"1".repeat(40)}`;
	await ensure(key);
	await ensure(key);
	expect((await accountFinder(database)(key))?.name).toBe("default");

	await expect(ensure(`lf_production_${"2".repeat(40)}`)).rejects.toThrow(
		"LANDFALL_API_KEY begins like another key",
	);
	const { id } = await insertAccount(database.db, "acme", "2026");
	const other = await insertApiKey(database.db, id, "2026");
	await expect(ensure(other.key)).rejects.toThrow(
		"LANDFALL_API_KEY is the key of another account",
	);
});

test("the first account of an installation has every paid feature, later ones have none", async () => {
	const first = await databaseFile();
	await ensureKey(first.database, wallClock, undefined);
	const [operator] = await listAccounts(first.database.db);
	expect(operator?.entitlements).toEqual(ENTITLEMENTS);
	const other = await insertAccount(first.database.db, "acme", "2026");
	expect(other.entitlements).toEqual([]);

	const second = await databaseFile();
	await insertAccount(second.database.db, "acme", "2026");
	await ensureKey(second.database, wallClock, "a-key-from-the-environment");
	const late = await findAccountByName(second.database.db, "default");
	expect(late?.entitlements).toEqual([]);
});
