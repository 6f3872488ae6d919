import type { LoggedWebhookNotificationListDocument } from "../../../generated/openapi.ts";
import { toJsonText } from "../../database/json-text.ts";
import type { Operation } from "../../http/operation.ts";
import { describeList, readListPage } from "../../json-api/cursor.ts";
import { listDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { findIncluded } from "../included/included.ts";
import { findLinkedRecords } from "./linked-records.ts";
import {
	listNotificationRows,
	readNotificationFilter,
} from "./webhook-notification-queries.ts";
import { serializeLoggedNotification } from "./webhook-notification-serializer.ts";

/** GET /webhook_notifications: the log of the account's notifications, newest first. */
export const listWebhookNotifications: Operation<
	"listWebhookNotifications"
> = async (context) => {
	const { query, account, services, reply } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "webhook_notification");
	const page = readListPage(query, context);
	const found = await listNotificationRows(
		db,
		account.id,
		readNotificationFilter(query),
		page,
	);
	const { rows } = found;
	const data = rows.map((row) => toJsonText(serializeLoggedNotification(row)));
	const included = await findIncluded<LoggedWebhookNotificationListDocument>(
		services,
		account.id,
		data,
		include,
		await findLinkedRecords(db, account.id, rows, include),
		{ page },
	);
	const described = describeList(context, page, found);
	return reply(
		200,
		listDocument<LoggedWebhookNotificationListDocument>(
			data,
			described,
			included,
		),
	);
};
