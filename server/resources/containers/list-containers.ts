import type { ContainerListDocument } from "../../../generated/openapi.ts";
import type { Operation } from "../../http/operation.ts";
import { readListPage } from "../../json-api/cursor.ts";
import { listDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { readPageWith } from "../included/read-page-with.ts";
import { readContainerFilter } from "./container-filter.ts";
import { listContainerDocuments } from "./container-list-queries.ts";

/** GET /containers: the account's containers, by default newest first. */
export const listContainers: Operation<"listContainers"> = async (context) => {
	const { query, account, services, reply } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "container");
	const page = readListPage(query, context);
	const found = await listContainerDocuments(
		db,
		account.id,
		await readContainerFilter(db, account.id, query),
		page,
	);
	const parts = await readPageWith<ContainerListDocument>(
		context,
		"containers",
		include,
		page,
		found,
	);
	return reply(200, listDocument<ContainerListDocument>(...parts));
};
