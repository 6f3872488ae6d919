import { type RawBuilder, sql } from "kysely";
import { inBatches } from "../batches.ts";
import type { Queries } from "../database.ts";
import type { JsonText } from "../json-text.ts";
import { compiledWrite } from "../schema/compiled-query.ts";
import type { PollTimesTable } from "../schema/poll-times-table.ts";

/** Tables whose rows store their record as replied. */
export type DocumentTable = "shipments" | "containers" | "transport_events";

const OF_SHIPMENT = sql<string>`coalesce((
	select times from poll_times where poll_times.account_id = shipments.account_id and record_id = shipments.id
), '')`;

const OF_CONTAINER = sql<string>`coalesce((
	select times from poll_times where poll_times.account_id = containers.account_id and record_id = containers.id
), '') || coalesce((
	select container_times from poll_times
	where poll_times.account_id = containers.account_id and record_id = containers.shipment_id
), '')`;

const COLUMNS: Readonly<Record<DocumentTable, RawBuilder<string>>> = {
	shipments: OF_SHIPMENT,
	containers: OF_CONTAINER,
	transport_events: sql<string>`''`,
};

/** The column with the times of a record's polls, which {@link withPollTimes} takes. */
export function pollTimes(table: DocumentTable) {
	return COLUMNS[table].as("times");
}

/** Writes attributes as a column of {@link PollTimesTable}. */
export function pollTimesText<Name extends string>(
	attributes: Readonly<Record<Name, string | null>>,
	names: readonly Name[],
): string {
	return names.map((name) => `${name}=${attributes[name] ?? ""}\n`).join("");
}

/** Replaces times in the text of a record. */
export function withPollTimes<Text extends string>(
	document: Text,
	times: string,
): Text {
	if (times === "") return document;
	let text: string = document;
	for (const line of times.split("\n")) {
		const [name = "", at = ""] = line.split("=");
		// A quote in a user's text has a backslash before it, so it cannot match.
		const found = name === "" ? -1 : text.indexOf(`"${name}":`);
		if (found < 0) continue;
		const start = found + name.length + 3;
		const end = text.startsWith("null", start)
			? start + 4
			: text.indexOf('"', start + 1) + 1;
		const value = at === "" ? "null" : `"${at}"`;
		text = text.slice(0, start) + value + text.slice(end);
	}
	return text as Text;
}

/** Converts a stored row, with its column of {@link pollTimes}, to a row with the current times. */
export function timedRow<T, Row extends { readonly document: JsonText<T> }>({
	times,
	...row
}: Row & { readonly times: string }): Omit<
	Row & { readonly times: string },
	"times"
> {
	return { ...row, document: withPollTimes(row.document, times) };
}

const upsertPollTimes = compiledWrite((db, rows: readonly PollTimesTable[]) =>
	db
		.insertInto("poll_times")
		.values(rows)
		.onConflict((conflict) =>
			conflict.columns(["account_id", "record_id"]).doUpdateSet((eb) => ({
				times: eb.ref("excluded.times"),
				container_times: eb.ref("excluded.container_times"),
			})),
		),
);

/** Writes when records were polled. */
export async function putPollTimes(
	db: Queries,
	rows: readonly PollTimesTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await upsertPollTimes(db, batch);
}
