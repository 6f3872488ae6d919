import type { Database, Queries } from "../../database/database.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import { newRecordId } from "../../database/record-id.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type {
	Account,
	Entitlement,
	KeyHolder,
} from "../../services/account.ts";
import type { AccountTable, ApiKeyTable } from "./account-table.ts";
import {
	hashApiKey,
	matchesHash,
	newApiKey,
	prefixOfApiKey,
} from "./api-key.ts";

function toAccount(row: AccountTable): Account {
	return {
		id: row.id,
		name: row.name,
		entitlements: fromJsonText(row.entitlements),
	};
}

/** Finds an account by its name. */
export async function findAccountByName(
	db: Queries,
	name: string,
): Promise<Account | undefined> {
	const row = await db
		.selectFrom("accounts")
		.selectAll()
		.where("name", "=", name)
		.executeTakeFirst();
	return row && toAccount(row);
}

const selectEntitlements = compiledRead((db, accountId: string) =>
	db.selectFrom("accounts").select("entitlements").where("id", "=", accountId),
);

/** The paid features of an account; none for an unknown account. */
export async function findEntitlements(
	db: Queries,
	accountId: string,
): Promise<readonly Entitlement[]> {
	const [account] = await selectEntitlements(db, accountId);
	return account ? fromJsonText(account.entitlements) : [];
}

/** Whether an account has a paid feature. */
export async function hasEntitlement(
	db: Queries,
	accountId: string,
	entitlement: Entitlement,
): Promise<boolean> {
	return (await findEntitlements(db, accountId)).includes(entitlement);
}

/** Lists every account, oldest first. */
export async function listAccounts(
	db: Queries,
): Promise<(Account & { createdAt: string })[]> {
	const rows = await db
		.selectFrom("accounts")
		.selectAll()
		.orderBy("created_at")
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...toAccount(row), createdAt: row.created_at }));
}

/** Adds an account, by default without paid features. An existing name is a unique violation. */
export async function insertAccount(
	db: Queries,
	name: string,
	createdAt: string,
	entitlements: readonly Entitlement[] = [],
): Promise<Account> {
	const row: AccountTable = {
		id: newRecordId(),
		name,
		entitlements: toJsonText([...entitlements]),
		created_at: createdAt,
	};
	await db.insertInto("accounts").values(row).execute();
	return toAccount(row);
}

/** Grants or withdraws a paid feature of an account; nothing changes when it has, or lacks, the feature already. */
export async function setEntitlement(
	db: Queries,
	account: Account,
	entitlement: Entitlement,
	isEntitled: boolean,
): Promise<Account> {
	const others = account.entitlements.filter((name) => name !== entitlement);
	const entitlements = isEntitled ? [...others, entitlement] : others;
	await db
		.updateTable("accounts")
		.set({ entitlements: toJsonText(entitlements) })
		.where("id", "=", account.id)
		.execute();
	return { ...account, entitlements };
}

/** Stores a key of an account and returns its row; without `key`, creates a new key and returns it too. */
export async function insertApiKey(
	db: Queries,
	accountId: string,
	createdAt: string,
	key = newApiKey(),
): Promise<{ key: string; row: ApiKeyTable }> {
	const row: ApiKeyTable = {
		account_id: accountId,
		id: newRecordId(),
		prefix: prefixOfApiKey(key),
		hash: hashApiKey(key),
		created_at: createdAt,
		revoked_at: null,
	};
	await db.insertInto("api_keys").values(row).execute();
	return { key, row };
}

/** Lists the keys of an account, oldest first, revoked ones too. */
export function listApiKeys(
	db: Queries,
	accountId: string,
): Promise<ApiKeyTable[]> {
	return db
		.selectFrom("api_keys")
		.selectAll()
		.where("account_id", "=", accountId)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

/** Revokes a key; running servers follow within a second. Returns whether there was an active key with this prefix. */
export async function revokeApiKey(
	db: Queries,
	prefix: string,
	revokedAt: string,
): Promise<boolean> {
	const result = await db
		.updateTable("api_keys")
		.set({ revoked_at: revokedAt })
		.where("prefix", "=", prefix)
		.where("revoked_at", "is", null)
		.executeTakeFirst();
	return result.numUpdatedRows > 0n;
}

/** Creates a function that finds the account of a key; undefined for an unknown or revoked key. */
export function accountFinder(
	database: Database,
): (key: string) => Promise<KeyHolder | undefined> {
	const readByPrefix = database.prepareRead(
		database.db
			.selectFrom("api_keys")
			.innerJoin("accounts", "accounts.id", "api_keys.account_id")
			.select(["api_keys.hash", "api_keys.id as key_id"])
			.select(["accounts.id", "accounts.name"])
			.select(["accounts.entitlements", "accounts.created_at"])
			.where("api_keys.prefix", "=", "")
			.where("api_keys.revoked_at", "is", null)
			.compile(),
	);
	return async (key) => {
		const row = await readByPrefix(prefixOfApiKey(key));
		return row && matchesHash(key, row.hash)
			? { ...toAccount(row), keyId: row.key_id }
			: undefined;
	};
}
