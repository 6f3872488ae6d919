import type { ContainerListDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { listDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { findIncluded } from "../../json-api/included.ts";
import { describePage, readPage } from "../../json-api/page.ts";
import { listContainerDocuments } from "./container-queries.ts";

/** GET /containers: the account's containers, newest first. */
export const listContainers: Operation<"listContainers"> = async ({
	query,
	account,
	requestUrl,
	services,
	reply,
}) => {
	const { db } = services.database;
	const include = readInclude(query.include, "container");
	const page = readPage(query.page);
	const { documents, total } = await listContainerDocuments(
		db,
		account.id,
		query.filter?.number,
		page,
	);
	const included = await findIncluded<ContainerListDocument>(
		services,
		account.id,
		documents,
		include,
	);
	const described = describePage(requestUrl, page, documents.length, total);
	return reply(
		200,
		listDocument<ContainerListDocument>(documents, described, included),
	);
};
