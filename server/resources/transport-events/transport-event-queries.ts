import type { TransportEvent } from "../../../generated/openapi.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import { byAge } from "../../database/record-id.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
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

/** The recorded transport events of these containers. */
export async function findTransportEvents(
	db: Queries,
	accountId: string,
	containerIds: readonly string[],
): Promise<TransportEventTable[]> {
	const found: TransportEventTable[] = [];
	for (const ids of idBatches(containerIds, MOST_CONTAINERS)) {
		for (const row of await selectTransportEvents(db, accountId, ids))
			found.push(row);
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
			.select(["created_at", "id", "document"])
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
		const rows: Pick<TransportEventTable, "created_at" | "id" | "document">[] =
			await selectListed(db, accountId, containerId, last.created_at, last.id);
		for (const { document } of rows) listed.push(document);
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
	for (const batch of inBatches(rows)) await upsertTransportEvents(db, batch);
}
