import { hasEntitlement } from "../resources/accounts/account-queries.ts";
import {
	type DrawnWay,
	findWays,
	putMaps,
} from "../resources/container-maps/container-map-queries.ts";
import { mapDrawer } from "../resources/container-maps/map-drawer.ts";
import { completeJob, rescheduleJob } from "../worker/job-queue.ts";
import { type JobHandler, LeaseLostError } from "./job.ts";
import { planFollowing } from "./plan-following.ts";
import { planRecalls } from "./plan-recalls.ts";

/**
 * Draws the maps of a shipment's containers and keeps them, so that a request finds them ready. Drawing takes no lock: a
 * container whose way becomes another one meanwhile is drawn once more.
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
	const maps: DrawnWay[] = [];
	for (const way of ways) {
		job.signal.throwIfAborted();
		maps.push(await draw(way));
	}
	await db.transaction().execute(async (transaction) => {
		const isDone = await putMaps(transaction, maps);
		const carriers = maps.map(({ map }) => map.vessel_id);
		await planFollowing(transaction, services, carriers);
		await planRecalls(transaction, services, maps);
		const isOurs = isDone
			? await completeJob(transaction, job.row)
			: await rescheduleJob(transaction, job.row, clock.now(), {});
		if (!isOurs) throw new LeaseLostError();
	});
};
