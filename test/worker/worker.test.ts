import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { afterAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { Meter } from "../../server/runtime/meter.ts";
import type { Services } from "../../server/services/services.ts";
import type { JobHandler } from "../../server/worker/job.ts";
import { LeaseLostError } from "../../server/worker/job.ts";
import { completeJob } from "../../server/worker/job-queue.ts";
import type { JobTimes } from "../../server/worker/lane-runner.ts";
import { startWorker, type Worker } from "../../server/worker/worker.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { eventually } from "../support/time/eventually.ts";
import { testClock } from "../support/time/test-clock.ts";
import { add, jobsOf, NOW, nameOf } from "./queue.ts";

const workers: Worker[] = [];

const clock = testClock(NOW);
const system = await openForFile(startTestLandfall, {
	clock,
	isWorking: false,
});

beforeEach(async () => {
	await Promise.all(workers.splice(0).map((worker) => worker.stop()));
	await system.db.deleteFrom("jobs").execute();
});

afterAll(() => Promise.all(workers.map((worker) => worker.stop())));

type Track = JobHandler<"track-shipment">;

const TIMES: JobTimes = { leaseMs: 30_000, heartbeatMs: 10_000, graceMs: 50 };

/** Starts a worker with this handler for every job. */
function work(handle: Track, concurrency = 4, times = TIMES): Worker {
	const worker = startWorker(
		system.services,
		{ "track-shipment": { handle, concurrency } },
		times,
	);
	workers.push(worker);
	return worker;
}

const database = () => system.services.database;
const waiting = () => jobsOf(database());

const complete: Track = async ({ row }, services) => {
	await completeJob(services.database.db, row);
};

/** A promise that the test settles from outside. */
function gate() {
	return Promise.withResolvers<void>();
}

test("a worker runs every due job and no other", async () => {
	const done: string[] = [];
	await add(
		database(),
		Array.from({ length: 25 }, (_, index) => `r${index}`),
	);
	await add(database(), ["future"], { runAt: new Date("2031-01-01") });
	work(async (job, services) => {
		done.push(job.payload.trackingRequestId);
		await complete(job, services);
	});
	await eventually("only the future is left", async () => {
		const names = (await waiting()).map(nameOf);
		return names.length === 1 && names[0] === "future";
	});
	expect(new Set(done).size).toBe(25);
	expect(done).toHaveLength(25);
});

test("a worker runs at most as many jobs of a kind at once as its concurrency", async () => {
	let running = 0;
	let most = 0;
	for (let index = 0; index < 12; index++) {
		await add(database(), [`r${index}`], { accountId: `account ${index}` });
	}
	work(async (job, services) => {
		running += 1;
		most = Math.max(most, running);
		await new Promise(setImmediate);
		running -= 1;
		await complete(job, services);
	}, 3);
	await eventually("all is done", async () => (await waiting()).length === 0);
	expect(most).toBe(3);
});

test("a single free place is filled, although the jobs in all other places go on", async () => {
	const ends = new Map<string, () => void>();
	onTestFinished(() => {
		for (const end of ends.values()) end();
	});
	const run = (index: number) =>
		add(database(), [`r${index}`], { accountId: `account ${index}` });
	for (let index = 0; index < 4; index++) await run(index);
	work(async (job, services) => {
		const { promise, resolve } = gate();
		ends.set(job.payload.trackingRequestId, resolve);
		await promise;
		await complete(job, services);
	});
	await eventually("all places are taken", () => ends.size === 4);
	await run(4);
	await sleep(100);
	expect(ends.size).toBe(4);
	ends.get("r0")?.();
	await eventually("the freed place is filled", () => ends.has("r4"));
});

test("a worker lets jobs gather before it claims more of them, but does not gather when it stops", async () => {
	const done: string[] = [];
	const handle: Track = async (job, services) => {
		await complete(job, services);
		done.push(job.payload.trackingRequestId);
	};
	const hour = 3_600_000;
	const worker = startWorker(system.services, {
		"track-shipment": { handle, concurrency: 4, gatherMs: hour },
	});
	workers.push(worker);
	await add(database(), ["first"]);
	await eventually("the first is done", () => done.length > 0);
	await add(database(), ["second"]);
	worker.wake();
	await sleep(300);
	expect(done).toEqual(["first"]);
	await worker.stop();
	expect((await waiting()).map(nameOf)).toEqual(["second"]);
});

test("two workers share the jobs and run none twice", async () => {
	const done: string[] = [];
	const handle: Track = async (job, services) => {
		done.push(job.payload.trackingRequestId);
		await complete(job, services);
	};
	await add(
		database(),
		Array.from({ length: 60 }, (_, index) => `r${index}`),
	);
	work(handle, 2);
	work(handle, 2);
	await eventually("all is done", async () => (await waiting()).length === 0);
	expect(done.sort()).toEqual([...new Set(done)]);
	expect(done).toHaveLength(60);
});

test("a job with an internal error is kept forever and retried at growing intervals", async () => {
	let tries = 0;
	await add(database(), ["broken"]);
	const worker = work(async () => {
		tries += 1;
		throw new Error(`fault ${tries}`);
	});
	const waitsMs: number[] = [];
	for (let round = 1; round <= 9; round++) {
		worker.wake();
		const job = await eventually(`try ${round} has failed`, async () => {
			const [row] = await waiting();
			return row?.last_error === `Error: fault ${round}` && row;
		});
		expect(job.attempts).toBe(round);
		const waitMs = Date.parse(job.run_at) - clock.now().getTime();
		waitsMs.push(waitMs);
		clock.advance(waitMs);
	}
	const expected = [1, 5, 30, 120, 600, 3_600, 3_600, 3_600, 3_600];
	for (const [index, seconds] of expected.entries()) {
		expect((waitsMs[index] ?? 0) / 1_000 / seconds).toBeGreaterThanOrEqual(0.8);
		expect((waitsMs[index] ?? 0) / 1_000 / seconds).toBeLessThanOrEqual(1.2);
	}
});

test("a worker whose lease expired while it was suspended does not end the job that it has claimed again", async () => {
	const runs: boolean[] = [];
	const isLost = (error: unknown) => {
		if (!(error instanceof LeaseLostError)) throw error;
		return false;
	};
	const [first, second] = [gate(), gate()];
	await add(database(), ["slept"]);
	const worker = work(async ({ row }, { database: { db } }) => {
		await (row.attempts === 1 ? first : second).promise;
		const ended = completeJob(db, row);
		runs.push(await ended.then(() => true, isLost));
	});
	const claimed = (attempts: number) =>
		eventually(`claim ${attempts}`, async () => {
			worker.wake();
			return (await waiting())[0]?.attempts === attempts;
		});
	await claimed(1);
	await database().db.updateTable("jobs").set({ lease_until: "" }).execute();
	await claimed(2);
	first.resolve();
	await eventually("the first run has ended", () => runs.length === 1);
	second.resolve();
	await eventually("the second has as well", () => runs.length === 2);
	expect(runs).toEqual([false, true]);
});

test("a payload that cannot be read delays no other job", async () => {
	const done: string[] = [];
	await add(database(), ["spoilt", "good"]);
	await database()
		.db.updateTable("jobs")
		.set({ payload: "{" })
		.where("payload", "like", "%spoilt%")
		.execute();
	work(async (job, services) => {
		done.push(job.payload.trackingRequestId);
		await complete(job, services);
	});
	await eventually("the good one is done", () => done.includes("good"));
	expect(done).toEqual(["good"]);
	await eventually("the spoilt one is given back", async () => {
		const [row] = await waiting();
		return row?.last_error !== null && row?.lease_owner === null;
	});
});

test("a job whose lease was lost is left to its new owner", async () => {
	const started = gate();
	const go = gate();
	await add(database(), ["r"]);
	const worker = work(async () => {
		started.resolve();
		await go.promise;
		throw new LeaseLostError();
	});
	await started.promise;
	await database()
		.db.updateTable("jobs")
		.set({ lease_owner: "another", lease_until: "2099-01-01T00:00:00.000Z" })
		.execute();
	go.resolve();
	await worker.stop();
	expect(await waiting()).toMatchObject([
		{ lease_owner: "another", last_error: null },
	]);
});

test("a stopping worker lets the running job end and claims no other", async () => {
	const started = gate();
	const go = gate();
	const done: string[] = [];
	await add(database(), ["in hand"]);
	const worker = work(async (job, services) => {
		started.resolve();
		await go.promise;
		done.push(job.payload.trackingRequestId);
		await complete(job, services);
	}, 1);
	await started.promise;
	await add(database(), ["too late"]);
	const stopped = worker.stop();
	go.resolve();
	await stopped;
	expect(done).toEqual(["in hand"]);
	expect(await waiting()).toMatchObject([{ attempts: 0, lease_owner: null }]);
});

test("a stopping worker releases a job that does not end in the grace period, unchanged", async () => {
	const started = gate();
	await add(database(), ["endless"]);
	const before = await waiting();
	const worker = work(({ signal }) => {
		started.resolve();
		return new Promise((_, reject) => {
			signal.addEventListener("abort", () => reject(signal.reason));
		});
	});
	await started.promise;
	await worker.stop();
	expect(await waiting()).toEqual(before);
});

test("a worker extends the lease of a job that takes longer than it", async () => {
	const { promise, resolve } = gate();
	let times = 0;
	const slow: Track = async (job, services) => {
		times += 1;
		await promise;
		await complete(job, services);
	};
	await add(database(), ["slow"]);
	const lease = { ...TIMES, leaseMs: 1_000, heartbeatMs: 20 };
	work(slow, 1, lease);
	const leaseUntil = async () => (await waiting())[0]?.lease_until ?? "";
	const first = await eventually("it is claimed", async () => {
		const until = await leaseUntil();
		return until !== "" && until;
	});
	work(slow, 1, lease);
	await eventually("its first lease is over", () => {
		return new Date().toISOString() > first;
	});
	await eventually("others have looked for jobs since", async () => {
		return (await leaseUntil()) > new Date(Date.now() + 900).toISOString();
	});
	resolve();
	await eventually("it is done", async () => (await waiting()).length === 0);
	expect(times).toBe(1);
});

/** Services that note the errors and warnings of the log, and what they are about. */
function noting(more: Partial<Services>) {
	const logged: string[] = [];
	const details: { job?: string; err?: { message: string } }[] = [];
	const write = (line: string) => {
		const { msg, ...about } = JSON.parse(line);
		logged.push(msg);
		details.push(about);
	};
	const log = pino({ level: "warn" }, { write });
	return { logged, details, services: { ...system.services, log, ...more } };
}

test("a worker that cannot claim jobs logs once of which kind and why, and runs them when it can", async () => {
	let failures = 0;
	const { logged, details, services } = noting({
		database: {
			...database(),
			claimJobs(claim) {
				if (failures === 3) return database().claimJobs(claim);
				failures += 1;
				throw new Error("read-only");
			},
		},
	});
	await add(database(), ["r"]);
	const kinds = { "track-shipment": { handle: complete, concurrency: 2 } };
	const times = { lookMs: 10, tickMs: 10 };
	workers.push(startWorker(services, kinds, undefined, times));
	await eventually("it is done", async () => (await waiting()).length === 0);
	expect(failures).toBe(3);
	expect(logged).toEqual(["jobs cannot be claimed"]);
	expect(details).toMatchObject([
		{ job: "track-shipment", err: { message: "read-only" } },
	]);
});

test("a job goes on when its lease cannot be extended for a while, which is logged", async () => {
	let isFailing = false;
	const { db } = database();
	const failing = new Proxy(db, {
		get(real, name) {
			if (isFailing && name === "executeQuery") throw new Error("read-only");
			const value = Reflect.get(real, name);
			return typeof value === "function" ? value.bind(real) : value;
		},
	});
	const { logged, services } = noting({
		database: { ...database(), db: failing },
	});
	const { promise, resolve } = gate();
	onTestFinished(() => {
		isFailing = false;
		resolve();
	});
	const handle: Track = async (job) => {
		await promise;
		await completeJob(db, job.row);
	};
	await add(database(), ["r"]);
	const kinds = { "track-shipment": { handle, concurrency: 2 } };
	const lease = { ...TIMES, leaseMs: 60_000, heartbeatMs: 20 };
	workers.push(startWorker(services, kinds, lease));
	await eventually("it is claimed", async () => {
		const [row] = await waiting();
		return row?.lease_owner != null;
	});
	isFailing = true;
	await eventually("something fails", () => logged.length > 0);
	await sleep(60);
	expect(logged).toContain("lease not extended");
	isFailing = false;
	resolve();
	await eventually("it is done", async () => (await waiting()).length === 0);
});

test("jobs are counted by their ends, and while they run", async () => {
	const meter = new Meter();
	const { logged, services } = noting({ meter });
	const started = gate();
	const stopping = gate();
	onTestFinished(() => stopping.resolve());
	const handle: Track = async (job) => {
		const name = job.payload.trackingRequestId;
		if (name === "fails") throw new Error("no");
		if (name === "lost") throw new LeaseLostError();
		if (name === "ends") return complete(job, services);
		started.resolve();
		await stopping.promise;
		throw new Error("stopped");
	};
	await add(database(), ["fails", "lost", "ends", "runs"]);
	const kinds = { "track-shipment": { handle, concurrency: 8 } };
	const worker = startWorker(services, kinds);
	workers.push(worker);
	await started.promise;
	const inHand = meter.jobsInHand.of("track-shipment");
	const ended = (outcome: string) =>
		meter.jobsEnded.of("track-shipment", outcome).value;
	await eventually("one still runs", () => inHand.value === 1);
	expect(["done", "failed", "released"].map(ended)).toEqual([1, 1, 1]);
	expect(logged.toSorted()).toEqual([
		"job failed, retrying later",
		"the job is gone or taken by another worker",
	]);
	const errors = (await waiting()).map((row) => [nameOf(row), row.last_error]);
	expect(errors).toContainEqual(["lost", null]);
	stopping.resolve();
	await worker.stop();
	expect(inHand.value).toBe(0);
	expect(["done", "failed", "released"].map(ended)).toEqual([1, 2, 1]);
});
