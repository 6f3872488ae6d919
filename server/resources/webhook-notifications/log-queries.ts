import { type SelectQueryBuilder, sql } from "kysely";
import type { EventName } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import type { Schema } from "../../database/schema/schema.ts";
import type { Positions } from "../account-events/log-period.ts";
import type {
	NotificationPosition,
	NotificationTable,
} from "../account-events/notification-table.ts";

type Status = NotificationTable["delivery_status"];

/** A search in the log. */
export interface LogSearch {
	readonly webhookNumber: number | undefined;
	readonly event: EventName | undefined;
	readonly status: Status | undefined;
	readonly positions: Positions;
	/** The notification after which the search continues; absent: from the beginning. */
	readonly after?: NotificationPosition | undefined;
}

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

/** Selects notifications by the names of their events. The query joins the tables in the order in which it names them. */
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

/** Selects notifications without their events, which are joined only when a filter needs them. */
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

/** Leaves out notifications of deleted webhooks. */
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

/** Limits a part to notifications after the given one, at whose position the search now ends. */
function behind(part: LogPart, after: NotificationPosition): LogPart {
	return part.where((eb) =>
		eb.or([
			eb("notification.position", "<", after.position),
			eb("notification.webhook_number", "<", after.webhook_number),
		]),
	);
}

/** The same search, continued after a notification. */
export function searchAfter(
	search: LogSearch,
	after: NotificationPosition,
): LogSearch {
	const { first, last } = search.positions;
	const positions = { first, last: Math.min(last, after.position) };
	return { ...search, positions, after };
}

/**
 * The parts of the log that together answer a search. Each part reads one index in order, so that a page merges the first rows of each
 * without sorting. Without a webhook there is a part for each status, because no index has all notifications of an account in order.
 * Parts select by event name first, except for rare statuses.
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
