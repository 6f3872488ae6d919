import { join } from "node:path";
import { onTestFinished } from "vitest";
import type { Database, Queries } from "../../server/database/database.ts";
import type { Claim } from "../../server/database/dialects/dialect.ts";
import { enqueue, type NewJob } from "../../server/worker/job-queue.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { testClock } from "../support/time/test-clock.ts";

/** Time of the clock in tests of the queue; leases use wall-clock time. */
export const NOW = "2030-01-01T00:00:00.000Z";

/** Returns the time `ms` milliseconds after {@link NOW}. */
export function later(ms: number): Date {
	return new Date(Date.parse(NOW) + ms);
}

/** Opens a migrated database file twice, as two processes do. */
export async function openQueue(): Promise<{
	readonly file: string;
	readonly one: Database;
	readonly other: Database;
}> {
	const folder = temporaryFolder();
	const file = join(folder.path, "queue.db");
	const one = await openMigrated(`file:${file}`);
	const other = await openMigrated(`file:${file}`);
	onTestFinished(async () => {
		await one.close();
		await other.close();
		folder.remove();
	});
	return { file, one, other };
}

/** Adds a tracking job for each name. */
export async function add(
	database: { readonly db: Queries },
	names: readonly string[],
	more: Partial<NewJob<"track-shipment">> = {},
): Promise<void> {
	await enqueue(
		database.db,
		testClock(NOW),
		names.map((trackingRequestId) => ({
			name: "track-shipment",
			accountId: "account",
			payload: { trackingRequestId },
			...more,
		})),
	);
}

/** Claims as a worker does. */
export async function claim(
	database: Database,
	leaseOwner: string,
	more: Partial<Claim> = {},
) {
	const { limit = 10 } = more;
	return database.claimJobs({
		name: "track-shipment",
		limit,
		accounts: 100,
		choose: (due) => due.slice(0, limit),
		now: NOW,
		wallNow: "2026-01-01T00:00:00.000Z",
		leaseOwner,
		leaseUntil: "2026-01-01T00:00:30.000Z",
		...more,
	});
}

/** Every job in the queue, oldest first. */
export function jobsOf(database: Database) {
	return database.db.selectFrom("jobs").selectAll().orderBy("id").execute();
}

/** The name that a job was added with. */
export function nameOf(row: { readonly payload: string }): string {
	return JSON.parse(row.payload).trackingRequestId;
}
