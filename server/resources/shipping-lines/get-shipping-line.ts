import type { ShippingLineDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { singleDocument } from "../../json-api/document.ts";

/** GET /shipping_lines/{id}: one shipping line, by its id or a SCAC. */
export const getShippingLine: Operation<"getShippingLine"> = async ({
	path,
	requestUrl,
	services,
	reply,
}) => {
	const data = services.shippingLines.find(path.id);
	if (data === undefined) throw notFound();
	return reply(
		200,
		singleDocument<ShippingLineDocument>(data, { self: requestUrl }),
	);
};
