import type { Operation } from "../../http/operation.ts";
import { deleteOf } from "./custom-fields-of.ts";

/** DELETE /shipments/{id}/custom_fields/{api_slug}: deletes a value of a shipment. */
export const deleteShipmentCustomField: Operation<
	"deleteShipmentCustomField"
> = async (context) => {
	await deleteOf("shipment", context);
	return context.reply(204);
};
