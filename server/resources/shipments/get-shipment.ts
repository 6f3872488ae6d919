import type { Shipment, ShipmentDocument } from "../../../generated/openapi.ts";
import { fromJsonText } from "../../database/json-text.ts";
import { findRecords } from "../../database/record-queries.ts";
import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { singleDocument } from "../../json-api/document.ts";
import { linkedIdentifiers, readInclude } from "../../json-api/include.ts";
import { SHIPMENT_INCLUDES } from "./shipment-include.ts";

/** GET /shipments/{id}: one shipment, as it was written when it last changed. */
export const getShipment: Operation<"getShipment"> = async ({
	path,
	query,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const include = readInclude(query.include, SHIPMENT_INCLUDES);
	const data = await services.readShipment(account.id, path.id);
	if (data === undefined) throw notFound();
	const linked =
		include.length > 0
			? linkedIdentifiers([fromJsonText<Shipment>(data)], include)
			: [];
	const included = await findRecords(services.database.db, account.id, linked);
	return reply(
		200,
		singleDocument<ShipmentDocument>(
			data,
			{ self: requestUrl },
			included as never,
		),
	);
};
