import type { LoggedWebhookNotificationDocument } from "../../../generated/openapi.ts";
import { toJsonText } from "../../database/json-text.ts";
import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { readInclude } from "../../json-api/include.ts";
import { singleDocumentWith } from "../../json-api/included.ts";
import { findLinkedRecords } from "./linked-records.ts";
import { findNotificationRow } from "./webhook-notification-queries.ts";
import { serializeLoggedNotification } from "./webhook-notification-serializer.ts";

/** GET /webhook_notifications/{id}: one notification and what has become of it. */
export const getWebhookNotification: Operation<
	"getWebhookNotification"
> = async (context) => {
	const { path, query, account, services, reply } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "webhook_notification");
	const row = await findNotificationRow(db, account.id, path.id);
	if (!row) throw notFound();
	const document = await singleDocumentWith<LoggedWebhookNotificationDocument>(
		context,
		toJsonText(serializeLoggedNotification(row)),
		include,
		await findLinkedRecords(db, account.id, [row], include),
	);
	return reply(200, document);
};
