import { hostname } from "node:os";
import type { Queries } from "../database/database.ts";

/** Asked for once: it is the system that is asked. */
const HOST = hostname();

/**
 * Who holds a lease: the machine, the process, and a token of the claim. A process that slept while its lease ran out can
 * claim a job that it is still working on; the token keeps the first of these two from writing what is the second's.
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

/** Owners of the leases in a table that are processes of this machine which have ended. Asked before this process takes leases of its own. */
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

/**
 * Gives back at once the jobs that processes of this machine held when they were killed; otherwise their leases would have to
 * run out first.
 */
export async function releaseLeasesOfTheDead(db: Queries): Promise<void> {
	const ended = await findEndedOwners(db, "jobs");
	if (ended.length === 0) return;
	await db
		.updateTable("jobs")
		.set({ lease_owner: null, lease_until: null })
		.where("lease_owner", "in", ended)
		.where("lease_until", "is not", null)
		.execute();
}
