import { partsOf } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { toJsonText } from "../../database/json-text.ts";
import { announceWork } from "../../database/planned-work.ts";
import { compiledWrite } from "../../database/schema/compiled-query.ts";
import { beforeCommit } from "../../database/transact.ts";
import { addToCounter } from "../accounts/account-counters.ts";
import type { EventLogTable } from "./event-log-table.ts";

/** The most events of an entry; streams read whole entries. */
const MOST_IN_ENTRY = 64;

/** The kind of planned work that wakes streams of the log. */
const STREAMED = "transport-events";

const addEntry = compiledWrite((db, row: EventLogTable) =>
	db.insertInto("transport_event_log").values(row),
);

/**
 * Logs transport events that a transaction wrote. Positions are taken last and the counter stays locked until the commit, so
 * that entries become visible in order.
 */
export async function logTransportEvents(
	db: Queries,
	accountId: string,
	ids: readonly string[],
	now: string,
): Promise<void> {
	if (ids.length === 0) return;
	await beforeCommit(db, "event log", async (last) => {
		for (const part of partsOf(ids, MOST_IN_ENTRY)) {
			const name = "transport_event_log";
			const position = await addToCounter(last, accountId, name, 1);
			await addEntry(last, {
				account_id: accountId,
				position,
				created_at: now,
				events: toJsonText(part),
			});
		}
		announceWork(last, STREAMED, now);
	});
}
