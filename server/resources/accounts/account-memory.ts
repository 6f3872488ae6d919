import type { Account } from "./account-queries.ts";
import { hashApiKey } from "./api-key.ts";

/** How long an answer is trusted: a revoked key and a changed entitlement take effect within this time. */
const TRUSTED_MS = 1_000;
const MOST_REMEMBERED = 10_000;

type FindAccount = (key: string) => Promise<Account | undefined>;

/**
 * Remembers for a second whose key it was, by the key's hash, because every request asks and most ask again at once.
 * What was not found is asked for every time: there is no end to wrong keys.
 */
export function rememberingAccounts(
	find: FindAccount,
	nowMs: () => number = Date.now,
): FindAccount {
	const remembered = new Map<string, { account: Account; untilMs: number }>();
	return async (key) => {
		const hash = hashApiKey(key);
		const known = remembered.get(hash);
		if (known && known.untilMs > nowMs()) return known.account;
		const account = await find(key);
		remembered.delete(hash);
		if (!account) return undefined;
		if (remembered.size >= MOST_REMEMBERED) remembered.clear();
		remembered.set(hash, { account, untilMs: nowMs() + TRUSTED_MS });
		return account;
	};
}
