import type { PortDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { singleDocument } from "../../json-api/document.ts";

/** GET /ports/{id}: one port, by its id or a UN/LOCODE. */
export const getPort: Operation<"getPort"> = async ({
	path,
	requestUrl,
	services,
	reply,
}) => {
	const data = services.places.find("port", path.id);
	if (data === undefined) throw notFound();
	return reply(200, singleDocument<PortDocument>(data, { self: requestUrl }));
};
