import { jobs } from "../../../server/jobs/jobs.ts";
import type { Services } from "../../../server/services/services.ts";
import type { JobHandler } from "../../../server/worker/job.ts";
import type { JobPayloads } from "../../../server/worker/job-payloads.ts";

/** The services that jobs of notifications use. */
type Needed = Pick<Services, "database" | "clock" | "wakeWorkers">;

/** Claims and runs the next job of a kind, in place of a worker. Returns whether one was due. */
export async function runNextJob<Name extends keyof JobPayloads>(
	services: Services,
	name: Name,
	handle: JobHandler<Name>,
): Promise<boolean> {
	const { database, clock } = services;
	const [row] = await database.claimJobs({
		name,
		limit: 1,
		accounts: 1,
		choose: (due) => due.slice(0, 1),
		now: clock.now().toISOString(),
		wallNow: new Date().toISOString(),
		leaseOwner: "test",
		leaseUntil: new Date(Date.now() + 60_000).toISOString(),
	});
	if (!row) return false;
	const payload = JSON.parse(row.payload) as JobPayloads[Name];
	const { signal } = new AbortController();
	await handle({ row, payload, signal }, services);
	return true;
}

/** Runs all due jobs of a kind, in place of a worker. */
export async function runDueJobs(
	services: Needed,
	name: keyof JobPayloads,
): Promise<void> {
	const handle = jobs[name].handle as JobHandler<typeof name>;
	while (await runNextJob(services as Services, name, handle));
}
