import type { Operation } from "../../http/operation.ts";
import { readNotification } from "./get-webhook-notification.ts";

/** GET /webhook_notification/{id}: the same as GET /webhook_notifications/{id}. */
export const getWebhookNotificationAlias: Operation<
	"getWebhookNotificationAlias"
> = async (context) => context.reply(200, await readNotification(context));
