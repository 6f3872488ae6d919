import type { LoggedWebhookNotificationDocument } from "../../../generated/openapi.ts";
import { toJsonText } from "../../database/json-text.ts";
import type { Operation, OperationContext } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { readInclude } from "../../json-api/include.ts";
import { singleDocumentWith } from "../included/included.ts";
import { findLinkedRecords } from "./linked-records.ts";
import { findNotificationRow } from "./webhook-notification-queries.ts";
import { serializeLoggedNotification } from "./webhook-notification-serializer.ts";

/** The document of a notification. Throws a 404 when the account has no such notification. */
export async function readNotification(
	context: Omit<OperationContext<"getWebhookNotification">, "reply" | "stream">,
) {
	const { path, query, account, services } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "webhook_notification");
	const row = await findNotificationRow(db, account.id, path.id);
	if (!row) throw notFound();
	return singleDocumentWith<LoggedWebhookNotificationDocument>(
		context,
		toJsonText(serializeLoggedNotification(row)),
		include,
		await findLinkedRecords(db, account.id, [row], include),
	);
}

/** GET /webhook_notifications/{id}: one notification and the state of its delivery. */
export const getWebhookNotification: Operation<
	"getWebhookNotification"
> = async (context) => context.reply(200, await readNotification(context));
