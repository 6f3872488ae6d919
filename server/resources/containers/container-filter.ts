import type { operations } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { CONTAINER_LIST } from "../listings/list-rules.ts";
import { readListSelection } from "../listings/list-selection.ts";
import { findPartyNamed } from "../parties/party-queries.ts";
import { readValueFilters } from "../value-filters/read-value-filters.ts";
import type { ContainerFilter } from "./container-list-queries.ts";

type ContainerQuery = NonNullable<
	operations["listContainers"]["parameters"]["query"]
>;

/** The customer's id from the filters; undefined for no filter by customer. */
async function customerIdOf(
	db: Queries,
	accountId: string,
	query: ContainerQuery,
): Promise<string | undefined> {
	const id = query["filter[customer_id]"];
	const name = query["filter[customer_name]"];
	if (id !== undefined || name === undefined) return id;
	// An unknown name selects no containers, like an unknown id.
	return (await findPartyNamed(db, accountId, name))?.id ?? "";
}

/** Reads the filters and the sort of a list of containers. Invalid ones are a 400. */
export async function readContainerFilter(
	db: Queries,
	accountId: string,
	query: ContainerQuery,
): Promise<ContainerFilter> {
	return {
		number: query["filter[number]"],
		selection: readListSelection(CONTAINER_LIST, {
			...query,
			"filter[customer_id]": await customerIdOf(db, accountId, query),
		}),
		values: await readValueFilters(db, accountId, "container", query),
	};
}
