import type { TransportEvent } from "../../../generated/openapi.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import { compiledRead, compiledWrite } from "../../database/compiled-query.ts";
import type { Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import { byAge } from "../../database/record-id.ts";
import { giveWay } from "../../give-way.ts";
import type { TransportEventTable } from "./transport-event-table.ts";

/** Containers whose events are read with one statement: a thousand events or so. */
const MOST_CONTAINERS = 32;

const selectTransportEvents = compiledRead(
	(db, accountId: string, containerIds: readonly string[]) =>
		db
			.selectFrom("transport_events")
			.selectAll()
			.where("account_id", "=", accountId)
			.where("container_id", "in", containerIds),
);

/** What is recorded of these containers' transport events. */
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

/** The events of a container as they are replied, the one that was made last first. */
export async function listTransportEventDocuments(
	db: Queries,
	accountId: string,
	containerId: string,
): Promise<JsonText<TransportEvent>[]> {
	const rows = await db
		.selectFrom("transport_events")
		.select("document")
		.where("account_id", "=", accountId)
		.where("container_id", "=", containerId)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.execute();
	return rows.map(({ document }) => document);
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

/** Writes transport events, new or corrected. */
export async function putTransportEvents(
	db: Queries,
	rows: readonly TransportEventTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await upsertTransportEvents(db, batch);
}
