import { type SelectQueryBuilder, sql } from "kysely";
import type { EventName } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import type { Schema } from "../../database/schema/schema.ts";
import type { Positions } from "../account-events/log-period.ts";
import type { NotificationTable } from "../account-events/notification-table.ts";

type Status = NotificationTable["delivery_status"];

/** What is looked for in the log. */
export interface LogSearch {
	readonly webhookNumber: number | undefined;
	readonly event: EventName | undefined;
	readonly status: Status | undefined;
	readonly positions: Positions;
	/** Only what comes after this notification in the log; absent: from its beginning. */
	readonly after?: NotificationKey | undefined;
}

/** The position of a notification in the log. */
export type NotificationKey = Pick<
	NotificationTable,
	"position" | "webhook_number"
>;

type LogSchema = Schema & {
	notification: Schema["webhook_notifications"];
	event: Schema["account_events"];
};

/** A part of the log in the order of an index: newest first, and by webhook among those of one event. */
export type LogPart = SelectQueryBuilder<
	LogSchema,
	"notification" | "event",
	object
>;

const STATUSES: readonly Status[] = ["pending", "succeeded", "failed"];

/** Notifications selected by the names of their events. The order of the tables is that of the loops. */
function byEvent(
	db: Queries,
	accountId: string,
	event: EventName,
	search: LogSearch,
): LogPart {
	const part = db
		.selectFrom("account_events as event")
		.crossJoin("webhook_notifications as notification")
		.where("event.event", "=", event)
		.where("event.position", ">=", search.positions.first)
		.where("event.position", "<=", search.positions.last)
		.orderBy("event.position", "desc") as unknown as LogPart;
	return withEvent(part, accountId);
}

/** Notifications alone; their events are joined only when a filter needs them. */
function byNotification(
	db: Queries,
	accountId: string,
	search: LogSearch,
): LogPart {
	const { event, positions } = search;
	const all = db
		.selectFrom("webhook_notifications as notification")
		.where("notification.position", ">=", positions.first)
		.where("notification.position", "<=", positions.last)
		.orderBy("notification.position", "desc");
	if (event === undefined) return all as unknown as LogPart;
	const joined = all.crossJoin("account_events as event") as unknown as LogPart;
	return withEvent(joined.where("event.event", "=", event), accountId);
}

function withEvent(part: LogPart, accountId: string): LogPart {
	return part
		.where("event.account_id", "=", accountId)
		.whereRef("notification.position", "=", "event.position");
}

/** Without what belongs to webhooks that are gone. */
function withoutRemoved(part: LogPart): LogPart {
	return part.where((eb) =>
		eb.exists(
			eb
				.selectFrom("webhooks as webhook")
				.select("webhook.number")
				.whereRef("webhook.account_id", "=", "notification.account_id")
				.whereRef("webhook.number", "=", "notification.webhook_number"),
		),
	);
}

/** What comes after a notification; the positions of the search end with its own. */
function behind(part: LogPart, after: NotificationKey): LogPart {
	return part.where((eb) =>
		eb.or([
			eb("notification.position", "<", after.position),
			eb("notification.webhook_number", "<", after.webhook_number),
		]),
	);
}

/** The same search from behind a notification on. */
export function searchAfter(
	search: LogSearch,
	after: NotificationKey,
): LogSearch {
	const { first, last } = search.positions;
	const positions = { first, last: Math.min(last, after.position) };
	return { ...search, positions, after };
}

/**
 * The log as the parts that together are what is looked for. Each is in the order of an index, so that a page is merged from as
 * many of the first rows of each and nothing is sorted: by status where no webhook is named, for no index has all
 * notifications of an account newest first. What leads to the fewest rows comes first: events of a name, but
 * not for a status that few notifications have.
 */
export function logParts(
	db: Queries,
	accountId: string,
	search: LogSearch,
): LogPart[] {
	const { webhookNumber, event, status, after } = search;
	const isRare = status === "pending" || status === "failed";
	let part =
		event !== undefined && !isRare
			? byEvent(db, accountId, event, search)
			: byNotification(db, accountId, search);
	part = withoutRemoved(part)
		.where("notification.account_id", "=", accountId)
		.orderBy("notification.webhook_number", "desc");
	if (after) part = behind(part, after);
	if (webhookNumber !== undefined) {
		part = part.where("notification.webhook_number", "=", webhookNumber);
		if (status === undefined) return [part];
	}
	const statuses = status === undefined ? STATUSES : [status];
	return statuses.map((one) =>
		part.where("notification.delivery_status", "=", sql.lit(one)),
	);
}
