import type { ContainerDocument } from "../../../generated/openapi.ts";
import { notFound } from "../../http/api-error.ts";
import type { Operation } from "../../http/operation.ts";
import { singleDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { findIncluded } from "../../json-api/included.ts";
import { findContainerDocument } from "./container-queries.ts";

/** GET /containers/{id}: one container, as it was written when it last changed. */
export const getContainer: Operation<"getContainer"> = async ({
	path,
	query,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { db } = services.database;
	const include = readInclude(query.include, "container");
	const data = await findContainerDocument(db, account.id, path.id);
	if (data === undefined) throw notFound();
	const included = await findIncluded<ContainerDocument>(
		services,
		account.id,
		[data],
		include,
	);
	return reply(
		200,
		singleDocument<ContainerDocument>(data, { self: requestUrl }, included),
	);
};
