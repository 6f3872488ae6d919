import { hostname } from "node:os";
import type { Queries } from "../database/database.ts";

/** Read once, because each call is a system call. */
const HOST = hostname();

/**
 * Names a lease owner: host, process and a token of the claim. A process that was suspended can claim a job that it still runs; the
 * token keeps the first run from writing for the second.
 */
export function ownerName(token: string): string {
	return `${HOST}/${process.pid}/${token}`;
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === "EPERM";
	}
}

function hasEnded(owner: string): boolean {
	const [host, pid] = owner.split("/");
	return (
		host === HOST && (Number(pid) === process.pid || !isAlive(Number(pid)))
	);
}

/** Finds lease owners that are ended processes of this host. Call before this process claims leases of its own. */
export async function findEndedOwners(
	db: Queries,
	table: "jobs" | "delivery_queues",
): Promise<string[]> {
	const owners = await db
		.selectFrom(table)
		.select("lease_owner")
		.distinct()
		.where("lease_owner", "is not", null)
		.where("lease_until", "is not", null)
		.execute();
	return owners
		.map((row) => row.lease_owner)
		.filter((owner) => owner !== null)
		.filter(hasEnded);
}

/** Releases the jobs of killed processes of this host at start, instead of waiting for their leases to expire. */
export async function releaseLeasesOfEndedProcesses(
	db: Queries,
): Promise<void> {
	const ended = await findEndedOwners(db, "jobs");
	if (ended.length === 0) return;
	await db
		.updateTable("jobs")
		.set({ lease_owner: null, lease_until: null })
		.where("lease_owner", "in", ended)
		.where("lease_until", "is not", null)
		.execute();
}
