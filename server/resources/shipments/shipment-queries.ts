import type { NotNull } from "kysely";
import type { Shipment } from "../../../generated/openapi.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import { compiledRead, compiledWrite } from "../../database/compiled-query.ts";
import type { Database, Queries } from "../../database/database.ts";
import { findPage } from "../../database/find-page.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { Page } from "../../json-api/page.ts";
import { trackingNumberKey } from "../tracking-requests/tracking-number.ts";
import type { ShipmentNumberTable, ShipmentTable } from "./shipment-table.ts";

/** What a list of shipments can be narrowed by. */
export interface ShipmentFilter {
	/** Bill of lading number, or the number that was tracked. */
	readonly number?: string | undefined;
	readonly isTrackingStopped?: boolean | undefined;
}

/** Reads a shipment of an account as it is replied. */
export type ShipmentReader = (
	accountId: string,
	id: string,
) => Promise<JsonText<Shipment> | undefined>;

/** Returns a {@link ShipmentReader}. */
export function shipmentReader(database: Database): ShipmentReader {
	const read = database.prepareSharedRead(
		database.db
			.selectFrom("shipments")
			.select("document")
			.where("account_id", "=", "")
			.where("id", "=", "")
			.compile(),
	);
	return async (accountId, id) => (await read(accountId, id))?.document;
}

/** The shipments that requests for a number led to: lines know many a number without the prefix it was submitted with. */
function trackedBy(db: Queries, accountId: string, numberKey: string) {
	return db
		.selectFrom("tracking_requests")
		.select("shipment_id")
		.where("account_id", "=", accountId)
		.where("number_key", "=", numberKey)
		.where("shipment_id", "is not", null)
		.$narrowType<{ shipment_id: NotNull }>();
}

/** Lists a page of an account's shipments, newest first, and how many there are. */
export async function listShipmentDocuments(
	db: Queries,
	accountId: string,
	filter: ShipmentFilter,
	page: Page,
) {
	const { number, isTrackingStopped } = filter;
	let query = db.selectFrom("shipments").where("account_id", "=", accountId);
	if (number !== undefined) {
		const key = trackingNumberKey(number);
		query = query.where((eb) =>
			eb.or([
				eb("bill_of_lading_number", "in", [number, key]),
				eb("normalized_number", "=", key),
				eb("id", "in", trackedBy(db, accountId, key)),
			]),
		);
	}
	if (isTrackingStopped !== undefined) {
		query = query.where(
			"line_tracking_stopped_at",
			isTrackingStopped ? "is not" : "is",
			null,
		);
	}
	const { rows, total } = await findPage(query.select("document"), page);
	return { documents: rows.map((row) => row.document), total };
}

const selectShipment = compiledRead((db, accountId: string, id: string) =>
	db
		.selectFrom("shipments")
		.selectAll()
		.where("account_id", "=", accountId)
		.where("id", "=", id),
);

/** Looks a shipment of an account up. */
export async function findShipment(
	db: Queries,
	accountId: string,
	id: string,
): Promise<ShipmentTable | undefined> {
	const [row] = await selectShipment(db, accountId, id);
	return row;
}

/** Writes a shipment, new or changed. */
export const putShipment = compiledWrite((db, row: ShipmentTable) => {
	const { account_id: _, id: __, created_at: ___, ...changes } = row;
	return db
		.insertInto("shipments")
		.values(row)
		.onConflict((conflict) =>
			conflict.columns(["account_id", "id"]).doUpdateSet((eb) => ({
				...changes,
				revision: eb("shipments.revision", "+", 1),
			})),
		);
});

const addRevision = compiledRead((db, accountId: string, id: string) =>
	db
		.updateTable("shipments")
		.set((eb) => ({ revision: eb("revision", "+", 1) }))
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.returning("revision"),
);

/**
 * Marks a shipment as changed together with one of its containers or events, and returns its new revision; undefined when the
 * account has no such shipment. In the transaction of the change.
 */
export async function raiseRevision(
	db: Queries,
	accountId: string,
	id: string,
): Promise<number | undefined> {
	const [row] = await addRevision(db, accountId, id);
	return row?.revision;
}

/** Writes only the record of a shipment that has no news. */
export const setShipmentDocument = compiledWrite(
	(db, accountId: string, id: string, document: ShipmentTable["document"]) =>
		db
			.updateTable("shipments")
			.set((eb) => ({ document, revision: eb("revision", "+", 1) }))
			.where("account_id", "=", accountId)
			.where("id", "=", id),
);

/** The numbers that a shipment is recognized by. */
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
	(db, accountId: string, lineScac: string, numberKeys: readonly string[]) =>
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
			.where("shipments.line_tracking_stopped_at", "is", null),
);

/** A shipment of this line that is tracked and recognized by one of these numbers. */
export async function findTrackedShipmentId(
	db: Queries,
	accountId: string,
	lineScac: string,
	numberKeys: readonly string[],
): Promise<string | undefined> {
	for (const keys of idBatches(numberKeys)) {
		const [row] = await selectTracked(db, accountId, lineScac, keys);
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

/** Keeps the numbers that a shipment is recognized by; those that are kept already stay. */
export async function insertNumbers(
	db: Queries,
	rows: readonly ShipmentNumberTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await addNumbers(db, batch);
}
