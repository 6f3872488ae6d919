import type { Shipment } from "../../../generated/openapi.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import { compiledRead, compiledWrite } from "../../database/compiled-query.ts";
import type { Database, Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import { byAge } from "../../database/record-id.ts";
import { addToCounter } from "../accounts/account-counters.ts";
import type {
	ObservationTable,
	ShipmentNumberTable,
	ShipmentTable,
} from "./shipment-table.ts";

/** What tells one message from all others of a shipment. */
export type MessageIdentity = Pick<
	ObservationTable,
	"source_kind" | "source_code" | "key" | "version"
>;

/** A recorded message, and when it was heard last. */
export type RecordedMessage = MessageIdentity &
	Pick<ObservationTable, "id" | "received_at">;

/** What a source said once, without its own text. */
export type ObservationContent = Pick<ObservationTable, "id" | "content">;

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

const updateShipment = compiledWrite(
	(
		db,
		accountId: string,
		id: string,
		changes: Omit<ShipmentTable, "account_id" | "id" | "created_at">,
	) =>
		db
			.updateTable("shipments")
			.set(changes)
			.where("account_id", "=", accountId)
			.where("id", "=", id),
);

const insertShipment = compiledWrite((db, row: ShipmentTable) =>
	db.insertInto("shipments").values(row),
);

/** Writes a shipment, new or changed. To be called in a transaction: a new one is counted. */
export async function putShipment(
	db: Queries,
	row: ShipmentTable,
): Promise<void> {
	const { account_id: accountId, id, created_at: _, ...changes } = row;
	if ((await updateShipment(db, accountId, id, changes)) > 0) return;
	await insertShipment(db, row);
	await addToCounter(db, accountId, "shipments", 1);
}

/** What tells the messages of a shipment apart, without what they say. */
export const findMessages = compiledRead(
	(db, accountId: string, shipmentId: string) =>
		db
			.selectFrom("observations")
			.select(["source_kind", "source_code", "key", "version"])
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId),
);

const selectKnownTexts = compiledRead(
	(db, accountId: string, shipmentId: string) =>
		db
			.selectFrom("observations")
			.select((eb) => eb.fn.max("text_digest").as("text_digest"))
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId)
			.groupBy(["source_kind", "source_code", "key"])
			.having((eb) => eb.fn.countAll(), "=", 1),
);

/** Digests of the texts of a shipment's messages of which no other version is recorded: read again they would say nothing new. */
export async function findKnownTexts(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<ReadonlySet<string>> {
	const rows = await selectKnownTexts(db, accountId, shipmentId);
	return new Set(rows.flatMap((row) => row.text_digest ?? []));
}

const selectVersions = compiledRead(
	(db, accountId: string, shipmentId: string, keys: readonly string[]) =>
		db
			.selectFrom("observations")
			.select([
				"source_kind",
				"source_code",
				"key",
				"version",
				"id",
				"received_at",
			])
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId)
			.where("key", "in", keys),
);

/** All recorded versions of a shipment's messages with these keys. */
export async function findVersions(
	db: Queries,
	accountId: string,
	shipmentId: string,
	keys: readonly string[],
): Promise<RecordedMessage[]> {
	const found: RecordedMessage[] = [];
	for (const some of idBatches(keys)) {
		found.push(...(await selectVersions(db, accountId, shipmentId, some)));
	}
	return found;
}

/** Writes only the record of a shipment that has no news. */
export const setShipmentDocument = compiledWrite(
	(db, accountId: string, id: string, document: ShipmentTable["document"]) =>
		db
			.updateTable("shipments")
			.set({ document })
			.where("account_id", "=", accountId)
			.where("id", "=", id),
);

const selectObservations = compiledRead(
	(db, accountId: string, shipmentId: string) =>
		db
			.selectFrom("observations")
			.select(["id", "content"])
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId),
);

/** Everything that was ever said about a shipment, in the order it was received; without the sources' own texts. */
export async function findObservations(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<ObservationContent[]> {
	return byAge(await selectObservations(db, accountId, shipmentId));
}

const upsertObservations = compiledWrite(
	(db, rows: readonly ObservationTable[]) =>
		db
			.insertInto("observations")
			.values(rows)
			.onConflict((conflict) =>
				conflict.columns(["account_id", "id"]).doUpdateSet((eb) => ({
					content: eb.ref("excluded.content"),
					received_at: eb.ref("excluded.received_at"),
				})),
			),
);

/** Keeps observations; of one that is kept already only when it was heard last. */
export async function insertObservations(
	db: Queries,
	rows: readonly ObservationTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await upsertObservations(db, batch);
}

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
