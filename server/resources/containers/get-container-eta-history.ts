import type { ContainerEtaHistoryDocument } from "../../../generated/openapi.ts";
import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { singleDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { findIncluded } from "../../json-api/included.ts";
import { findContainer } from "./container-queries.ts";

/** GET /containers/{id}/eta_history: what the estimated times of one container have been. */
export const getContainerEtaHistory: Operation<
	"getContainerEtaHistory"
> = async ({ path, query, account, requestUrl, services, reply }) => {
	const { db } = services.database;
	const include = readInclude(query.include, "container_eta_history");
	const row = await findContainer(db, account.id, path.id);
	if (!row) throw notFound();
	const included = await findIncluded<ContainerEtaHistoryDocument>(
		services,
		account.id,
		[row.eta_history],
		include,
	);
	return reply(
		200,
		singleDocument<ContainerEtaHistoryDocument>(
			row.eta_history,
			{ self: requestUrl },
			included,
		),
	);
};
