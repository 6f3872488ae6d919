import { sql } from "kysely";
import type { Database } from "../database/database.ts";
import { compiledRead } from "../database/schema/compiled-query.ts";
import { transact } from "../database/transact.ts";
import { notificationId } from "../resources/webhook-notifications/notification-id.ts";
import { toInstant } from "../runtime/clock.ts";
import { type AccountRows, countAccountRows } from "./account-tables.ts";
import type { AgedKind } from "./aged-kind.ts";
import { agedRows } from "./aged-rows.ts";

const selectLast = compiledRead((db, accountId: string, before: string) =>
	db
		.selectFrom("account_events")
		.select(["position", "batch"])
		.where("account_id", "=", accountId)
		.where("created_at", "<", before)
		.orderBy("created_at", "desc")
		.orderBy("position", "desc")
		.limit(1),
);

/** The last event of an account before an instant. */
async function findLastEvent(
	{ db }: Database,
	accountId: string,
	before: Date,
) {
	const [last] = await selectLast(db, accountId, toInstant(before));
	return last;
}

function notificationsUntil(status: string, position: number): AccountRows {
	return {
		name: "webhook_notifications",
		key: ["position", "webhook_number"],
		only: sql<boolean>`delivery_status = ${sql.lit(status)}`,
		below: sql<boolean>`position <= ${position}`,
	};
}

const selectPending = compiledRead(
	(db, accountId: string, until: number, limit: number) =>
		db
			.selectFrom("webhook_notifications")
			.select(["position", "webhook_number"])
			.where("account_id", "=", accountId)
			.where("delivery_status", "=", sql.lit("pending" as const))
			.where("position", "<=", until)
			.orderBy("position")
			.orderBy("webhook_number")
			.limit(limit),
);

/** Fails notifications that still wait, because their webhook is inactive, when their bodies are removed. */
export const UNDELIVERABLE: AgedKind = {
	kind: "notification_bodies",
	what: "waiting notifications that fail",
	async removeSome(database, accountId, before, rows) {
		const last = await findLastEvent(database, accountId, before);
		if (!last) return 0;
		const find = [accountId, last.position, rows] as const;
		if ((await selectPending(database.db, ...find)).length === 0) return 0;
		return transact(database, async (db) => {
			const found = await selectPending(db, ...find);
			for (const { position, webhook_number: number } of found) {
				await db
					.updateTable("webhook_notifications")
					.set({ delivery_status: "failed", due_at: null })
					.where("account_id", "=", accountId)
					.where("webhook_number", "=", number)
					.where("position", "=", position)
					.where("delivery_status", "=", "pending")
					.execute();
			}
			return found.length;
		});
	},
	async count(database, accountId, before) {
		const last = await findLastEvent(database, accountId, before);
		if (!last) return 0;
		const waiting = notificationsUntil("pending", last.position);
		return countAccountRows(database.db, waiting, accountId);
	},
};

/** The attempts to deliver notifications. Ids of notifications sort by the time of their event. */
export const ATTEMPTS = agedRows(
	{ kind: "notification_bodies", what: "delivery attempts" },
	async (_, accountId, before) => {
		const first = notificationId(accountId, {
			createdAtSeconds: Math.floor(+before / 1_000),
			position: 0,
			webhookNumber: 0,
		});
		return [
			{
				name: "webhook_deliveries",
				key: ["notification_id", "attempt"],
				below: sql<boolean>`notification_id < ${first}`,
			},
		];
	},
);

/** The records that notifications include. Records of one commit have the same age. */
export const BODIES = agedRows(
	{ kind: "notification_bodies", what: "records of notifications" },
	async (database, accountId, before) => {
		const last = await findLastEvent(database, accountId, before);
		if (!last) return [];
		const below = sql<boolean>`batch <= ${last.batch}`;
		return [{ name: "event_records", key: ["batch", "place"], below }];
	},
);

/** Notifications, and after the last of them their events, except the last one: its time shows whether streams miss any. */
export const NOTIFICATIONS = agedRows(
	{ kind: "notifications", what: "notifications and events" },
	async (database, accountId, before) => {
		const last = await findLastEvent(database, accountId, before);
		if (!last) return [];
		const { position } = last;
		return [
			...["succeeded", "failed", "pending"].map((status) =>
				notificationsUntil(status, position),
			),
			{
				name: "account_events",
				key: ["position"],
				below: sql<boolean>`position < ${position}`,
			},
		];
	},
);

const selectLastEntry = compiledRead((db, accountId: string, before: string) =>
	db
		.selectFrom("transport_event_log")
		.select(["created_at", "position"])
		.where("account_id", "=", accountId)
		.where("created_at", "<", before)
		.orderBy("created_at", "desc")
		.orderBy("position", "desc")
		.limit(1),
);

/** The log of transport events, except its last aged entry: its time shows whether streams miss any. */
export const EVENT_LOG = agedRows(
	{ kind: "notification_bodies", what: "entries of the log of events" },
	async ({ db }, accountId, before) => {
		const [last] = await selectLastEntry(db, accountId, toInstant(before));
		if (!last) return [];
		const { created_at: at, position } = last;
		const below = sql<boolean>`(created_at, position) < (${at}, ${position})`;
		const key = ["created_at", "position"];
		return [{ name: "transport_event_log", key, below }];
	},
);
