import type { Queries } from "../database/database.ts";
import { compiledRead } from "../database/schema/compiled-query.ts";

/** Webhooks that are looked at; a longer backlog is a backlog all the same. */
const MOST = 1_000;

/** What waits to be delivered. */
export interface Backlog {
	/** Webhooks with notifications to send, counted up to a thousand. */
	readonly webhooks: number;
	/** Those of them whose circuit is open. */
	readonly open: number;
	/** Since when the first of the others waits; null when none does. */
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

/** Finds what waits to be delivered, by the clock's `now`. */
export async function findBacklog(db: Queries, now: string): Promise<Backlog> {
	const [backlog] = await selectBacklog(db, now);
	return backlog ?? { webhooks: 0, open: 0, since: null };
}
