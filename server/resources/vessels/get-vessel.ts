import type { VesselDocument } from "../../../generated/openapi.ts";
import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { singleDocument } from "../../json-api/document.ts";
import { findVesselDocument } from "./vessel-queries.ts";
import { vesselId } from "./vessel-serializer.ts";

/** The id that a path means: an IMO number has seven digits. */
function idOf(idOrImo: string): string {
	const imo = /^\d{7}$/.test(idOrImo) ? idOrImo : null;
	return vesselId({ imo, name: null }) ?? idOrImo;
}

/** GET /vessels/{id}: one vessel, by its id or its IMO number. */
export const getVessel: Operation<"getVessel"> = async ({
	path,
	requestUrl,
	services,
	reply,
}) => {
	const data = await findVesselDocument(services.database.db, idOf(path.id));
	if (data === undefined) throw notFound();
	return reply(200, singleDocument<VesselDocument>(data, { self: requestUrl }));
};
