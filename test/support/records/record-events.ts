import { inBatches } from "../../../server/database/batches.ts";
import type { Queries } from "../../../server/database/database.ts";
import { toJsonText } from "../../../server/database/json-text.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import type { TransportEventTable } from "../../../server/resources/transport-events/transport-event-table.ts";
import { EXAMPLES } from "./examples.ts";

type Event = Pick<TransportEventTable, "event" | "container_id" | "created_at">;

/** Records this many events of an account and returns them. By default they are of the example container at one time. */
export async function recordEvents(
	db: Queries,
	accountId: string,
	count: number,
	eventAt: (index: number) => Partial<Event> = () => ({}),
): Promise<TransportEventTable[]> {
	const [example] = EXAMPLES.events;
	if (!example) throw new Error("the example has no events");
	const rows = Array.from({ length: count }, (_, index) => {
		const id = newRecordId();
		const event: Event = {
			event: "container.transport.vessel_arrived",
			container_id: EXAMPLES.container.id,
			created_at: "2026-08-01T00:00:00Z",
			...eventAt(index),
		};
		return {
			account_id: accountId,
			id,
			key: `recorded ${id}`,
			version: 0,
			timestamp: event.created_at,
			invalidated_at: null,
			document: toJsonText({ ...example, id }),
			...event,
		};
	});
	for (const batch of inBatches(rows))
		await db.insertInto("transport_events").values(batch).execute();
	return rows;
}
