import type { operations } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import { SHIPMENT_LIST } from "../listings/list-rules.ts";
import { readListSelection } from "../listings/list-selection.ts";
import { readValueFilters } from "../value-filters/read-value-filters.ts";
import type { ShipmentFilter } from "./shipment-list-queries.ts";

type ShipmentQuery = NonNullable<
	operations["listShipments"]["parameters"]["query"]
>;

/** Reads the filters and the sort of a list of shipments. Invalid ones are a 400. */
export async function readShipmentFilter(
	db: Queries,
	accountId: string,
	query: ShipmentQuery,
): Promise<ShipmentFilter> {
	return {
		number: query.number,
		// An empty search field counts as absent.
		text: query.q?.trim() || undefined,
		selection: readListSelection(SHIPMENT_LIST, query),
		values: await readValueFilters(db, accountId, "shipment", query),
	};
}
