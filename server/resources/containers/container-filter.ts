import type { operations } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { CONTAINER_LIST } from "../listings/list-rules.ts";
import { readListWish } from "../listings/list-wish.ts";
import { findPartyNamed } from "../parties/party-queries.ts";
import { readValueFilters } from "../value-filters/read-value-filters.ts";
import type { ContainerFilter } from "./container-list-queries.ts";

type ContainerQuery = NonNullable<
	operations["listContainers"]["parameters"]["query"]
>;

/** The id of the customer whose containers are wanted; undefined for those of all. */
async function customerIdOf(
	db: Queries,
	accountId: string,
	query: ContainerQuery,
): Promise<string | undefined> {
	const id = query["filter[customer_id]"];
	const name = query["filter[customer_name]"];
	if (id !== undefined || name === undefined) return id;
	// A name that no party has leads to no containers, as an id does that no party has.
	return (await findPartyNamed(db, accountId, name))?.id ?? "";
}

/** Reads the filters and the sort of a list of containers. What they name that is not possible is a 400. */
export async function readContainerFilter(
	db: Queries,
	accountId: string,
	query: ContainerQuery,
): Promise<ContainerFilter> {
	return {
		number: query["filter[number]"],
		wish: readListWish(CONTAINER_LIST, {
			...query,
			"filter[customer_id]": await customerIdOf(db, accountId, query),
		}),
		values: await readValueFilters(db, accountId, "container", query),
	};
}
