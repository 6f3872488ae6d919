import { chooseFairly } from "../worker/choose-fairly.ts";
import type { Queue } from "./queue-queries.ts";
import type { Kind, Turn } from "./turn.ts";

/** Queues that a process holds; at most a quarter of them are those of receivers in trouble. */
const MOST_HELD: Readonly<Record<Kind, number>> = {
	healthy: 192,
	troubled: 64,
};

/** Counts the queues that a process holds, from taking them until they are given back. */
export class HeldQueues {
	readonly #byAccount: Readonly<Record<Kind, Map<string, number>>> = {
		healthy: new Map(),
		troubled: new Map(),
	};

	/** How many more of a kind could be held. */
	room(kind: Kind): number {
		const held = this.#byAccount[kind].values();
		return MOST_HELD[kind] - held.reduce((sum, count) => sum + count, 0);
	}

	/** Which of these free queues of a kind to take, fair between accounts. */
	choose(kind: Kind, free: readonly Queue[]): Queue[] {
		return chooseFairly(free, this.#byAccount[kind], MOST_HELD[kind]);
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
