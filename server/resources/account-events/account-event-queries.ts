import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { fromJsonText, type JsonText } from "../../database/json-text.ts";
import { unpackTexts } from "../../database/packed-texts/packed-texts.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import type {
	AccountEventTable,
	EventRecordTable,
	IncludedRecord,
} from "./account-event-table.ts";
import { placeOfRow } from "./event-records.ts";

/** The most rows of a statement, so that few sizes need to be compiled. */
export const MOST_IN_STATEMENT = 64;

const addEvents = compiledWrite((db, rows: readonly AccountEventTable[]) =>
	db.insertInto("account_events").values(rows),
);

const addRecords = compiledWrite((db, rows: readonly EventRecordTable[]) =>
	db.insertInto("event_records").values(rows),
);

/** Adds the events of a commit, and the records that their notifications embed. */
export async function insertAccountEvents(
	db: Queries,
	events: readonly AccountEventTable[],
	records: readonly EventRecordTable[],
): Promise<void> {
	for (const batch of inBatches(events, MOST_IN_STATEMENT))
		await addEvents(db, batch);
	for (const batch of inBatches(records, MOST_IN_STATEMENT))
		await addRecords(db, batch);
}

const selectLast = compiledRead((db, accountId: string, before: number) =>
	db
		.selectFrom("account_events")
		.select("created_at")
		.where("account_id", "=", accountId)
		.where("position", "<", before)
		.orderBy("position", "desc")
		.limit(1),
);

/** The time of the last event before a position; undefined without one. */
export async function findLastTime(
	db: Queries,
	accountId: string,
	before: number,
): Promise<string | undefined> {
	const [last] = await selectLast(db, accountId, before);
	return last?.created_at;
}

const selectNames = compiledRead(
	(db, accountId: string, from: number, until: number) =>
		db
			.selectFrom("account_events")
			.select(["position", "event"])
			.where("account_id", "=", accountId)
			.where("position", ">=", from)
			.where("position", "<=", until)
			.orderBy("position"),
);

/** The names of the events at some positions, in their order. */
export function findEventNames(
	db: Queries,
	accountId: string,
	from: number,
	until: number,
): Promise<Pick<AccountEventTable, "position" | "event">[]> {
	return selectNames(db, accountId, from, until);
}

const selectEvents = compiledRead(
	(db, accountId: string, positions: readonly number[]) =>
		db
			.selectFrom("account_events")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("position", "in", positions),
);

/** Events by their positions. */
export async function findAccountEvents(
	db: Queries,
	accountId: string,
	positions: readonly number[],
): Promise<Map<number, AccountEventTable>> {
	const found = new Map<number, AccountEventTable>();
	for (const batch of idBatches(positions)) {
		for (const row of await selectEvents(db, accountId, batch)) {
			found.set(row.position, row);
		}
	}
	return found;
}

const selectRecords = compiledRead(
	(db, accountId: string, batch: number, places: readonly number[]) =>
		db
			.selectFrom("event_records")
			.select(["place", "text"])
			.where("account_id", "=", accountId)
			.where("batch", "=", batch)
			.where("place", "in", places),
);

const selectOldestBatch = compiledRead((db, accountId: string) =>
	db
		.selectFrom("event_records")
		.select("batch")
		.where("account_id", "=", accountId)
		.orderBy("batch")
		.limit(1),
);

/** The oldest commit whose events still have their included records; bodies are removed before their notifications. */
export async function findOldestBody(
	db: Queries,
	accountId: string,
): Promise<number> {
	const [oldest] = await selectOldestBatch(db, accountId);
	return oldest?.batch ?? Number.POSITIVE_INFINITY;
}

/** The texts of the records that events of one account embed, by position and in their order. Each text is read once. */
export async function findEventTexts(
	db: Queries,
	events: readonly AccountEventTable[],
): Promise<Map<number, JsonText<IncludedRecord>[]>> {
	const found = new Map<number, JsonText<IncludedRecord>[]>();
	for (const [batch, own] of Map.groupBy(events, (event) => event.batch)) {
		const wanted = own.map((event) => ({
			event,
			places: fromJsonText(event.records),
		}));
		const texts = new Map<number, JsonText<IncludedRecord>>();
		const places = new Set(wanted.flatMap((one) => one.places.map(placeOfRow)));
		for (const some of idBatches([...places])) {
			const [{ account_id: accountId } = { account_id: "" }] = own;
			for (const row of await selectRecords(db, accountId, batch, some)) {
				for (const [index, text] of unpackTexts(row.text).entries())
					texts.set(row.place + index, text);
			}
		}
		for (const { event, places: its } of wanted) {
			const ofEvent = its.flatMap((place) => texts.get(place) ?? []);
			found.set(event.position, ofEvent);
		}
	}
	return found;
}
