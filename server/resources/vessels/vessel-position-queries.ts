import { inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import {
	compiledCountedWrite,
	compiledRead,
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

const insertRows = compiledCountedWrite(
	(db, rows: readonly VesselPositionTable[]) =>
		db
			.insertInto("vessel_positions")
			.values(rows)
			.onConflict((conflict) =>
				conflict.columns(["vessel_id", "quarter"]).doNothing(),
			),
);

/** Adds positions for quarters of an hour without one. Returns their number. */
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
 * Reads the positions of a vessel between two instants, both included: one per quarter of an hour, oldest first, at most
 * `limit`. The very last position is in the vessel's row (`latestPosition`).
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

const selectWithOld = compiledRead(
	(db, after: string, quarter: number, limit: number) =>
		db
			.selectFrom("vessels")
			.select("id")
			.where("id", ">", after)
			.where((eb) =>
				eb.exists(
					eb
						.selectFrom("vessel_positions")
						.select("quarter")
						.whereRef("vessel_id", "=", "vessels.id")
						.where("quarter", "<", quarter),
				),
			)
			.orderBy("id")
			.limit(limit),
);

/** The next vessel with positions older than an instant. */
export async function findVesselWithOldPositions(
	db: Queries,
	after: string,
	before: Date,
): Promise<string | undefined> {
	const quarter = quarterOf(toInstant(before));
	const [vessel] = await selectWithOld(db, after, quarter, 1);
	return vessel?.id;
}

const deleteOld = compiledCountedWrite(
	(db, vesselId: string, before: number, limit: number) =>
		db
			.deleteFrom("vessel_positions")
			.where("vessel_id", "=", vesselId)
			.where("quarter", "in", (eb) =>
				eb
					.selectFrom("vessel_positions")
					.select("quarter")
					.where("vessel_id", "=", vesselId)
					.where("quarter", "<", before)
					.orderBy("quarter")
					.limit(limit),
			),
);

/** Deletes at most `limit` positions of a vessel older than an instant, oldest first. Returns their number. */
export function deleteOldPositions(
	db: Queries,
	vesselId: string,
	before: Date,
	limit: number,
): Promise<number> {
	const quarter = quarterOf(toInstant(before));
	return deleteOld(db, vesselId, quarter, limit);
}
