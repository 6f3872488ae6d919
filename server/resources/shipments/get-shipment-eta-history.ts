import type { ShipmentEtaHistoryDocument } from "../../../generated/openapi.ts";
import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { singleDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { findIncluded } from "../../json-api/included.ts";
import { findShipment } from "./shipment-queries.ts";

/** GET /shipments/{id}/eta_history: what the estimated times of one shipment have been. */
export const getShipmentEtaHistory: Operation<
	"getShipmentEtaHistory"
> = async ({ path, query, account, requestUrl, services, reply }) => {
	const { db } = services.database;
	const include = readInclude(query.include, "shipment_eta_history");
	const row = await findShipment(db, account.id, path.id);
	if (!row) throw notFound();
	const included = await findIncluded<ShipmentEtaHistoryDocument>(
		services,
		account.id,
		[row.eta_history],
		include,
	);
	return reply(
		200,
		singleDocument<ShipmentEtaHistoryDocument>(
			row.eta_history,
			{ self: requestUrl },
			included,
		),
	);
};
