import {
	setImmediate as othersFirst,
	setTimeout as sleep,
} from "node:timers/promises";
import type { Services } from "../services.ts";
import type { Attempt } from "./attempt.ts";
import { releaseQueues } from "./queue-queries.ts";
import { recordAttempts } from "./record-attempts.ts";

const RETRY_MS = 500;

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

/** Writes what has ended while the last writing was under way together: a transaction costs as much as many attempts. */
export class AttemptRecorder {
	readonly #services: Services;
	readonly #owner: string;
	#entries: Entry[] = [];
	#isWriting = false;
	#isGivingUp = false;

	constructor(services: Services, owner: string) {
		this.#services = services;
		this.#owner = owner;
	}

	add(entry: Entry): void {
		this.#entries.push(entry);
		if (!this.#isWriting) void this.#run();
	}

	/** Tries to write no more than once from here on: what cannot be is attempted again by whoever comes next. */
	giveUp(): void {
		this.#isGivingUp = true;
	}

	async #run(): Promise<void> {
		this.#isWriting = true;
		while (this.#entries.length > 0) {
			await this.#gather();
			const group = this.#entries;
			this.#entries = [];
			await this.#writeAtLast(group);
			for (const { done } of group) done();
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

	/** Writes until it succeeds. The places of these attempts stay taken meanwhile, so that no more than those come to wait. */
	async #writeAtLast(group: readonly Entry[]): Promise<void> {
		for (let isFirst = true; ; isFirst = false) {
			try {
				return await this.#write(group);
			} catch (error) {
				if (isFirst) {
					this.#services.log.error(
						{ err: error, attempts: group.length },
						"deliveries cannot be recorded, to be tried again",
					);
				}
				if (this.#isGivingUp) return;
			}
			await sleep(RETRY_MS);
		}
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
			await releaseQueues(transaction, ended, this.#owner);
		});
	}
}
