import type { TransportEvent } from "../../../generated/openapi.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import { byAge } from "../../database/record-id.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import {
	EVENT_COLUMNS,
	type EventColumns,
	eventText,
	shortEventText,
} from "../../database/stored-documents/short-event-text.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { TransportEventTable } from "./transport-event-table.ts";

/** Containers per statement; together they have about a thousand events. */
const MOST_CONTAINERS = 32;

const selectTransportEvents = compiledRead(
	(db, accountId: string, containerIds: readonly string[]) =>
		db
			.selectFrom("transport_events")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("container_id", "in", containerIds),
);

/** A row whose text is the record as replied. */
function withRecord<Row extends EventColumns & { readonly document: string }>(
	row: Row,
): Row & { readonly document: JsonText<TransportEvent> } {
	const document = eventText(row.document, row) as JsonText<TransportEvent>;
	return { ...row, document };
}

/** The columns from which {@link withRecord} makes the record. */
const RECORD_COLUMNS = [...EVENT_COLUMNS, "document"] as const;

/** The recorded transport events of these containers. */
export async function findTransportEvents(
	db: Queries,
	accountId: string,
	containerIds: readonly string[],
): Promise<TransportEventTable[]> {
	const found: TransportEventTable[] = [];
	for (const ids of idBatches(containerIds, MOST_CONTAINERS)) {
		for (const row of await selectTransportEvents(db, accountId, ids))
			found.push(withRecord(row));
		await giveWay();
	}
	return byAge(found);
}

/** The most events of a container in a list. */
const MOST_LISTED = 5_000;

/** Events per slice. */
const SLICE = 256;

/** A position that sorts after every instant. */
const END = { created_at: "~", id: "" };

const selectListed = compiledRead(
	(db, accountId: string, containerId: string, at: string, id: string) =>
		db
			.selectFrom("transport_events")
			.select(RECORD_COLUMNS)
			.where("account_id", "=", accountId)
			.where("container_id", "=", containerId)
			.where((eb) => eb(eb.refTuple("created_at", "id"), "<", eb.tuple(at, id)))
			.orderBy("created_at", "desc")
			.orderBy("id", "desc")
			.limit(SLICE),
);

/** The latest events of a container as replied, newest first. Gives way between slices. */
export async function listTransportEventDocuments(
	db: Queries,
	accountId: string,
	containerId: string,
): Promise<JsonText<TransportEvent>[]> {
	const listed: JsonText<TransportEvent>[] = [];
	let last: Pick<TransportEventTable, "created_at" | "id"> | undefined = END;
	while (last && listed.length < MOST_LISTED) {
		const rows: Pick<TransportEventTable, (typeof RECORD_COLUMNS)[number]>[] =
			await selectListed(db, accountId, containerId, last.created_at, last.id);
		for (const row of rows) listed.push(withRecord(row).document);
		last = rows.length === SLICE ? rows.at(-1) : undefined;
		await giveWay();
	}
	return listed.slice(0, MOST_LISTED);
}

const upsertTransportEvents = compiledWrite(
	(db, rows: readonly TransportEventTable[]) =>
		db
			.insertInto("transport_events")
			.values(rows)
			.onConflict((conflict) =>
				conflict.columns(["account_id", "id"]).doUpdateSet((eb) => ({
					key: eb.ref("excluded.key"),
					timestamp: eb.ref("excluded.timestamp"),
					invalidated_at: eb.ref("excluded.invalidated_at"),
					document: eb.ref("excluded.document"),
				})),
			),
);

/** Writes new or corrected transport events. */
export async function putTransportEvents(
	db: Queries,
	rows: readonly TransportEventTable[],
): Promise<void> {
	const stored = rows.map((row) => ({
		...row,
		document: shortEventText(row.document, row) as typeof row.document,
	}));
	for (const batch of inBatches(stored)) await upsertTransportEvents(db, batch);
}

const selectByIds = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("transport_events")
			.select(RECORD_COLUMNS)
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

/** The parts of an event that streams need. */
export type LoggedEvent = Pick<
	TransportEventTable,
	"id" | "event" | "container_id" | "document"
>;

/** Events by their ids. */
export async function findLoggedEvents(
	db: Queries,
	accountId: string,
	ids: readonly string[],
): Promise<ReadonlyMap<string, LoggedEvent>> {
	const found = new Map<string, LoggedEvent>();
	for (const batch of idBatches(ids))
		for (const row of await selectByIds(db, accountId, batch))
			found.set(row.id, withRecord(row));
	return found;
}
