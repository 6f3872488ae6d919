import type { Queries } from "../../../server/database/database.ts";
import type { StoredObservation } from "../../../server/resources/observations/observation.ts";
import { findObservations } from "../../../server/resources/observations/observation-queries.ts";

/** All messages about the shipments of an account, oldest shipment first. */
export async function storedObservations(
	db: Queries,
	accountId: string,
): Promise<StoredObservation[]> {
	const shipments = await db
		.selectFrom("shipments")
		.select("id")
		.where("account_id", "=", accountId)
		.orderBy("id")
		.execute();
	const found: StoredObservation[] = [];
	for (const { id } of shipments)
		found.push(...(await findObservations(db, accountId, id)));
	return found;
}
