import type { KeyHolder } from "../../services/account.ts";

/** How long an account is cached (ms): a revoked key and a changed entitlement take effect within this time. */
const TRUSTED_MS = 1_000;
const MOST_REMEMBERED = 10_000;

type FindAccount = (key: string) => Promise<KeyHolder | undefined>;

/**
 * Caches the account of a key for a second, because every request needs it and most clients send several. Unknown keys are not cached,
 * because their number has no limit.
 */
export function rememberingAccounts(
	find: FindAccount,
	nowMs: () => number = Date.now,
): FindAccount {
	const remembered = new Map<string, KeyHolder>();
	let untilMs = 0;
	return async (key) => {
		if (nowMs() >= untilMs) {
			// All entries are dropped together, so that no key stays in memory.
			remembered.clear();
			untilMs = nowMs() + TRUSTED_MS;
		}
		const known = remembered.get(key);
		if (known) return known;
		const account = await find(key);
		if (account && remembered.size < MOST_REMEMBERED) {
			remembered.set(key, account);
		}
		return account;
	};
}
