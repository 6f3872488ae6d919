import type { Entry, Totals } from "./ledger.ts";
import type { Delivery } from "./receiver.ts";

/** A delivery as a line of JSON tells it. */
export function deliveryRecord(delivery: Delivery) {
	const { refusal, attempt, failure } = delivery;
	return {
		at: delivery.at.toISOString(),
		id: delivery.id,
		...claimRecord(delivery),
		verified: refusal === undefined,
		reason: refusal ?? null,
		attempt,
		duplicate: attempt > 1,
		out_of_order: delivery.isOutOfOrder,
		fail: failure?.name ?? null,
	};
}

/** A notification as `GET /received` tells of it. */
export function entryRecord(entry: Entry) {
	return {
		id: entry.id,
		...claimRecord(entry),
		attempts: entry.attempts,
		taken: entry.isTaken,
		last_at: entry.lastAt.toISOString(),
	};
}

/** The totals as JSON tells them. */
export function totalsRecord(totals: Readonly<Totals>) {
	return {
		deliveries: totals.deliveries,
		verified: totals.verified,
		refused: totals.deliveries - totals.verified,
		refusals: totals.refusals,
		duplicates: totals.duplicates,
		notifications: totals.notifications,
		taken: totals.taken,
		out_of_order: totals.outOfOrder,
		failed: totals.failed,
	};
}

function claimRecord({
	event,
	number,
	containerId,
	sequence,
}: Entry | Delivery) {
	return { event, number, container_id: containerId, sequence };
}
