import { CarrierError } from "./carrier-errors.ts";
import { FairShares } from "./fair-shares.ts";
import type { RateBucket, RateGrant, RateWait } from "./rate-bucket.ts";
import { errorForFailure } from "./source-failures.ts";

/** A request that waits for its turn. */
export interface TurnRequest {
	/** Account; empty for work for all accounts. */
	readonly accountId: string;
	/** Identity of the request: a deferred request returns with the same one. */
	readonly requestKey: string;
	readonly signal: AbortSignal;
	/** Deadline of the wait (epoch ms). */
	readonly endsAtMs: number;
	/** Whether the inquiry has sent a request before. */
	readonly wasAsked: boolean;
}

interface WaitingRequest {
	readonly request: TurnRequest;
	readonly go: (atMs: number) => void;
	readonly refuse: (error: unknown) => void;
}

/** Shares the requests of a rate bucket between accounts. */
export class FairTurns {
	readonly #bucket: RateBucket;
	readonly #longestWaitMs: number;
	readonly #shares = new FairShares();
	readonly #queues = new Map<string, WaitingRequest[]>();
	#timer: NodeJS.Timeout | undefined;
	#isPumping = false;

	/** Requests that would wait longer than `longestWaitMs` are deferred. */
	constructor(bucket: RateBucket, longestWaitMs: number) {
		this.#bucket = bucket;
		this.#longestWaitMs = longestWaitMs;
	}

	/** Resolves when the request may be sent, with the time at which it was counted (epoch ms). When the wait is too long, throws {@link CarrierError} with the time to return. */
	async take(request: TurnRequest): Promise<number> {
		const { accountId, signal } = request;
		if (signal.aborted) throw errorForFailure(signal.reason, signal);
		const { promise, resolve: go, reject } = Promise.withResolvers<number>();
		const waiting: WaitingRequest = { request, go, refuse: reject };
		const queue = this.#queues.get(accountId) ?? [];
		this.#queues.set(accountId, queue);
		queue.push(waiting);
		this.#shares.arrive(accountId);
		const giveUp = () => {
			if (!this.#remove(waiting)) return;
			this.#shares.leave(accountId);
			reject(errorForFailure(signal.reason, signal));
		};
		signal.addEventListener("abort", giveUp, { once: true });
		void this.#pump();
		return promise.finally(() => signal.removeEventListener("abort", giveUp));
	}

	#remove(waiting: WaitingRequest): boolean {
		const { accountId } = waiting.request;
		const queue = this.#queues.get(accountId) ?? [];
		const index = queue.indexOf(waiting);
		if (index < 0) return false;
		queue.splice(index, 1);
		if (queue.length === 0) this.#queues.delete(accountId);
		return true;
	}

	/** Releases waiting requests while the bucket has some left. */
	async #pump(): Promise<void> {
		if (this.#isPumping) return;
		this.#isPumping = true;
		clearTimeout(this.#timer);
		try {
			for (;;) {
				const next = this.#shares.next();
				if (next === undefined) return;
				const spare = this.#shares.keptFrom(next, Date.now());
				const wanted = [...this.#queues.values()].flat().length;
				const grant = await this.#bucket.take(spare, wanted);
				if ("count" in grant) await this.#release(grant);
				else this.#defer(grant);
				if ("waitMs" in grant && this.#queues.size > 0)
					return this.#wakeIn(grant);
			}
		} catch (error) {
			this.#refuseAll(error);
		} finally {
			this.#isPumping = false;
		}
	}

	/**
	 * Releases the next waiting requests, except for requests reserved for other accounts. Some may have given up in the
	 * meantime.
	 */
	async #release({ count, left, atMs }: RateGrant): Promise<void> {
		let inHand = count;
		for (; inHand > 0; inHand -= 1) {
			const next = this.#shares.next();
			const waiting = next === undefined ? next : this.#queues.get(next)?.at(0);
			if (!waiting) break;
			const { accountId, requestKey } = waiting.request;
			const kept = this.#shares.keptFrom(accountId, Date.now());
			if (inHand + left <= kept) break;
			this.#remove(waiting);
			this.#shares.serve(accountId, requestKey);
			waiting.go(atMs);
		}
		if (inHand > 0) await this.#bucket.giveBack(inHand);
	}

	/** Fails all waiters, as when the database cannot be written. */
	#refuseAll(error: unknown): void {
		for (const waiting of [...this.#queues.values()].flat()) {
			this.#remove(waiting);
			this.#shares.leave(waiting.request.accountId);
			waiting.refuse(error);
		}
	}

	#wakeIn({ waitMs }: RateWait): void {
		this.#timer = setTimeout(() => void this.#pump(), waitMs);
	}

	/** Defers the waiters that cannot wait this long. */
	#defer(wait: RateWait): void {
		const nowMs = Date.now();
		for (const waiting of [...this.#queues.values()].flat()) {
			const { accountId, requestKey, endsAtMs, wasAsked } = waiting.request;
			const canWait =
				wait.waitMs <= this.#longestWaitMs && nowMs + wait.waitMs < endsAtMs;
			if (canWait) continue;
			this.#remove(waiting);
			const retryAfterMs = this.#shares.sendAway(
				accountId,
				requestKey,
				nowMs,
				wait,
			);
			waiting.refuse(
				new CarrierError(
					"shipping_line_unreachable",
					"the carrier takes no more requests from us for a while",
					{ retryAfterMs, wasAsked },
				),
			);
		}
	}
}
