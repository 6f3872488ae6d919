import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { inLockOrder } from "../../database/lock-order.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { countRecords } from "../accounts/account-counters.ts";
import type { TrackingRequestTable } from "./tracking-request-table.ts";

/** Statuses in which a number cannot be submitted again. */
const OPEN = ["pending", "awaiting_manifest", "created"] as const;

const addTrackingRequest = compiledWrite((db, row: TrackingRequestTable) =>
	db.insertInto("tracking_requests").values(row),
);

/** Adds a tracking request and counts it, in a transaction. An open request for this number and line is a unique violation. */
export async function insertTrackingRequest(
	db: Queries,
	row: TrackingRequestTable,
): Promise<void> {
	await addTrackingRequest(db, row);
	await countRecords(db, row.account_id, "tracking_requests", 1);
}

const addNewTrackingRequests = compiledRead(
	(db, rows: readonly TrackingRequestTable[]) =>
		db
			.insertInto("tracking_requests")
			.values(rows)
			.onConflict((conflict) => conflict.doNothing())
			.returning("id"),
);

/**
 * Adds tracking requests, except those with an open request for their number and line, in a transaction. Returns the added ids.
 */
export async function insertNewTrackingRequests(
	db: Queries,
	accountId: string,
	rows: readonly TrackingRequestTable[],
): Promise<ReadonlySet<string>> {
	const ids = new Set<string>();
	// Two batches can name the same numbers.
	const sorted = inLockOrder(rows, (row) => row.number_key);
	for (const batch of inBatches(sorted)) {
		const added = await addNewTrackingRequests(db, batch);
		for (const { id } of added) ids.add(id);
	}
	if (ids.size > 0)
		await countRecords(db, accountId, "tracking_requests", ids.size);
	return ids;
}

const selectTrackingRequest = compiledRead(
	(db, accountId: string, id: string) =>
		db
			.selectFrom("tracking_requests")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("id", "=", id),
);

/** Finds a tracking request of an account. */
export async function findTrackingRequest(
	db: Queries,
	accountId: string,
	id: string,
): Promise<TrackingRequestTable | undefined> {
	const [row] = await selectTrackingRequest(db, accountId, id);
	return row;
}

const selectLocked = compiledRead((db, accountId: string, id: string) =>
	db
		.selectFrom("tracking_requests")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.forUpdate(),
);

/**
 * Locks and reads a tracking request: no other transaction changes it until this one ends. Change a request with a shipment
 * under the shipment's lock instead.
 */
export async function openTrackingRequest(
	db: Queries,
	accountId: string,
	id: string,
): Promise<TrackingRequestTable | undefined> {
	const [row] = await selectLocked(db, accountId, id);
	return row;
}

/** The tracking requests of an account with these ids, read by one statement. */
export const selectTrackingRequests = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("tracking_requests")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** The tracking requests of an account with these ids; any number of them. */
export async function findTrackingRequests(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<TrackingRequestTable[]> {
	const find = (batch: readonly string[]) =>
		selectTrackingRequests(db, accountId, batch);
	return (await Promise.all(idBatches(ids).map(find))).flat();
}

/** Changes a tracking request. */
export const setTrackingRequest = compiledWrite(
	(db, accountId: string, id: string, changes: Partial<TrackingRequestTable>) =>
		db
			.updateTable("tracking_requests")
			.set(changes)
			.where("account_id", "=", accountId)
			.where("id", "=", id),
);

/** Moves the requests of a shipment from one status to another, and returns the changed rows. */
export function setStatusOfRequests(
	db: Queries,
	accountId: string,
	shipmentId: string,
	change: {
		readonly from: TrackingRequestTable["status"];
		readonly to: TrackingRequestTable["status"];
		readonly now: string;
	},
): Promise<TrackingRequestTable[]> {
	return db
		.updateTable("tracking_requests")
		.set({ status: change.to, updated_at: change.now })
		.where("account_id", "=", accountId)
		.where("shipment_id", "=", shipmentId)
		.where("status", "=", change.from)
		.returningAll()
		.execute();
}

/** An open request for a number. */
export type RequestForNumber = Pick<
	TrackingRequestTable,
	"id" | "number_key" | "line_scac" | "shipment_id"
>;

const selectOpen = compiledRead(
	(db, accountId: string, numberKeys: readonly string[]) =>
		db
			.selectFrom("tracking_requests")
			.select(["id", "number_key", "line_scac", "shipment_id"])
			.where("account_id", "=", accountId)
			.where("number_key", "in", numberKeys)
			.where("status", "in", OPEN),
);

/** The open requests for these numbers, at any line. */
export async function findOpenRequests(
	db: Queries,
	accountId: string,
	numberKeys: readonly string[],
): Promise<RequestForNumber[]> {
	const find = (batch: readonly string[]) => selectOpen(db, accountId, batch);
	return (await Promise.all(idBatches(numberKeys).map(find))).flat();
}

/** The open request for a number at a line. */
export function findOpenRequestForNumber(
	db: Queries,
	accountId: string,
	lineScac: string,
	numberKey: string,
): Promise<RequestForNumber | undefined> {
	return db
		.selectFrom("tracking_requests")
		.select(["id", "number_key", "line_scac", "shipment_id"])
		.where("account_id", "=", accountId)
		.where("line_scac", "=", lineScac)
		.where("number_key", "=", numberKey)
		.where("status", "in", OPEN)
		.executeTakeFirst();
}

/** Reasons for failure which mean that the line does not know the number. */
const UNKNOWN = ["not_found", "invalid_number", "expired"] as const;

function others(db: Queries, accountId: string, numberKey: string, id: string) {
	return db
		.selectFrom("tracking_requests")
		.select("id")
		.where("account_id", "=", accountId)
		.where("number_key", "=", numberKey)
		.where("id", "!=", id)
		.limit(1);
}

const selectKnown = compiledRead(
	(db, accountId: string, numberKey: string, id: string, lineScac: string) =>
		others(db, accountId, numberKey, id)
			.where("line_scac", "=", lineScac)
			.where("shipment_id", "is not", null),
);

const selectUnknown = compiledRead(
	(db, accountId: string, numberKey: string, id: string, lineScac: string) =>
		others(db, accountId, numberKey, id)
			.where("line_scac", "=", lineScac)
			.where("failed_reason", "in", UNKNOWN),
);

/** Whether another request of the account has already shown whether this request's line knows its number. */
export async function isShownBefore(
	db: Queries,
	request: TrackingRequestTable,
	isKnown: boolean,
): Promise<boolean> {
	const select = isKnown ? selectKnown : selectUnknown;
	const { account_id: accountId, line_scac: lineScac } = request;
	const { number_key: numberKey, id } = request;
	return (await select(db, accountId, numberKey, id, lineScac)).length > 0;
}

/** The id of an open request for a shipment's number, other than the shipment's own request. */
export async function findOpenRequestId(
	db: Queries,
	accountId: string,
	lineScac: string,
	shipmentId: string,
): Promise<string | undefined> {
	const numbers = db
		.selectFrom("tracking_requests as own")
		.select("own.number_key")
		.where("own.account_id", "=", accountId)
		.where("own.shipment_id", "=", shipmentId);
	const row = await db
		.selectFrom("tracking_requests")
		.select("id")
		.where("account_id", "=", accountId)
		.where("line_scac", "=", lineScac)
		.where("number_key", "in", numbers)
		.where("status", "in", OPEN)
		.where((eb) =>
			eb.or([
				eb("shipment_id", "is", null),
				eb("shipment_id", "!=", shipmentId),
			]),
		)
		.executeTakeFirst();
	return row?.id;
}

/** The request that created a shipment. */
export function findRequestOfShipment(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<TrackingRequestTable | undefined> {
	return db
		.selectFrom("tracking_requests")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("shipment_id", "=", shipmentId)
		.executeTakeFirst();
}
