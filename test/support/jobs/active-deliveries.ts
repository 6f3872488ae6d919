import type { Database } from "../../../server/database/database.ts";

/** Whether somebody holds the queue of a webhook, or could: something is due in it that its circuit lets through. */
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
