import { type SelectQueryBuilder, sql } from "kysely";
import type { EventName } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import type { Schema } from "../../database/schema.ts";
import type { NotificationTable } from "../webhooks/webhook-table.ts";
import type { Positions } from "./log-period.ts";

type Status = NotificationTable["delivery_status"];

/** What is looked for in the log. */
export interface LogSearch {
	readonly webhookNumber: number | undefined;
	readonly event: EventName | undefined;
	readonly status: Status | undefined;
	readonly positions: Positions;
	/** The first and the last instant, as they are stored. */
	readonly from: string | undefined;
	readonly to: string | undefined;
}

/** A part of the log that an index has in its order: newest first, and by webhook among those of one event. */
export type LogPart = SelectQueryBuilder<
	Schema & {
		notification: Schema["webhook_notifications"];
		event: Schema["account_events"];
	},
	"notification" | "event",
	object
>;

const STATUSES: readonly Status[] = ["pending", "succeeded", "failed"];

/**
 * A query whose outer loop is `driver`. The order of the tables is that of the loops: left to itself SQLite would begin with
 * the other one, and sort.
 */
function joined(
	db: Queries,
	accountId: string,
	driver: "events" | "notifications",
	{ positions: { first, last } }: LogSearch,
): LogPart {
	const tables =
		driver === "events"
			? db
					.selectFrom("account_events as event")
					.crossJoin("webhook_notifications as notification")
			: db
					.selectFrom("webhook_notifications as notification")
					.crossJoin("account_events as event");
	const outer = driver === "events" ? "event" : "notification";
	const part = tables as unknown as LogPart;
	return part
		.where("notification.account_id", "=", accountId)
		.where("event.account_id", "=", accountId)
		.whereRef("notification.position", "=", "event.position")
		.where(`${outer}.position`, ">=", first)
		.where(`${outer}.position`, "<=", last);
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

/** What leads to the fewest rows that are not wanted. */
function driverOf({ webhookNumber, event, status }: LogSearch) {
	const isRare = status === "pending" || status === "failed";
	return event !== undefined && !isRare
		? ({ driver: "events", isByStatus: webhookNumber === undefined } as const)
		: ({
				driver: "notifications",
				isByStatus: webhookNumber === undefined || isRare,
			} as const);
}

/**
 * The log as the parts that together are what is looked for. Each is in the order of an index, so that a page is merged from as
 * many of the first rows of each and nothing is sorted: by status where no webhook is named, for no index has all
 * notifications of an account newest first.
 */
export function logParts(
	db: Queries,
	accountId: string,
	search: LogSearch,
): LogPart[] {
	const { webhookNumber, event, status, from, to } = search;
	const { driver, isByStatus } = driverOf(search);
	let part = withoutRemoved(joined(db, accountId, driver, search));
	if (webhookNumber !== undefined)
		part = part.where("notification.webhook_number", "=", webhookNumber);
	if (event !== undefined) part = part.where("event.event", "=", event);
	if (from !== undefined) part = part.where("event.created_at", ">=", from);
	if (to !== undefined) part = part.where("event.created_at", "<=", to);
	const statuses =
		status === undefined ? (isByStatus ? STATUSES : []) : [status];
	return statuses.length === 0
		? [part]
		: statuses.map((one) =>
				part.where("notification.delivery_status", "=", sql.lit(one)),
			);
}
