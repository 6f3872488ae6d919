import { nextTurn } from "../../resources/vessels/plan-following.ts";
import { prunePositions } from "../../resources/vessels/vessel-position-queries.ts";
import { finishJob } from "../../worker/finish-job.ts";
import type { JobHandler } from "../../worker/job.ts";

const DAY_MS = 86_400_000;

/** More than a year, to compare a journey with last year's. */
const KEPT_DAYS = 400;

/** Deletes old vessel positions, once a day. */
export const forgetPositions: JobHandler<"forget-positions"> = async (
	job,
	{ database, clock },
) => {
	const keptFrom = new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
	await prunePositions(database.db, keptFrom);
	const runAt = nextTurn(clock, DAY_MS);
	await finishJob(database.db, job.row, { runAt });
};
