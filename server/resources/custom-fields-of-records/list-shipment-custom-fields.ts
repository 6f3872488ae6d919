import type { Operation } from "../../http/operation.ts";
import { listOf } from "./custom-fields-of.ts";

/** GET /shipments/{id}/custom_fields: all values of a shipment. */
export const listShipmentCustomFields: Operation<
	"listShipmentCustomFields"
> = async (context) => context.reply(200, await listOf("shipment", context));
