import type { ShipmentListDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { listDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { findIncluded } from "../../json-api/included.ts";
import { describePage, readPage } from "../../json-api/page.ts";
import { listShipmentDocuments } from "./shipment-queries.ts";

/** GET /shipments: the account's shipments, newest first. */
export const listShipments: Operation<"listShipments"> = async ({
	query,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { db } = services.database;
	const include = readInclude(query.include, "shipment");
	const page = readPage(query.page);
	const filter = {
		number: query.number,
		isTrackingStopped: query.filter?.tracking_stopped,
	};
	const { documents, total } = await listShipmentDocuments(
		db,
		account.id,
		filter,
		page,
	);
	const included = await findIncluded<ShipmentListDocument>(
		services,
		account.id,
		documents,
		include,
	);
	const described = describePage(requestUrl, page, documents.length, total);
	return reply(
		200,
		listDocument<ShipmentListDocument>(documents, described, included),
	);
};
