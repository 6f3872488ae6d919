import type { Operation } from "../../http/operation.ts";
import { listOf } from "./custom-fields-of.ts";

/** GET /tracking_requests/{id}/custom_fields: all values of a tracking request. */
export const listTrackingRequestCustomFields: Operation<
	"listTrackingRequestCustomFields"
> = async (context) =>
	context.reply(200, await listOf("tracking_request", context));
