import type { Queries } from "../database/database.ts";
import { NO_TEXTS } from "../database/packed-texts/packed-texts.ts";
import {
	compiledCountedWrite,
	compiledRead,
	compiledWrite,
} from "../database/schema/compiled-query.ts";
import { transact } from "../database/transact.ts";
import { toInstant } from "../runtime/clock.ts";
import type { AgedKind } from "./aged-kind.ts";
import type { RetentionProgressTable } from "./retention-progress-table.ts";

const KIND = "raw_messages";

const selectProgress = compiledRead((db, accountId: string) =>
	db
		.selectFrom("retention_progress")
		.select(["until", "last_id"])
		.where("account_id", "=", accountId)
		.where("kind", "=", KIND),
);

/** Shipments behind the progress that were stopped before an instant. */
const shipmentsBehind = (
	db: Queries,
	accountId: string,
	from: string,
	id: string,
	before: string,
) =>
	db
		.selectFrom("shipments")
		.where("account_id", "=", accountId)
		.where("line_tracking_stopped_at", ">=", from)
		.where((eb) =>
			eb.or([eb("line_tracking_stopped_at", ">", from), eb("id", ">", id)]),
		)
		.where("line_tracking_stopped_at", "<", before);

const selectNext = compiledRead(
	(...behind: Parameters<typeof shipmentsBehind>) =>
		shipmentsBehind(...behind)
			.select(["id", "line_tracking_stopped_at as stoppedAt"])
			.$narrowType<{ stoppedAt: string }>()
			.orderBy("line_tracking_stopped_at")
			.orderBy("id")
			.limit(1),
);

/** What finds the shipments whose messages still have texts that are due. */
async function dueShipments(
	db: Queries,
	accountId: string,
	before: Date,
): Promise<Parameters<typeof shipmentsBehind>> {
	const [last] = await selectProgress(db, accountId);
	const { until = "", last_id: id = "" } = last ?? {};
	return [db, accountId, until, id, toInstant(before)];
}

/** The next shipment whose messages lose their texts. */
async function findNext(db: Queries, accountId: string, before: Date) {
	const [next] = await selectNext(
		...(await dueShipments(db, accountId, before)),
	);
	return next;
}

/** Clears reports in the order of their messages. A cleared report is not found again. */
const clearSome = compiledCountedWrite(
	(db, accountId: string, shipmentId: string, limit: number) =>
		db
			.updateTable("reports")
			.set({ raw: NO_TEXTS })
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId)
			.where("first", "in", (eb) =>
				eb
					.selectFrom("reports")
					.select("first")
					.where("account_id", "=", accountId)
					.where("shipment_id", "=", shipmentId)
					.where("raw", "!=", NO_TEXTS)
					.limit(limit),
			),
);

const putProgress = compiledWrite((db, row: RetentionProgressTable) =>
	db
		.insertInto("retention_progress")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["account_id", "kind"]).doUpdateSet((eb) => ({
				until: eb.ref("excluded.until"),
				last_id: eb.ref("excluded.last_id"),
			})),
		),
);

/** The original texts of messages. The observations read from them stay, and so does every record. */
export const RAW_MESSAGES: AgedKind = {
	kind: KIND,
	what: "shipments whose messages lose their texts",
	async removeSome(database, accountId, before, rows) {
		const next = await findNext(database.db, accountId, before);
		if (!next) return 0;
		return transact(database, async (db) => {
			const { id } = next;
			const count = await clearSome(db, accountId, id, rows);
			if (count === rows) return count;
			await putProgress(db, {
				account_id: accountId,
				kind: KIND,
				until: next.stoppedAt,
				last_id: next.id,
			});
			return count + 1;
		});
	},
	async count({ db }, accountId, before) {
		const due = await dueShipments(db, accountId, before);
		const { total } = await shipmentsBehind(...due)
			.select((eb) => eb.fn.countAll().as("total"))
			.executeTakeFirstOrThrow();
		return Number(total);
	},
};
