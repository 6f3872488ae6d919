import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { partsOf } from "../database/batches.ts";
import { isAcknowledged } from "../resources/webhooks/delivery-rules.ts";
import { giveWay } from "../runtime/give-way.ts";
import type { Services } from "../services/services.ts";
import { ownerName } from "../worker/lease-owner.ts";
import { type Attempt, attemptMaker, type MakeAttempt } from "./attempt.ts";
import { AttemptRecorder } from "./attempt-writer.ts";
import { BodyReader } from "./body-reader.ts";
import { HeldQueues } from "./held-queues.ts";
import { LEASE_TIMES, type LeaseTimes } from "./lease-times.ts";
import {
	findDueQueues,
	findFreeQueues,
	freeLapsedQueues,
	prolongLeases,
} from "./queue-queries.ts";
import {
	addToTurn,
	endEarly,
	hasSpare,
	type Kind,
	newTurn,
	type Turn,
} from "./turn.ts";
import { TAKEN_AT_ONCE, takeWaiting } from "./waiting-queries.ts";

/** How often it is looked whether another process has added something; whoever adds in this one says so. */
const POLL_MS = 50;

/** How long a courier that is being stopped lets attempts end, and what has ended be recorded. */
const GRACE_MS = 5_000;
const RECORDING_MS = 2_000;

/** How long nothing is begun after an attempt that failed by our own fault. */
const OWN_FAULT_MS = 1_000;

/** Free queues that are looked at: more than can be held, so that accounts which hold none are among them. */
const CANDIDATES = 256;

/** Delivers notifications until it is stopped. */
export interface Courier {
	/** Looks for notifications now instead of at the next poll. */
	wake(): void;
	/** Begins nothing more, lets what is under way end, gives back what does not end in time. */
	stop(): Promise<void>;
}

/**
 * Takes the queues of webhooks that something is due in, each for a turn of a few notifications. Places belong to turns, so
 * that a receiver that hangs keeps its own and no other's, and everybody has a turn before anybody has the next.
 */
class RunningCourier implements Courier {
	readonly #services: Services;
	readonly #times: LeaseTimes;
	readonly #owner = ownerName(randomUUID());
	readonly #attempt: MakeAttempt;
	readonly #recorder: AttemptRecorder;
	readonly #bodies: BodyReader;
	readonly #giveUp = new AbortController();
	/** Turns that have not come to their end, by webhook. */
	readonly #turns = new Map<string, Turn>();
	/** The queues of these turns, and of those whose end is being recorded. */
	readonly #held = new HeldQueues();
	readonly #loop: Promise<void>;
	#wakeUp = Promise.withResolvers<void>();
	#empty = Promise.withResolvers<void>();
	#isStopping = false;
	/** Whether the last look failed. */
	#isBlind = false;
	#prolongAtMs = 0;
	#resumeAtMs = 0;

	constructor(services: Services, times: LeaseTimes) {
		this.#services = services;
		this.#times = times;
		this.#attempt = attemptMaker(services);
		this.#recorder = new AttemptRecorder(services, this.#owner);
		this.#bodies = new BodyReader(services.database);
		this.#loop = this.#run();
	}

	wake(): void {
		this.#wakeUp.resolve();
	}

	async stop(): Promise<void> {
		this.#isStopping = true;
		this.wake();
		await this.#loop;
		for (const turn of this.#turns.values()) endEarly(turn);
		this.#empty = Promise.withResolvers<void>();
		if (this.#held.isEmpty()) return;
		const limit = (ms: number) => sleep(ms, undefined, { ref: false });
		await Promise.race([this.#empty.promise, limit(GRACE_MS)]);
		this.#giveUp.abort();
		await Promise.race([this.#empty.promise, limit(RECORDING_MS)]);
		this.#recorder.giveUp();
		await this.#empty.promise;
	}

	async #run(): Promise<void> {
		while (!this.#isStopping) {
			this.#wakeUp = Promise.withResolvers<void>();
			try {
				await this.#keepLeases();
				if (performance.now() >= this.#resumeAtMs) await this.#look();
				this.#isBlind = false;
			} catch (error) {
				// Said once: the next look comes soon.
				if (!this.#isBlind) {
					this.#services.log.error(
						{ err: error },
						"notifications cannot be looked for",
					);
				}
				this.#isBlind = true;
			}
			await this.#rest();
		}
	}

	/** Sleeps until the next poll, or until woken: not by what ends while nothing can be looked for. */
	async #rest(): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const timer = setTimeout(resolve, POLL_MS);
		await (this.#isBlind
			? promise
			: Promise.race([promise, this.#wakeUp.promise]));
		clearTimeout(timer);
	}

	#lease() {
		const untilMs = Date.now() + this.#times.leaseMs;
		const until = new Date(untilMs).toISOString();
		return { owner: this.#owner, until, untilMs };
	}

	/** Says that this process is still at work, and frees what others hold that have not said so for too long. */
	async #keepLeases(): Promise<void> {
		if (Date.now() < this.#prolongAtMs) return;
		const { database, clock } = this.#services;
		const lease = this.#lease();
		if (!this.#held.isEmpty()) {
			const kept = await prolongLeases(database.db, lease);
			for (const turn of this.#turns.values()) {
				if (kept.has(turn.webhookId)) turn.leasedUntilMs = lease.untilMs;
				else endEarly(turn);
			}
		}
		await freeLapsedQueues(
			database.db,
			clock.now().toISOString(),
			new Date().toISOString(),
		);
		this.#prolongAtMs = Date.now() + this.#times.prolongMs;
	}

	/** Free queues of a kind, as many as there is room for, and whether others of them have to wait. */
	async #findFree(kind: Kind, now: string) {
		if (this.#held.room(kind) <= 0) return { chosen: [], isCrowded: true };
		const { db } = this.#services.database;
		const isTroubled = kind === "troubled";
		const free = await findFreeQueues(db, isTroubled, now, CANDIDATES);
		const chosen = this.#held.choose(kind, free);
		return {
			chosen: chosen.map((queue) => queue.webhook_id),
			isCrowded: chosen.length < free.length,
		};
	}

	/** Queues of turns that could begin more, and that something was added to. */
	async #findAdded(now: string): Promise<string[]> {
		if (!this.#turns.values().some(hasSpare)) return [];
		const { db } = this.#services.database;
		const due = await findDueQueues(db, this.#owner, now);
		return due.filter((id) => {
			const turn = this.#turns.get(id);
			return turn && hasSpare(turn);
		});
	}

	async #look(): Promise<void> {
		const { clock } = this.#services;
		const now = clock.now().toISOString();
		const healthy = await this.#findFree("healthy", now);
		const troubled = await this.#findFree("troubled", now);
		const free = [...healthy.chosen, ...troubled.chosen];
		// A turn that is added to may never end: while somebody waits for his, none is.
		const added = healthy.isCrowded ? [] : await this.#findAdded(now);
		const webhookIds = [...free, ...added];
		const wasFree = new Set(free);
		for (const some of partsOf(webhookIds, TAKEN_AT_ONCE)) {
			await this.#take(some, wasFree, now);
			await giveWay();
			if (this.#isStopping) return;
		}
	}

	/** Takes queues and begins what waits in them. */
	async #take(
		webhookIds: readonly string[],
		wasFree: ReadonlySet<string>,
		now: string,
	): Promise<void> {
		const lease = this.#lease();
		const { db } = this.#services.database;
		const { free = [], held = [] } = Object.groupBy(webhookIds, (id) =>
			wasFree.has(id) ? "free" : "held",
		);
		const taken = await takeWaiting(db, { free, held }, lease, now);
		for (const { queue, waiting } of taken) {
			const { webhook_id: webhookId } = queue;
			let turn = this.#turns.get(webhookId);
			// One that has ended meanwhile gives its queue back with everything that waits in it.
			if (!turn && !wasFree.has(webhookId)) continue;
			if (!turn) {
				turn = newTurn(queue, lease.untilMs);
				this.#turns.set(webhookId, turn);
				this.#held.add(turn);
			}
			addToTurn(turn, waiting);
			this.#go(turn);
		}
	}

	/** Begins as many attempts as the turn may make, and ends it when there are none. */
	#go(turn: Turn): void {
		if (this.#isStopping || Date.now() >= turn.leasedUntilMs) endEarly(turn);
		while (turn.inHand.size < turn.mostAtOnce) {
			const next = turn.waiting.shift();
			if (!next) break;
			turn.inHand.add(next.position);
			turn.underWay++;
			void this.#deliver(turn, next.position);
		}
		if (this.#isOver(turn)) this.#record(turn, undefined, undefined);
	}

	/** Whether a turn that has not come to its end has nothing left to do. */
	#isOver(turn: Turn): boolean {
		return (
			turn.underWay === 0 &&
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
			const bytes = await this.#bodies.read(target);
			attempt = await this.#attempt({ ...target, ...bytes }, signal);
		} catch (error) {
			endEarly(turn);
			if (!signal.aborted) {
				this.#resumeAtMs = performance.now() + OWN_FAULT_MS;
				this.#services.log.error(
					{ err: error, webhook: webhookId, position },
					"delivery failed by our own fault, to be tried again",
				);
			}
		}
		turn.underWay--;
		// A webhook that is not active gets nothing more, and what a receiver that fails is handed next is decided anew.
		if (!attempt || !isAcknowledged(attempt.answer)) endEarly(turn);
		this.#record(turn, position, attempt);
	}

	/** Has an attempt recorded; its place is free when it is. The queue is given back with the last one. */
	#record(
		turn: Turn,
		position: number | undefined,
		attempt: Attempt | undefined,
	): void {
		const { webhookId } = turn;
		const isLast = this.#isOver(turn);
		if (isLast) this.#turns.delete(webhookId);
		const isTroubled = turn.isEnding;
		const done = () => {
			if (position !== undefined) turn.inHand.delete(position);
			if (isLast) this.#end(turn);
			else this.#go(turn);
		};
		if (!attempt && !isLast) done();
		else this.#recorder.add({ attempt, webhookId, isTroubled, isLast, done });
	}

	#end(turn: Turn): void {
		this.#held.remove(turn);
		if (this.#held.isEmpty()) this.#empty.resolve();
		this.wake();
	}
}

/** Starts delivering notifications. */
export function startCourier(services: Services, times = LEASE_TIMES): Courier {
	return new RunningCourier(services, times);
}
