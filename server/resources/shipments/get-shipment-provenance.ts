import type { ShipmentProvenanceDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { readInclude } from "../../json-api/include.ts";
import { singleDocumentWith } from "../included/included.ts";
import { provenanceIn } from "../provenance/packed-origins.ts";
import { findShipment } from "./shipment-queries.ts";

/** GET /shipments/{id}/provenance: the source of each value of one shipment. */
export const getShipmentProvenance: Operation<"getShipmentProvenance"> = async (
	context,
) => {
	const { path, query, account, services, reply } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "shipment_provenance");
	const row = await findShipment(db, account.id, path.id);
	if (!row) throw notFound();
	return reply(
		200,
		await singleDocumentWith<ShipmentProvenanceDocument>(
			context,
			provenanceIn(row.origins),
			include,
		),
	);
};
