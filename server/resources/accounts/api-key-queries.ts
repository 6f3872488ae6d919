import type { Database, Queries } from "../../database/database.ts";
import { newRecordId } from "../../database/record-id.ts";
import type { KeyHolder } from "../../services/account.ts";
import { toAccount } from "./account-queries.ts";
import type { ApiKeyTable } from "./account-table.ts";
import {
	hashApiKey,
	matchesHash,
	newApiKey,
	prefixOfApiKey,
} from "./api-key.ts";

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

/**
 * Revokes a key; running servers follow within a second. Returns whether there was an active key with this prefix, and with this
 * hash if one is given.
 */
export async function revokeApiKey(
	db: Queries,
	prefix: string,
	revokedAt: string,
	hash?: string,
): Promise<boolean> {
	const result = await db
		.updateTable("api_keys")
		.set({ revoked_at: revokedAt })
		.where("prefix", "=", prefix)
		.$if(hash !== undefined, (query) => query.where("hash", "=", hash ?? ""))
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
