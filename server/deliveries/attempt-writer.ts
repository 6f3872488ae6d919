import {
	setImmediate as othersFirst,
	setTimeout as sleep,
} from "node:timers/promises";
import { isAcknowledged } from "../resources/webhooks/delivery-rules.ts";
import { giveWay } from "../runtime/give-way.ts";
import type { Services } from "../services/services.ts";
import type { Attempt } from "./attempt.ts";
import { releaseQueues } from "./queue-queries.ts";
import { recordAttempts } from "./store-attempts.ts";

const RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;

/** Attempts that are written in one transaction. One that has failed takes as long as several that have not. */
const MOST_AT_ONCE = 64;
const WEIGHT_OF_FAILURE = 4;

/** Turns of the event loop that are waited for more to write. */
const MOST_TURNS = 8;

/** What is to be written when an attempt or a turn has ended. */
export interface Entry {
	/** Undefined when none was made. */
	readonly attempt: Attempt | undefined;
	readonly webhookId: string;
	/** Whether the webhook's attempt before had failed. */
	readonly isTroubled: boolean;
	/** Whether the webhook's queue is given back with it. */
	readonly isLast: boolean;
	/** Called when it is written. */
	readonly done: () => void;
}

function isOf(webhookId: string) {
	return (entry: Entry) => entry.webhookId === webhookId;
}

function weightOf({ attempt }: Entry): number {
	return !attempt || isAcknowledged(attempt.answer) ? 1 : WEIGHT_OF_FAILURE;
}

/** How many of the first entries are written together. */
function sizeOfGroup(entries: readonly Entry[]): number {
	let weight = 0;
	for (const [index, entry] of entries.entries()) {
		weight += weightOf(entry);
		if (weight >= MOST_AT_ONCE) return index + 1;
	}
	return entries.length;
}

function finish(entries: readonly Entry[]): void {
	for (const { done } of entries) done();
}

/** Writes what has ended while the last writing was under way together: a transaction costs as much as many attempts. */
export class AttemptRecorder {
	readonly #services: Services;
	readonly #owner: string;
	#entries: Entry[] = [];
	#isWriting = false;
	/** What could not be written of a webhook when all else could. */
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

	/** Tries to write no more than once from here on: what cannot be is attempted again by whoever comes next. */
	giveUp(): void {
		this.#givingUp.abort();
	}

	async #run(): Promise<void> {
		this.#isWriting = true;
		while (this.#entries.length > 0) {
			await this.#gather();
			const group = this.#entries.splice(0, sizeOfGroup(this.#entries));
			await this.#writeAtLast(group);
		}
		this.#isWriting = false;
	}

	/** Waits while more keeps coming, but never long: the more is written together, the less each costs. */
	async #gather(): Promise<void> {
		for (let turn = 0, known = 0; turn < MOST_TURNS; turn++) {
			if (this.#entries.length === known) return;
			known = this.#entries.length;
			await othersFirst();
		}
	}

	/**
	 * Writes until the database takes it. The places of these attempts stay taken meanwhile, so that no more than those come to
	 * wait. What it refuses for another reason than its own state concerns one webhook, and holds up no other.
	 */
	async #writeAtLast(group: readonly Entry[]): Promise<void> {
		for (let isFirst = true; ; isFirst = false) {
			try {
				await this.#write(group);
				// What follows begins the next attempts.
				await giveWay();
				return finish(group);
			} catch (error) {
				if (isFirst) this.#complain(error, group);
				if (this.#givingUp.signal.aborted) return finish(group);
				if (!this.#services.database.isUnavailable(error)) {
					return this.#writeApart(group);
				}
			}
			await this.#pause(RETRY_MS);
		}
	}

	async #writeApart(group: readonly Entry[]): Promise<void> {
		const byWebhook = Map.groupBy(group, ({ webhookId }) => webhookId);
		for (const [webhookId, entries] of byWebhook) {
			try {
				await this.#write(entries);
				finish(entries);
			} catch {
				const later = this.#entries.filter(isOf(webhookId));
				this.#entries = this.#entries.filter((one) => !later.includes(one));
				void this.#writeLater(webhookId, [...entries, ...later]);
			}
		}
	}

	/** Tries again and again to write what is refused of a webhook, and behind it what comes of that webhook meanwhile. */
	async #writeLater(webhookId: string, waiting: Entry[]): Promise<void> {
		this.#refused.set(webhookId, waiting);
		let pauseMs = RETRY_MS;
		while (waiting.length > 0) {
			await this.#pause(pauseMs);
			pauseMs = Math.min(2 * pauseMs, LONGEST_RETRY_MS);
			const group = [...waiting];
			try {
				await this.#write(group);
			} catch (error) {
				this.#complain(error, group);
				if (!this.#givingUp.signal.aborted) continue;
			}
			waiting.splice(0, group.length);
			finish(group);
		}
		this.#refused.delete(webhookId);
	}

	#complain(error: unknown, group: readonly Entry[]): void {
		this.#services.log.error(
			{ err: error, attempts: group.length },
			"deliveries cannot be recorded, to be tried again",
		);
	}

	/** Ends early when nothing is tried again. */
	async #pause(pauseMs: number): Promise<void> {
		const { signal } = this.#givingUp;
		await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
	}

	#write(group: readonly Entry[]): Promise<void> {
		const { database, clock } = this.#services;
		const attempts = group.flatMap(({ attempt }) => attempt ?? []);
		const idsOf = (entries: readonly Entry[]) =>
			entries.map(({ webhookId }) => webhookId);
		const troubled = new Set(
			idsOf(group.filter((entry) => entry.attempt && entry.isTroubled)),
		);
		const ended = idsOf(group.filter(({ isLast }) => isLast));
		return database.db.transaction().execute(async (transaction) => {
			await recordAttempts(transaction, clock, attempts, troubled);
			const now = clock.now().toISOString();
			await releaseQueues(transaction, now, ended, this.#owner);
		});
	}
}
