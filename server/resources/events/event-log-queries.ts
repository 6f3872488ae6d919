import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { EventLogTable } from "../transport-events/event-log-table.ts";
import type { TransportEventTable } from "../transport-events/transport-event-table.ts";

const selectEntries = compiledRead(
	(db, accountId: string, from: number, until: number, limit: number) =>
		db
			.selectFrom("transport_event_log")
			.select(["position", "created_at", "events"])
			.where("account_id", "=", accountId)
			.where("position", ">=", from)
			.where("position", "<=", until)
			.orderBy("position")
			.limit(limit),
);

/** Entries of the log in their order. */
export function findLogEntries(
	db: Queries,
	accountId: string,
	from: number,
	until: number,
	limit: number,
): Promise<Omit<EventLogTable, "account_id">[]> {
	return selectEntries(db, accountId, from, until, limit);
}

const selectFirst = compiledRead((db, accountId: string, from: string) =>
	db
		.selectFrom("transport_event_log")
		.select("position")
		.where("account_id", "=", accountId)
		.where("created_at", ">=", from)
		.orderBy("created_at")
		.orderBy("position")
		.limit(1),
);

/** The first position since an instant; undefined when there is none. */
export async function findFirstPosition(
	db: Queries,
	accountId: string,
	from: string,
): Promise<number | undefined> {
	const [first] = await selectFirst(db, accountId, from);
	return first?.position;
}

/** The parts of an event that streams need. */
export type LoggedEvent = Pick<
	TransportEventTable,
	"id" | "event" | "container_id" | "document"
>;

const selectEvents = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("transport_events")
			.select(["id", "event", "container_id", "document"])
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** Events by their ids. */
export async function findLoggedEvents(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<ReadonlyMap<string, LoggedEvent>> {
	const found = new Map<string, LoggedEvent>();
	for (const batch of idBatches(ids))
		for (const row of await selectEvents(db, accountId, batch))
			found.set(row.id, row);
	return found;
}
