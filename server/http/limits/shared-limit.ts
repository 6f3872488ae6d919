import { SharedState } from "../../database/shared-state.ts";
import type { StateKey, StateStore } from "../../database/state-store.ts";
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
	left: number;
	readonly size: number;
	/** The rest of the limit. */
	readonly spare: number;
	/** When the oldest counted event leaves the window (epoch ms). */
	readonly growsAtMs: number;
	/** The leased events count as if all of them happened at this time (epoch ms). */
	readonly endsAtMs: number;
}

const NO_LEASE: Readonly<Lease> = {
	...{ left: 0, size: 0, spare: 0 },
	...{ growsAtMs: 0, endsAtMs: 0 },
};

/** Counts one event of a lease; undefined when another lease is needed. */
function takeLeased(lease: Lease, nowMs: number): RemainingQuota | undefined {
	if (lease.left === 0 || nowMs >= lease.endsAtMs) return undefined;
	lease.left -= 1;
	return {
		waitMs: 0,
		left: lease.spare + lease.left,
		growsInMs: Math.max(1, lease.growsAtMs - nowMs),
	};
}

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

/**
 * Allows at most `limit` events per name within any window, of all processes together. A process leases a few events at once when
 * it had many in the last second.
 */
export class SharedLimit {
	readonly #store: StateStore;
	readonly #limit: number;
	readonly #windowMs: number;
	readonly #keyOf: (name: string) => StateKey;
	#names = new Map<string, Name>();
	#before = this.#names;
	#moveAtMs = 0;

	/** `keyOf` returns where the events of a name are counted. */
	constructor(
		store: StateStore,
		limit: number,
		windowMs: number,
		keyOf: (name: string) => StateKey,
	) {
		this.#store = store;
		this.#limit = limit;
		this.#windowMs = windowMs;
		this.#keyOf = keyOf;
	}

	/** Counts one event that was leased before; undefined when that takes a statement. */
	takeLeased(name: string): RemainingQuota | undefined {
		return takeLeased(this.#find(name).lease, Date.now());
	}

	/** Counts one event, if it may pass. The remaining quota lags up to a second behind the events of other processes. */
	async take(called: string): Promise<RemainingQuota> {
		const name = this.#find(called);
		for (let leases = 0; leases <= MOST_LEASES; leases += 1) {
			const nowMs = Date.now();
			const quota = takeLeased(name.lease, nowMs);
			if (quota) return quota;
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
	async add(name: string, atMs: readonly number[]): Promise<void> {
		await this.#find(name).shared.change(({ counted }, nowMs) => {
			let all = recent(counted, this.#windowMs, nowMs);
			for (const at of atMs) all = add(all, 1, this.#windowMs, at);
			return { state: { counted: all }, result: undefined };
		});
	}

	/** Finds the state of a name, and drops names unused for a window. */
	#find(name: string): Name {
		const nowMs = Date.now();
		if (nowMs >= this.#moveAtMs) {
			this.#before = this.#names;
			this.#names = new Map();
			this.#moveAtMs = nowMs + this.#windowMs;
		}
		const known = this.#names.get(name);
		if (known) return known;
		const found = this.#before.get(name) ?? {
			shared: new SharedState(
				this.#store,
				this.#keyOf(name),
				({ counted = [] }, readAtMs): Count => ({
					counted: notInFuture(counted, readAtMs),
				}),
			),
			lease: { ...NO_LEASE },
			refusedUntilMs: 0,
			waiting: 0,
			leasing: undefined,
		};
		this.#names.set(name, found);
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
