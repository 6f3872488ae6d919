import type { MetroAreaDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { singleDocument } from "../../json-api/document.ts";

/** GET /metro_areas/{id}: one metro area, by its id or its UN/LOCODE. */
export const getMetroArea: Operation<"getMetroArea"> = async ({
	path,
	requestUrl,
	services,
	reply,
}) => {
	const data = services.places.find("metro_area", path.id);
	if (data === undefined) throw notFound();
	return reply(
		200,
		singleDocument<MetroAreaDocument>(data, { self: requestUrl }),
	);
};
