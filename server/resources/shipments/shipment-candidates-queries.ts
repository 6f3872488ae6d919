import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { giveWay } from "../../runtime/give-way.ts";
import { findReferenced } from "../references/reference-queries.ts";
import {
	MOST_OF_A_NUMBER,
	trackingNumberKey,
} from "../references/tracking-number.ts";
import type { ShipmentTable } from "./shipment-table.ts";

/** What the shipments of a list are found by when it is not the whole list. */
export interface ShipmentSearch {
	/** Bill of lading number, or the number that was tracked. */
	readonly number?: string | undefined;
	/** One of these, a reference, or the number of a container. */
	readonly text?: string | undefined;
}

/** What of a shipment is needed to choose it. */
export type Candidate = Pick<
	ShipmentTable,
	"id" | "created_at" | "line_tracking_stopped_at" | "customer_id"
>;

const CANDIDATE = [
	"id",
	"created_at",
	"line_tracking_stopped_at",
	"customer_id",
] as const;

const selectByBill = compiledRead((db, accountId: string, bill: string) =>
	db
		.selectFrom("shipments")
		.select(CANDIDATE)
		.where("account_id", "=", accountId)
		.where("bill_of_lading_number", "=", bill)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OF_A_NUMBER),
);

const selectByNumber = compiledRead((db, accountId: string, number: string) =>
	db
		.selectFrom("shipments")
		.select(CANDIDATE)
		.where("account_id", "=", accountId)
		.where("normalized_number", "=", number)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(MOST_OF_A_NUMBER),
);

/** The shipments that requests for a number led to: lines know many a number without the prefix it was submitted with. */
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

const selectByIds = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("shipments")
			.select(CANDIDATE)
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** What is found of shipments, each once. */
type Found = Map<string, Candidate>;

function add(found: Found, rows: readonly Candidate[]): void {
	for (const row of rows) found.set(row.id, row);
}

async function addIds(
	db: Queries,
	accountId: string,
	found: Found,
	ids: readonly (string | null)[],
): Promise<void> {
	const wanted = new Set(ids.flatMap((id) => id ?? []));
	for (const batch of idBatches([...wanted].filter((id) => !found.has(id)))) {
		add(found, await selectByIds(db, accountId, batch));
		await giveWay();
	}
}

/** The shipments that a number can mean, each found by an index of its own. */
async function findByNumber(
	db: Queries,
	accountId: string,
	number: string,
): Promise<Found> {
	const found: Found = new Map();
	const key = trackingNumberKey(number);
	const tracked = await selectTrackedIds(db, accountId, key);
	for (const bill of new Set([number, key])) {
		add(found, await selectByBill(db, accountId, bill));
	}
	add(found, await selectByNumber(db, accountId, key));
	await giveWay();
	const ids = tracked.map((row) => row.shipment_id);
	await addIds(db, accountId, found, ids);
	return found;
}

/** The shipments that a number or a reference can mean. */
async function findByText(
	db: Queries,
	accountId: string,
	text: string,
): Promise<Found> {
	const found = await findByNumber(db, accountId, text);
	const key = trackingNumberKey(text);
	const shipped = await selectShippedIds(db, accountId, key);
	const referenced = await findReferenced(db, accountId, "shipment", text);
	const ids = [...shipped.map((row) => row.shipment_id), ...referenced];
	await addIds(db, accountId, found, ids);
	return found;
}

/** The shipments that all of a search finds, in any order. */
export async function findCandidates(
	db: Queries,
	accountId: string,
	{ number, text }: ShipmentSearch,
): Promise<Candidate[]> {
	const ofNumber =
		number === undefined
			? undefined
			: await findByNumber(db, accountId, number);
	const ofText =
		text === undefined ? undefined : await findByText(db, accountId, text);
	const found = [...((ofNumber ?? ofText)?.values() ?? [])];
	return ofText ? found.filter(({ id }) => ofText.has(id)) : found;
}
