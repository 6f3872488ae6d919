import type { Operation } from "../../http/operation.ts";
import { deleteOf } from "./custom-fields-of.ts";

/** DELETE /tracking_requests/{id}/custom_fields/{api_slug}: deletes a value of a tracking request. */
export const deleteTrackingRequestCustomField: Operation<
	"deleteTrackingRequestCustomField"
> = async (context) => {
	await deleteOf("tracking_request", context);
	return context.reply(204);
};
