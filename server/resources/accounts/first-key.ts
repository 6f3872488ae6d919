import type { Database } from "../../database/database.ts";
import { transact } from "../../database/transact.ts";
import { type Clock, toInstant } from "../../runtime/clock.ts";
import { ENTITLEMENTS } from "../../services/account.ts";
import { ConfigError } from "../../settings/config-error.ts";
import {
	findAccountByName,
	insertAccount,
	listAccounts,
} from "./account-queries.ts";
import { matchesHash, prefixOfApiKey } from "./api-key.ts";
import { insertApiKey } from "./api-key-queries.ts";

const FIRST_ACCOUNT = "default";

/** Attempts when several processes start at once on a new database: one adds the account and the others find it. */
const MOST_ATTEMPTS = 3;

/**
 * Gives a new installation an account and a key. With `key`, the account `default` gets this key. Without it, a database
 * without accounts gets that account and a new key, which is returned and never shown again.
 * The first account of an installation is the operator's own and has every paid feature.
 */
export async function ensureKey(
	database: Database,
	clock: Clock,
	key: string | undefined,
): Promise<string | undefined> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await ensureOnce(database, clock, key);
		} catch (error) {
			const isLast = attempt === MOST_ATTEMPTS;
			if (isLast || !database.isUniqueViolation(error)) throw error;
		}
	}
}

function ensureOnce(
	database: Database,
	clock: Clock,
	key: string | undefined,
): Promise<string | undefined> {
	return transact(database, async (db) => {
		const now = toInstant(clock.now());
		const isFirst = (await listAccounts(db)).length === 0;
		if (key === undefined) {
			if (!isFirst) return undefined;
			const account = await insertAccount(db, FIRST_ACCOUNT, now, ENTITLEMENTS);
			return (await insertApiKey(db, account.id, now)).key;
		}
		const account =
			(await findAccountByName(db, FIRST_ACCOUNT)) ??
			(await insertAccount(
				db,
				FIRST_ACCOUNT,
				now,
				isFirst ? ENTITLEMENTS : [],
			));
		const known = await db
			.selectFrom("api_keys")
			.select(["account_id", "hash", "revoked_at"])
			.where("prefix", "=", prefixOfApiKey(key))
			.executeTakeFirst();
		if (known && !matchesHash(key, known.hash))
			throw new ConfigError(
				"LANDFALL_API_KEY begins like another key, and the beginning identifies a key: set another key",
			);
		if (known && known.account_id !== account.id)
			throw new ConfigError(
				`LANDFALL_API_KEY is the key of another account than ${FIRST_ACCOUNT}: set another key`,
			);
		// A revoked key stays revoked after a restart, even if the environment still names it.
		if (known && known.revoked_at !== null)
			throw new ConfigError(
				"LANDFALL_API_KEY has been revoked: set another key",
			);
		if (!known) await insertApiKey(db, account.id, now, key);
		return undefined;
	});
}
