import type { Queries } from "../../database/database.ts";
import {
	byTime,
	type VesselPosition,
} from "../../sources/contracts/position-source.ts";
import { newPositions } from "../../sources/vessels/new-positions.ts";
import {
	findNewestPositions,
	insertPositions,
} from "./vessel-position-queries.ts";
import { latestOf, openVessel, setSighting } from "./vessel-queries.ts";

/** Number of recorded positions that a new one is checked against. */
const CONTEXT = 16;

/** A source's report of one vessel. */
export interface VesselReport {
	readonly mmsi: string | null;
	readonly positions: readonly VesselPosition[];
}

/** The new positions of a report. */
export interface RecordedPositions {
	/** The number of quarters of an hour that got a position. */
	readonly added: number;
	/** The vessel's last position; undefined when it was known already. */
	readonly latest: VesselPosition | undefined;
}

/** Stores new and plausible positions of a vessel and rewrites its record. Must run in a transaction. */
export async function recordPositions(
	db: Queries,
	vesselId: string,
	{ mmsi, positions }: VesselReport,
): Promise<RecordedPositions> {
	const vessel = await openVessel(db, vesselId);
	if (vessel === undefined) return { added: 0, latest: undefined };
	const known = latestOf(vessel);
	const context = await findNewestPositions(db, vesselId, CONTEXT);
	if (known !== null && known.at !== context.at(-1)?.at) context.push(known);
	const { history, latest } = newPositions(context.sort(byTime), positions);
	const added = await insertPositions(db, vesselId, history);
	const sighting = { mmsi: mmsi ?? vessel.mmsi, latest: latest ?? known };
	if (latest !== undefined || sighting.mmsi !== vessel.mmsi) {
		await setSighting(db, vessel, sighting);
	}
	return { added, latest };
}
