import { partsOf } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { toJsonText } from "../../database/json-text.ts";
import { announceWork } from "../../database/planned-work.ts";
import { compiledWrite } from "../../database/schema/compiled-query.ts";
import { beforeCommit } from "../../database/transact.ts";
import {
	type Clock,
	instantAfter,
	MOST_SKEW_MS,
	toInstant,
} from "../../runtime/clock.ts";
import { raiseCounter } from "../accounts/account-counters.ts";

/** The most events of an entry; streams read whole entries. */
const MOST_IN_ENTRY = 64;

/** The kind of planned work that wakes streams of the log. */
const STREAMED = "transport-events";

const LOG = "transport_event_log";

/**
 * Adds the entry that the account's counter has reached, with the present time, or with that of the entry before when that comes from
 * a process whose clock is ahead.
 */
const addEntry = compiledWrite(
	(db, accountId: string, events: string, now: string, latest: string) =>
		db
			.insertInto(LOG)
			.columns(["account_id", "position", "created_at", "events"])
			.expression(
				db
					.selectFrom("account_counters as counter")
					.select((eb) => [
						"counter.account_id",
						"counter.value",
						eb.fn
							.coalesce(
								eb
									.selectFrom(`${LOG} as last`)
									.select("last.created_at")
									.where("last.account_id", "=", accountId)
									.whereRef("last.position", "=", eb("counter.value", "-", 1))
									.where("last.created_at", ">", now)
									.where("last.created_at", "<=", latest),
								eb.cast<string>(eb.val(now), "text"),
							)
							.as("created_at"),
						eb.cast<string>(eb.val(events), "text").as("events"),
					])
					.where("counter.account_id", "=", accountId)
					.where("counter.name", "=", LOG),
			),
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
		const now = toInstant(clock.now());
		for (const part of partsOf(ids, MOST_IN_ENTRY)) {
			await raiseCounter(last, accountId, LOG);
			const latest = instantAfter(now, MOST_SKEW_MS);
			await addEntry(last, accountId, toJsonText(part), now, latest);
		}
		announceWork(last, STREAMED, now);
	});
}
