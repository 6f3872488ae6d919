import type { ContainerProvenanceDocument } from "../../../generated/openapi.ts";
import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { singleDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { findIncluded } from "../../json-api/included.ts";
import { findContainer } from "./container-queries.ts";

/** GET /containers/{id}/provenance: where each value of one container comes from. */
export const getContainerProvenance: Operation<
	"getContainerProvenance"
> = async ({ path, query, account, requestUrl, services, reply }) => {
	const { db } = services.database;
	const include = readInclude(query.include, "container_provenance");
	const row = await findContainer(db, account.id, path.id);
	if (!row) throw notFound();
	const included = await findIncluded<ContainerProvenanceDocument>(
		services,
		account.id,
		[row.provenance],
		include,
	);
	return reply(
		200,
		singleDocument<ContainerProvenanceDocument>(
			row.provenance,
			{ self: requestUrl },
			included,
		),
	);
};
