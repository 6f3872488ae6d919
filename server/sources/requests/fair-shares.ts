import type { RateWait } from "./rate-bucket.ts";

/** An account's share of a quota. */
interface Share {
	/** Number of its sent requests. An account that had none to send starts with the lowest number of those that have some. */
	had: number;
	/** Waiting requests. */
	waiting: number;
	/** Deferred requests: when each may return, by its identity, earliest first. */
	readonly away: Map<string, number>;
	/** When the next deferred request may return. */
	nextAtMs: number;
}

/** Whether an account has waiting or deferred requests. */
function isWanting({ waiting, away }: Share): boolean {
	return waiting > 0 || away.size > 0;
}

/** The most deferred requests stored of an account. */
const MOST_AWAY = 10_000;

/** How long after its due time (ms) a deferred request keeps its reservation. */
const GRACE_MS = 10_000;

/** Factor by which deferred requests return faster than the quota allows, so that none of it stays unused. */
const PACE = 0.9;

/**
 * Shares a quota between the accounts that want it. The account with the fewest requests is next, and requests are reserved for
 * deferred accounts that had fewer. A single account gets the whole quota. Fairness among waiting requests alone is not enough: a
 * carrier's hourly quota is used up in minutes, and jobs are deferred for the rest of the hour.
 */
export class FairShares {
	readonly #shares = new Map<string, Share>();
	/** The request count with which a new account starts. */
	#floor = 0;

	#of(accountId: string): Share {
		let share = this.#shares.get(accountId);
		if (!share) {
			share = { had: 0, waiting: 0, away: new Map(), nextAtMs: 0 };
			this.#shares.set(accountId, share);
		}
		if (!isWanting(share)) share.had = Math.max(share.had, this.#floor);
		return share;
	}

	/** Records that a request arrives or returns. */
	arrive(accountId: string): void {
		this.#of(accountId).waiting += 1;
	}

	/** The account whose request is next. */
	next(): string | undefined {
		let next: string | undefined;
		let fewest = Number.POSITIVE_INFINITY;
		for (const [accountId, { waiting, had }] of this.#shares) {
			if (waiting === 0 || had >= fewest) continue;
			next = accountId;
			fewest = had;
		}
		return next;
	}

	/** The number of requests reserved for deferred accounts that had fewer than this one. */
	keptFrom(accountId: string, nowMs: number): number {
		const { had } = this.#of(accountId);
		let kept = 0;
		for (const share of this.#shares.values()) {
			for (const [requestKey, atMs] of share.away) {
				if (nowMs <= atMs + GRACE_MS) break;
				share.away.delete(requestKey);
			}
			kept += Math.min(share.away.size, Math.max(had - share.had, 0));
		}
		return kept;
	}

	/** Records that a request of an account is sent. */
	serve(accountId: string, requestKey: string): void {
		const share = this.#of(accountId);
		let fewest = share.had;
		for (const one of this.#shares.values()) {
			if (isWanting(one)) fewest = Math.min(fewest, one.had);
		}
		this.#floor = Math.max(this.#floor, fewest);
		share.had += 1;
		share.away.delete(requestKey);
		this.leave(accountId);
	}

	/** Records that a request no longer waits. */
	leave(accountId: string): void {
		this.#of(accountId).waiting -= 1;
		// Without waiting or deferred requests there is nothing to share.
		if (!this.#shares.values().some(isWanting)) this.#shares.clear();
	}

	/**
	 * Defers a request that could be sent in `waitMs`, and returns when it may return (ms from now). Requests of an account
	 * return `intervalMs` apart, so that they are not deferred again together.
	 */
	sendAway(
		accountId: string,
		requestKey: string,
		nowMs: number,
		{ waitMs, intervalMs }: RateWait,
	): number {
		const share = this.#of(accountId);
		const { away } = share;
		share.waiting -= 1;
		const earliestMs = nowMs + waitMs;
		const knownMs = away.get(requestKey) ?? 0;
		// A request that returns too early keeps its time.
		if (knownMs > nowMs) return Math.max(knownMs, earliestMs) - nowMs;
		away.delete(requestKey);
		const atMs = Math.max(away.size > 0 ? share.nextAtMs : 0, earliestMs);
		share.nextAtMs = atMs + intervalMs * PACE;
		if (away.size < MOST_AWAY) away.set(requestKey, atMs);
		return atMs - nowMs;
	}
}
