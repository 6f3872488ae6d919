import type { Services } from "../services/services.ts";
import { findFirstDueTimes } from "./due-job-queries.ts";
import type { JobHandler, JobKinds } from "./job.ts";
import type { JobPayloads } from "./job-payloads.ts";
import { type JobTimes, LaneRunner } from "./lane-runner.ts";
import { WATCH_TIMES, WorkWatch } from "./work-watch.ts";

const JOB_TIMES: JobTimes = {
	leaseMs: 30_000,
	heartbeatMs: 10_000,
	graceMs: 5_000,
};

/** A running worker. */
export interface Worker {
	/** Checks for jobs now, after a change without announcement. */
	wake(): void;
	/** Claims no more jobs, waits for running ones, and releases those that do not end in time. */
	stop(): Promise<void>;
}

/** Starts a worker for these kinds of job. */
export function startWorker(
	services: Services,
	jobs: Partial<JobKinds>,
	jobTimes = JOB_TIMES,
	watchTimes = WATCH_TIMES,
): Worker {
	const runners = new Map<string, LaneRunner>();
	const names = Object.keys(jobs);
	const watch = new WorkWatch(
		services,
		{
			kinds: new Set(names),
			findDue: () => findFirstDueTimes(services.database.db, names),
			wake: (kind) => runners.get(kind)?.wake(),
		},
		watchTimes,
	);
	for (const [key, kind] of Object.entries(jobs)) {
		const name = key as keyof JobPayloads;
		const handle = kind.handle as JobHandler<never>;
		const { concurrency, gatherMs = 0 } = kind;
		const lane = { name, concurrency, gatherMs, handle };
		runners.set(key, new LaneRunner(lane, services, jobTimes, watch));
	}
	return {
		wake: () => watch.look(),
		async stop() {
			// Both stop at once: while one waited for the other, a runner whose job ends would claim the next.
			const stopping = [...runners.values()].map((runner) => runner.stop());
			await Promise.all([watch.stop(), ...stopping]);
		},
	};
}
