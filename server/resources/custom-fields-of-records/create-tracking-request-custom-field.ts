import type { Operation } from "../../http/operation.ts";
import { setOf } from "./custom-fields-of.ts";

/** POST /tracking_requests/{id}/custom_fields: sets a value of a tracking request. */
export const createTrackingRequestCustomField: Operation<
	"createTrackingRequestCustomField"
> = async (context) => {
	const { document, path } = await setOf("tracking_request", context);
	return context.reply(201, document, { Location: path });
};
