import { randomUUID } from "node:crypto";
import { partsOf } from "../database/batches.ts";
import { announceWork, type PlannedWork } from "../database/planned-work.ts";
import { DELIVERIES } from "../resources/account-events/write-notifications.ts";
import { giveWay } from "../runtime/time-slices.ts";
import type { Services } from "../services/services.ts";
import { ownerName } from "../worker/lease-owner.ts";
import {
	WATCH_TIMES,
	type WatchTimes,
	WorkWatch,
} from "../worker/work-watch.ts";
import { findFirstDue } from "./free-queues.ts";
import { LEASE_TIMES, type LeaseTimes } from "./lease-times.ts";
import { QUEUES_PER_TRANSACTION, takePending } from "./pending-queries.ts";
import {
	extendLeases,
	findDueQueues,
	freeExpiredQueues,
	type QueueKey,
} from "./queue-queries.ts";
import { RunningTurns } from "./running-webhook-turns.ts";

/** Interval of the poll while turns run, to add new notifications to them. */
const BUSY_POLL_MS = 50;

/** Pause after a poll that failed. */
const FAILED_POLL_MS = 250;

/** Delivers notifications until it is stopped. */
export interface Courier {
	/** Polls for notifications now. */
	wake(): void;
	/** Starts no more attempts, waits for running ones, and aborts those that do not end in time. */
	stop(): Promise<void>;
}

/**
 * Takes the due queues of webhooks, each for a turn of a few notifications. Concurrency is limited per turn, so that a hanging
 * receiver delays no other, and every queue gets a turn before any gets its next.
 */
class RunningCourier implements Courier {
	readonly #services: Services;
	readonly #times: LeaseTimes;
	readonly #owner = ownerName(randomUUID());
	readonly #turns: RunningTurns;
	readonly #watch: WorkWatch;
	readonly #loop: Promise<void>;
	#wakeUp = Promise.withResolvers<void>();
	#isStopping = false;
	/** Whether the last poll failed. */
	#hasPollFailed = false;
	#extendAtMs = 0;

	constructor(services: Services, times: LeaseTimes, watchTimes: WatchTimes) {
		this.#services = services;
		this.#times = times;
		this.#turns = new RunningTurns(services, this.#owner, () => this.wake());
		this.#watch = new WorkWatch(
			services,
			{
				kinds: new Set([DELIVERIES]),
				findDue: () => this.#findDue(),
				wake: () => this.wake(),
			},
			watchTimes,
		);
		this.#loop = this.#run();
	}

	wake(): void {
		this.#wakeUp.resolve();
	}

	async stop(): Promise<void> {
		this.#isStopping = true;
		this.#turns.startNoMore();
		this.wake();
		await this.#watch.stop();
		await this.#loop;
		const hadTurns = !this.#turns.isEmpty();
		await this.#turns.end();
		if (!hadTurns) return;
		// Other processes take over the rest of the turns.
		const { database, clock } = this.#services;
		announceWork(database.db, DELIVERIES, clock.now().toISOString());
	}

	async #run(): Promise<void> {
		while (!this.#isStopping) {
			this.#wakeUp = Promise.withResolvers<void>();
			try {
				await this.#keepLeases();
				if (this.#turns.pauseMs() === 0) await this.#poll();
				this.#hasPollFailed = false;
			} catch (error) {
				// Logged once: the next poll follows soon.
				if (!this.#hasPollFailed) {
					this.#services.log.error(
						{ err: error },
						"notifications cannot be read",
					);
				}
				this.#hasPollFailed = true;
			}
			await this.#rest();
		}
	}

	/** Finds when the first queue is due. */
	async #findDue(): Promise<PlannedWork> {
		const { database, clock } = this.#services;
		const now = clock.now().toISOString();
		const dueAt = await findFirstDue(database.db, now);
		return new Map(dueAt === undefined ? [] : [[DELIVERIES, dueAt]]);
	}

	/** The time until leases are extended, a pause after an error ends, or new notifications are added to running turns. */
	#restMs(): number {
		if (this.#hasPollFailed) return FAILED_POLL_MS;
		if (!this.#turns.isEmpty()) return BUSY_POLL_MS;
		const pauseMs = this.#turns.pauseMs();
		if (pauseMs > 0) return pauseMs;
		return Math.max(0, this.#extendAtMs - Date.now());
	}

	/** Sleeps until the next poll or until woken. After a failed poll ended attempts do not wake it. */
	async #rest(): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const timer = setTimeout(resolve, this.#restMs());
		if (this.#turns.isEmpty()) this.#watch.look();
		await (this.#hasPollFailed
			? promise
			: Promise.race([promise, this.#wakeUp.promise]));
		clearTimeout(timer);
	}

	#lease() {
		const untilMs = Date.now() + this.#times.leaseMs;
		const until = new Date(untilMs).toISOString();
		return { owner: this.#owner, until, untilMs };
	}

	/** Extends the leases of this process, and frees queues whose leases have expired. */
	async #keepLeases(): Promise<void> {
		if (Date.now() < this.#extendAtMs) return;
		const { database, clock } = this.#services;
		const lease = this.#lease();
		if (!this.#turns.isEmpty()) {
			const kept = await extendLeases(database.db, lease);
			this.#turns.extend(kept, lease.untilMs);
		}
		await freeExpiredQueues(
			database.db,
			clock.now().toISOString(),
			new Date().toISOString(),
		);
		this.#extendAtMs = Date.now() + this.#times.extendMs;
	}

	/** Finds queues with new notifications whose turns have capacity. */
	async #findAdded(now: string): Promise<QueueKey[]> {
		if (!this.#turns.hasCapacity()) return [];
		const { db } = this.#services.database;
		const due = await findDueQueues(db, this.#owner, now);
		return due.filter((key) => this.#turns.hasCapacity(key.webhook_id));
	}

	async #poll(): Promise<void> {
		const now = this.#services.clock.now().toISOString();
		this.#watch.take(DELIVERIES);
		const { free, isCrowded } = await this.#turns.findFree(now);
		// Adding to turns could keep them running forever, so it happens only while no queue waits for its turn.
		const added = isCrowded ? [] : await this.#findAdded(now);
		const keys = [...free, ...added];
		const wasFree = new Set(free.map((key) => key.webhook_id));
		for (const some of partsOf(keys, QUEUES_PER_TRANSACTION)) {
			await this.#take(some, wasFree, now);
			await giveWay();
			if (this.#isStopping) return;
		}
	}

	/** Takes queues and starts the attempts of their pending notifications. */
	async #take(
		keys: readonly QueueKey[],
		wasFree: ReadonlySet<string>,
		now: string,
	): Promise<void> {
		const lease = this.#lease();
		const { database } = this.#services;
		const { free = [], held = [] } = Object.groupBy(keys, (key) =>
			wasFree.has(key.webhook_id) ? "free" : "held",
		);
		const taken = await takePending(database, { free, held }, lease, now);
		for (const { queue, waiting } of taken) {
			const { webhook_id: webhookId } = queue;
			// A turn that has ended in the meantime releases its queue with all pending notifications.
			if (wasFree.has(webhookId) || this.#turns.has(webhookId))
				this.#turns.add(queue, waiting, lease.untilMs);
		}
	}
}

/** Starts a courier. */
export function startCourier(
	services: Services,
	times = LEASE_TIMES,
	watchTimes = WATCH_TIMES,
): Courier {
	return new RunningCourier(services, times, watchTimes);
}
