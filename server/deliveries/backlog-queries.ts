import type { Queries } from "../database/database.ts";
import { compiledRead } from "../database/schema/compiled-query.ts";

/** The most webhooks to count in a backlog. */
const MOST = 1_000;

/** The notifications that wait to be delivered. */
export interface Backlog {
	/** Webhooks with notifications to send, counted up to a thousand. */
	readonly webhooks: number;
	/** Those webhooks whose circuit is open. */
	readonly open: number;
	/** Since when the longest-waiting of the other webhooks waits; null when none waits. */
	readonly since: string | null;
}

const selectBacklog = compiledRead((db, now: string) =>
	db
		.selectFrom(
			db
				.selectFrom("delivery_queues")
				.select(["due_at", "open_until"])
				.where("due_at", "<=", now)
				.orderBy("due_at")
				.limit(MOST)
				.as("queue"),
		)
		.select((eb) => {
			const isOpen = eb("open_until", ">", now);
			return [
				eb.fn.countAll<number>().as("webhooks"),
				eb.fn.count<number>(eb.case().when(isOpen).then(1).end()).as("open"),
				eb.fn
					.min<string | null>(
						eb
							.case()
							.when(isOpen)
							.then(null)
							.else(eb.fn.coalesce("open_until", "due_at"))
							.end(),
					)
					.as("since"),
			];
		}),
);

/** Finds the backlog of deliveries at the clock's `now`. */
export async function findBacklog(db: Queries, now: string): Promise<Backlog> {
	const [backlog] = await selectBacklog(db, now);
	return backlog ?? { webhooks: 0, open: 0, since: null };
}
