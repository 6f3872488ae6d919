import type { Operation } from "../../http/operation.ts";
import { findWebhookIps } from "./webhook-ips.ts";

/** GET /webhooks/ips: the addresses that notifications come from. */
export const getWebhookIps: Operation<"getWebhookIps"> = async ({
	services,
	reply,
}) => reply(200, await findWebhookIps(services.database.db));
