import { jobs } from "../../server/jobs/jobs.ts";
import type { Services } from "../../server/services/services.ts";
import type { JobHandler } from "../../server/worker/job.ts";
import type { JobPayloads } from "../../server/worker/job-payloads.ts";

/** What the jobs of notifications need of all services. */
type Needed = Pick<Services, "database" | "clock" | "wakeWorkers">;

/** Does what waits as jobs of one kind, where no worker runs, until nothing is left of it. */
export async function workOff(
	services: Needed,
	name: keyof JobPayloads,
): Promise<void> {
	const { database, clock } = services;
	const handle = jobs[name].handle as JobHandler<never>;
	for (;;) {
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
		if (!row) return;
		const payload = JSON.parse(row.payload) as never;
		const { signal } = new AbortController();
		await handle({ row, payload, signal }, services as Services);
	}
}
