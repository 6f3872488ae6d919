import type { RawEvent } from "../../../generated/openapi.ts";
import type { Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";

/**
 * The raw events of a container as they are replied, by their position. Those that were recorded before their record
 * was kept are left out; the next message about the container writes them.
 */
export async function listRawEventDocuments(
	db: Queries,
	accountId: string,
	containerId: string,
): Promise<JsonText<RawEvent>[]> {
	const rows = await db
		.selectFrom("raw_events")
		.select("document")
		.where("account_id", "=", accountId)
		.where("container_id", "=", containerId)
		.orderBy("position")
		.orderBy("id")
		.execute();
	return rows.flatMap(({ document }) => document ?? []);
}
