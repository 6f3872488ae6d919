import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import type { SizedDocument } from "../../database/stored-documents/sized-documents.ts";
import { type FoundPage, findListPage } from "../../json-api/find-list-page.ts";
import type { OpenList } from "../../json-api/list-source.ts";
import type { Page } from "../../json-api/page.ts";
import { CONTAINER_LIST } from "../listings/list-rules.ts";
import type { ListSelection } from "../listings/list-selection.ts";
import { openRecordList } from "../listings/open-record-list.ts";
import {
	MOST_OF_A_NUMBER,
	trackingNumberKey,
} from "../references/tracking-number.ts";
import type { ValueFilter } from "../value-filters/value-filter.ts";

/** The filters of a list of containers. */
export interface ContainerFilter {
	readonly number?: string | undefined;
	readonly selection: ListSelection;
	readonly values: readonly ValueFilter[];
}

const selectIds = compiledRead((db, accountId: string, number: string) =>
	db
		.selectFrom("containers")
		.select("id")
		.where("account_id", "=", accountId)
		.where("number", "=", number)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OF_A_NUMBER),
);

/** Opens the list of an account's containers. */
export async function openContainerList(
	db: Queries,
	accountId: string,
	{ number, ...choice }: ContainerFilter,
): Promise<OpenList<SizedDocument>> {
	if (number === undefined)
		return openRecordList(db, accountId, CONTAINER_LIST, choice);
	const found = await selectIds(db, accountId, trackingNumberKey(number));
	const ids = found.map(({ id }) => id);
	return openRecordList(db, accountId, CONTAINER_LIST, {
		...choice,
		ids,
	});
}

/** Lists a page of an account's containers, and their number. */
export async function listContainerDocuments(
	db: Queries,
	accountId: string,
	filter: ContainerFilter,
	page: Page,
): Promise<FoundPage<SizedDocument>> {
	const { list, total } = await openContainerList(db, accountId, filter);
	return findListPage(list, page, total);
}
