import type { Queries } from "../../database/database.ts";
import { transact } from "../../database/transact.ts";
import { hasEntitlement } from "../../resources/accounts/account-queries.ts";
import {
	type DrawnWay,
	findWaysToRedraw,
	MAPS_PER_TRANSACTION,
	putMaps,
	removeMapsOfVessel,
} from "../../resources/container-maps/container-map-queries.ts";
import { mapDrawer } from "../../resources/container-maps/map-drawer.ts";
import type { ContainerWay } from "../../resources/containers/containers-of-shipment.ts";
import { latestPosition } from "../../resources/vessels/vessel-queries.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { Services } from "../../services/services.ts";
import { finishJob } from "../../worker/finish-job.ts";
import { BATCHES_PER_RUN, type JobHandler } from "../../worker/job.ts";

/** Filters out containers of accounts without the paid feature, and removes their maps of the vessel. */
async function entitledWays(
	db: Queries,
	vesselId: string,
	ways: readonly ContainerWay[],
): Promise<ContainerWay[]> {
	const byAccount = Map.groupBy(ways, (way) => way.account_id);
	const entitled: ContainerWay[] = [];
	for (const [accountId, own] of byAccount) {
		const isEntitled = await hasEntitlement(db, accountId, "routing");
		if (isEntitled) entitled.push(...own);
		else await removeMapsOfVessel(db, accountId, vesselId);
	}
	return entitled;
}

/** Draws one batch of the maps that a vessel's latest position changes. Returns whether there may be more. */
async function drawBatch(
	services: Services,
	vesselId: string,
	positionAt: string,
	draw: ReturnType<typeof mapDrawer>,
): Promise<boolean> {
	const { db } = services.database;
	const ways = await findWaysToRedraw(
		db,
		vesselId,
		positionAt,
		MAPS_PER_TRANSACTION,
	);
	const maps: DrawnWay[] = [];
	for (const way of await entitledWays(db, vesselId, ways)) {
		maps.push(await draw(way));
		await giveWay();
	}
	await transact(services.database, (transaction) =>
		putMaps(transaction, maps),
	);
	return ways.length === MAPS_PER_TRANSACTION;
}

/** Draws the maps of all containers on a vessel after a new position. */
export const drawVesselMaps: JobHandler<"draw-vessel-maps"> = async (
	job,
	services,
) => {
	const { database, clock } = services;
	const { vesselId } = job.payload;
	const latest = await latestPosition(database.db, vesselId);
	const draw = mapDrawer(database.db, services);
	let isMore = latest !== undefined;
	for (let batch = 0; latest && isMore && batch < BATCHES_PER_RUN; batch++) {
		job.signal.throwIfAborted();
		isMore = await drawBatch(services, vesselId, latest.at, draw);
	}
	await transact(database, async (db) => {
		const seenAt = (await latestPosition(db, vesselId))?.at;
		const isDone = !isMore && seenAt === latest?.at;
		await finishJob(db, job.row, isDone ? undefined : { runAt: clock.now() });
	});
};
