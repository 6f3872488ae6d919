import { type SelectQueryBuilder, sql } from "kysely";
import type { EventName } from "../../../../generated/openapi.ts";
import type { Queries } from "../../../database/database.ts";
import type { Schema } from "../../../database/schema/schema.ts";
import type { Positions } from "../../account-events/log-period.ts";
import type {
	NotificationPosition,
	NotificationTable,
} from "../../account-events/notification-table.ts";

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
	{ positions }: LogSearch,
): LogPart {
	const part = db
		.selectFrom("account_events as event")
		.crossJoin("webhook_notifications as notification")
		.where("event.event", "=", event)
		.where("event.position", ">=", positions.first)
		.where("event.position", "<=", positions.last)
		.orderBy("event.position", "desc") as unknown as LogPart;
	return part
		.where("event.account_id", "=", accountId)
		.whereRef("notification.position", "=", "event.position");
}

/** Selects notifications without their events. */
function byNotification(db: Queries, { positions }: LogSearch): LogPart {
	return db
		.selectFrom("webhook_notifications as notification")
		.where("notification.position", ">=", positions.first)
		.where("notification.position", "<=", positions.last)
		.orderBy("notification.position", "desc") as unknown as LogPart;
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

/** The events of one name, newest first. */
export function eventsNamed(
	db: Queries,
	accountId: string,
	event: EventName,
	{ first, last }: Positions,
) {
	return db
		.selectFrom("account_events")
		.where("account_id", "=", accountId)
		.where("event", "=", event)
		.where("position", ">=", first)
		.where("position", "<=", last)
		.orderBy("position", "desc");
}

/**
 * The parts of the log that together answer a search. Each part reads one index in order, so that a page merges the first rows of each
 * without sorting. Without a webhook there is a part for each status, because no index has all notifications of an account in order. Of
 * several filters only one has an index, the event's if there is one; the others skip rows without a bound.
 */
export function logParts(
	db: Queries,
	accountId: string,
	search: LogSearch,
): LogPart[] {
	const { webhookNumber, event, status, after } = search;
	let part =
		event === undefined
			? byNotification(db, search)
			: byEvent(db, accountId, event, search);
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

const newestFirst = (a: NotificationPosition, b: NotificationPosition) =>
	b.position - a.position || b.webhook_number - a.webhook_number;

/** The first notifications of some parts together, newest first. Reads each part only as far as needed. */
export async function newestOf(
	parts: readonly LogPart[],
	limit: number,
): Promise<NotificationTable[]> {
	const found: NotificationTable[] = [];
	for (const part of parts)
		found.push(
			...(await part.selectAll("notification").limit(limit).execute()),
		);
	return found.sort(newestFirst).slice(0, limit);
}

/** A query whose rows can be counted. */
export type Countable = LogPart | ReturnType<typeof eventsNamed>;

/** The number of rows of a query, at most `most` + 1. */
export async function countUpTo(
	db: Queries,
	rows: Countable,
	most: number,
): Promise<number> {
	const counted = (rows as LogPart)
		.clearOrderBy()
		.select((eb) => eb.lit(1).as("one"))
		.limit(most + 1);
	const { total } = await db
		.selectFrom(counted.as("found"))
		.select((eb) => eb.fn.countAll<number>().as("total"))
		.executeTakeFirstOrThrow();
	return Number(total);
}
