import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database, Queries } from "../../server/database/database.ts";
import { transact } from "../../server/database/transact.ts";
import { LeaseLostError } from "../../server/worker/job.ts";
import {
	completeJob,
	postponeJob,
	releaseJob,
	rescheduleJob,
} from "../../server/worker/job-queue.ts";
import type { JobRow } from "../../server/worker/job-table.ts";
import { releaseJobsOf } from "../../server/worker/release-jobs-of.ts";
import { pauses } from "../support/time/pauses.ts";
import { extentOf } from "../support/vitest/extent.ts";
import { add, claim, later, nameOf, openQueue } from "./queue.ts";

const KEYS = ["a", "b", "c"] as const;

/** The end of a worker's claimed jobs; after `die` none finishes, and the leases are freed later. */
const ENDINGS = ["complete", "retry", "postpone", "release", "die"] as const;

const aPlan = fc.record({
	what: fc.constant("plan" as const),
	key: fc.constantFrom(...KEYS),
	after: fc.nat(8),
});

const aWork = fc.record({
	what: fc.constant("work" as const),
	ending: fc.constantFrom("complete", ...ENDINGS),
	limit: fc.integer({ min: 1, max: KEYS.length }),
	after: fc.nat(8),
	takes: fc.nat(20),
});

const aBurial = fc.record({
	what: fc.constant("bury" as const),
	after: fc.nat(12),
});

const aStep = fc.oneof(
	{ weight: 3, arbitrary: aPlan },
	{ weight: 3, arbitrary: aWork },
	{ weight: 1, arbitrary: aBurial },
);

type Valued<A> = A extends fc.Arbitrary<infer One> ? One : never;
type Step = Valued<typeof aStep>;
type Work = Valued<typeof aWork>;

/** The number of times each job was planned, and the last of them that was done. */
async function readWishes(db: Queries) {
	const { rows } = await sql<{
		key: string;
		wanted: number;
		done: number;
	}>`select key, wanted, done from wishes order by key`.execute(db);
	return rows;
}

async function makeWishes({ db }: Database) {
	await sql`create table wishes (key text primary key, wanted integer not null, done integer not null)`.execute(
		db,
	);
	for (const key of KEYS)
		await sql`insert into wishes values (${key}, 0, 0)`.execute(db);
}

/** Counts one more wanted run of a job, and plans it in the same transaction. */
function plan(database: Database, key: string) {
	return transact(database, async (db) => {
		await sql`update wishes set wanted = wanted + 1 where key = ${key}`.execute(
			db,
		);
		await add({ db }, [key], { dedupeKey: key });
	});
}

async function end(
	db: Queries,
	job: JobRow,
	ending: "complete" | "retry" | "postpone",
	wanted: number,
) {
	if (ending === "retry")
		return rescheduleJob(db, job, later(0), { error: "failed" });
	if (ending === "postpone") return postponeJob(db, job, later(0));
	await sql`update wishes set done = ${wanted} where key = ${nameOf(job)} and done < ${wanted}`.execute(
		db,
	);
	return completeJob(db, job);
}

/** Claims jobs, reads what was planned, waits, and ends them. */
async function work(
	database: Database,
	owner: string,
	step: Omit<Work, "after" | "what">,
) {
	const { ending, limit, takes } = step;
	const jobs = await claim(database, owner, { limit });
	const wishes = await readWishes(database.db);
	await pauses(takes);
	for (const job of jobs) {
		const wish = wishes.find(({ key }) => key === nameOf(job));
		if (ending === "die") continue;
		if (ending === "release") await releaseJob(database.db, job);
		else
			await transact(database, (db) =>
				end(db, job, ending, wish?.wanted ?? 0),
			).catch((error) => {
				if (!(error instanceof LeaseLostError)) throw error;
			});
	}
}

test("no job is lost, in any order of plans, claims, ends and crashes of two processes", async () => {
	const { one, other } = await openQueue();
	await makeWishes(one);
	const owners: string[] = [];
	const newOwner = () => {
		const owner = `owner-${owners.length}`;
		owners.push(owner);
		return owner;
	};
	const take = async (step: Step, index: number) => {
		const database = index % 2 === 0 ? one : other;
		await pauses(step.after);
		if (step.what === "plan") await plan(database, step.key);
		else if (step.what === "bury") await releaseJobsOf(database.db, owners);
		else await work(database, newOwner(), step);
	};
	await fc.assert(
		fc.asyncProperty(
			fc.array(aStep, { minLength: 4, maxLength: 12 }),
			async (steps) => {
				for (const key of KEYS) await plan(one, key);
				await Promise.all(steps.map(take));
				await releaseJobsOf(one.db, owners);
				const all = { ending: "complete", limit: 3, takes: 0 } as const;
				await work(one, newOwner(), all);
				const wishes = await readWishes(one.db);
				expect(wishes.filter(({ wanted, done }) => wanted !== done)).toEqual(
					[],
				);
			},
		),
		{ numRuns: extentOf(20), endOnFailure: true },
	);
});
