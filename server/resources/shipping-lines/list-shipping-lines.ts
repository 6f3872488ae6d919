import type { ShippingLineListDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { listDocument } from "../../json-api/document.ts";
import { describePage } from "../../json-api/page.ts";

/** GET /shipping_lines: the supported lines, all on one page. */
export const listShippingLines: Operation<"listShippingLines"> = async ({
	query,
	requestUrl,
	services,
	reply,
}) => {
	const data = services.shippingLines.list(query.search);
	const page = { number: 1, size: Math.max(1, data.length) };
	const { links } = describePage(requestUrl, page, data.length, data.length);
	return reply(200, listDocument<ShippingLineListDocument>(data, { links }));
};
