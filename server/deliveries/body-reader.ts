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
import { giveWay } from "../runtime/time-slices.ts";

/** Bodies composed before giving way to other work. */
const BATCH_SIZE = 64;

/** Characters of event texts cached for other webhooks of the same event. */
const MAX_CACHED = 4_000_000;

/** Identifies a notification. */
interface Target {
	readonly accountId: string;
	readonly webhookId: string;
	readonly webhookNumber: number;
	/** The position of its event. */
	readonly position: number;
}

/** A notification ready to send. */
interface SentNotification {
	readonly notificationId: string;
	/** The body as sent. */
	readonly body: string;
	/** The trace in which its event was committed. */
	readonly trace: string | null;
}

/** An event with the texts of its records. */
interface EventWithTexts {
	readonly event: AccountEventTable;
	readonly texts: readonly string[];
}

interface PendingRead {
	readonly target: Target;
	readonly result: PromiseWithResolvers<SentNotification>;
}

const keyOf = ({ accountId, position }: Target) => `${accountId} ${position}`;

function sizeOf({ texts }: EventWithTexts): number {
	return texts.reduce((sum, text) => sum + text.length, 0);
}

/**
 * Composes bodies just before they are sent, so that only bodies in flight use memory. Reads within one turn of the event loop are
 * batched, and an event of many webhooks is read once.
 */
export class BodyReader {
	readonly #db: Database["db"];
	/** Cached events, the latest at the end. */
	readonly #cache = new Map<string, EventWithTexts>();
	#cachedSize = 0;
	#pending: PendingRead[] = [];
	#isReading = false;

	constructor({ db }: Database) {
		this.#db = db;
	}

	/** Reads the body of a notification. Rejects when the database fails or the event is gone. */
	read(target: Target): Promise<SentNotification> {
		const result = Promise.withResolvers<SentNotification>();
		this.#pending.push({ target, result });
		if (!this.#isReading) void this.#run();
		return result.promise;
	}

	async #run(): Promise<void> {
		this.#isReading = true;
		// Waits for this turn's other requests for bodies.
		await Promise.resolve();
		while (this.#pending.length > 0) {
			const group = this.#pending.splice(0, BATCH_SIZE);
			await this.#resolve(group).catch((error) => {
				for (const { result } of group) result.reject(error);
			});
			await giveWay();
		}
		this.#isReading = false;
	}

	async #resolve(group: readonly PendingRead[]): Promise<void> {
		const found = await this.#find(group.map(({ target }) => target));
		for (const { target, result } of group) {
			const one = found.get(keyOf(target));
			if (!one) {
				result.reject(new Error(`there is no event ${keyOf(target)}`));
				continue;
			}
			const { webhookId, webhookNumber } = target;
			const webhook = { id: webhookId, number: webhookNumber };
			result.resolve({
				notificationId: idOfNotification(one.event, webhookNumber),
				body: notificationBody(one.event, webhook, one.texts),
				trace: one.event.traceparent,
			});
		}
	}

	/** Finds the events of notifications, by key. */
	async #find(
		targets: readonly Target[],
	): Promise<Map<string, EventWithTexts>> {
		const found = new Map<string, EventWithTexts>();
		const missing = new Map<string, Target>();
		for (const target of targets) {
			const key = keyOf(target);
			const cached = this.#cache.get(key);
			if (cached) found.set(key, cached);
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
				this.#store(keyOf(target), one);
			}
		}
		return found;
	}

	#store(key: string, one: EventWithTexts): void {
		this.#cache.set(key, one);
		this.#cachedSize += sizeOf(one);
		for (const [oldest, other] of this.#cache) {
			if (this.#cachedSize <= MAX_CACHED) return;
			this.#cache.delete(oldest);
			this.#cachedSize -= sizeOf(other);
		}
	}
}
