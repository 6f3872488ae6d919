import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import { toInstant } from "../../runtime/clock.ts";
import type { VesselPosition } from "../../sources/contracts/position-source.ts";
import { quarterOf } from "../../sources/vessels/thin-positions.ts";
import type { VesselPositionTable } from "./vessel-position-table.ts";

function toRow(
	vesselId: string,
	position: VesselPosition,
): VesselPositionTable {
	const { at, latitude, longitude } = position;
	return {
		vessel_id: vesselId,
		quarter: quarterOf(at),
		at,
		latitude,
		longitude,
		heading_degrees: position.headingDegrees,
		speed_knots: position.speedKnots,
	};
}

function toPosition(row: VesselPositionTable): VesselPosition {
	const { at, latitude, longitude } = row;
	return {
		at,
		latitude,
		longitude,
		headingDegrees: row.heading_degrees,
		speedKnots: row.speed_knots,
	};
}

const insertRows = compiledWrite((db, rows: readonly VesselPositionTable[]) =>
	db
		.insertInto("vessel_positions")
		.values(rows)
		.onConflict((conflict) =>
			conflict.columns(["vessel_id", "quarter"]).doNothing(),
		),
);

/** Keeps positions of quarters of an hour that have none. Returns how many that were. */
export async function insertPositions(
	db: Queries,
	vesselId: string,
	positions: readonly VesselPosition[],
): Promise<number> {
	const rows = positions.map((position) => toRow(vesselId, position));
	let added = 0;
	for (const batch of inBatches(rows)) added += await insertRows(db, batch);
	return added;
}

const selectPositions = compiledRead(
	(
		db,
		vesselId: string,
		firstQuarter: number,
		lastQuarter: number,
		from: string,
		to: string,
		limit: number,
	) =>
		db
			.selectFrom("vessel_positions")
			.selectAll()
			.where("vessel_id", "=", vesselId)
			.where("quarter", ">=", firstQuarter)
			.where("quarter", "<=", lastQuarter)
			.where("at", ">=", from)
			.where("at", "<=", to)
			.orderBy("quarter")
			.limit(limit),
);

/**
 * Reads where a vessel was from one instant to another, both included: one position for each quarter of an hour, oldest
 * first, at most `limit`. Where it was seen last is beside the vessel (`latestPosition`).
 */
export async function findPositions(
	db: Queries,
	vesselId: string,
	from: Date,
	to: Date,
	limit: number,
): Promise<VesselPosition[]> {
	const first = toInstant(from);
	const last = toInstant(to);
	const quarters = [quarterOf(first), quarterOf(last)] as const;
	const rows = await selectPositions(
		db,
		vesselId,
		...quarters,
		first,
		last,
		limit,
	);
	return rows.map(toPosition);
}

const selectNewest = compiledRead((db, vesselId: string, limit: number) =>
	db
		.selectFrom("vessel_positions")
		.selectAll()
		.where("vessel_id", "=", vesselId)
		.orderBy("quarter", "desc")
		.limit(limit),
);

/** Reads the last positions of a vessel, oldest first, at most `limit`. */
export async function findNewestPositions(
	db: Queries,
	vesselId: string,
	limit: number,
): Promise<VesselPosition[]> {
	const rows = await selectNewest(db, vesselId, limit);
	return rows.map(toPosition).reverse();
}

const deleteOld = compiledWrite(
	(db, vesselIds: readonly string[], quarter: number) =>
		db
			.deleteFrom("vessel_positions")
			.where("vessel_id", "in", vesselIds)
			.where("quarter", "<", quarter),
);

const selectVessels = compiledRead((db, after: string, limit: number) =>
	db
		.selectFrom("vessels")
		.select("id")
		.where("id", ">", after)
		.orderBy("id")
		.limit(limit),
);

/** Vessels per statement that deletes old positions. */
const PRUNED_AT_ONCE = 64;

/** Forgets positions of quarters of an hour that ended before an instant. Returns how many that were. */
export async function prunePositions(
	db: Queries,
	before: Date,
): Promise<number> {
	const quarter = quarterOf(toInstant(before));
	let removed = 0;
	// By vessel, because that is how they lie: there is no index of all times.
	for (let last = ""; ; ) {
		const vessels = await selectVessels(db, last, PRUNED_AT_ONCE);
		const ids = vessels.map(({ id }) => id);
		for (const batch of idBatches(ids))
			removed += await deleteOld(db, batch, quarter);
		if (vessels.length < PRUNED_AT_ONCE) return removed;
		last = ids.at(-1) ?? "";
	}
}
