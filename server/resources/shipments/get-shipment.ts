import type { ShipmentDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { readInclude } from "../../json-api/include.ts";
import { singleDocumentWith } from "../included/included.ts";

/** GET /shipments/{id}: one shipment, as stored at its last change. */
export const getShipment: Operation<"getShipment"> = async (context) => {
	const { path, query, account, services, reply } = context;
	const include = readInclude(query.include, "shipment");
	const data = await services.readShipment(account.id, path.id);
	if (data === undefined) throw notFound();
	return reply(
		200,
		await singleDocumentWith<ShipmentDocument>(context, data, include),
	);
};
