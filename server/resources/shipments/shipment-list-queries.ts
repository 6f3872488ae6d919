import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import {
	type SizedDocument,
	sizedColumns,
} from "../../database/sized-documents.ts";
import { candidateList } from "../../json-api/candidate-list.ts";
import {
	type FoundList,
	findList,
	type ListSource,
} from "../../json-api/find-list.ts";
import type { Page } from "../../json-api/page.ts";
import { tableList } from "../../json-api/table-list.ts";
import { findCounter } from "../accounts/account-counters.ts";
import {
	findCandidates,
	type ShipmentSearch,
} from "./shipment-candidates-queries.ts";

/** What a list of shipments can be narrowed by. */
export interface ShipmentFilter extends ShipmentSearch {
	readonly isTrackingStopped?: boolean | undefined;
	readonly customerId?: string | undefined;
}

const selectDocuments = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("shipments")
			.select(sizedColumns("shipments"))
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** All shipments of an account or of a customer, or those of them that are still tracked, or those that are not. */
function listOfAccount(
	db: Queries,
	accountId: string,
	{ isTrackingStopped, customerId }: ShipmentFilter,
): ListSource<SizedDocument> {
	const all = db.selectFrom("shipments").where("account_id", "=", accountId);
	const ofAccount =
		customerId === undefined ? all : all.where("customer_id", "=", customerId);
	const chosen =
		isTrackingStopped === undefined
			? ofAccount
			: ofAccount.where(
					"line_tracking_stopped_at",
					isTrackingStopped ? "is not" : "is",
					null,
				);
	return tableList({
		db,
		order: "created_at",
		streams: () => [chosen],
		select: (stream) =>
			stream.select(sizedColumns("shipments")).select("created_at"),
	});
}

/** The few shipments that a search finds. */
async function listOfSearch(
	db: Queries,
	accountId: string,
	filter: ShipmentFilter,
): Promise<ListSource<SizedDocument>> {
	const { isTrackingStopped, customerId } = filter;
	const found = await findCandidates(db, accountId, filter);
	const chosen = found.filter(
		({ line_tracking_stopped_at: stoppedAt, customer_id }) =>
			(isTrackingStopped ?? stoppedAt !== null) === (stoppedAt !== null) &&
			(customerId ?? customer_id) === customer_id,
	);
	return candidateList(
		chosen.map(({ created_at: at, id }) => ({ at, id })),
		(ids) => selectDocuments(db, accountId, ids),
	);
}

/** Lists a page of an account's shipments, newest first, and how many there are. */
export async function listShipmentDocuments(
	db: Queries,
	accountId: string,
	filter: ShipmentFilter,
	page: Page,
): Promise<FoundList<SizedDocument>> {
	const { number, text, isTrackingStopped, customerId } = filter;
	if (number !== undefined || text !== undefined)
		return findList(await listOfSearch(db, accountId, filter), page);
	const total =
		isTrackingStopped === undefined && customerId === undefined
			? await findCounter(db, accountId, "shipments")
			: undefined;
	return findList(listOfAccount(db, accountId, filter), page, total);
}
