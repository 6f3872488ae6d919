import {
	setImmediate as nextTurn,
	setTimeout as sleep,
} from "node:timers/promises";
import { transact } from "../database/transact.ts";
import { isAcknowledged } from "../receivers/acknowledged.ts";
import { giveWay } from "../runtime/time-slices.ts";
import type { Services } from "../services/services.ts";
import { type QueueKey, releaseQueues } from "./queue-queries.ts";
import type { Attempt } from "./send-attempt.ts";
import {
	type CircuitChange,
	failureOf,
	storeAttempts,
} from "./store-attempts.ts";

const RETRY_MS = 500;
const MAX_RETRY_MS = 60_000;

/** Total weight of the attempts written in one transaction. */
const MAX_WEIGHT = 64;

/** Weight of a failed attempt: writing it takes as long as several successes. */
const FAILURE_WEIGHT = 4;

/** Turns of the event loop to wait for more entries. */
const MAX_TURNS = 8;

/** An ended attempt or turn to write. */
export interface Entry {
	/** Undefined when the turn ended without an attempt. */
	readonly attempt: Attempt | undefined;
	readonly accountId: string;
	readonly webhookId: string;
	/** Whether the webhook's queue is released with this entry. */
	readonly isLast: boolean;
	/** Called after the write. */
	readonly done: () => void;
}

function isOf(webhookId: string) {
	return (entry: Entry) => entry.webhookId === webhookId;
}

function queueOf({ accountId, webhookId }: Entry): QueueKey {
	return { account_id: accountId, webhook_id: webhookId };
}

function weightOf({ attempt }: Entry): number {
	return !attempt || isAcknowledged(attempt.answer) ? 1 : FAILURE_WEIGHT;
}

/** How many of the first entries fit in one transaction. */
function sizeOfGroup(entries: readonly Entry[]): number {
	let weight = 0;
	for (const [index, entry] of entries.entries()) {
		weight += weightOf(entry);
		if (weight >= MAX_WEIGHT) return index + 1;
	}
	return entries.length;
}

function finish(entries: readonly Entry[]): void {
	for (const { done } of entries) done();
}

/** Writes ended attempts in groups, because a transaction costs as much as many attempts. */
export class AttemptWriter {
	readonly #services: Services;
	readonly #owner: string;
	#entries: Entry[] = [];
	#isWriting = false;
	/** Entries by webhook that the database refuses while it accepts others. */
	readonly #refused = new Map<string, Entry[]>();
	readonly #givingUp = new AbortController();

	constructor(services: Services, owner: string) {
		this.#services = services;
		this.#owner = owner;
	}

	add(entry: Entry): void {
		const refused = this.#refused.get(entry.webhookId);
		if (refused) {
			refused.push(entry);
			return;
		}
		this.#entries.push(entry);
		if (!this.#isWriting) void this.#run();
	}

	/** Stops retrying failed writes. Another process later repeats attempts that were not written. */
	giveUp(): void {
		this.#givingUp.abort();
	}

	async #run(): Promise<void> {
		this.#isWriting = true;
		while (this.#entries.length > 0) {
			await this.#gather();
			const group = this.#entries.splice(0, sizeOfGroup(this.#entries));
			await this.#writeWithRetry(group);
		}
		this.#isWriting = false;
	}

	/** Waits briefly while more entries arrive, because larger groups are cheaper. */
	async #gather(): Promise<void> {
		for (let turn = 0, known = 0; turn < MAX_TURNS; turn++) {
			if (this.#entries.length === known) return;
			known = this.#entries.length;
			await nextTurn();
		}
	}

	/**
	 * Writes a group, and retries while the database is unavailable. Its attempts keep their places, which limits the backlog. Any
	 * other error concerns one webhook, so each webhook is then written separately.
	 */
	async #writeWithRetry(group: readonly Entry[]): Promise<void> {
		for (let isFirst = true; ; isFirst = false) {
			try {
				await this.#write(group);
				// `done` starts the next attempts.
				await giveWay();
				return finish(group);
			} catch (error) {
				if (isFirst) this.#logError(error, group);
				if (this.#givingUp.signal.aborted) return finish(group);
				if (!this.#services.database.isUnavailable(error)) {
					return this.#writeByWebhook(group);
				}
			}
			await this.#pause(RETRY_MS);
		}
	}

	async #writeByWebhook(group: readonly Entry[]): Promise<void> {
		const byWebhook = Map.groupBy(group, ({ webhookId }) => webhookId);
		for (const [webhookId, entries] of byWebhook) {
			try {
				await this.#write(entries);
				finish(entries);
			} catch {
				const later = this.#entries.filter(isOf(webhookId));
				this.#entries = this.#entries.filter((one) => !later.includes(one));
				void this.#retryWebhook(webhookId, [...entries, ...later]);
			}
		}
	}

	/** Retries the refused entries of a webhook, together with its newer ones. */
	async #retryWebhook(webhookId: string, waiting: Entry[]): Promise<void> {
		this.#refused.set(webhookId, waiting);
		let pauseMs = RETRY_MS;
		while (waiting.length > 0) {
			await this.#pause(pauseMs);
			pauseMs = Math.min(2 * pauseMs, MAX_RETRY_MS);
			const group = [...waiting];
			try {
				await this.#write(group);
			} catch (error) {
				this.#logError(error, group);
				if (!this.#givingUp.signal.aborted) continue;
			}
			waiting.splice(0, group.length);
			finish(group);
		}
		this.#refused.delete(webhookId);
	}

	#logError(error: unknown, group: readonly Entry[]): void {
		this.#services.log.error(
			{ err: error, attempts: group.length },
			"delivery attempts cannot be written, retrying",
		);
	}

	/** Waits before a retry; ends early after `giveUp`. */
	async #pause(pauseMs: number): Promise<void> {
		const { signal } = this.#givingUp;
		await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
	}

	/** Logs an open circuit once, and once that it has closed. A URL can hold secrets, so only its host is named. */
	#logCircuit({ isOpen, attempt }: CircuitChange): void {
		const { log } = this.#services;
		const { webhookId, accountId, url } = attempt;
		const about = { webhookId, accountId, host: new URL(url).host };
		if (isOpen)
			log.warn(
				{ ...about, reason: failureOf(attempt) },
				"a receiver keeps failing, so its circuit is open",
			);
		else log.info(about, "a receiver succeeds again, so its circuit is closed");
	}

	async #write(group: readonly Entry[]): Promise<void> {
		const { database, clock } = this.#services;
		const attempts = group.flatMap(({ attempt }) => attempt ?? []);
		const ended = group.filter(({ isLast }) => isLast).map(queueOf);
		const changes = await transact(database, async (transaction) => {
			const changed = await storeAttempts(transaction, clock, attempts);
			const now = clock.now().toISOString();
			await releaseQueues(transaction, now, ended, this.#owner);
			return changed;
		});
		for (const change of changes) this.#logCircuit(change);
	}
}
