import type { Database } from "../../../server/database/database.ts";

/** Whether a delivery queue is leased, or due with a circuit that is not open. */
export async function hasActiveDeliveries(
	db: Database["db"],
	now: Date,
): Promise<boolean> {
	const instant = now.toISOString();
	const queue = await db
		.selectFrom("delivery_queues")
		.select("webhook_id")
		.where((eb) =>
			eb.or([
				eb("lease_owner", "is not", null),
				eb.and([
					eb("due_at", "<=", instant),
					eb.or([
						eb("open_until", "is", null),
						eb("open_until", "<=", instant),
					]),
				]),
			]),
		)
		.executeTakeFirst();
	return queue !== undefined;
}
