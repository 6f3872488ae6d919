import type { Operation } from "../../http/operation.ts";
import { changeOf } from "./custom-fields-of.ts";

/** PATCH /tracking_requests/{id}/custom_fields/{api_slug}: replaces a value of a tracking request. */
export const updateTrackingRequestCustomField: Operation<
	"updateTrackingRequestCustomField"
> = async (context) =>
	context.reply(200, await changeOf("tracking_request", context));
