import type { Operation } from "../../http/operation.ts";
import { changeOf } from "./custom-fields-of.ts";

/** PATCH /shipments/{id}/custom_fields/{api_slug}: replaces a value of a shipment. */
export const updateShipmentCustomField: Operation<
	"updateShipmentCustomField"
> = async (context) => context.reply(200, await changeOf("shipment", context));
