import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import type { WorkListener } from "../../server/database/planned-work.ts";
import { transact } from "../../server/database/transact.ts";
import { startCourier } from "../../server/deliveries/courier.ts";
import { wallClock } from "../../server/runtime/clock.ts";
import type { Services } from "../../server/services/services.ts";
import type { JobHandler } from "../../server/worker/job.ts";
import {
	completeJob,
	enqueue,
	rescheduleJob,
} from "../../server/worker/job-queue.ts";
import { type WatchTimes, WorkWatch } from "../../server/worker/work-watch.ts";
import { startWorker } from "../../server/worker/worker.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import {
	startTestLandfall,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { eventually } from "../support/time/eventually.ts";
import { pauses } from "../support/time/pauses.ts";

const HOUR_MS = 3_600_000;

/** A watch whose periods are longer than a test. */
const DEAF: WatchTimes = { lookMs: HOUR_MS, tickMs: HOUR_MS };

/** A watch whose periods pass quickly. */
const QUICK: WatchTimes = { lookMs: 10, tickMs: 10 };

const folder = temporaryFolder();
const system = await openForFile(startTestLandfall, {
	databaseFile: join(folder.path, "watched.db"),
	isWorking: false,
});

type Track = JobHandler<"track-shipment">;

function work(
	services: Services,
	handle: Track,
	times: WatchTimes = DEAF,
): void {
	const jobs = { "track-shipment": { handle, concurrency: 4 } };
	const worker = startWorker(services, jobs, undefined, times);
	onTestFinished(() => worker.stop());
}

/** Another process on the same database. */
async function openOther(): Promise<Database> {
	const other = await openMigrated(`file:${join(folder.path, "watched.db")}`);
	onTestFinished(() => other.close());
	return other;
}

function plan(database: Database, trackingRequestId: string, runAt: Date) {
	return transact(database, (db) =>
		enqueue(db, wallClock, [
			{ name: "track-shipment", payload: { trackingRequestId }, runAt },
		]),
	);
}

/** A handler that completes jobs and records them. */
function remembering(): { readonly done: string[]; readonly handle: Track } {
	const done: string[] = [];
	return {
		done,
		async handle({ row, payload }, { database }) {
			await completeJob(database.db, row);
			done.push(payload.trackingRequestId);
		},
	};
}

test("a job that one process plans starts in another, at once or when it is due", async () => {
	const other = await openOther();
	const { done, handle } = remembering();
	work(system.services, handle);
	// One after the other, so that the worker rests in between.
	for (const [name, waitMs] of [
		["at once", 0],
		["when due", 100],
		["at once again", 0],
	] as const) {
		await plan(other, name, new Date(Date.now() + waitMs));
		await eventually(`${name}: started`, () => done.includes(name));
	}
	expect(done).toHaveLength(3);
});

test("work that falls due between two readings of the clock is not missed", async () => {
	const due = new Date();
	let readings = 0;
	let hear: WorkListener = () => {};
	const clock = {
		now: () => new Date(due.getTime() - (readings++ % 2 === 0 ? 1 : 0)),
	};
	const woken: string[] = [];
	const listen = (listener: WorkListener) => {
		hear = listener;
		return () => {};
	};
	const { log, database } = system.services;
	const watch = new WorkWatch(
		{ clock, log, database: { ...database, listen } },
		{
			kinds: new Set(["soon"]),
			findDue: async () => new Map(),
			wake: (kind) => woken.push(kind),
		},
		DEAF,
	);
	onTestFinished(() => watch.stop());
	await pauses(3);
	readings = 0;
	hear(new Map([["soon", due.toISOString()]]));
	await eventually("it is woken", () => woken.length > 0);
	expect(woken).toEqual(["soon"]);
});

test("an idle process only checks whether work is due, with three reads a period", async () => {
	const { database } = system.services;
	const texts: string[] = [];
	let claims = 0;
	const counted = new Proxy(database.db, {
		get(db, name) {
			const value = Reflect.get(db, name);
			if (typeof value !== "function") return value;
			return (...args: readonly { readonly sql?: string }[]) => {
				if (name === "executeQuery") texts.push(args[0]?.sql ?? "");
				return value.apply(db, args);
			};
		},
	});
	const services: Services = {
		...system.services,
		database: {
			...database,
			db: counted,
			claimJobs(claim) {
				claims += 1;
				return database.claimJobs(claim);
			},
		},
	};
	work(services, remembering().handle, QUICK);
	const courier = startCourier(services, undefined, QUICK);
	onTestFinished(() => courier.stop());
	const looks = () => texts.filter((text) => text.includes("job_queues"));
	await eventually("the first looks", () => looks().length > 2);
	texts.length = 0;
	claims = 0;
	await eventually("more looks", () => looks().length >= 20);
	expect(claims).toBe(0);
	expect(texts.length / looks().length).toBeLessThan(3.5);
});

test("a job that runs again at once forever does not block the event loop", async () => {
	const memory = await openMigrated("file::memory:");
	onTestFinished(() => memory.close());
	let runs = 0;
	const services = { ...system.services, database: memory };
	work(services, async ({ row }) => {
		runs += 1;
		await rescheduleJob(memory.db, row, new Date(), {});
	});
	await plan(memory, "forever", new Date());
	await eventually("many runs", () => runs > 100);
	expect(runs).toBeGreaterThan(100);
});

/** A watch over one kind of work on a made-up queue, and the times at which it looks and wakes (ms). */
function watchOver(
	findDue: () => Promise<ReadonlyMap<string, string>>,
	times: WatchTimes,
	clock: Services["clock"] = wallClock,
) {
	let hear: WorkListener = () => {};
	const looks: number[] = [];
	const woken: number[] = [];
	const logged: string[] = [];
	const startedAt = performance.now();
	const ago = () => performance.now() - startedAt;
	const error = (_: object, words: string) => logged.push(words);
	const listen = (listener: WorkListener) => {
		hear = listener;
		return () => {};
	};
	const { database } = system.services;
	const watch = new WorkWatch(
		{ clock, log: { error } as never, database: { ...database, listen } },
		{
			kinds: new Set(["soon"]),
			findDue: () => {
				looks.push(ago());
				return findDue();
			},
			wake: () => woken.push(ago()),
		},
		times,
	);
	onTestFinished(() => watch.stop());
	const announce = (...work: Parameters<WorkListener>) => hear(...work);
	return { watch, announce, looks, woken, logged };
}

test("while the database cannot be read a process tries at each tick and says so once, and once more when it happens again", async () => {
	let isFailing = true;
	const { looks, logged, watch } = watchOver(
		async () => {
			if (isFailing) throw new Error("no database");
			return new Map();
		},
		{ lookMs: HOUR_MS, tickMs: 60 },
	);
	const tries = (count: number) =>
		eventually(`it has tried ${count} times`, () => looks.length >= count);
	await tries(4);
	const [first = 0, , , fourth = 0] = looks;
	expect(fourth - first).toBeGreaterThanOrEqual(3 * 60 - 5);
	expect(logged).toEqual(["due work cannot be read"]);
	isFailing = false;
	const before = looks.length;
	await tries(before + 1);
	isFailing = true;
	watch.look();
	await eventually("it says so again", () => logged.length === 2);
});

test("work that another process announces during a query is not lost, although the query has not seen it", async () => {
	const { promise, resolve } = Promise.withResolvers<void>();
	const { announce, woken, looks } = watchOver(async () => {
		await promise;
		return new Map();
	}, DEAF);
	await eventually("it looks", () => looks.length === 1);
	announce(new Map([["soon", new Date().toISOString()]]));
	resolve();
	await eventually("it is woken", () => woken.length > 0, 5_000);
	expect(looks).toHaveLength(1);
});

test("a fast clock does not delay work until the next tick", async () => {
	const start = Date.now();
	const speed = 3_600;
	const clock = {
		now: () => new Date(start + (Date.now() - start) * speed),
		speed,
	};
	const dueAt = new Date(start + 600 * speed).toISOString();
	const { woken } = watchOver(
		async () => new Map([["soon", dueAt]]),
		DEAF,
		clock,
	);
	await eventually("it is woken", () => woken.length > 0, 5_000);
	expect(woken[0]).toBeGreaterThanOrEqual(500);
});

test("work that could not all be taken is woken for again at the next tick, and work of other kinds never", async () => {
	const { watch, announce, woken } = watchOver(async () => new Map(), {
		lookMs: HOUR_MS,
		tickMs: 60,
	});
	await pauses(3);
	announce(new Map([["another", ""]]));
	await sleep(150);
	expect(woken).toEqual([]);
	watch.keep("soon");
	await eventually("it is woken twice", () => woken.length >= 2, 5_000);
	const before = woken.length;
	watch.take("soon");
	watch.look();
	await sleep(150);
	expect(woken).toHaveLength(before);
});
