import type { Operation } from "../../http/operation.ts";
import { findWebhookIps } from "./webhook-ips.ts";

/** GET /webhooks/ips: the source addresses of notifications. */
export const getWebhookIps: Operation<"getWebhookIps"> = async ({
	services,
	reply,
}) => reply(200, await findWebhookIps(services.database.db));
