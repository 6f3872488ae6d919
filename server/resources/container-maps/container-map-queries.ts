import { idBatches, inBatches } from "../../database/batches.ts";
import type { Database, Queries } from "../../database/database.ts";
import { inLockOrder } from "../../database/lock-order.ts";
import {
	compiledRead,
	compiledWrite,
} from "../../database/schema/compiled-query.ts";
import type { Backfill } from "../../map/backfill.ts";
import type { ContainerWay } from "../containers/containers-of-shipment.ts";
import type { ContainerMapTable } from "./container-map-table.ts";

/** A map as replied, with its validity. */
export type StoredMap = Pick<
	ContainerMapTable,
	"document" | "phase" | "etag" | "changes_at"
>;

/** A map with the route that it was drawn from. */
export interface KeptWay {
	readonly way: ContainerWay;
	readonly map: ContainerMapTable;
}

/** A newly drawn map. */
export interface DrawnWay extends KeptWay {
	/** Legs without positions that can still be fetched. */
	readonly recalls: readonly Backfill[];
}

/** Reads the map of a container of an account; undefined when there is none, or when its vessel has a newer position. */
export type MapReader = (
	accountId: string,
	containerId: string,
) => Promise<StoredMap | undefined>;

/** Returns a {@link MapReader}. */
export function mapReader(database: Database): MapReader {
	return database.prepareSharedRead(
		database.db
			.selectFrom("container_maps as map")
			.select(["document", "phase", "etag", "changes_at"])
			.where("account_id", "=", "")
			.where("container_id", "=", "")
			// A subquery, because SQLite takes four times as long for a join of the two tables.
			.where("position_at", "is not distinct from", (eb) =>
				eb
					.selectFrom("vessels")
					.select("vessels.position_at")
					.whereRef("vessels.id", "=", "map.vessel_id"),
			)
			.compile(),
	);
}

const selectWay = compiledRead((db, accountId: string, id: string) =>
	db
		.selectFrom("containers")
		.select(["account_id", "id", "shipment_id", "sea_stops"])
		.where("account_id", "=", accountId)
		.where("id", "=", id),
);

/** The route of a container of an account. */
export async function findWay(
	db: Queries,
	accountId: string,
	id: string,
): Promise<ContainerWay | undefined> {
	const [way] = await selectWay(db, accountId, id);
	return way;
}

/** The routes of up to `limit` containers on a vessel whose maps are older than its position at `positionAt`. */
export const findWaysToRedraw = compiledRead(
	(db, vesselId: string, positionAt: string, limit: number) =>
		db
			.selectFrom("container_maps as map")
			.innerJoin("containers as container", (join) =>
				join
					.onRef("container.account_id", "=", "map.account_id")
					.onRef("container.id", "=", "map.container_id"),
			)
			.select([
				"container.account_id",
				"container.id",
				"container.shipment_id",
				"container.sea_stops",
			])
			.where("map.vessel_id", "=", vesselId)
			.where((eb) =>
				eb.or([
					eb("map.position_at", "is", null),
					eb("map.position_at", "<", positionAt),
				]),
			)
			.limit(limit),
);

const selectWaysOf = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("containers")
			.select(["id", "sea_stops"])
			.where("account_id", "=", accountId)
			.where("id", "in", ids),
);

const upsertMaps = compiledWrite((db, rows: readonly ContainerMapTable[]) =>
	db
		.insertInto("container_maps")
		.values(rows)
		.onConflict((conflict) =>
			conflict.columns(["account_id", "container_id"]).doUpdateSet((eb) => ({
				document: eb.ref("excluded.document"),
				phase: eb.ref("excluded.phase"),
				vessel_id: eb.ref("excluded.vessel_id"),
				position_at: eb.ref("excluded.position_at"),
				changes_at: eb.ref("excluded.changes_at"),
				etag: eb.ref("excluded.etag"),
			})),
		),
);

const shareShipments = compiledRead(
	(db, accountId: string, ids: readonly string[]) =>
		db
			.selectFrom("shipments")
			.select("id")
			.where("account_id", "=", accountId)
			.where("id", "in", ids)
			.orderBy("id")
			.forShare(),
);

/** The recorded routes of these containers by their ids, locked until the transaction ends. */
async function recordedWays(
	db: Queries,
	drawn: readonly KeptWay[],
): Promise<ReadonlyMap<string, string>> {
	const recorded = new Map<string, string>();
	const byAccount = Map.groupBy(drawn, ({ way }) => way.account_id);
	for (const [accountId, own] of inLockOrder(byAccount, ([id]) => id)) {
		const shipments = new Set(own.map(({ way }) => way.shipment_id));
		for (const ids of idBatches([...shipments].sort())) {
			await shareShipments(db, accountId, ids);
		}
		for (const ids of idBatches(own.map(({ way }) => way.id))) {
			for (const { id, sea_stops } of await selectWaysOf(db, accountId, ids))
				recorded.set(id, sea_stops);
		}
	}
	return recorded;
}

/** The most maps that a job stores in one transaction. */
export const MAPS_PER_TRANSACTION = 32;

/**
 * Stores maps, except for containers whose route has changed since the drawing. Returns whether all were stored. Must run in a
 * transaction.
 */
export async function putMaps(
	db: Queries,
	drawn: readonly KeptWay[],
): Promise<boolean> {
	const recorded = await recordedWays(db, drawn);
	const present = drawn.filter(
		({ way }) => recorded.get(way.id) === way.sea_stops,
	);
	const maps = inLockOrder(
		present.map(({ map }) => map),
		(map) => map.account_id + map.container_id,
	);
	for (const batch of inBatches(maps)) await upsertMaps(db, batch);
	return present.length === drawn.length;
}

const deleteMaps = compiledWrite(
	(db, accountId: string, containerIds: readonly string[]) =>
		db
			.deleteFrom("container_maps")
			.where("account_id", "=", accountId)
			.where("container_id", "in", containerIds),
);

/** Deletes the maps of containers whose routes have changed. */
export async function removeMaps(
	db: Queries,
	accountId: string,
	containerIds: readonly string[],
): Promise<void> {
	for (const ids of idBatches(containerIds))
		await deleteMaps(db, accountId, ids);
}

/** Deletes the maps of an account's containers on a vessel. */
export const removeMapsOfVessel = compiledWrite(
	(db, accountId: string, vesselId: string) =>
		db
			.deleteFrom("container_maps")
			.where("vessel_id", "=", vesselId)
			.where("account_id", "=", accountId),
);

declare module "../../services/services.ts" {
	interface Services {
		readonly readMap: MapReader;
	}
}
