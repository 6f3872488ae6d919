import type { RouteDocument } from "../../../generated/openapi.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { requireEntitlement } from "../../http/require-entitlement.ts";
import { recordKey } from "../../json-api/linkage.ts";
import { findContainer } from "../containers/container-queries.ts";
import { singleDocumentWith } from "../included/included.ts";
import { provenanceIn } from "../provenance/packed-origins.ts";
import { serializeRoute } from "./route-serializer.ts";

/** Records that existing clients expect to be embedded. */
const EMBEDDED = [
	"route_locations.location",
	"route_locations.inbound_vessel",
	"route_locations.outbound_vessel",
	"shipment",
];

/** GET /containers/{id}/route: the ports of one container, and how it travels between them. */
export const getContainerRoute: Operation<"getContainerRoute"> = async (
	context,
) => {
	const { path, account, services, reply } = context;
	const { database, places, readShipment } = services;
	const row = await findContainer(database.db, account.id, path.id);
	const shipment = row && (await readShipment(account.id, row.shipment_id));
	if (!row || shipment === undefined) throw notFound();
	requireEntitlement(account, "routing");
	const { route, locations } = serializeRoute({
		shipment: fromJsonText(shipment),
		container: fromJsonText(row.document),
		provenance: fromJsonText(provenanceIn(row.origins)),
		stops: fromJsonText(row.sea_stops),
		places,
	});
	return reply(
		200,
		await singleDocumentWith<RouteDocument>(
			context,
			toJsonText(route),
			EMBEDDED,
			new Map(locations.map((one) => [recordKey(one), toJsonText(one)])),
		),
	);
};
