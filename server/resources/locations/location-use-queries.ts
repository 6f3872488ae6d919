import type { Queries } from "../../database/database.ts";
import { compiledRead } from "../../database/schema/compiled-query.ts";

/** The number of latest containers from which use is counted. */
const MOST_COUNTED = 500;

const selectLatest = compiledRead((db, accountId: string) =>
	db
		.selectFrom("listed_containers")
		.select(["port_of_lading", "port_of_discharge", "pod_terminal"])
		.where("account_id", "=", accountId)
		.orderBy("created_at", "desc")
		.orderBy("record_id", "desc")
		.limit(MOST_COUNTED),
);

/** The number of an account's latest containers at each port (by UN/LOCODE) and terminal (by id). */
export async function findUse(
	db: Queries,
	accountId: string,
): Promise<ReadonlyMap<string, number>> {
	const counts = new Map<string, number>();
	for (const row of await selectLatest(db, accountId)) {
		for (const place of Object.values(row))
			counts.set(place, (counts.get(place) ?? 0) + 1);
	}
	return counts;
}
