import { sql } from "kysely";
import { giveWay } from "../../runtime/time-slices.ts";
import type { Queries } from "../database.ts";
import type { JsonText } from "../json-text.ts";
import { compiledRead } from "../schema/compiled-query.ts";
import { type DocumentTable, pollTimes, withPollTimes } from "./poll-times.ts";
import { EVENT_COLUMNS, eventText } from "./short-event-text.ts";
import { changedAt, withUpdatedAt } from "./updated-at.ts";

/** Largest record that one statement reads together with others (bytes); a hundred of them take a few milliseconds. */
const SHORT_BYTES = 32_768;

/** A record whose document is read only if it is short. */
export interface SizedDocument {
	readonly id: string;
	/** Bytes of the record. */
	readonly size: number;
	/** Null when the record is too long to read together with others. */
	readonly document: string | null;
	/** See {@link withPollTimes}. */
	readonly times: string;
	/** See {@link withUpdatedAt}. */
	readonly changed_at: string;
}

/** The columns of a {@link SizedDocument} of a table. SQLite stores the size in the row header, so a long record is not read for it. */
export function sizedColumns(table: DocumentTable) {
	return [
		"id" as const,
		sql<number>`octet_length(document)`.as("size"),
		sql<
			string | null
		>`case when octet_length(document) <= ${sql.lit(SHORT_BYTES)} then document end`.as(
			"document",
		),
		pollTimes(table),
		changedAt(table),
	] as const;
}

const selectFrom = (table: "shipments" | "containers") =>
	compiledRead((db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom(table)
			.select(sizedColumns(table))
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
	);

const selectEvents = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("transport_events")
			.select(sizedColumns("transport_events"))
			.select(EVENT_COLUMNS)
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** Events by their ids, with the size of the text that they have when they are read. */
async function findEvents(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<SizedDocument[]> {
	const rows = await selectEvents(db, accountId, ids);
	return rows.map((row) => {
		const { id, times, changed_at } = row;
		const document = row.document && eventText(row.document, row);
		const size = document ? Buffer.byteLength(document) : row.size;
		return { id, size, document, times, changed_at };
	});
}

const SELECTS = {
	shipments: selectFrom("shipments"),
	containers: selectFrom("containers"),
	transport_events: findEvents,
};

/** Finds records of an account by their ids, in any order. */
export function findSized(
	db: Queries,
	table: DocumentTable,
	accountId: string,
	ids: readonly string[],
): Promise<SizedDocument[]> {
	return SELECTS[table](db, accountId, ids);
}

/** The stored record of a row; a long one needs a read of its own. */
async function textOf(
	db: Queries,
	table: DocumentTable,
	accountId: string,
	{ id, document }: SizedDocument,
): Promise<string | undefined> {
	if (document !== null) return document;
	await giveWay();
	if (table === "transport_events") {
		const event = await db
			.selectFrom(table)
			.select([...EVENT_COLUMNS, "document"])
			.where("account_id", "=", accountId)
			.where("id", "=", id)
			.executeTakeFirst();
		return event && eventText(event.document, event);
	}
	const row = await db
		.selectFrom(table)
		.select("document")
		.where("account_id", "=", accountId)
		.where("id", "=", id)
		.executeTakeFirst();
	return row?.document;
}

/** The full records of rows, in order. */
export async function wholeDocuments<Record>(
	db: Queries,
	table: DocumentTable,
	accountId: string,
	rows: readonly SizedDocument[],
): Promise<{ id: string; document: JsonText<Record> }[]> {
	const found: { id: string; document: JsonText<Record> }[] = [];
	for (const row of rows) {
		const document = await textOf(db, table, accountId, row);
		if (document === undefined) continue;
		found.push({
			id: row.id,
			document: withUpdatedAt(
				withPollTimes(document as JsonText<Record>, row.times),
				row.changed_at,
			),
		});
	}
	return found;
}
