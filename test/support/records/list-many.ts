import { inBatches } from "../../../server/database/batches.ts";
import type { Database } from "../../../server/database/database.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import {
	listRowOfContainer,
	listRowOfShipment,
	sharedColumns,
} from "../../../server/resources/listings/list-row-of-record.ts";
import { EXAMPLES } from "./examples.ts";

/** Records that lists find alike. */
interface Alike {
	readonly count: number;
	readonly scac: string;
	readonly is_stopped: 0 | 1;
}

/** Adds rows of records that do not exist to a table that lists read, the oldest first. */
export async function listMany(
	{ db }: Pick<Database, "db">,
	accountId: string,
	table: "listed_shipments" | "listed_containers",
	groups: readonly Alike[],
): Promise<void> {
	const { shipment, container } = EXAMPLES;
	const listed = { record: shipment, customerId: null };
	const at = shipment.attributes.created_at;
	const row =
		table === "listed_shipments"
			? listRowOfShipment(accountId, listed, at)
			: listRowOfContainer(accountId, sharedColumns(listed), container, at);
	const rows = groups.flatMap(({ count, scac, is_stopped }) =>
		Array.from({ length: count }, () => ({
			...row,
			record_id: newRecordId(),
			scac,
			is_stopped,
		})),
	);
	await db.transaction().execute(async (transaction) => {
		for (const batch of inBatches(rows))
			await transaction
				.insertInto(table)
				.values(batch as never)
				.execute();
	});
}
