import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { requireEntitlement } from "../../http/require-entitlement.ts";
import { findContainer } from "../containers/container-queries.ts";

/** GET /containers/{id}/map_geojson: where one container has been, is and will go by sea. */
export const getContainerMap: Operation<"getContainerMap"> = async ({
	path,
	account,
	services,
	reply,
}) => {
	const row = await findContainer(services.database.db, account.id, path.id);
	if (!row) throw notFound();
	requireEntitlement(account, "routing");
	return reply(200, { type: "FeatureCollection", features: [] });
};
