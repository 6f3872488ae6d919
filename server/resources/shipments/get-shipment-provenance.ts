import type { ShipmentProvenanceDocument } from "../../../generated/openapi.ts";
import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { singleDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { findIncluded } from "../../json-api/included.ts";
import { findShipment } from "./shipment-queries.ts";

/** GET /shipments/{id}/provenance: where each value of one shipment comes from. */
export const getShipmentProvenance: Operation<
	"getShipmentProvenance"
> = async ({ path, query, account, requestUrl, services, reply }) => {
	const { db } = services.database;
	const include = readInclude(query.include, "shipment_provenance");
	const row = await findShipment(db, account.id, path.id);
	if (!row) throw notFound();
	const included = await findIncluded<ShipmentProvenanceDocument>(
		services,
		account.id,
		[row.provenance],
		include,
	);
	return reply(
		200,
		singleDocument<ShipmentProvenanceDocument>(
			row.provenance,
			{ self: requestUrl },
			included,
		),
	);
};
