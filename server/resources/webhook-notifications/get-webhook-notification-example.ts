import type { Operation } from "../../http/operation.ts";
import { sampleOf } from "../account-events/event-catalogue.ts";

/** GET /webhook_notifications/examples: the contract's example of an event's notification. */
export const getWebhookNotificationExample: Operation<
	"getWebhookNotificationExample"
> = async ({ query, services, reply }) =>
	reply(200, sampleOf(services.events, query.event));
