import type { ShipmentDocument } from "../../../generated/openapi.ts";
import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { singleDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { findIncluded } from "../../json-api/included.ts";

/** GET /shipments/{id}: one shipment, as it was written when it last changed. */
export const getShipment: Operation<"getShipment"> = async ({
	path,
	query,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const include = readInclude(query.include, "shipment");
	const data = await services.readShipment(account.id, path.id);
	if (data === undefined) throw notFound();
	const included = await findIncluded<ShipmentDocument>(
		services,
		account.id,
		[data],
		include,
	);
	return reply(
		200,
		singleDocument<ShipmentDocument>(data, { self: requestUrl }, included),
	);
};
