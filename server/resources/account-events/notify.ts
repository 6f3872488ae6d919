import type { EventName } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { type JsonText, toJsonText } from "../../database/json-text.ts";
import { type Clock, MOST_SKEW_MS, toInstant } from "../../runtime/clock.ts";
import { currentTrace } from "../../runtime/tracing.ts";
import { enqueue } from "../../worker/job-queue.ts";
import { addToCounter } from "../accounts/account-counters.ts";
import { findLastTime, insertAccountEvents } from "./account-event-queries.ts";
import type {
	AccountEventTable,
	EventReference,
	IncludedRecord,
} from "./account-event-table.ts";
import { EventRecords } from "./event-records.ts";
import { FanOutReader, planFanOut, startOf } from "./fan-out.ts";
import { recipientsOf } from "./recipients.ts";
import { findSubscriptions, takeSequences } from "./subscription-queries.ts";
import { writeNotifications } from "./write-notifications.ts";

/** The most notifications written in the transaction of their events; a job writes the others. */
const MOST_AT_ONCE = 256;

/** An event of a record that an account tracks. */
export interface AccountEvent {
	readonly event: EventName;
	/** The record that the event is about. */
	readonly reference: EventReference;
	/** The container of the event; null when it concerns no single container. */
	readonly containerId: string | null;
	readonly included: readonly JsonText<IncludedRecord>[];
}

/** The next sequence number of its container for each event; null for events about no single container. */
async function numberEvents(
	db: Queries,
	accountId: string,
	events: readonly AccountEvent[],
): Promise<(number | null)[]> {
	const counts = new Map<string, number>();
	for (const { containerId } of events) {
		if (containerId === null) continue;
		counts.set(containerId, (counts.get(containerId) ?? 0) + 1);
	}
	const next = await takeSequences(db, accountId, counts);
	return events.map(({ containerId }) => {
		if (containerId === null) return null;
		const sequence = next.get(containerId) ?? 1;
		next.set(containerId, sequence + 1);
		return sequence;
	});
}

/**
 * The time of the events from a position on. Times rise with positions, so that a period is a range of positions: a commit that waited
 * for another, or comes from a process whose clock is behind, gets the time of the last event.
 */
async function timeOfEvents(
	db: Queries,
	clock: Clock,
	accountId: string,
	first: number,
): Promise<string> {
	const now = toInstant(clock.now());
	const last = (await findLastTime(db, accountId, first)) ?? now;
	const behindMs = Date.parse(last) - Date.parse(now);
	return behindMs > 0 && behindMs <= MOST_SKEW_MS ? last : now;
}

/** Stores events with their records, and returns the position of the first. */
async function storeEvents(
	db: Queries,
	clock: Clock,
	accountId: string,
	events: readonly AccountEvent[],
): Promise<number> {
	const sequences = await numberEvents(db, accountId, events);
	const last = await addToCounter(db, accountId, "events", events.length);
	const first = last - events.length + 1;
	const createdAt = await timeOfEvents(db, clock, accountId, first);
	const texts = new EventRecords();
	const rows = events.map(
		(one, index): AccountEventTable => ({
			account_id: accountId,
			position: first + index,
			event: one.event,
			reference_type: one.reference.type,
			reference_id: one.reference.id,
			container_id: one.containerId,
			sequence: sequences[index] ?? null,
			created_at: createdAt,
			batch: first,
			records: toJsonText(one.included.map((text) => texts.placeOf(text))),
			traceparent: currentTrace() ?? null,
		}),
	);
	await insertAccountEvents(db, rows, texts.rows(accountId, first));
	return first;
}

/**
 * Stores the events that an active webhook subscribes to and its account pays for, and writes the notifications. Runs in the
 * transaction of the change, so that neither exists without the other. It writes a limited number of notifications itself and
 * leaves the others to a job.
 */
export async function notify(
	db: Queries,
	clock: Clock,
	accountId: string,
	events: readonly AccountEvent[],
): Promise<void> {
	if (events.length === 0) return;
	const { subscriptions, entitlements } = await findSubscriptions(
		db,
		accountId,
	);
	const recipients = recipientsOf(
		subscriptions,
		entitlements,
		events.map(({ event }) => event),
	);
	const wanted = events.filter(({ event }) => recipients.has(event));
	if (wanted.length === 0) return;
	const from = await storeEvents(db, clock, accountId, wanted);
	const names = wanted.map(({ event }) => event);
	const fanOut = planFanOut(from, names, recipients);
	const reader = new FanOutReader(fanOut);
	const start = startOf(fanOut);
	const block = names
		.map((event, index) => ({ event, position: from + index }))
		.slice(0, reader.endOfBlock(start) - from + 1);
	const { rows, next } = reader.batch(start, block, MOST_AT_ONCE);
	await writeNotifications(db, clock, accountId, rows);
	if (!next) return;
	const payload = { ...fanOut, next };
	await enqueue(db, clock, [{ name: "notify-webhooks", accountId, payload }]);
}
