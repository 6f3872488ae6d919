import type { Operation } from "../../http/operation.ts";
import { setOf } from "./custom-fields-of.ts";

/** POST /shipments/{id}/custom_fields: sets a value of a shipment. */
export const createShipmentCustomField: Operation<
	"createShipmentCustomField"
> = async (context) => {
	const { document, path } = await setOf("shipment", context);
	return context.reply(201, document, { Location: path });
};
