import type { ShipmentEtaHistoryDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { readInclude } from "../../json-api/include.ts";
import { singleDocumentWith } from "../included/included.ts";
import { etaHistoryIn } from "../provenance/packed-origins.ts";
import { findShipment } from "./shipment-queries.ts";

/** GET /shipments/{id}/eta_history: the history of one shipment's estimated times. */
export const getShipmentEtaHistory: Operation<"getShipmentEtaHistory"> = async (
	context,
) => {
	const { path, query, account, services, reply } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "shipment_eta_history");
	const row = await findShipment(db, account.id, path.id);
	if (!row) throw notFound();
	return reply(
		200,
		await singleDocumentWith<ShipmentEtaHistoryDocument>(
			context,
			etaHistoryIn(row.origins),
			include,
		),
	);
};
