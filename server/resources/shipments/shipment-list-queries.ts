import type { Queries } from "../../database/database.ts";
import type { SizedDocument } from "../../database/stored-documents/sized-documents.ts";
import { type FoundPage, findListPage } from "../../json-api/find-list-page.ts";
import type { OpenList } from "../../json-api/list-source.ts";
import type { Page } from "../../json-api/page.ts";
import { SHIPMENT_LIST } from "../listings/list-rules.ts";
import type { ListSelection } from "../listings/list-selection.ts";
import { openRecordList } from "../listings/open-record-list.ts";
import type { ValueFilter } from "../value-filters/value-filter.ts";
import {
	findCandidates,
	type ShipmentSearch,
} from "./shipment-candidates-queries.ts";

/** The filters of a list of shipments. */
export interface ShipmentFilter extends ShipmentSearch {
	readonly selection: ListSelection;
	readonly values: readonly ValueFilter[];
}

/** Opens the list of an account's shipments. */
export async function openShipmentList(
	db: Queries,
	accountId: string,
	filter: ShipmentFilter,
): Promise<OpenList<SizedDocument>> {
	const { number, text, selection, values } = filter;
	const isSearch = number !== undefined || text !== undefined;
	const search = isSearch && {
		ids: await findCandidates(db, accountId, filter),
	};
	return openRecordList(db, accountId, SHIPMENT_LIST, {
		selection,
		values,
		...search,
	});
}

/** Lists a page of an account's shipments, and their number. */
export async function listShipmentDocuments(
	db: Queries,
	accountId: string,
	filter: ShipmentFilter,
	page: Page,
): Promise<FoundPage<SizedDocument>> {
	const { list, total } = await openShipmentList(db, accountId, filter);
	return findListPage(list, page, total);
}
