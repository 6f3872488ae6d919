import { partsOf } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { toJsonText } from "../../database/json-text.ts";
import { announceWork } from "../../database/planned-work.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { beforeCommit } from "../../database/transact.ts";
import { type Clock, risingInstant, toInstant } from "../../runtime/clock.ts";
import { addToCounter } from "../accounts/account-counters.ts";
import type { EventLogTable } from "./event-log-table.ts";

/** The most events of an entry; streams read whole entries. */
const MOST_IN_ENTRY = 64;

/** The kind of planned work that wakes streams of the log. */
const STREAMED = "transport-events";

const addEntry = compiledWrite((db, row: EventLogTable) =>
	db.insertInto("transport_event_log").values(row),
);

const selectTime = compiledRead((db, accountId: string, position: number) =>
	db
		.selectFrom("transport_event_log")
		.select("created_at")
		.where("account_id", "=", accountId)
		.where("position", "=", position),
);

/**
 * Logs transport events that a transaction wrote. Positions are taken last and the counter stays locked until the commit, so
 * that entries become visible in order. Their times rise with them, so that a stream that begins at a time omits no entry since then.
 */
export async function logTransportEvents(
	db: Queries,
	clock: Clock,
	accountId: string,
	ids: readonly string[],
): Promise<void> {
	if (ids.length === 0) return;
	await beforeCommit(db, "event log", async (last) => {
		const name = "transport_event_log";
		const now = toInstant(clock.now());
		let createdAt: string | undefined;
		for (const part of partsOf(ids, MOST_IN_ENTRY)) {
			const position = await addToCounter(last, accountId, name, 1);
			if (createdAt === undefined) {
				const [before] = await selectTime(last, accountId, position - 1);
				createdAt = risingInstant(before?.created_at, now);
			}
			await addEntry(last, {
				account_id: accountId,
				position,
				created_at: createdAt,
				events: toJsonText(part),
			});
		}
		announceWork(last, STREAMED, now);
	});
}
