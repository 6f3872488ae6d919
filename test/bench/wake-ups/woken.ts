import { pino } from "pino";
import { openDatabase } from "../../../server/database/database.ts";
import { wallClock } from "../../../server/runtime/clock.ts";
import type { Services } from "../../../server/services/services.ts";
import { completeJob } from "../../../server/worker/job-queue.ts";
import { startWorker } from "../../../server/worker/worker.ts";
import { nowMs } from "../deliveries/load.ts";

/** The other process: a worker that tells its parent when a job has started. */
const database = openDatabase(process.argv[2] ?? "");
const services = { database, clock: wallClock, log: pino({ level: "warn" }) };
const worker = startWorker(services as unknown as Services, {
	"track-shipment": {
		concurrency: 4,
		async handle({ row }) {
			process.send?.(nowMs());
			await completeJob(database.db, row);
		},
	},
});
process.once("disconnect", async () => {
	await worker.stop();
	await database.close();
});
process.send?.("ready");
