import { sql } from "kysely";
import type { Queries } from "../database/database.ts";
import { compiledRead } from "../database/schema/compiled-query.ts";
import type { Queue } from "./queue-queries.ts";

/**
 * Selects free queues. A queue whose circuit was open waits since the end of that time, not since its first notification was due.
 * Otherwise receivers that failed longest would always come first.
 */
function selectFree(db: Queries, now: string) {
	return db
		.selectFrom("delivery_queues")
		.select([
			"webhook_id",
			"account_id",
			"webhook_number",
			"failures",
			"failing_since",
			"open_until",
		])
		.select((eb) => {
			const since = eb.fn.coalesce("open_until", "due_at");
			return [
				since.as("since"),
				eb.fn
					.agg<number>("row_number")
					.over((over) => over.partitionBy("account_id").orderBy(since))
					.as("place"),
			];
		})
		.where("due_at", "<=", now)
		.where("lease_owner", "is", null)
		.where((eb) =>
			eb.or([eb("open_until", "is", null), eb("open_until", "<=", now)]),
		);
}

const selectHealthy = compiledRead((db, now: string, limit: number) =>
	db
		.selectFrom(selectFree(db, now).where("failures", "=", 0).as("free"))
		.selectAll()
		.orderBy("place")
		.orderBy("since")
		.limit(limit),
);

const selectTroubled = compiledRead((db, now: string, limit: number) =>
	db
		.selectFrom(selectFree(db, now).where("failures", ">", 0).as("free"))
		.selectAll()
		.orderBy("place")
		.orderBy("since")
		.limit(limit),
);

/**
 * Finds free due queues: first the longest waiting one of each account, then the second of each, and so on. `isTroubled` selects
 * webhooks whose last attempt failed, otherwise the healthy ones.
 */
export function findFreeQueues(
	db: Queries,
	isTroubled: boolean,
	now: string,
	limit: number,
): Promise<Queue[]> {
	return (isTroubled ? selectTroubled : selectHealthy)(db, now, limit);
}

const selectFirstHealthy = compiledRead((db) =>
	db
		.selectFrom("delivery_queues")
		.select("due_at")
		.$narrowType<{ due_at: string }>()
		.where("due_at", "is not", null)
		.where("lease_owner", "is", null)
		.where("open_until", "is", null)
		.orderBy("due_at")
		.limit(sql.lit(1)),
);

const selectFirstOpen = compiledRead((db) =>
	db
		.selectFrom("delivery_queues")
		.select(
			sql<
				string | null
			>`min(case when open_until > due_at then open_until else due_at end)`.as(
				"due_at",
			),
		)
		.where("due_at", "is not", null)
		.where("lease_owner", "is", null)
		.where("open_until", "is not", null),
);

/** Finds when the first free queue is due; undefined when none is. A queue with an open circuit is due when it closes. */
export async function findFirstDue(
	db: Queries,
	now: string,
): Promise<string | undefined> {
	const healthy = (await selectFirstHealthy(db))[0]?.due_at;
	if (healthy !== undefined && healthy <= now) return healthy;
	const open = (await selectFirstOpen(db))[0]?.due_at ?? undefined;
	if (healthy === undefined || open === undefined) return healthy ?? open;
	return open < healthy ? open : healthy;
}
