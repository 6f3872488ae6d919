import type { Queries } from "../../database/database.ts";
import type { VesselTable } from "./vessel-table.ts";

/** Keeps vessels that are new; one that is known already stays as it is. */
export async function insertVessels(
	db: Queries,
	rows: readonly VesselTable[],
): Promise<void> {
	if (rows.length === 0) return;
	await db
		.insertInto("vessels")
		.values([...rows])
		.onConflict((conflict) => conflict.column("id").doNothing())
		.execute();
}
