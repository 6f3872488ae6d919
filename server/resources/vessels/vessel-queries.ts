import type { Vessel } from "../../../generated/openapi.ts";
import { inBatches } from "../../database/batches.ts";
import { compiledWrite } from "../../database/compiled-query.ts";
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

const upsertVessels = compiledWrite((db, rows: readonly VesselTable[]) =>
	db
		.insertInto("vessels")
		.values(rows)
		.onConflict((conflict) =>
			conflict
				.column("id")
				.doUpdateSet((eb) => ({
					name: eb.ref("excluded.name"),
					document: eb.ref("excluded.document"),
				}))
				.where("vessels.name", "is", null)
				.where("excluded.name", "is not", null),
		),
);

/** Keeps vessels that are new; one that is known already stays as it is, unless it has had no name until now. */
export async function insertVessels(
	db: Queries,
	rows: readonly VesselTable[],
): Promise<void> {
	for (const batch of inBatches(rows)) await upsertVessels(db, batch);
}
