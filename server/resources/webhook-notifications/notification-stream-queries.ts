import { sql } from "kysely";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type {
	NotificationPosition,
	NotificationTable,
} from "../account-events/notification-table.ts";
import type { NotificationKey } from "./notification-id.ts";

type Status = NotificationTable["delivery_status"];

/** What to read of an account: from a position, after a place, up to a position. */
type Span = readonly [
	accountId: string,
	from: number,
	after: number,
	afterNumber: number,
	until: number,
	limit: number,
];

const selectStretch = (
	db: Queries,
	[accountId, from, after, afterNumber, until, limit]: Span,
) =>
	db
		.selectFrom("webhook_notifications")
		.select(["position", "webhook_number"])
		.where("account_id", "=", accountId)
		// A separate condition, because not every database uses an index for the comparison of both columns.
		.where("position", ">=", from)
		.where((eb) =>
			eb(
				eb.refTuple("position", "webhook_number"),
				">",
				eb.tuple(after, afterNumber),
			),
		)
		.where("position", "<=", until)
		.orderBy("position")
		.orderBy("webhook_number")
		.limit(limit);

/** Reads an index in order, which requires a status. */
const selectOfStatus = (db: Queries, status: Status, span: Span) =>
	db
		.selectFrom(
			selectStretch(db, span)
				.where("delivery_status", "=", sql.lit(status))
				.as(status),
		)
		.selectAll();

/** One statement, so that a notification whose status changes in the meantime is found once. */
const selectAfter = compiledRead((db: Queries, ...span: Span) =>
	selectOfStatus(db, "pending", span)
		.unionAll(selectOfStatus(db, "succeeded", span))
		.unionAll(selectOfStatus(db, "failed", span)),
);

const selectOfWebhook = compiledRead(
	(db: Queries, webhookNumber: number, ...span: Span) =>
		selectStretch(db, span).where("webhook_number", "=", webhookNumber),
);

const oldestFirst = (a: NotificationPosition, b: NotificationPosition) =>
	a.position - b.position || a.webhook_number - b.webhook_number;

/** Finds the first notifications after a place and up to a position, of one webhook or of all. */
export async function findNotificationsAfter(
	db: Queries,
	accountId: string,
	{ position, webhookNumber }: NotificationKey,
	until: number,
	limit: number,
	ofWebhook?: number,
): Promise<NotificationPosition[]> {
	const place = [accountId, position, position, webhookNumber] as const;
	const found =
		ofWebhook === undefined
			? await selectAfter(db, ...place, until, limit)
			: await selectOfWebhook(db, ofWebhook, ...place, until, limit);
	return found.sort(oldestFirst).slice(0, limit);
}
