import type { Queries } from "../../database/database.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { VesselPosition } from "../../sources/contracts/position-source.ts";
import { withoutJumps } from "../../sources/vessels/without-jumps.ts";
import { withoutSpikes } from "../../sources/vessels/without-spikes.ts";
import { findPositions } from "./vessel-position-queries.ts";
import { latestOf } from "./vessel-queries.ts";
import type { VesselTable } from "./vessel-table.ts";

/** The most positions of a track, more than the quarters of an hour in the longest period of a request. */
const MOST_POSITIONS = 10_000;

/**
 * The track of a vessel between two instants, both included, oldest first: one position per quarter of an hour, and its
 * last position. Recorded positions that later reports prove wrong are left out.
 */
export async function findTrack(
	db: Queries,
	vessel: VesselTable,
	from: Date,
	to: Date,
): Promise<readonly VesselPosition[]> {
	const { id } = vessel;
	const positions = await findPositions(db, id, from, to, MOST_POSITIONS);
	const latest = latestOf(vessel);
	const isNewer =
		latest !== null &&
		latest.at >= toInstant(from) &&
		latest.at <= toInstant(to) &&
		latest.at > (positions.at(-1)?.at ?? "");
	const track = withoutJumps(isNewer ? [...positions, latest] : positions);
	return withoutSpikes(track);
}
