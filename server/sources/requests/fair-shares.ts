import type { RateWait } from "./rate-bucket.ts";

/** What an account has had of a quota, and what it still waits for. */
interface Share {
	/** Requests that it has had, counted from those of the account that had fewest when it came. */
	had: number;
	/** Requests that wait here. */
	waiting: number;
	/** When those are to come back that were sent away, by what they ask for; the first of them first. */
	readonly away: Map<string, number>;
	/** When the one that is sent away next may come. */
	nextAtMs: number;
}

/** Whether an account wants any of the quota. */
function isWanting({ waiting, away }: Share): boolean {
	return waiting > 0 || away.size > 0;
}

/** So many that were sent away are remembered of an account. */
const MOST_AWAY = 10_000;

/** An account that does not come back within this time of its appointment (ms) has its share no longer kept for it. */
const GRACE_MS = 10_000;

/** Requests sent away come back this much faster than the quota allows, so that none of it is left unused. */
const PACE = 0.9;

/**
 * Shares a quota between the accounts that want it. The account with the fewest requests is next, and what is left is kept for
 * accounts that were sent away and have had fewer. An account alone gets all of it. A carrier's hourly quota is used up in minutes and
 * jobs are sent away for the rest of the hour, so fairness among those that wait here would not be enough.
 */
export class FairShares {
	readonly #shares = new Map<string, Share>();
	/** What an account that comes now is taken to have had. */
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

	/** A request comes, or comes back. */
	arrive(accountId: string): void {
		this.#of(accountId).waiting += 1;
	}

	/** Which account's request is next. */
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

	/** How many requests are kept from an account for those that have had fewer and are to come back. */
	keptFrom(accountId: string, nowMs: number): number {
		const { had } = this.#of(accountId);
		let kept = 0;
		for (const share of this.#shares.values()) {
			for (const [asked, atMs] of share.away) {
				if (nowMs <= atMs + GRACE_MS) break;
				share.away.delete(asked);
			}
			kept += Math.min(share.away.size, Math.max(had - share.had, 0));
		}
		return kept;
	}

	/** A request of an account is sent. */
	serve(accountId: string, asked: string): void {
		const share = this.#of(accountId);
		let fewest = share.had;
		for (const one of this.#shares.values()) {
			if (isWanting(one)) fewest = Math.min(fewest, one.had);
		}
		this.#floor = Math.max(this.#floor, fewest);
		share.had += 1;
		share.away.delete(asked);
		this.leave(accountId);
	}

	/** A request that waited waits no longer. */
	leave(accountId: string): void {
		this.#of(accountId).waiting -= 1;
		// Without anybody who waits there is nothing to be shared.
		if (!this.#shares.values().some(isWanting)) this.#shares.clear();
	}

	/**
	 * Sends a request away that could be sent in `waitMs`, and answers when it may come back (ms from now): those of an account come
	 * one after the other, `intervalMs` apart, instead of all at once to be sent away again.
	 */
	sendAway(
		accountId: string,
		asked: string,
		nowMs: number,
		{ waitMs, intervalMs }: RateWait,
	): number {
		const share = this.#of(accountId);
		const { away } = share;
		share.waiting -= 1;
		const earliestMs = nowMs + waitMs;
		const knownMs = away.get(asked) ?? 0;
		// Who comes too early keeps its place.
		if (knownMs > nowMs) return Math.max(knownMs, earliestMs) - nowMs;
		away.delete(asked);
		const atMs = Math.max(away.size > 0 ? share.nextAtMs : 0, earliestMs);
		share.nextAtMs = atMs + intervalMs * PACE;
		if (away.size < MOST_AWAY) away.set(asked, atMs);
		return atMs - nowMs;
	}
}
