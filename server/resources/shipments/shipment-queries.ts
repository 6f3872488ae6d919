import type { Shipment } from "../../../generated/openapi.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import type { Database, Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import { inLockOrder } from "../../database/lock-order.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import {
	pollTimes,
	pollTimesText,
	putPollTimes,
	timedRow,
	withPollTimes,
} from "../../database/stored-documents/poll-times.ts";
import {
	changedAt,
	withUpdatedAt,
} from "../../database/stored-documents/updated-at.ts";
import { countRecords } from "../accounts/account-counters.ts";
import type { ShipmentNumberTable, ShipmentTable } from "./shipment-table.ts";

/** Reads a shipment of an account as replied. */
export type ShipmentReader = (
	accountId: string,
	id: string,
) => Promise<JsonText<Shipment> | undefined>;

/** Returns a {@link ShipmentReader}. */
export function shipmentReader(database: Database): ShipmentReader {
	const read = database.prepareSharedRead(
		database.db
			.selectFrom("shipments")
			.select(["document", pollTimes("shipments"), changedAt("shipments")])
			.where("account_id", "=", "")
			.where("id", "=", "")
			.compile(),
	);
	return async (accountId, id) => {
		const row = await read(accountId, id);
		if (!row) return undefined;
		return withUpdatedAt(
			withPollTimes(row.document, row.times),
			row.changed_at,
		);
	};
}

const selectShipment = compiledRead((db, accountId: string, id: string) =>
	db
		.selectFrom("shipments")
		.selectAll()
		.select(pollTimes("shipments"))
		.where("account_id", "=", accountId)
		.where("id", "=", id),
);

/** Finds a shipment of an account. */
export async function findShipment(
	db: Queries,
	accountId: string,
	id: string,
): Promise<ShipmentTable | undefined> {
	const [row] = await selectShipment(db, accountId, id);
	return row && timedRow(row);
}

const selectLocked = compiledRead((db, accountId: string, id: string) =>
	db
		.selectFrom("shipments")
		.selectAll()
		.select(pollTimes("shipments"))
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.forUpdate(),
);

/**
 * Locks and reads a shipment: no other transaction changes it, its containers, events or requests until this one ends. Every
 * transaction that changes them takes this lock first.
 */
export async function openShipment(
	db: Queries,
	accountId: string,
	id: string,
): Promise<ShipmentTable | undefined> {
	const [row] = await selectLocked(db, accountId, id);
	return row && timedRow(row);
}

/** Columns of a shipment that can change. */
type ShipmentColumns = Omit<
	ShipmentTable,
	"account_id" | "id" | "created_at" | "revision"
>;

/** Columns in indexes, whose entries are rewritten with them. */
const FOUND_BY = [
	"scac",
	"bill_of_lading_number",
	"normalized_number",
	"line_tracking_stopped_at",
	"customer_id",
] as const;

/** The columns to write: without those of indexes when none of them changes. */
function changedColumns(
	{
		account_id: _,
		id: __,
		created_at: ___,
		revision: ____,
		...columns
	}: ShipmentTable,
	before: ShipmentTable | undefined,
): Partial<ShipmentColumns> {
	if (!before || FOUND_BY.some((name) => before[name] !== columns[name]))
		return columns;
	const {
		scac,
		bill_of_lading_number,
		normalized_number,
		line_tracking_stopped_at,
		customer_id,
		...others
	} = columns;
	return others;
}

const updateShipment = compiledWrite(
	(db, accountId: string, id: string, changes: Partial<ShipmentColumns>) =>
		db
			.updateTable("shipments")
			.set((eb) => ({ ...changes, revision: eb("revision", "+", 1) }))
			.where("account_id", "=", accountId)
			.where("id", "=", id),
);

const insertShipment = compiledWrite((db, row: ShipmentTable) =>
	db.insertInto("shipments").values(row),
);

/** Adds a new shipment and counts it. Must run in a transaction. */
export async function addShipment(
	db: Queries,
	row: ShipmentTable,
): Promise<void> {
	await insertShipment(db, row);
	await countRecords(db, row.account_id, "shipments", 1);
}

/** Writes a changed shipment. `before` is the previous row, where it is known. */
export async function putShipment(
	db: Queries,
	row: ShipmentTable,
	before?: ShipmentTable,
): Promise<void> {
	const { account_id: accountId, id } = row;
	await updateShipment(db, accountId, id, changedColumns(row, before));
}

const addRevision = compiledRead((db, accountId: string, id: string) =>
	db
		.updateTable("shipments")
		.set((eb) => ({ revision: eb("revision", "+", 1) }))
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.returning("revision"),
);

/**
 * Increments the revision of a shipment whose container or event changes, in the transaction of the change. Returns the new
 * revision; undefined for an unknown shipment.
 */
export async function raiseRevision(
	db: Queries,
	accountId: string,
	id: string,
): Promise<number | undefined> {
	const [row] = await addRevision(db, accountId, id);
	return row?.revision;
}

/** The times of a poll that apply to all containers of a shipment. */
export function sharedTimesText({
	line_tracking_last_succeeded_at: succeededAt,
}: Shipment["attributes"]): string {
	const times = { shipment_last_tracking_request_at: succeededAt };
	return pollTimesText(times, ["shipment_last_tracking_request_at"]);
}

/** Writes when the line of a shipment was polled. */
export function putShipmentTimes(
	db: Queries,
	accountId: string,
	{ id, attributes }: Pick<Shipment, "id" | "attributes">,
): Promise<void> {
	const row = {
		account_id: accountId,
		record_id: id,
		times: pollTimesText(attributes, [
			"line_tracking_last_attempted_at",
			"line_tracking_last_succeeded_at",
		]),
		container_times: sharedTimesText(attributes),
	};
	return putPollTimes(db, [row]);
}

/** The numbers that identify a shipment. */
export async function findNumbers(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<string[]> {
	const rows = await db
		.selectFrom("shipment_numbers")
		.select("number_key")
		.where("account_id", "=", accountId)
		.where("shipment_id", "=", shipmentId)
		.execute();
	return rows.map((row) => row.number_key);
}

const selectTracked = compiledRead(
	(
		db,
		accountId: string,
		lineScac: string,
		numberKeys: readonly string[],
		exceptId: string,
	) =>
		db
			.selectFrom("shipment_numbers")
			.innerJoin("shipments", (join) =>
				join
					.onRef("shipments.account_id", "=", "shipment_numbers.account_id")
					.onRef("shipments.id", "=", "shipment_numbers.shipment_id"),
			)
			.select("shipments.id")
			.where("shipment_numbers.account_id", "=", accountId)
			.where("shipment_numbers.line_scac", "=", lineScac)
			.where("shipment_numbers.number_key", "in", numberKeys)
			.where("shipment_numbers.shipment_id", "!=", exceptId)
			.where("shipments.line_tracking_stopped_at", "is", null),
);

/** The id of another tracked shipment of this line that has one of these numbers. */
export async function findTrackedShipmentId(
	db: Queries,
	accountId: string,
	lineScac: string,
	numberKeys: readonly string[],
	exceptId: string,
): Promise<string | undefined> {
	for (const keys of idBatches(numberKeys)) {
		const [row] = await selectTracked(db, accountId, lineScac, keys, exceptId);
		if (row) return row.id;
	}
	return undefined;
}

const addNumbers = compiledWrite((db, rows: readonly ShipmentNumberTable[]) =>
	db
		.insertInto("shipment_numbers")
		.values(rows)
		.onConflict((conflict) => conflict.doNothing()),
);

/** Adds the numbers that identify a shipment; existing ones stay. */
export async function insertNumbers(
	db: Queries,
	rows: readonly ShipmentNumberTable[],
): Promise<void> {
	// Reports about two shipments can name the same numbers.
	const sorted = inLockOrder(rows, (row) => row.number_key);
	for (const batch of inBatches(sorted)) await addNumbers(db, batch);
}

declare module "../../services/services.ts" {
	interface Services {
		readonly readShipment: ShipmentReader;
	}
}
