import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { isAcknowledged } from "../resources/webhooks/delivery-rules.ts";
import type { Services } from "../services.ts";
import { ownerName } from "../worker/lease-owner.ts";
import { type Attempt, attemptMaker, type MakeAttempt } from "./attempt.ts";
import { AttemptRecorder } from "./attempt-recorder.ts";
import { chooseQueues } from "./choose-queues.ts";
import { MOST_AT_ONCE, mostAtOnce } from "./circuit.ts";
import {
	findDueQueues,
	findFreeQueues,
	findWaiting,
	freeLapsedQueues,
	prolongLeases,
	type Queue,
	takeQueues,
	type Waiting,
} from "./queue-queries.ts";

/** How often somebody who was not told looks whether another process has added something. */
const POLL_MS = 50;

/** How long a queue may be kept, and how often that is said anew. */
const LEASE_MS = 30_000;
const PROLONG_MS = 10_000;

/** How long a courier that is being stopped lets attempts end, and what has ended be recorded. */
const GRACE_MS = 5_000;
const RECORDING_MS = 2_000;

/** How long nothing is begun after an attempt that failed by our own fault. */
const OWN_FAULT_MS = 1_000;

/**
 * Notifications that are handed over in one turn, and whose bodies are kept for that long. A receiver in trouble gets no more
 * than it may have at once.
 */
const MOST_IN_TURN = 16;

/** Queues that a process holds: those of receivers that are well, and those of receivers whose last attempt has failed. */
const ROOMS = {
	healthy: { total: 192, ofAccount: 96 },
	troubled: { total: 64, ofAccount: 32 },
} as const;

type Kind = keyof typeof ROOMS;
const KINDS = ["healthy", "troubled"] as const;

/** A webhook's queue while this process holds it. */
interface Turn {
	readonly webhookId: string;
	readonly accountId: string;
	readonly kind: Kind;
	readonly mostAtOnce: number;
	leasedUntilMs: number;
	/** What is to be attempted. */
	waiting: Waiting[];
	/** Whether it is given nothing more, whatever waits. */
	isEnding: boolean;
	/** Ids of those that are being attempted or recorded. */
	readonly inHand: Set<string>;
	/** How many are being attempted. */
	underWay: number;
}

/** Delivers notifications until it is stopped. */
export interface Courier {
	/** Looks for notifications now instead of at the next poll. */
	wake(): void;
	/** Begins nothing more, lets what is under way end, gives back what does not end in time. */
	stop(): Promise<void>;
}

/**
 * Takes the queues of webhooks that something is due in, each for a turn of a few notifications. Places belong to turns, so
 * that a receiver that hangs keeps its own and no other's, and an account has never more than half.
 */
class RunningCourier implements Courier {
	readonly #services: Services;
	readonly #owner = ownerName(randomUUID());
	readonly #attempt: MakeAttempt;
	readonly #recorder: AttemptRecorder;
	readonly #giveUp = new AbortController();
	/** Turns that may still begin attempts, by webhook. */
	readonly #turns = new Map<string, Turn>();
	/** Queues that are held, by account: of these turns, and of those that are being recorded. */
	readonly #held = {
		healthy: new Map<string, number>(),
		troubled: new Map<string, number>(),
	};
	readonly #loop: Promise<void>;
	#wakeUp = Promise.withResolvers<void>();
	#empty = Promise.withResolvers<void>();
	#isStopping = false;
	/** Whether the last look failed. */
	#isBlind = false;
	#prolongAtMs = 0;
	#resumeAtMs = 0;

	constructor(services: Services) {
		this.#services = services;
		this.#attempt = attemptMaker(services);
		this.#recorder = new AttemptRecorder(services, this.#owner);
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
		if (!this.#isHolding()) return;
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
				if (Date.now() >= this.#resumeAtMs) await this.#look();
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

	async #rest(): Promise<void> {
		const { promise, resolve } = Promise.withResolvers<void>();
		const timer = setTimeout(resolve, POLL_MS);
		await Promise.race([
			promise,
			// Woken by whoever has ended, a look that fails would be followed by the next at once.
			...(this.#isBlind ? [] : [this.#wakeUp.promise]),
		]);
		clearTimeout(timer);
	}

	#lease() {
		const untilMs = Date.now() + LEASE_MS;
		return {
			owner: this.#owner,
			until: new Date(untilMs).toISOString(),
			untilMs,
		};
	}

	/** Says that this process is still at work, and frees what others hold that have not said so for too long. */
	async #keepLeases(): Promise<void> {
		if (Date.now() < this.#prolongAtMs) return;
		const { database, clock } = this.#services;
		const lease = this.#lease();
		if (this.#isHolding()) {
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
		this.#prolongAtMs = Date.now() + PROLONG_MS;
	}

	/** Free queues of both kinds, as many as there is room for. */
	async #findFree(now: string): Promise<string[]> {
		const { db } = this.#services.database;
		const found: string[] = [];
		for (const kind of KINDS) {
			const room = ROOMS[kind];
			const held = this.#held[kind];
			if (count(held) >= room.total) continue;
			const isTroubled = kind === "troubled";
			const free = await findFreeQueues(db, isTroubled, now, 2 * room.total);
			const chosen = chooseQueues(free, held, room);
			found.push(...chosen.map((queue) => queue.webhook_id));
		}
		return found;
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
		const { database, clock } = this.#services;
		const now = clock.now().toISOString();
		const free = await this.#findFree(now);
		const webhookIds = [...free, ...(await this.#findAdded(now))];
		if (webhookIds.length === 0) return;
		const lease = this.#lease();
		const taken = await database.db.transaction().execute(async (db) => {
			const queues = await takeQueues(db, webhookIds, lease);
			const found: { queue: Queue; waiting: Waiting[] }[] = [];
			for (const queue of queues) {
				const most = queue.failures > 0 ? mostAtOnce(queue) : MOST_IN_TURN;
				const limit = most + MOST_AT_ONCE;
				found.push({
					queue,
					waiting: await findWaiting(db, queue.webhook_id, now, limit),
				});
			}
			return found;
		});
		const wasFree = new Set(free);
		for (const { queue, waiting } of taken) {
			const { webhook_id: webhookId } = queue;
			const turn =
				this.#turns.get(webhookId) ??
				(wasFree.has(webhookId)
					? this.#begin(queue, lease.untilMs)
					: undefined);
			// One that has ended meanwhile gives its queue back with everything that waits in it.
			if (turn) this.#add(turn, waiting);
		}
	}

	#begin(queue: Queue, leasedUntilMs: number): Turn {
		const { webhook_id: webhookId, account_id: accountId } = queue;
		const kind = queue.failures > 0 ? "troubled" : "healthy";
		const turn: Turn = {
			webhookId,
			accountId,
			kind,
			mostAtOnce: mostAtOnce(queue),
			leasedUntilMs,
			waiting: [],
			isEnding: false,
			inHand: new Set(),
			underWay: 0,
		};
		this.#turns.set(webhookId, turn);
		const held = this.#held[kind];
		held.set(accountId, (held.get(accountId) ?? 0) + 1);
		return turn;
	}

	#add(turn: Turn, waiting: readonly Waiting[]): void {
		if (turn.isEnding) return;
		const isTroubled = turn.kind === "troubled";
		turn.waiting = waiting
			.filter(({ id }) => !turn.inHand.has(id))
			.slice(0, isTroubled ? turn.mostAtOnce : MOST_IN_TURN);
		// What a receiver in trouble is handed next depends on what it answers.
		turn.isEnding = isTroubled;
		this.#go(turn);
	}

	/** Begins as many attempts as the turn may make, and ends it when there are none. */
	#go(turn: Turn): void {
		if (this.#isStopping || Date.now() >= turn.leasedUntilMs) endEarly(turn);
		while (turn.inHand.size < turn.mostAtOnce) {
			const next = turn.waiting.shift();
			if (!next) break;
			turn.inHand.add(next.id);
			turn.underWay++;
			void this.#deliver(turn, next);
		}
		if (this.#isOver(turn)) this.#record(turn, undefined, undefined);
	}

	/** Whether a turn that has not been ended has nothing left to do. */
	#isOver(turn: Turn): boolean {
		return (
			turn.underWay === 0 &&
			turn.waiting.length === 0 &&
			this.#turns.get(turn.webhookId) === turn
		);
	}

	async #deliver(turn: Turn, { id, body }: Waiting): Promise<void> {
		const { webhookId, accountId } = turn;
		const parcel = { webhookId, accountId, notificationId: id, body };
		const { signal } = this.#giveUp;
		let attempt: Attempt | undefined;
		try {
			attempt = await this.#attempt(parcel, signal);
		} catch (error) {
			endEarly(turn);
			if (!signal.aborted) {
				this.#resumeAtMs = Date.now() + OWN_FAULT_MS;
				this.#services.log.error(
					{ err: error, notification: id },
					"delivery failed by our own fault, to be tried again",
				);
			}
		}
		turn.underWay--;
		// What a receiver that fails is handed next is decided anew.
		if (attempt && !isAcknowledged(attempt.answer)) endEarly(turn);
		this.#record(turn, id, attempt);
	}

	/** Has an attempt recorded; its place is free when it is. The queue is given back with the last one. */
	#record(
		turn: Turn,
		id: string | undefined,
		attempt: Attempt | undefined,
	): void {
		const { webhookId, accountId, kind } = turn;
		const isLast = this.#isOver(turn);
		if (isLast) this.#turns.delete(webhookId);
		const done = () => {
			if (id !== undefined) turn.inHand.delete(id);
			if (isLast) this.#free(kind, accountId);
			else this.#go(turn);
		};
		if (!attempt && !isLast) done();
		else
			this.#recorder.add({
				attempt,
				webhookId,
				isTroubled: turn.isEnding,
				isLast,
				done,
			});
	}

	#free(kind: Kind, accountId: string): void {
		const held = this.#held[kind];
		const left = (held.get(accountId) ?? 0) - 1;
		if (left > 0) held.set(accountId, left);
		else held.delete(accountId);
		if (!this.#isHolding()) this.#empty.resolve();
		this.wake();
	}

	#isHolding(): boolean {
		return KINDS.some((kind) => this.#held[kind].size > 0);
	}
}

function count(held: ReadonlyMap<string, number>): number {
	return held.values().reduce((sum, one) => sum + one, 0);
}

/** Whether a turn could begin an attempt if it had one to make. */
function hasSpare({ waiting, isEnding, inHand, mostAtOnce }: Turn): boolean {
	return waiting.length === 0 && !isEnding && inHand.size < mostAtOnce;
}

function endEarly(turn: Turn): void {
	turn.waiting = [];
	turn.isEnding = true;
}

/** Starts delivering notifications. */
export function startCourier(services: Services): Courier {
	return new RunningCourier(services);
}
