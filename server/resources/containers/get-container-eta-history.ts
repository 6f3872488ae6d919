import type { ContainerEtaHistoryDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { readInclude } from "../../json-api/include.ts";
import { singleDocumentWith } from "../included/included.ts";
import { etaHistoryIn } from "../provenance/packed-origins.ts";
import { findContainer } from "./container-queries.ts";

/** GET /containers/{id}/eta_history: the history of one container's estimated times. */
export const getContainerEtaHistory: Operation<
	"getContainerEtaHistory"
> = async (context) => {
	const { path, query, account, services, reply } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "container_eta_history");
	const row = await findContainer(db, account.id, path.id);
	if (!row) throw notFound();
	return reply(
		200,
		await singleDocumentWith<ContainerEtaHistoryDocument>(
			context,
			etaHistoryIn(row.origins),
			include,
		),
	);
};
