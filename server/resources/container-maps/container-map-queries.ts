import { idBatches, inBatches } from "../../database/batches.ts";
import { compiledRead, compiledWrite } from "../../database/compiled-query.ts";
import type { Queries } from "../../database/database.ts";
import type { ContainerTable } from "../containers/container-table.ts";
import type { ContainerMapTable } from "./container-map-table.ts";

/** A map as it is replied. */
export type StoredMap = Pick<ContainerMapTable, "document" | "phase">;

/** A container and the ports of its way, from which its map is drawn. */
export type ContainerWay = Pick<
	ContainerTable,
	"account_id" | "id" | "sea_stops"
>;

const selectPresent = compiledRead(
	(db, accountId: string, containerId: string, now: string) =>
		db
			.selectFrom("container_maps as map")
			.innerJoin("containers as container", (join) =>
				join
					.onRef("container.account_id", "=", "map.account_id")
					.onRef("container.id", "=", "map.container_id")
					.onRef("container.sea_stops", "=", "map.sea_stops"),
			)
			.leftJoin("vessels as vessel", "vessel.id", "map.vessel_id")
			.select(["map.document", "map.phase"])
			.where("map.account_id", "=", accountId)
			.where("map.container_id", "=", containerId)
			.where((eb) =>
				eb.or([
					eb("vessel.position_at", "is", null),
					eb("map.position_at", "=", eb.ref("vessel.position_at")),
				]),
			)
			.where((eb) =>
				eb.or([
					eb("map.changes_at", "is", null),
					eb("map.changes_at", ">", now),
				]),
			),
);

/** Reads the map of a container when it was drawn from what is known at `now`; undefined when it must be drawn. */
export async function findPresentMap(
	db: Queries,
	accountId: string,
	containerId: string,
	now: string,
): Promise<StoredMap | undefined> {
	const [map] = await selectPresent(db, accountId, containerId, now);
	return map;
}

const selectWay = compiledRead((db, accountId: string, id: string) =>
	db
		.selectFrom("containers")
		.select(["account_id", "id", "sea_stops"])
		.where("account_id", "=", accountId)
		.where("id", "=", id),
);

/** The way of a container of an account. */
export async function findWay(
	db: Queries,
	accountId: string,
	id: string,
): Promise<ContainerWay | undefined> {
	const [way] = await selectWay(db, accountId, id);
	return way;
}

/** The ways of the containers of a shipment. */
export const findWays = compiledRead(
	(db, accountId: string, shipmentId: string) =>
		db
			.selectFrom("containers")
			.select(["account_id", "id", "sea_stops"])
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipmentId),
);

/** The ways of containers on a vessel whose maps were drawn before it was seen at `positionAt`, at most `limit`. */
export const findWaysToRedraw = compiledRead(
	(db, vesselId: string, positionAt: string, limit: number) =>
		db
			.selectFrom("container_maps as map")
			.innerJoin("containers as container", (join) =>
				join
					.onRef("container.account_id", "=", "map.account_id")
					.onRef("container.id", "=", "map.container_id"),
			)
			.select(["container.account_id", "container.id", "container.sea_stops"])
			.where("map.vessel_id", "=", vesselId)
			.where("map.position_at", "<", positionAt)
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
				sea_stops: eb.ref("excluded.sea_stops"),
				vessel_id: eb.ref("excluded.vessel_id"),
				position_at: eb.ref("excluded.position_at"),
				changes_at: eb.ref("excluded.changes_at"),
			})),
		),
);

/**
 * Keeps maps in place of those that there are, but for containers whose way has become another one since they were drawn.
 * Returns whether there was none of these. To be called in a transaction.
 */
export async function putMaps(
	db: Queries,
	maps: readonly ContainerMapTable[],
): Promise<boolean> {
	const ways = new Map<string, string>();
	for (const [accountId, own] of Map.groupBy(maps, (map) => map.account_id)) {
		for (const ids of idBatches(own.map((map) => map.container_id))) {
			for (const { id, sea_stops } of await selectWaysOf(db, accountId, ids))
				ways.set(id, sea_stops);
		}
	}
	const present = maps.filter(
		(map) => ways.get(map.container_id) === map.sea_stops,
	);
	for (const batch of inBatches(present)) await upsertMaps(db, batch);
	return present.length === maps.length;
}

/** Forgets the maps of containers that a vessel carries for an account. */
export const removeMapsOfVessel = compiledWrite(
	(db, accountId: string, vesselId: string) =>
		db
			.deleteFrom("container_maps")
			.where("vessel_id", "=", vesselId)
			.where("account_id", "=", accountId),
);
