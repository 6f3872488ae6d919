import { SharedState } from "../../database/shared-state.ts";
import type { StateStore } from "../../database/state-store.ts";
import {
	add,
	type Counted,
	countOf,
	notInFuture,
	recent,
	remove,
} from "../../runtime/rolling-count.ts";
import type { RemainingQuota } from "./remaining-quota.ts";

interface Count {
	readonly counted: readonly Counted[];
}

/** Events that may pass for a while without another statement. */
interface Lease {
	readonly left: number;
	readonly size: number;
	/** The rest of the limit. */
	readonly spare: number;
	/** When the oldest counted event leaves the window (epoch ms). */
	readonly growsAtMs: number;
	/** The leased events count as if all of them happened at this time (epoch ms). */
	readonly endsAtMs: number;
}

const NO_LEASE: Lease = {
	...{ left: 0, size: 0, spare: 0 },
	...{ growsAtMs: 0, endsAtMs: 0 },
};

function refusal(waitMs: number): RemainingQuota {
	return { waitMs, left: 0, growsInMs: waitMs };
}

/** This server's knowledge about the events of one name. */
interface Name {
	readonly shared: SharedState<Count>;
	lease: Lease;
	/** Nothing passes before then (epoch ms). */
	refusedUntilMs: number;
	waiting: number;
	leasing: Promise<void> | undefined;
}

/** Lifetime of a lease (ms). The window is longer by this time, because leased events can pass until its end. */
const LEASE_MS = 1_000;

/** A server leases at most this part of the limit beyond its current need. */
const MOST_LEASED = 1 / 20;

/** Attempts to lease before an event is refused. An attempt fails when it takes too long. */
const MOST_LEASES = 5;

/** The owner of a count of events. */
export interface Owner {
	readonly accountId: string;
	/** Unique within the account. */
	readonly name: string;
}

/**
 * Allows at most `limit` events per name within any window, of all processes together. A process leases a few events at once when
 * it had many in the last second.
 */
export class SharedLimit {
	readonly #store: StateStore;
	readonly #limit: number;
	readonly #windowMs: number;
	#names = new Map<string, Name>();
	#before = this.#names;
	#moveAtMs = 0;

	constructor(store: StateStore, limit: number, windowMs: number) {
		this.#store = store;
		this.#limit = limit;
		this.#windowMs = windowMs;
	}

	/** Counts one event, if it may pass. The remaining quota lags up to a second behind the events of other processes. */
	async take(owner: Owner): Promise<RemainingQuota> {
		const name = this.#find(owner);
		for (let leases = 0; leases <= MOST_LEASES; leases += 1) {
			const nowMs = Date.now();
			const { lease } = name;
			if (lease.left > 0 && nowMs < lease.endsAtMs) {
				const left = lease.left - 1;
				name.lease = { ...lease, left };
				const growsInMs = Math.max(1, lease.growsAtMs - nowMs);
				return { waitMs: 0, left: lease.spare + left, growsInMs };
			}
			if (nowMs < name.refusedUntilMs)
				return refusal(name.refusedUntilMs - nowMs);
			name.waiting += 1;
			name.leasing ??= this.#lease(name).finally(() => {
				name.leasing = undefined;
			});
			await name.leasing.finally(() => {
				name.waiting -= 1;
			});
		}
		return refusal(LEASE_MS);
	}

	/** Counts events that passed before (epoch ms). */
	async add(owner: Owner, atMs: readonly number[]): Promise<void> {
		await this.#find(owner).shared.change(({ counted }, nowMs) => {
			let all = recent(counted, this.#windowMs, nowMs);
			for (const at of atMs) all = add(all, 1, this.#windowMs, at);
			return { state: { counted: all }, result: undefined };
		});
	}

	/** Finds the state of a name, and drops names unused for a window. */
	#find({ accountId, name }: Owner): Name {
		const nowMs = Date.now();
		if (nowMs >= this.#moveAtMs) {
			this.#before = this.#names;
			this.#names = new Map();
			this.#moveAtMs = nowMs + this.#windowMs;
		}
		const id = `${accountId} ${name}`;
		const found = this.#names.get(id) ??
			this.#before.get(id) ?? {
				shared: new SharedState(
					this.#store,
					{ accountId, name },
					({ counted = [] }, readAtMs): Count => ({
						counted: notInFuture(counted, readAtMs),
					}),
				),
				lease: NO_LEASE,
				refusedUntilMs: 0,
				waiting: 0,
				leasing: undefined,
			};
		this.#names.set(id, found);
		return found;
	}

	/** How many events to lease. */
	#wanted({ lease, waiting }: Name, nowMs: number): number {
		const isBusy = nowMs < lease.endsAtMs + LEASE_MS;
		const passed = lease.size - lease.left;
		const likely = lease.left === 0 ? 2 * passed : passed;
		const most = Math.floor(this.#limit * MOST_LEASED);
		return waiting + (isBusy ? Math.min(likely, most) : 0);
	}

	/** Leases events, and returns the unused ones of the last lease. */
	async #lease(name: Name): Promise<void> {
		// Requests that arrived together lease together.
		await null;
		const windowMs = this.#windowMs;
		const { lease: last } = name;
		const lease = await name.shared.change<Lease | number>((count, nowMs) => {
			const kept = recent(count.counted, windowMs, nowMs);
			const used = remove(kept, last.left, last.endsAtMs);
			const left = this.#limit - countOf(used);
			const endsAtMs = nowMs + LEASE_MS;
			const [oldestMs = left > 0 ? endsAtMs : nowMs] = used[0] ?? [];
			const growsAtMs = oldestMs + windowMs;
			if (left <= 0) return { result: growsAtMs - nowMs };
			const size = Math.min(left, this.#wanted(name, nowMs));
			return {
				state: { counted: add(used, size, windowMs, endsAtMs) },
				result: { left: size, size, spare: left - size, growsAtMs, endsAtMs },
			};
		});
		if (typeof lease === "number") name.refusedUntilMs = Date.now() + lease;
		else name.lease = lease;
	}
}
