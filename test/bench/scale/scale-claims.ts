import {
	type Database,
	openDatabase,
} from "../../../server/database/database.ts";
import { newRecordId } from "../../../server/database/record-id.ts";
import { transact } from "../../../server/database/transact.ts";
import { trackJob } from "../../../server/resources/planned-jobs/tracking-jobs.ts";
import { wallClock } from "../../../server/runtime/clock.ts";
import { enqueue, removeJobs } from "../../../server/worker/job-queue.ts";

/** An instant before every job of a seeded database. */
const LONG_DUE = new Date("2020-01-01T00:00:00Z");

const LEASE_MS = 60_000;

/** Due jobs of the account of a seeded database, among its later ones. */
export interface DueClaims {
	/** Claims one as a worker does. Throws when no job is due. */
	claim(): Promise<void>;
	close(): Promise<void>;
}

async function claimOne(database: Database): Promise<void> {
	const wall = Date.now();
	const claimed = await database.claimJobs({
		name: "track-shipment",
		limit: 1,
		accounts: 100,
		choose: (due) => due.slice(0, 1),
		now: new Date(wall).toISOString(),
		wallNow: new Date(wall).toISOString(),
		leaseOwner: "bench",
		leaseUntil: new Date(wall + LEASE_MS).toISOString(),
	});
	if (claimed.length !== 1) throw new Error("no due job was claimed");
}

/** Adds due jobs. */
export async function openClaims(
	url: string,
	count: number,
): Promise<DueClaims> {
	const database = openDatabase(url);
	const { id: accountId } = await database.db
		.selectFrom("accounts")
		.select("id")
		.executeTakeFirstOrThrow();
	const jobs = Array.from({ length: count }, () => ({
		...trackJob({ account_id: accountId, id: newRecordId() }),
		runAt: LONG_DUE,
	}));
	await transact(database, (db) => enqueue(db, wallClock, jobs));
	return {
		claim: () => claimOne(database),
		async close() {
			const keys = jobs.map(({ dedupeKey }) => dedupeKey);
			await transact(database, (db) => removeJobs(db, accountId, keys));
			await database.close();
		},
	};
}
