import type { Queries } from "../database/database.ts";
import { chooseFairly } from "../worker/choose-fairly.ts";
import { findFreeQueues } from "./free-queues.ts";
import { queueKey } from "./queue-queries.ts";
import type { Kind, Turn } from "./webhook-turn.ts";

/** Queues that a process may hold; at most a quarter are of troubled receivers. */
const MAX_HELD: Readonly<Record<Kind, number>> = {
	healthy: 192,
	troubled: 64,
};

/** Free queues read per poll: more than can be held, to include accounts that hold none. */
const CANDIDATES = 256;

/** Counts the queues that this process holds, by kind and account. */
export class HeldQueues {
	readonly #byAccount: Readonly<Record<Kind, Map<string, number>>> = {
		healthy: new Map(),
		troubled: new Map(),
	};

	/** How many more queues of a kind this process may hold. */
	room(kind: Kind): number {
		const held = this.#byAccount[kind].values();
		return MAX_HELD[kind] - held.reduce((sum, count) => sum + count, 0);
	}

	/** Finds free queues to take, fairly between accounts, and whether more of them wait. */
	async findFree(db: Queries, kind: Kind, now: string) {
		if (this.room(kind) <= 0) return { chosen: [], isCrowded: true };
		const isTroubled = kind === "troubled";
		const free = await findFreeQueues(db, isTroubled, now, CANDIDATES);
		const held = this.#byAccount[kind];
		const chosen = chooseFairly(free, held, MAX_HELD[kind]);
		return {
			chosen: chosen.map(queueKey),
			isCrowded: chosen.length < free.length,
		};
	}

	add({ kind, accountId }: Turn): void {
		const held = this.#byAccount[kind];
		held.set(accountId, (held.get(accountId) ?? 0) + 1);
	}

	remove({ kind, accountId }: Turn): void {
		const held = this.#byAccount[kind];
		const left = (held.get(accountId) ?? 0) - 1;
		if (left > 0) held.set(accountId, left);
		else held.delete(accountId);
	}

	isEmpty(): boolean {
		return Object.values(this.#byAccount).every(({ size }) => size === 0);
	}
}
