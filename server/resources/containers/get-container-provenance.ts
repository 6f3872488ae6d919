import type { ContainerProvenanceDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { readInclude } from "../../json-api/include.ts";
import { singleDocumentWith } from "../included/included.ts";
import { provenanceIn } from "../provenance/packed-origins.ts";
import { findContainer } from "./container-queries.ts";

/** GET /containers/{id}/provenance: the source of each value of one container. */
export const getContainerProvenance: Operation<
	"getContainerProvenance"
> = async (context) => {
	const { path, query, account, services, reply } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "container_provenance");
	const row = await findContainer(db, account.id, path.id);
	if (!row) throw notFound();
	return reply(
		200,
		await singleDocumentWith<ContainerProvenanceDocument>(
			context,
			provenanceIn(row.origins),
			include,
		),
	);
};
