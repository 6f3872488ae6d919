import type { Database } from "../database/database.ts";
import {
	deleteOldPositions,
	findVesselWithOldPositions,
} from "../resources/vessels/vessel-position-queries.ts";
import type { Pace } from "./pace.ts";

/** Removes old positions of vessels, which belong to no account, vessel by vessel. Returns their number. */
export async function removeOldPositions(
	{ db }: Database,
	before: Date,
	pace: Pace,
	signal: AbortSignal | undefined,
): Promise<number> {
	let total = 0;
	for (let last = ""; ; ) {
		const vesselId = await findVesselWithOldPositions(db, last, before);
		if (vesselId === undefined) return total;
		const remove = (rows: number) =>
			deleteOldPositions(db, vesselId, before, rows);
		for (let count = -1; count !== 0; total += count)
			count = await pace.run(remove, signal);
		last = vesselId;
	}
}
