import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import { findReferenced } from "../references/reference-queries.ts";
import {
	MOST_OF_A_NUMBER,
	trackingNumberKey,
} from "../references/tracking-number.ts";

/** The search parameters of a list of shipments. */
export interface ShipmentSearch {
	/** Bill of lading number, or the tracked number. */
	readonly number?: string | undefined;
	/** One of these numbers, a reference, or a container number. */
	readonly text?: string | undefined;
}

const selectByBill = compiledRead((db, accountId: string, bill: string) =>
	db
		.selectFrom("shipments")
		.select("id")
		.where("account_id", "=", accountId)
		.where("bill_of_lading_number", "=", bill)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OF_A_NUMBER),
);

const selectByNumber = compiledRead((db, accountId: string, number: string) =>
	db
		.selectFrom("shipments")
		.select("id")
		.where("account_id", "=", accountId)
		.where("normalized_number", "=", number)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OF_A_NUMBER),
);

/** The shipments of requests for a number, because lines know many numbers only without the submitted prefix. */
const selectTrackedIds = compiledRead((db, accountId: string, key: string) =>
	db
		.selectFrom("tracking_requests")
		.select("shipment_id")
		.where("account_id", "=", accountId)
		.where("number_key", "=", key)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OF_A_NUMBER),
);

const selectShippedIds = compiledRead(
	(db, accountId: string, container: string) =>
		db
			.selectFrom("containers")
			.select("shipment_id")
			.where("account_id", "=", accountId)
			.where("number", "=", container)
			.orderBy("created_at", "desc")
			.orderBy("id", "desc")
			.limit(MOST_OF_A_NUMBER),
);

/** Ids of the shipments that a number can mean; each kind of number has its own index. */
async function findByNumber(
	db: Queries,
	accountId: string,
	number: string,
): Promise<Set<string>> {
	const key = trackingNumberKey(number);
	const found = new Set<string>();
	for (const bill of new Set([number, key])) {
		for (const { id } of await selectByBill(db, accountId, bill)) found.add(id);
	}
	for (const { id } of await selectByNumber(db, accountId, key)) found.add(id);
	await giveWay();
	for (const { shipment_id: id } of await selectTrackedIds(db, accountId, key))
		if (id !== null) found.add(id);
	return found;
}

/** Ids of the shipments that a number or a reference can mean. */
async function findByText(
	db: Queries,
	accountId: string,
	text: string,
): Promise<Set<string>> {
	const found = await findByNumber(db, accountId, text);
	const key = trackingNumberKey(text);
	for (const { shipment_id: id } of await selectShippedIds(db, accountId, key))
		found.add(id);
	for (const id of await findReferenced(db, accountId, "shipment", text))
		found.add(id);
	return found;
}

/** Ids of the shipments that match all search parameters, in any order. */
export async function findCandidates(
	db: Queries,
	accountId: string,
	{ number, text }: ShipmentSearch,
): Promise<string[]> {
	const ofNumber =
		number === undefined
			? undefined
			: await findByNumber(db, accountId, number);
	const ofText =
		text === undefined ? undefined : await findByText(db, accountId, text);
	const found = [...(ofNumber ?? ofText ?? [])];
	return ofText ? found.filter((id) => ofText.has(id)) : found;
}
