import type { ShipmentListDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { readListPage } from "../../json-api/cursor.ts";
import { listDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { readPageWith } from "../included/read-page-with.ts";
import { readShipmentFilter } from "./shipment-filter.ts";
import { listShipmentDocuments } from "./shipment-list-queries.ts";

/** GET /shipments: the account's shipments, by default newest first. */
export const listShipments: Operation<"listShipments"> = async (context) => {
	const { query, account, services, reply } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "shipment");
	const page = readListPage(query, context);
	const found = await listShipmentDocuments(
		db,
		account.id,
		await readShipmentFilter(db, account.id, query),
		page,
	);
	const parts = await readPageWith<ShipmentListDocument>(
		context,
		"shipments",
		include,
		page,
		found,
	);
	return reply(200, listDocument<ShipmentListDocument>(...parts));
};
