import type { Vessel } from "../../../generated/openapi.ts";
import { inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import type { JsonText } from "../../database/json-text.ts";
import type { VesselTable } from "./vessel-table.ts";

/** Reads a vessel as it is replied. */
export async function findVesselDocument(
	db: Queries,
	id: string,
): Promise<JsonText<Vessel> | undefined> {
	const row = await db
		.selectFrom("vessels")
		.select("document")
		.where("id", "=", id)
		.executeTakeFirst();
	return row?.document;
}

/** Keeps vessels that are new; one that is known already stays as it is, unless it has had no name until now. */
export async function insertVessels(
	db: Queries,
	rows: readonly VesselTable[],
): Promise<void> {
	for (const values of inBatches(rows)) {
		await db
			.insertInto("vessels")
			.values(values)
			.onConflict((conflict) =>
				conflict
					.column("id")
					.doUpdateSet((eb) => ({
						name: eb.ref("excluded.name"),
						document: eb.ref("excluded.document"),
					}))
					.where("vessels.name", "is", null)
					.where("excluded.name", "is not", null),
			)
			.execute();
	}
}
