import { isStale } from "../../resources/containers/container-sources.ts";
import { findShipment } from "../../resources/shipments/shipment-queries.ts";
import { finishJob } from "../../worker/finish-job.ts";
import type { JobHandler } from "../../worker/job.ts";
import { findTasks, queryAndStore } from "./check-terminal.ts";

/** Queries the facilities that one container visits, except those that were queried a moment ago. The planned job retries a failure. */
export const refreshTerminals: JobHandler<"refresh-container"> = async (
	job,
	services,
) => {
	const { db } = services.database;
	const { shipmentId, containerId } = job.payload;
	const row = await findShipment(db, job.row.account_id, shipmentId);
	const isTracked = row && row.line_tracking_stopped_at === null;
	const all = isTracked ? await findTasks(db, services, row) : [];
	const tasks = all.filter(
		({ container, askedAt }) =>
			container.id === containerId && isStale(askedAt, services.clock.now()),
	);
	if (row === undefined || tasks.length === 0) return finishJob(db, job.row);
	await queryAndStore(job, services, row, tasks, () => undefined);
};
