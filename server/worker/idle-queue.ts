import { sql } from "kysely";
import type { Queries } from "../database/database.ts";
import { compiledRead } from "../database/schema/compiled-query.ts";
import { transact } from "../database/transact.ts";
import type { Services } from "../services/services.ts";
import { findOldestDueJob } from "./due-job-queries.ts";

/** How long a due job waits before its queue counts as idle. A worker takes the next job of some account within seconds. */
const PATIENCE_MS = 60_000;

const selectLeases = compiledRead((db) =>
	db
		.selectFrom("jobs")
		.select((eb) => [
			eb.fn.min("lease_until").as("first"),
			eb.fn.max("lease_until").as("last"),
		])
		.where("lease_until", "is not", sql.lit(null)),
);

/** How long no worker has taken a due job or extended a lease, in wall-clock milliseconds; 0 while a worker does. */
export async function findIdleMs({
	database: { db },
	clock,
	jobKinds,
}: Pick<Services, "database" | "clock" | "jobKinds">): Promise<number> {
	const wallMs = Date.now();
	const leases = await findLeases(db);
	if (leases.lastMs >= wallMs) return 0;
	const now = clock.now();
	let idleMs = wallMs - Math.min(leases.firstMs, wallMs);
	for (const kind of jobKinds) {
		const since = await findOldestDueJob(db, kind, now.toISOString());
		const waitedMs = since ? now.getTime() - Date.parse(since) : 0;
		idleMs = Math.max(idleMs, waitedMs / (clock.speed ?? 1));
	}
	return idleMs < PATIENCE_MS ? 0 : idleMs;
}

/** When the first and the last lease end. Jobs that are not running have none. */
async function findLeases(db: Queries) {
	const [leases] = await selectLeases(db);
	const { first = null, last = null } = leases ?? {};
	return {
		firstMs: first === null ? Number.POSITIVE_INFINITY : Date.parse(first),
		lastMs: last === null ? 0 : Date.parse(last),
	};
}

/** Later than any job. */
const END_OF_TIME = "9999-12-31T23:59:59.999Z";

type Queue = Pick<Services, "database" | "clock" | "jobKinds">;

/** When the next job is due, by the clock; undefined when none waits. Running jobs do not count. */
export function findNextDue({
	database: { db },
	jobKinds,
}: Queue): Promise<string | undefined> {
	return findDue(db, jobKinds);
}

async function findDue(
	db: Queries,
	jobKinds: Queue["jobKinds"],
): Promise<string | undefined> {
	const due: string[] = [];
	for (const kind of jobKinds) {
		const at = await findOldestDueJob(db, kind, END_OF_TIME);
		if (at !== undefined) due.push(at);
	}
	return due.sort().at(0);
}

/**
 * Whether a job is due or running. Reads the running ones last, so that a job that a worker takes meanwhile is not missed, and in a
 * transaction, because one that ends can plan another.
 */
export function isBusy({ database, clock, jobKinds }: Queue): Promise<boolean> {
	return transact(database, async (db) => {
		const due = await findDue(db, jobKinds);
		if (due !== undefined && due <= clock.now().toISOString()) return true;
		const { lastMs } = await findLeases(db);
		return lastMs >= Date.now();
	});
}
