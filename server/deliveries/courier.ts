import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { partsOf } from "../database/batches.ts";
import { announceWork, type PlannedWork } from "../database/planned-work.ts";
import { DELIVERIES } from "../resources/account-events/write-notifications.ts";
import { isAcknowledged } from "../resources/webhooks/delivery-rules.ts";
import { giveWay } from "../runtime/give-way.ts";
import { traced } from "../runtime/tracing.ts";
import type { Services } from "../services/services.ts";
import { ownerName } from "../worker/lease-owner.ts";
import {
	WATCH_TIMES,
	type WatchTimes,
	WorkWatch,
} from "../worker/work-watch.ts";
import {
	type Attempt,
	createAttemptMaker,
	type MakeAttempt,
} from "./attempt.ts";
import { AttemptWriter } from "./attempt-writer.ts";
import { BodyReader } from "./body-reader.ts";
import { findFirstDue } from "./free-queues.ts";
import { HeldQueues } from "./held-queues.ts";
import { LEASE_TIMES, type LeaseTimes } from "./lease-times.ts";
import { QUEUES_PER_TRANSACTION, takePending } from "./pending-queries.ts";
import {
	extendLeases,
	findDueQueues,
	freeExpiredQueues,
	type QueueKey,
} from "./queue-queries.ts";
import {
	addToTurn,
	endEarly,
	hasCapacity,
	newTurn,
	type Turn,
} from "./turn.ts";

/** Interval of the poll while turns run, to add new notifications to them. */
const BUSY_POLL_MS = 50;

/** Pause after a poll that failed. */
const FAILED_POLL_MS = 250;

/** How long a stopping courier waits for attempts to end. */
const GRACE_MS = 5_000;

/** How long a stopping courier waits for ended attempts to be written. */
const WRITING_MS = 2_000;

/** Pause before new turns after an unexpected error of our own. */
const ERROR_PAUSE_MS = 1_000;

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
	readonly #attempt: MakeAttempt;
	readonly #writer: AttemptWriter;
	readonly #bodies: BodyReader;
	readonly #giveUp = new AbortController();
	/** Running turns by webhook. */
	readonly #turns = new Map<string, Turn>();
	/** Queues of running turns and of turns whose end is being written. */
	readonly #held = new HeldQueues();
	readonly #watch: WorkWatch;
	readonly #loop: Promise<void>;
	#wakeUp = Promise.withResolvers<void>();
	#empty = Promise.withResolvers<void>();
	#isStopping = false;
	/** Whether the last poll failed. */
	#hasPollFailed = false;
	#extendAtMs = 0;
	#resumeAtMs = 0;

	constructor(services: Services, times: LeaseTimes, watchTimes: WatchTimes) {
		this.#services = services;
		this.#times = times;
		this.#attempt = createAttemptMaker(services);
		this.#writer = new AttemptWriter(services, this.#owner);
		this.#bodies = new BodyReader(services.database);
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
		this.wake();
		await this.#watch.stop();
		await this.#loop;
		for (const turn of this.#turns.values()) endEarly(turn);
		this.#empty = Promise.withResolvers<void>();
		if (this.#held.isEmpty()) return;
		await this.#endTurns();
		// What is left of the turns is for other processes.
		const { database, clock } = this.#services;
		announceWork(database.db, DELIVERIES, clock.now().toISOString());
	}

	async #endTurns(): Promise<void> {
		const limit = (ms: number) => sleep(ms, undefined, { ref: false });
		await Promise.race([this.#empty.promise, limit(GRACE_MS)]);
		this.#giveUp.abort();
		await Promise.race([this.#empty.promise, limit(WRITING_MS)]);
		this.#writer.giveUp();
		await this.#empty.promise;
	}

	async #run(): Promise<void> {
		while (!this.#isStopping) {
			this.#wakeUp = Promise.withResolvers<void>();
			try {
				await this.#keepLeases();
				if (performance.now() >= this.#resumeAtMs) await this.#poll();
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

	/** Time until leases are extended, the pause after an error is over, or new notifications are added to running turns. */
	#restMs(): number {
		if (this.#hasPollFailed) return FAILED_POLL_MS;
		if (!this.#held.isEmpty()) return BUSY_POLL_MS;
		const resumeMs = this.#resumeAtMs - performance.now();
		if (resumeMs > 0) return resumeMs;
		return Math.max(0, this.#extendAtMs - Date.now());
	}

	/** Sleeps until the next poll or until woken. After a failed poll ended attempts do not wake it. */
	async #rest(): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const timer = setTimeout(resolve, this.#restMs());
		if (this.#held.isEmpty()) this.#watch.look();
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
		if (!this.#held.isEmpty()) {
			const kept = await extendLeases(database.db, lease);
			for (const turn of this.#turns.values()) {
				if (kept.has(turn.webhookId)) turn.leasedUntilMs = lease.untilMs;
				else endEarly(turn);
			}
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
		if (!this.#turns.values().some(hasCapacity)) return [];
		const { db } = this.#services.database;
		const due = await findDueQueues(db, this.#owner, now);
		return due.filter((key) => {
			const turn = this.#turns.get(key.webhook_id);
			return turn && hasCapacity(turn);
		});
	}

	async #poll(): Promise<void> {
		const { clock, database } = this.#services;
		const now = clock.now().toISOString();
		this.#watch.take(DELIVERIES);
		const healthy = await this.#held.findFree(database.db, "healthy", now);
		const troubled = await this.#held.findFree(database.db, "troubled", now);
		const free = [...healthy.chosen, ...troubled.chosen];
		// Adding to turns could keep them running forever: only while no queue waits for its turn.
		const added = healthy.isCrowded ? [] : await this.#findAdded(now);
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
			let turn = this.#turns.get(webhookId);
			// A turn that has ended since releases its queue with all pending notifications.
			if (!turn && !wasFree.has(webhookId)) continue;
			if (!turn) {
				turn = newTurn(queue, lease.untilMs);
				this.#turns.set(webhookId, turn);
				this.#held.add(turn);
			}
			addToTurn(turn, waiting);
			this.#advance(turn);
		}
	}

	/** Starts as many attempts as the turn allows, and ends the turn when none is left. */
	#advance(turn: Turn): void {
		if (this.#isStopping || Date.now() >= turn.leasedUntilMs) endEarly(turn);
		while (turn.inHand.size < turn.maxConcurrency) {
			const next = turn.waiting.shift();
			if (!next) break;
			turn.inHand.add(next.position);
			turn.running++;
			void this.#deliver(turn, next.position);
		}
		if (this.#isOver(turn)) this.#write(turn, undefined, undefined);
	}

	/** Whether a running turn has nothing left to do. */
	#isOver(turn: Turn): boolean {
		return (
			turn.running === 0 &&
			turn.waiting.length === 0 &&
			this.#turns.get(turn.webhookId) === turn
		);
	}

	async #deliver(turn: Turn, position: number): Promise<void> {
		const { webhookId, webhookNumber, accountId } = turn;
		const target = { webhookId, webhookNumber, accountId, position };
		const { signal } = this.#giveUp;
		let attempt: Attempt | undefined;
		try {
			const { trace, ...bytes } = await this.#bodies.read(target);
			attempt = await traced(
				{ name: "deliver", kind: "client", parent: trace },
				() => this.#attempt({ ...target, ...bytes }, signal),
			);
			if (attempt) this.#count(attempt);
		} catch (error) {
			endEarly(turn);
			if (!signal.aborted) {
				this.#resumeAtMs = performance.now() + ERROR_PAUSE_MS;
				this.#services.log.error(
					{ err: error, webhook: webhookId, position },
					"delivery failed unexpectedly, retrying later",
				);
			}
		}
		turn.running--;
		// An inactive webhook gets no more notifications. A failing receiver waits for its next turn.
		if (!attempt || !isAcknowledged(attempt.answer)) endEarly(turn);
		this.#write(turn, position, attempt);
	}

	#count({ answer }: Attempt): void {
		const { meter } = this.#services;
		const { statusCode } = answer;
		const outcome = isAcknowledged(answer)
			? "delivered"
			: statusCode === null
				? "unanswered"
				: "refused";
		meter?.deliveryAttempts.of(outcome).add();
		meter?.deliveryDurations.add(answer.durationMs);
	}

	/** Writes an attempt, then frees its place. Releases the queue with the last attempt of the turn. */
	#write(
		turn: Turn,
		position: number | undefined,
		attempt: Attempt | undefined,
	): void {
		const { webhookId, accountId } = turn;
		const isLast = this.#isOver(turn);
		if (isLast) this.#turns.delete(webhookId);
		const done = () => {
			if (position !== undefined) turn.inHand.delete(position);
			if (isLast) this.#end(turn);
			else this.#advance(turn);
		};
		if (!attempt && !isLast) done();
		else
			this.#writer.add({
				...{ attempt, accountId, webhookId },
				...{ isLast, done },
			});
	}

	#end(turn: Turn): void {
		this.#held.remove(turn);
		if (this.#held.isEmpty()) this.#empty.resolve();
		this.wake();
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
