import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { EventLogTable } from "../transport-events/event-log-table.ts";

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
