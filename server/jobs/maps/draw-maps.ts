import { partsOf } from "../../database/batches.ts";
import { transact } from "../../database/transact.ts";
import { hasEntitlement } from "../../resources/accounts/account-queries.ts";
import {
	type DrawnWay,
	MAPS_PER_TRANSACTION,
	putMaps,
} from "../../resources/container-maps/container-map-queries.ts";
import {
	type MapDrawer,
	mapDrawer,
} from "../../resources/container-maps/map-drawer.ts";
import { planRecalls } from "../../resources/container-maps/plan-recalls.ts";
import {
	type ContainerWay,
	findWays,
} from "../../resources/containers/containers-of-shipment.ts";
import { planFollowing } from "../../resources/vessels/plan-following.ts";
import { giveWay } from "../../runtime/time-slices.ts";
import type { Services } from "../../services/services.ts";
import { finishJob } from "../../worker/finish-job.ts";
import { type Job, type JobHandler, LeaseLostError } from "../../worker/job.ts";
import { isLeased } from "../../worker/job-queue.ts";

/** Draws and stores the maps of some containers. Returns them, and whether all routes were still current. */
async function drawBatch(
	{ row }: Job<"draw-maps">,
	{ database }: Services,
	draw: MapDrawer,
	ways: readonly ContainerWay[],
) {
	const maps: DrawnWay[] = [];
	for (const way of ways) {
		maps.push(await draw(way));
		await giveWay();
	}
	const isDone = await transact(database, async (db) => {
		if (!(await isLeased(db, row))) throw new LeaseLostError();
		return putMaps(db, maps);
	});
	return { maps, isDone };
}

/**
 * Draws and stores the maps of a shipment's containers, so that requests find them ready. Drawing takes no lock: a container whose
 * route changes in the meantime is drawn again.
 */
export const drawMaps: JobHandler<"draw-maps"> = async (job, services) => {
	const { database, clock } = services;
	const { account_id: accountId } = job.row;
	const { db } = database;
	const isEntitled = await hasEntitlement(db, accountId, "routing");
	const ways = isEntitled
		? await findWays(db, accountId, job.payload.shipmentId)
		: [];
	const draw = mapDrawer(db, services);
	const carriers = new Set<string | null>();
	const recalls: Pick<DrawnWay, "way" | "recalls">[] = [];
	let isDone = true;
	for (const batch of partsOf(ways, MAPS_PER_TRANSACTION)) {
		job.signal.throwIfAborted();
		const drawn = await drawBatch(job, services, draw, batch);
		isDone &&= drawn.isDone;
		for (const { way, map, recalls: legs } of drawn.maps) {
			carriers.add(map.vessel_id);
			recalls.push({ way, recalls: legs });
		}
	}
	await transact(database, async (transaction) => {
		await planFollowing(transaction, services, [...carriers]);
		await planRecalls(transaction, services, recalls);
		const next = isDone ? undefined : { runAt: clock.now() };
		await finishJob(transaction, job.row, next);
	});
};
