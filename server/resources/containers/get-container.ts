import type { ContainerDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { notFound } from "../../http/replies/api-error.ts";
import { readInclude } from "../../json-api/include.ts";
import { singleDocumentWith } from "../included/included.ts";
import { findContainerDocument } from "./container-queries.ts";

/** GET /containers/{id}: one container, as stored at its last change. */
export const getContainer: Operation<"getContainer"> = async (context) => {
	const { path, query, account, services, reply } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "container");
	const data = await findContainerDocument(db, account.id, path.id);
	if (data === undefined) throw notFound();
	return reply(
		200,
		await singleDocumentWith<ContainerDocument>(context, data, include),
	);
};
