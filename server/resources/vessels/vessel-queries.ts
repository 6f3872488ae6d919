import type { Vessel } from "../../../generated/openapi.ts";
import { idBatches, inBatches } from "../../database/batches.ts";
import type { Queries } from "../../database/database.ts";
import { type JsonText, toJsonText } from "../../database/json-text.ts";
import { inLockOrder } from "../../database/lock-order.ts";
import {
	compiledCountedWrite,
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import type { QueriedPeriod } from "../../map/queried-period.ts";
import type { VesselPosition } from "../../sources/contracts/position-source.ts";
import { type Sighting, serializeVessel } from "./vessel-serializer.ts";
import type { NamedVesselRow, VesselTable } from "./vessel-table.ts";

/** Reads a vessel as replied. */
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

/** The vessels with these ids, each with its record as replied. */
export const findVesselDocuments = compiledRead((db, ids: readonly string[]) =>
	db.selectFrom("vessels").select(["id", "document"]).where("id", "in", ids),
);

const selectVessel = compiledRead((db, id: string) =>
	db.selectFrom("vessels").selectAll().where("id", "=", id),
);

/** Reads a vessel with its last position. */
export async function findVessel(
	db: Queries,
	id: string,
): Promise<VesselTable | undefined> {
	const [row] = await selectVessel(db, id);
	return row;
}

const selectLocked = compiledRead((db, id: string) =>
	db.selectFrom("vessels").selectAll().where("id", "=", id).forUpdate(),
);

/** Locks and reads a vessel: no other transaction changes it until this one ends. */
export async function openVessel(
	db: Queries,
	id: string,
): Promise<VesselTable | undefined> {
	const [row] = await selectLocked(db, id);
	return row;
}

/** The last position of a vessel's row; null without any. */
export function latestOf(vessel: VesselTable): VesselPosition | null {
	const { position_at: at, latitude, longitude } = vessel;
	if (at === null || latitude === null || longitude === null) return null;
	return {
		at,
		latitude,
		longitude,
		headingDegrees: vessel.heading_degrees,
		speedKnots: vessel.speed_knots,
	};
}

/** Reads the last position of a vessel; undefined without any, or for an unknown vessel. */
export async function latestPosition(
	db: Queries,
	id: string,
): Promise<VesselPosition | undefined> {
	const vessel = await findVessel(db, id);
	return (vessel && latestOf(vessel)) ?? undefined;
}

const updateVessel = compiledWrite(
	(db, id: string, row: Partial<VesselTable>) =>
		db.updateTable("vessels").set(row).where("id", "=", id),
);

/** Updates a vessel with the details of a position source. */
export async function setSighting(
	db: Queries,
	vessel: VesselTable,
	{ mmsi, latest }: Sighting,
): Promise<void> {
	const record = serializeVessel(vessel.id, vessel, { mmsi, latest });
	await updateVessel(db, vessel.id, {
		mmsi,
		position_at: latest?.at ?? null,
		latitude: latest?.latitude ?? null,
		longitude: latest?.longitude ?? null,
		heading_degrees: latest?.headingDegrees ?? null,
		speed_knots: latest?.speedKnots ?? null,
		document: toJsonText(record),
	});
}

/** Records the period for which a vessel's positions have been polled. */
export async function setQueriedPeriod(
	db: Queries,
	id: string,
	{ followed_from, asked_until }: QueriedPeriod,
): Promise<void> {
	await updateVessel(db, id, { followed_from, asked_until });
}

const upsertVessels = compiledCountedWrite(
	(db, rows: readonly NamedVesselRow[]) =>
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

const selectSighted = compiledRead((db, ids: readonly string[]) =>
	db
		.selectFrom("vessels")
		.selectAll()
		.where("id", "in", ids)
		.where((eb) =>
			eb.or([eb("mmsi", "is not", null), eb("position_at", "is not", null)]),
		)
		.orderBy("id")
		.forUpdate(),
);

/** Restores the last position in a record that was rewritten with a name alone. */
async function keepSightings(
	db: Queries,
	rows: readonly NamedVesselRow[],
): Promise<void> {
	const ids = rows.map(({ id }) => id);
	for (const vessel of await selectSighted(db, ids)) {
		const latest = latestOf(vessel);
		await setSighting(db, vessel, { mmsi: vessel.mmsi, latest });
	}
}

const selectNames = compiledRead((db, ids: readonly string[]) =>
	db.selectFrom("vessels").select(["id", "name"]).where("id", "in", ids),
);

/** The new vessels, and those without a name so far, ordered by id. */
async function withNews(
	db: Queries,
	rows: readonly NamedVesselRow[],
): Promise<NamedVesselRow[]> {
	const names = new Map<string, string | null>();
	for (const ids of idBatches(rows.map(({ id }) => id))) {
		for (const { id, name } of await selectNames(db, ids)) names.set(id, name);
	}
	const missing = rows.filter(({ id, name }) => {
		const known = names.get(id);
		return known === undefined || (known === null && name !== null);
	});
	return inLockOrder(missing, ({ id }) => id);
}

/**
 * Adds new vessels, and names to vessels without one. Accounts share vessels, so unchanged rows are not touched: their locks
 * would make transactions wait for each other.
 */
export async function insertVessels(
	db: Queries,
	rows: readonly NamedVesselRow[],
): Promise<void> {
	if (rows.length === 0) return;
	for (const batch of inBatches(await withNews(db, rows))) {
		const changes = await upsertVessels(db, batch);
		if (changes > 0) await keepSightings(db, batch);
	}
}
