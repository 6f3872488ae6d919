import type { Database } from "../database/database.ts";
import {
	findAccountEvents,
	findEventTexts,
} from "../resources/account-events/account-event-queries.ts";
import type { AccountEventTable } from "../resources/account-events/account-event-table.ts";
import {
	idOfNotification,
	notificationBody,
} from "../resources/webhook-notifications/notification-body.ts";
import { giveWay } from "../runtime/give-way.ts";

/** Bodies that are composed before others have their turn. */
const MOST_AT_ONCE = 64;

/** Characters of texts that are kept for other webhooks that are notified of the same event. */
const MOST_KEPT = 4_000_000;

/** Names a notification. */
interface Target {
	readonly accountId: string;
	readonly webhookId: string;
	readonly webhookNumber: number;
	/** The position of its event. */
	readonly position: number;
}

/** A notification as it is sent. */
interface SentNotification {
	readonly notificationId: string;
	/** The bytes. */
	readonly body: string;
}

/** An event with the texts of its records. */
interface EventWithTexts {
	readonly event: AccountEventTable;
	readonly texts: readonly string[];
}

interface Asked {
	readonly target: Target;
	readonly answer: PromiseWithResolvers<SentNotification>;
}

const keyOf = ({ accountId, position }: Target) => `${accountId} ${position}`;

function sizeOf({ texts }: EventWithTexts): number {
	return texts.reduce((sum, text) => sum + text.length, 0);
}

/**
 * Composes bodies right before they are sent, so that no more than those under way take up memory. What is asked for in one
 * turn of the event loop is read together, and events that many webhooks are notified of are read once.
 */
export class BodyReader {
	readonly #db: Database["db"];
	/** Events that were read last, the latest at the end. */
	readonly #kept = new Map<string, EventWithTexts>();
	#keptSize = 0;
	#asked: Asked[] = [];
	#isReading = false;

	constructor({ db }: Database) {
		this.#db = db;
	}

	/** The body of a notification. Rejects when the database cannot say it. */
	read(target: Target): Promise<SentNotification> {
		const answer = Promise.withResolvers<SentNotification>();
		this.#asked.push({ target, answer });
		if (!this.#isReading) void this.#run();
		return answer.promise;
	}

	async #run(): Promise<void> {
		this.#isReading = true;
		// Whoever asks goes on to ask for others.
		await Promise.resolve();
		while (this.#asked.length > 0) {
			const group = this.#asked.splice(0, MOST_AT_ONCE);
			await this.#answer(group).catch((error) => {
				for (const { answer } of group) answer.reject(error);
			});
			await giveWay();
		}
		this.#isReading = false;
	}

	async #answer(group: readonly Asked[]): Promise<void> {
		const found = await this.#find(group.map(({ target }) => target));
		for (const { target, answer } of group) {
			const one = found.get(keyOf(target));
			if (!one) {
				answer.reject(new Error(`there is no event ${keyOf(target)}`));
				continue;
			}
			const { webhookId, webhookNumber } = target;
			const webhook = { id: webhookId, number: webhookNumber };
			answer.resolve({
				notificationId: idOfNotification(one.event, webhookNumber),
				body: notificationBody(one.event, webhook, one.texts),
			});
		}
	}

	/** The events of notifications by their keys. */
	async #find(
		targets: readonly Target[],
	): Promise<Map<string, EventWithTexts>> {
		const found = new Map<string, EventWithTexts>();
		const missing = new Map<string, Target>();
		for (const target of targets) {
			const key = keyOf(target);
			const kept = this.#kept.get(key);
			if (kept) found.set(key, kept);
			else missing.set(key, target);
		}
		const byAccount = Map.groupBy(missing.values(), (one) => one.accountId);
		for (const [accountId, own] of byAccount) {
			const positions = own.map(({ position }) => position);
			const events = await findAccountEvents(this.#db, accountId, positions);
			const texts = await findEventTexts(this.#db, [...events.values()]);
			for (const target of own) {
				const event = events.get(target.position);
				if (!event) continue;
				const one = { event, texts: texts.get(target.position) ?? [] };
				found.set(keyOf(target), one);
				this.#keep(keyOf(target), one);
			}
		}
		return found;
	}

	#keep(key: string, one: EventWithTexts): void {
		this.#kept.set(key, one);
		this.#keptSize += sizeOf(one);
		for (const [oldest, other] of this.#kept) {
			if (this.#keptSize <= MOST_KEPT) return;
			this.#kept.delete(oldest);
			this.#keptSize -= sizeOf(other);
		}
	}
}
