import type { WebhookNotificationDocument } from "../../client/index.ts";
import type { Failure } from "./behaviour.ts";
import type { Claim } from "./claim.ts";
import type { Arrival, Entry, Totals } from "./ledger.ts";
import type { Refusal } from "./verdict.ts";

/** A delivery attempt as the receiver saw it. */
export interface Delivery extends Claim, Arrival {
	readonly at: Date;
	/** The header `webhook-id`; empty when it is missing. */
	readonly id: string;
	/** The notification, when both signatures are valid. */
	readonly notification: WebhookNotificationDocument | undefined;
	/** Why the delivery is refused. */
	readonly refusal: Refusal | undefined;
	/** How the receiver fails it on purpose. */
	readonly failure: Failure | undefined;
}

/** A delivery as a line of JSON. */
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

/** A notification as `GET /received` shows it. */
export function entryRecord(entry: Entry) {
	return {
		id: entry.id,
		...claimRecord(entry),
		attempts: entry.attempts,
		taken: entry.isTaken,
		last_at: entry.lastAt.toISOString(),
	};
}

/** The totals as JSON. */
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
