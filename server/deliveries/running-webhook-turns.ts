import { setTimeout as sleep } from "node:timers/promises";
import { isAcknowledged } from "../receivers/acknowledged.ts";
import { traced } from "../runtime/tracing.ts";
import type { Services } from "../services/services.ts";
import { AttemptWriter } from "./attempt-writer.ts";
import { BodyReader } from "./body-reader.ts";
import { HeldQueues } from "./held-queues.ts";
import type { Queue } from "./queue-queries.ts";
import {
	type Attempt,
	createAttemptMaker,
	type MakeAttempt,
} from "./send-attempt.ts";
import {
	addToTurn,
	endEarly,
	hasCapacity,
	newTurn,
	type PendingNotification,
	type Turn,
} from "./webhook-turn.ts";

/** How long stopping waits for attempts to end. */
const GRACE_MS = 5_000;

/** How long stopping waits for ended attempts to be written. */
const WRITING_MS = 2_000;

/** Pause before new turns after an unexpected error of our own. */
const ERROR_PAUSE_MS = 1_000;

/** The turns of this process: attempts notifications and writes the outcomes. */
export class RunningTurns {
	readonly #services: Services;
	readonly #attempt: MakeAttempt;
	readonly #writer: AttemptWriter;
	readonly #bodies: BodyReader;
	readonly #giveUp = new AbortController();
	readonly #ended: () => void;
	/** Running turns by webhook. */
	readonly #turns = new Map<string, Turn>();
	/** Queues of running turns and of turns whose end is being written. */
	readonly #held = new HeldQueues();
	#empty = Promise.withResolvers<void>();
	#isStopping = false;
	#resumeAtMs = 0;

	/** `ended` is called after each turn. */
	constructor(services: Services, owner: string, ended: () => void) {
		this.#services = services;
		this.#attempt = createAttemptMaker(services);
		this.#writer = new AttemptWriter(services, owner);
		this.#bodies = new BodyReader(services.database);
		this.#ended = ended;
	}

	/** Whether this process holds no queue. */
	isEmpty(): boolean {
		return this.#held.isEmpty();
	}

	/** Time until new turns may start, after an unexpected error. */
	pauseMs(): number {
		return Math.max(0, this.#resumeAtMs - performance.now());
	}

	/** Finds free queues to take, and whether more of them wait. */
	async findFree(now: string) {
		const { db } = this.#services.database;
		const healthy = await this.#held.findFree(db, "healthy", now);
		const troubled = await this.#held.findFree(db, "troubled", now);
		return {
			free: [...healthy.chosen, ...troubled.chosen],
			isCrowded: healthy.isCrowded,
		};
	}

	/** Whether a turn could start another attempt: that of a webhook, or any. */
	hasCapacity(webhookId?: string): boolean {
		if (webhookId === undefined) return this.#turns.values().some(hasCapacity);
		const turn = this.#turns.get(webhookId);
		return turn !== undefined && hasCapacity(turn);
	}

	has(webhookId: string): boolean {
		return this.#turns.has(webhookId);
	}

	/** Notes the leases that were extended. Turns without one start no more attempts. */
	extend(kept: ReadonlySet<string>, untilMs: number): void {
		for (const turn of this.#turns.values()) {
			if (kept.has(turn.webhookId)) turn.leasedUntilMs = untilMs;
			else endEarly(turn);
		}
	}

	/** Adds pending notifications to the turn of a queue, which starts with them. */
	add(
		queue: Queue,
		waiting: readonly PendingNotification[],
		leasedUntilMs: number,
	): void {
		const { webhook_id: webhookId } = queue;
		let turn = this.#turns.get(webhookId);
		if (!turn) {
			turn = newTurn(queue, leasedUntilMs);
			this.#turns.set(webhookId, turn);
			this.#held.add(turn);
		}
		addToTurn(turn, waiting);
		this.#advance(turn);
	}

	/** Starts no more attempts. */
	startNoMore(): void {
		this.#isStopping = true;
	}

	/** Waits for running attempts, and aborts those that do not end in time. */
	async end(): Promise<void> {
		for (const turn of this.#turns.values()) endEarly(turn);
		this.#empty = Promise.withResolvers<void>();
		if (this.isEmpty()) return;
		const limit = (ms: number) => sleep(ms, undefined, { ref: false });
		await Promise.race([this.#empty.promise, limit(GRACE_MS)]);
		this.#giveUp.abort();
		await Promise.race([this.#empty.promise, limit(WRITING_MS)]);
		this.#writer.giveUp();
		await this.#empty.promise;
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
			if (!signal.aborted) {
				this.#resumeAtMs = performance.now() + ERROR_PAUSE_MS;
				this.#services.log.error(
					{ err: error, webhook: webhookId, position },
					"delivery failed unexpectedly, retrying later",
				);
			}
		}
		turn.running--;
		// An inactive webhook gets no more notifications. A failing receiver, or an error of our own, waits for the next turn.
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
		this.#ended();
	}
}
