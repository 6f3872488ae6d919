import { allPages } from "../../database/all-pages.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText, toJsonText } from "../../database/json-text.ts";
import {
	packTexts,
	unpackTexts,
} from "../../database/packed-texts/packed-texts.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { RecordedMessage, StoredObservation } from "./observation.ts";
import { type ReportOwner, storedMessage } from "./pack-reports.ts";
import type { ReportTable } from "./report-table.ts";

/** The part of a row that identifies its messages. */
type ReportMessages = Pick<
	ReportTable,
	"first" | "source_kind" | "source_code" | "received_at" | "messages"
>;

type ReportContents = ReportMessages & Pick<ReportTable, "contents">;

/** Rows per statement: in most cases all of a shipment. */
const PAGE = 32;

/** A page of a shipment's reports, in order of receipt. */
function pageOfReports(
	db: Queries,
	accountId: string,
	shipmentId: string,
	after: number,
) {
	return db
		.selectFrom("reports")
		.select(["first", "source_kind", "source_code", "received_at", "messages"])
		.where("account_id", "=", accountId)
		.where("shipment_id", "=", shipmentId)
		.where("first", ">", after)
		.orderBy("first")
		.limit(PAGE);
}

const selectMessages = compiledRead(
	(db, accountId: string, shipmentId: string, after: number) =>
		pageOfReports(db, accountId, shipmentId, after),
);

const selectContents = compiledRead(
	(db, accountId: string, shipmentId: string, after: number) =>
		pageOfReports(db, accountId, shipmentId, after).select("contents"),
);

function messagesOf({
	first,
	source_kind,
	source_code,
	received_at,
	messages,
}: ReportMessages): RecordedMessage[] {
	return fromJsonText(messages).map(
		([key, version, text_digest, receivedAt = received_at], index) => ({
			number: first + index,
			source_kind,
			source_code,
			key,
			version,
			text_digest,
			received_at: receivedAt,
		}),
	);
}

function observationsOf(row: ReportContents): StoredObservation[] {
	const contents = unpackTexts(row.contents);
	return messagesOf(row).flatMap((message, index) => {
		const content = contents[index];
		return content === undefined ? [] : [{ ...message, content }];
	});
}

/** The messages of a shipment in the order of their numbers, without their content. */
export async function findMessages(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<RecordedMessage[]> {
	const rows = await allPages<ReportMessages>(PAGE, (last) =>
		selectMessages(db, accountId, shipmentId, last?.first ?? 0),
	);
	return rows.flatMap(messagesOf);
}

/** The messages of a shipment in the order of their numbers, without their texts. Gives way between rows. */
export async function findObservations(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<StoredObservation[]> {
	const rows = await allPages<ReportContents>(PAGE, (last) =>
		selectContents(db, accountId, shipmentId, last?.first ?? 0),
	);
	const found: StoredObservation[] = [];
	for (const row of rows) {
		found.push(...observationsOf(row));
		await giveWay();
	}
	return found;
}

/** The place of a message: its number, and the row that has it. */
export interface MessagePlace {
	readonly shipmentId: string;
	readonly first: number;
	readonly number: number;
}

/** The key of a message among those of an account. */
export function messageKey(shipmentId: string, number: number): string {
	return `${shipmentId} ${number}`;
}

/** May also return rows of these shipments that begin with messages of others, because the keys are two separate lists. */
const selectReports = compiledRead(
	(
		db,
		accountId: string,
		shipmentIds: readonly string[],
		firsts: readonly number[],
	) =>
		db
			.selectFrom("reports")
			.select([
				"shipment_id",
				"first",
				"source_kind",
				"source_code",
				"received_at",
				"messages",
				"contents",
			])
			.where("account_id", "=", accountId)
			.where("shipment_id", "in", shipmentIds)
			.where("first", "in", firsts),
);

/** Shipments, and rows of each, per statement. */
const MOST_SHIPMENTS = 32;
const MOST_ROWS = 64;

/** The messages at these places, by {@link messageKey}. Gives way between rows. */
export async function findObservationsAt(
	db: Queries,
	accountId: string,
	places: readonly MessagePlace[],
): Promise<ReadonlyMap<string, StoredObservation>> {
	const found = new Map<string, StoredObservation>();
	const byShipment = Map.groupBy(places, ({ shipmentId }) => shipmentId);
	const rowKeys = new Set(
		places.map(({ shipmentId, first }) => messageKey(shipmentId, first)),
	);
	for (const ids of idBatches([...byShipment.keys()], MOST_SHIPMENTS)) {
		const firsts = new Set(
			ids.flatMap((id) => (byShipment.get(id) ?? []).map(({ first }) => first)),
		);
		for (const some of idBatches([...firsts], MOST_ROWS)) {
			for (const row of await selectReports(db, accountId, ids, some)) {
				if (!rowKeys.has(messageKey(row.shipment_id, row.first))) continue;
				for (const observation of observationsOf(row))
					found.set(
						messageKey(row.shipment_id, observation.number),
						observation,
					);
				await giveWay();
			}
		}
	}
	return found;
}

const insertRows = compiledWrite((db, rows: readonly ReportTable[]) =>
	db.insertInto("reports").values(rows),
);

/** Stores new messages. */
export async function insertReports(
	db: Queries,
	rows: readonly ReportTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await insertRows(db, batch);
}

const updateRow = compiledWrite(
	(
		db,
		changes: Pick<ReportTable, "messages" | "contents">,
		accountId: string,
		shipmentId: string,
		first: number,
	) =>
		db
			.updateTable("reports")
			.set(changes)
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId)
			.where("first", "=", first),
);

const selectRowOf = compiledRead(
	(db, accountId: string, shipmentId: string, number: number) =>
		db
			.selectFrom("reports")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId)
			.where("first", "<=", number)
			.orderBy("first", "desc")
			.limit(1),
);

/** Updates the time of the last receipt of known messages that their source reported again. There are few of them. */
export async function restateObservations(
	db: Queries,
	{ accountId, shipmentId }: ReportOwner,
	observations: readonly StoredObservation[],
): Promise<void> {
	for (const restated of observations) {
		const [row] = await selectRowOf(db, accountId, shipmentId, restated.number);
		if (!row) continue;
		const current = observationsOf(row).map((one) =>
			one.number === restated.number ? restated : one,
		);
		const messages = current.map((one) => storedMessage(one, row.received_at));
		const changes = {
			messages: toJsonText(messages),
			contents: packTexts(current.map(({ content }) => content)),
		};
		await updateRow(db, changes, accountId, shipmentId, row.first);
	}
}
