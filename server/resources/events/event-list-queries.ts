import { idBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";
import { listFromTable } from "../../json-api/list-from-table.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { TransportEventTable } from "../transport-events/transport-event-table.ts";
import type { EventFilter } from "./event-filter.ts";

/** An event in a list, and its name. */
export type ListedEvent = Pick<
	TransportEventTable,
	"created_at" | "id" | "event"
>;

/** Containers per statement; together they have about a thousand events. */
const MOST_CONTAINERS = 32;

const selectEvents = compiledRead(
	(
		db,
		accountId: string,
		containerIds: readonly string[],
		start: string,
		end: string,
	) =>
		db
			.selectFrom("transport_events")
			.select(["created_at", "id", "event"])
			.where("account_id", "=", accountId)
			.where("container_id", "in", containerIds)
			.where("created_at", ">=", start)
			.where("created_at", "<=", end),
);

const selectContainerIds = compiledRead(
	(db, accountId: string, shipmentId: string) =>
		db
			.selectFrom("containers")
			.select("id")
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId),
);

/** The ids of a shipment's containers. */
export async function findContainerIds(
	db: Queries,
	accountId: string,
	shipmentId: string,
): Promise<string[]> {
	const found = await selectContainerIds(db, accountId, shipmentId);
	return found.map(({ id }) => id);
}

/** The events of some containers recorded in a period, in any order; undefined when there are more than `most`. */
export async function findEventsOf(
	db: Queries,
	accountId: string,
	containerIds: readonly string[],
	{ start, end }: Pick<EventFilter, "start" | "end">,
	most: number,
): Promise<ListedEvent[] | undefined> {
	const found: ListedEvent[] = [];
	for (const ids of idBatches(containerIds, MOST_CONTAINERS)) {
		for (const row of await selectEvents(db, accountId, ids, start, end))
			found.push(row);
		if (found.length > most) return undefined;
		await giveWay();
	}
	return found;
}

/** The events of all containers recorded in a period, newest first. */
export function eventsOfPeriod(
	db: Queries,
	accountId: string,
	{ start, end }: Pick<EventFilter, "start" | "end">,
) {
	const all = db
		.selectFrom("transport_events")
		.where("account_id", "=", accountId);
	return listFromTable({
		db,
		order: "created_at",
		streams: (after) => [after ? all : all.where("created_at", "<=", end)],
		end: start,
		select: (stream) => stream.select(["created_at", "id", "event"]),
	});
}
