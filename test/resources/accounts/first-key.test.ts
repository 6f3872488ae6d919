import { sql } from "kysely";
import { expect, test } from "vitest";
import {
	findAccountByName,
	insertAccount,
	listAccounts,
} from "../../../server/resources/accounts/account-queries.ts";
import { prefixOfApiKey } from "../../../server/resources/accounts/api-key.ts";
import {
	accountFinder,
	insertApiKey,
	revokeApiKey,
} from "../../../server/resources/accounts/api-key-queries.ts";
import { ensureKey } from "../../../server/resources/accounts/first-key.ts";
import { wallClock } from "../../../server/runtime/clock.ts";
import { ENTITLEMENTS } from "../../../server/services/account.ts";
import { databaseFile } from "../../support/installation/database-file.ts";

test("a key from the environment belongs to the account default, or the start is refused", async () => {
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

test("a start without a key from the environment creates a key only when there is no account", async () => {
	const { database } = await databaseFile();
	const ensure = () => ensureKey(database, wallClock, undefined);
	const key = (await ensure()) ?? "";
	expect((await accountFinder(database)(key))?.name).toBe("default");
	expect(await ensure()).toBeUndefined();
});

test("a key from the environment works beside the next one until it is revoked, and stays revoked after a restart", async () => {
	const { database } = await databaseFile();
	const ensure = (key: string) => ensureKey(database, wallClock, key);
	const find = accountFinder(database);
	await ensure("a-key-of-mine");
	expect(await ensure("another-key")).toBeUndefined();
	for (const key of ["a-key-of-mine", "another-key"]) {
		expect((await find(key))?.name).toBe("default");
	}
	await revokeApiKey(database.db, prefixOfApiKey("a-key-of-mine"), "2026");
	await expect(ensure("a-key-of-mine")).rejects.toThrow(
		"LANDFALL_API_KEY has been revoked",
	);
	expect(await accountFinder(database)("a-key-of-mine")).toBeUndefined();
});

test("the first account of an installation has every paid feature, and later ones have none", async () => {
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

test("a start is refused when the first account cannot be added in three attempts", async () => {
	const { database } = await databaseFile();
	await insertAccount(database.db, "acme", "2026");
	await sql`create unique index one_account on accounts (length(id))`.execute(
		database.db,
	);
	let refusals = 0;
	const counting = {
		...database,
		isUniqueViolation(error: unknown) {
			refusals += 1;
			return database.isUniqueViolation(error);
		},
	};
	await expect(ensureKey(counting, wallClock, "a-key")).rejects.toThrow(
		/unique constraint/i,
	);
	expect(refusals).toBe(2);
});
