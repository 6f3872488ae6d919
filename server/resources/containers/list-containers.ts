import type {
	Container,
	ContainerListDocument,
} from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import type { Operation } from "../../http/operation.ts";
import { describeList, readListPage } from "../../json-api/cursor.ts";
import { listDocument } from "../../json-api/document.ts";
import { readInclude } from "../../json-api/include.ts";
import { pageDocuments } from "../../json-api/page-documents.ts";
import { findIncluded } from "../included/included.ts";
import { CONTAINER_LIST } from "../listings/list-rules.ts";
import { readListWish } from "../listings/list-wish.ts";
import { findPartyNamed } from "../parties/party-queries.ts";
import { listContainerDocuments } from "./container-list-queries.ts";

/** The id of the customer whose containers are wanted; undefined for those of all. */
async function customerIdOf(
	db: Queries,
	accountId: string,
	query: {
		readonly "filter[customer_id]"?: string;
		readonly "filter[customer_name]"?: string;
	},
): Promise<string | undefined> {
	const id = query["filter[customer_id]"];
	const name = query["filter[customer_name]"];
	if (id !== undefined || name === undefined) return id;
	// A name that no party has leads to no containers, as an id does that no party has.
	return (await findPartyNamed(db, accountId, name))?.id ?? "";
}

/** GET /containers: the account's containers, newest first unless asked otherwise. */
export const listContainers: Operation<"listContainers"> = async (context) => {
	const { query, account, services, reply } = context;
	const { db } = services.database;
	const include = readInclude(query.include, "container");
	const page = readListPage(query, context);
	const found = await listContainerDocuments(
		db,
		account.id,
		{
			number: query["filter[number]"],
			wish: readListWish(CONTAINER_LIST, {
				...query,
				"filter[customer_id]": await customerIdOf(db, account.id, query),
			}),
		},
		page,
	);
	const documents = await pageDocuments<Container>(
		db,
		"containers",
		account.id,
		page,
		found,
	);
	const included = await findIncluded<ContainerListDocument>(
		services,
		account.id,
		documents,
		include,
		undefined,
		{ page },
	);
	const described = describeList(context, page, found);
	return reply(
		200,
		listDocument<ContainerListDocument>(documents, described, included),
	);
};
