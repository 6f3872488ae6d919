import { describe, expect, onTestFinished, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { transact } from "../../server/database/transact.ts";
import { showTraces } from "../../server/runtime/tracing.ts";
import { findFirstDueTimes } from "../../server/worker/due-job-queries.ts";
import { LeaseLostError } from "../../server/worker/job.ts";
import { changeJobs } from "../../server/worker/job-changes.ts";
import {
	advanceJob,
	completeJob,
	enqueue,
	extendLease,
	isLeased,
	postponeJob,
	releaseJob,
	removeJobs,
	rescheduleJob,
	setPayload,
} from "../../server/worker/job-queue.ts";
import type { JobRow } from "../../server/worker/job-table.ts";
import { traceOf } from "../../server/worker/job-trace.ts";
import { releaseJobsOf } from "../../server/worker/release-jobs-of.ts";
import { eventually } from "../support/time/eventually.ts";
import { testClock } from "../support/time/test-clock.ts";
import { add, claim, jobsOf, later, NOW, nameOf, openQueue } from "./queue.ts";

const AFTER_THE_LEASE = "2026-01-01T00:00:30.001Z";

function only(rows: readonly JobRow[]): JobRow {
	const [row, ...others] = rows;
	if (!row || others.length > 0) throw new Error(`${rows.length} jobs, not 1`);
	return row;
}

describe("enqueue", () => {
	test("adds a job in the caller's transaction or not at all", async () => {
		const { one } = await openQueue();
		const undone = one.db.transaction().execute(async (db) => {
			await enqueue(db, testClock(NOW), [
				{
					name: "track-shipment",
					accountId: "a",
					payload: { trackingRequestId: "r" },
				},
			]);
			throw new Error("undo");
		});
		await expect(undone).rejects.toThrow("undo");
		expect(await jobsOf(one)).toEqual([]);
	});

	test("adds a job with a dedupe key only when the queue has no job with that key", async () => {
		const { one } = await openQueue();
		await add(one, ["first"], { dedupeKey: "k" });
		await add(one, ["second"], { dedupeKey: "k" });
		await add(one, ["third"], { dedupeKey: "other" });
		expect((await jobsOf(one)).map(nameOf)).toEqual(["first", "third"]);
		const [first] = await claim(one, "w", { limit: 1 });
		if (first) await completeJob(one.db, first);
		await add(one, ["fourth"], { dedupeKey: "k" });
		expect((await jobsOf(one)).map(nameOf)).toEqual(["third", "fourth"]);
	});

	test("adds every job without a dedupe key, and none for an empty list", async () => {
		const { one } = await openQueue();
		await add(one, []);
		await add(one, ["same", "same"]);
		expect(await jobsOf(one)).toHaveLength(2);
	});
});

describe("a claim", () => {
	test("takes due jobs, the longest due first, up to the limit, and counts the attempt", async () => {
		const { one } = await openQueue();
		await add(one, ["future"], { runAt: later(1) });
		await add(one, ["now"]);
		await add(one, ["past"], { runAt: later(-1_000) });
		const names = (await claim(one, "w", { limit: 1 })).map(nameOf);
		expect(names).toEqual(["past"]);
		const [second] = await claim(one, "w");
		expect(second).toMatchObject({ attempts: 1, lease_owner: "w" });
		expect(await claim(one, "w")).toEqual([]);
		expect(
			(await claim(one, "w", { now: later(1).toISOString() })).map(nameOf),
		).toEqual(["future"]);
	});

	test("serves the account that has waited longest, even if another has older jobs", async () => {
		const { one } = await openQueue();
		const old = { accountId: "old", runAt: later(-1_000) };
		await add(one, ["1", "2", "3"], old);
		await add(one, ["4"], { accountId: "new" });
		const served: string[] = [];
		for (const ms of [10, 20, 30, 40]) {
			const now = later(ms).toISOString();
			const [row] = await claim(one, "w", { limit: 1, now });
			served.push(row?.account_id ?? "");
		}
		expect(served).toEqual(["old", "new", "old", "old"]);
	});

	test("leaves an account its turn when it takes none of its jobs", async () => {
		const { one } = await openQueue();
		await add(one, ["1"], { accountId: "full", runAt: later(-1_000) });
		await add(one, ["2", "3"], { accountId: "free" });
		await claim(one, "w", {
			choose: (due) => due.filter((job) => job.account_id === "free"),
			now: later(10).toISOString(),
		});
		await add(one, ["4"], { accountId: "new", runAt: later(5) });
		const now = later(20).toISOString();
		const [next] = await claim(one, "w", { limit: 1, now });
		expect(next?.account_id).toBe("full");
	});

	test("takes only jobs of its kind", async () => {
		const { one } = await openQueue();
		await add(one, ["r"]);
		expect(await claim(one, "w", { name: "check-terminal" })).toEqual([]);
	});

	test("gives no job to two workers", async () => {
		const { one, other } = await openQueue();
		await add(
			one,
			Array.from({ length: 200 }, (_, index) => `r${index}`),
		);
		const claimed: string[] = [];
		const work = async (database: typeof one, owner: string) => {
			for (;;) {
				const rows = await claim(database, owner, { limit: 7 });
				if (rows.length === 0) return;
				claimed.push(...rows.map(nameOf));
			}
		};
		await Promise.all([work(one, "a"), work(other, "b"), work(one, "c")]);
		expect(claimed).toHaveLength(200);
		expect(new Set(claimed).size).toBe(200);
	});

	test("takes a job over when its lease has expired in wall-clock time, not before", async () => {
		const { one, other } = await openQueue();
		await add(one, ["r"]);
		await claim(one, "first");
		expect(
			await claim(other, "second", { wallNow: "2026-01-01T00:00:30.000Z" }),
		).toEqual([]);
		expect(
			only(await claim(other, "second", { wallNow: AFTER_THE_LEASE })),
		).toMatchObject({ lease_owner: "second", attempts: 2 });
	});
});

describe("a worker that has lost its lease to another", () => {
	async function taken() {
		const { one, other } = await openQueue();
		await add(one, ["r"]);
		const mine = only(await claim(one, "first"));
		const theirs = only(
			await claim(other, "second", { wallNow: AFTER_THE_LEASE }),
		);
		return { one, other, mine, theirs };
	}

	test("cannot complete the job, and its new owner can", async () => {
		const { one, other, mine, theirs } = await taken();
		await expect(completeJob(one.db, mine)).rejects.toThrow(LeaseLostError);
		await completeJob(other.db, theirs);
		expect(await jobsOf(one)).toEqual([]);
	});

	test("knows it, and cannot save its progress", async () => {
		const { one, mine, theirs } = await taken();
		expect(await isLeased(one.db, mine)).toBe(false);
		expect(await isLeased(one.db, theirs)).toBe(true);
		const id = { id: "another" };
		expect(await isLeased(one.db, { ...theirs, ...id })).toBe(false);
		const progress = { trackingRequestId: "further" };
		const saved = setPayload<"track-shipment">(one.db, mine, progress);
		await expect(saved).rejects.toThrow(LeaseLostError);
		await setPayload<"track-shipment">(one.db, theirs, progress);
		expect(only(await jobsOf(one))).toEqual({
			...theirs,
			payload: JSON.stringify(progress),
		});
	});

	test("cannot reschedule, release or extend it", async () => {
		const { one, mine, theirs } = await taken();
		const rescheduled = rescheduleJob(one.db, mine, later(0), {});
		await expect(rescheduled).rejects.toThrow(LeaseLostError);
		await releaseJob(one.db, mine);
		await extendLease(one.db, mine, "2099-01-01T00:00:00.000Z");
		expect(only(await jobsOf(one))).toEqual(theirs);
	});
});

describe("a claimed job", () => {
	async function claimed() {
		const { one } = await openQueue();
		await add(one, ["r"]);
		return { one, row: only(await claim(one, "w")) };
	}

	test("is as if never claimed after it is released", async () => {
		const { one } = await openQueue();
		await add(one, ["r"]);
		const before = await jobsOf(one);
		await releaseJob(one.db, only(await claim(one, "w")));
		expect(await jobsOf(one)).toEqual([
			{ ...before[0], lease_until: null, lease_owner: null },
		]);
		expect(await claim(one, "w")).toHaveLength(1);
	});

	test("keeps its attempts and its error after a failure, and is due at the given time", async () => {
		const { one, row } = await claimed();
		const error = "x".repeat(5_000);
		await rescheduleJob(one.db, row, later(500), { error });
		expect(only(await jobsOf(one))).toMatchObject({
			attempts: 1,
			last_error: "x".repeat(1_000),
			run_at: later(500).toISOString(),
			lease_owner: null,
			lease_until: null,
		});
		const [again] = await claim(one, "w", { now: later(500).toISOString() });
		expect(again?.attempts).toBe(2);
	});

	test("starts a new count of attempts after a success", async () => {
		const { one, row } = await claimed();
		await rescheduleJob(one.db, row, later(500), { error: "no" });
		const [again] = await claim(one, "w", { now: later(500).toISOString() });
		if (again) await rescheduleJob(one.db, again, later(900), {});
		expect(only(await jobsOf(one))).toMatchObject({
			attempts: 0,
			last_error: null,
		});
	});

	test("keeps the trace of its request for a retry, and only for that", async () => {
		const { one } = await openQueue();
		await add(one, ["r"]);
		const untraced = only(await jobsOf(one)).payload;
		const payload = JSON.stringify({
			...JSON.parse(untraced),
			traceparent: "00-1-2-01",
		});
		await one.db.updateTable("jobs").set({ payload }).execute();
		const first = only(await claim(one, "w"));
		await rescheduleJob(one.db, first, later(0), { error: "no" });
		const retry = only(await claim(one, "w"));
		expect(retry.payload).toBe(payload);
		await rescheduleJob(one.db, retry, later(0), {});
		const next = only(await claim(one, "w"));
		expect(next.payload).toBe(untraced);
		await rescheduleJob(one.db, next, later(0), {});
		expect(only(await jobsOf(one)).payload).toBe(untraced);
	});

	test("can have its lease extended when it takes long", async () => {
		const { one, row } = await claimed();
		await extendLease(one.db, row, "2026-01-01T00:05:00.000Z");
		expect(await claim(one, "x", { wallNow: AFTER_THE_LEASE })).toEqual([]);
	});

	test("can be postponed without counting the attempt", async () => {
		const { one, row } = await claimed();
		await postponeJob(one.db, row, later(500));
		expect(only(await jobsOf(one))).toMatchObject({
			...{ attempts: 0, lease_owner: null, lease_until: null },
			run_at: later(500).toISOString(),
		});
	});

	/** [what is done with the job, when it is then due again (ms after now)] */
	test.each<[string, (row: JobRow, one: Database) => unknown, number]>([
		[
			"reschedules it",
			(row, { db }) => rescheduleJob(db, row, later(7), {}),
			7,
		],
		["postpones it", (row, { db }) => postponeJob(db, row, later(8)), 8],
		["releases it", (row, { db }) => releaseJob(db, row), 0],
		["ends without it", (_row, { db }) => releaseJobsOf(db, ["w"]), 0],
		["completes it", (row, { db }) => completeJob(db, row), 0],
	])(
		"that was planned again meanwhile is announced to other processes when its worker %s",
		async (_, finish, dueMs) => {
			const { one, other } = await openQueue();
			await add(one, ["r"], { dedupeKey: "k" });
			const row = only(await claim(one, "w"));
			await add(one, ["r"], { dedupeKey: "k" });
			const heard: string[] = [];
			const deafen = one.listen((work) => {
				for (const [name, at] of work ?? []) heard.push(`${name} ${at}`);
			});
			await finish(row, one);
			const now = later(dueMs).toISOString();
			await eventually("it is announced", () =>
				heard.includes(`track-shipment ${now}`),
			);
			deafen();
			expect(await claim(other, "x", { now })).toHaveLength(1);
		},
	);
});

test("jobs are removed by their account and key, even while they run", async () => {
	const { one } = await openQueue();
	await add(one, ["r"], { dedupeKey: "k" });
	await add(one, ["waits"], { dedupeKey: "l" });
	const running = only(await claim(one, "w", { limit: 1 }));
	await add(one, ["stays"], { dedupeKey: "m" });
	await add(one, ["other"], { dedupeKey: "k", accountId: "other" });
	await removeJobs(one.db, "account", ["k", "l"]);
	expect((await jobsOf(one)).map(nameOf)).toEqual(["stays", "other"]);
	await expect(completeJob(one.db, running)).rejects.toThrow(LeaseLostError);
});

test("a job that is planned in a trace continues it, and another one does not", async () => {
	const { one } = await openQueue();
	await add(one, ["alone"]);
	showTraces({ run: (_, work) => work(), current: () => "00-1-2-01" });
	onTestFinished(() => showTraces(undefined));
	await add(one, ["traced"]);
	const traces = (await jobsOf(one)).map(({ payload }) =>
		traceOf(JSON.parse(payload)),
	);
	expect(traces).toEqual([null, "00-1-2-01"]);
});

describe("work is due", () => {
	const dueIn = async ({ db }: Database) =>
		Object.fromEntries(
			await findFirstDueTimes(db, ["check-terminal", "track-shipment"]),
		);

	test("at the time of the first job of each kind", async () => {
		const { one } = await openQueue();
		expect(await dueIn(one)).toEqual({});
		for (const ms of [5, 3, 9])
			await add(one, ["r"], { runAt: later(ms), accountId: `${ms}` });
		expect(await dueIn(one)).toEqual({
			"track-shipment": later(3).toISOString(),
		});
	});

	test("while the lease of a job has expired, and not while it is held", async () => {
		const { one } = await openQueue();
		await add(one, ["r"]);
		const leaseUntil = "2099-01-01T00:00:00.000Z";
		const row = only(await claim(one, "w", { leaseUntil }));
		expect(await dueIn(one)).toEqual({});
		await extendLease(one.db, row, "2026-01-01T00:00:00.000Z");
		expect(await dueIn(one)).toEqual({ "track-shipment": NOW });
	});
});

describe("a job that is brought forward to an instant", () => {
	/** A job that is due later, and that has failed before or is running. */
	async function planned(state: "waits" | "waits for a retry" | "runs") {
		const { one } = await openQueue();
		await add(one, ["r"], { dedupeKey: "k", runAt: later(0) });
		if (state !== "waits") {
			const row = only(await claim(one, "w"));
			if (state === "waits for a retry")
				await rescheduleJob(one.db, row, later(100), { error: "no" });
		} else await one.db.updateTable("jobs").set({ run_at: AT_100 }).execute();
		return one;
	}
	const AT_100 = later(100).toISOString();

	test.each([
		["waits", 50, false, 50],
		["waits", 99, false, 99],
		["waits", 101, false, 100],
		["waits for a retry", 50, false, 100],
		["waits for a retry", 50, true, 50],
		["runs", -50, true, 0],
	] as const)(
		"while it %s: to %i, even a retry: %s, is due at %i",
		async (state, atMs, isRetryToo, dueMs) => {
			const one = await planned(state);
			await advanceJob(one.db, "account", "k", later(atMs), isRetryToo);
			expect(only(await jobsOf(one)).run_at).toBe(later(dueMs).toISOString());
		},
	);

	test("is none that waits for a retry, unless this is wanted", async () => {
		const one = await planned("waits for a retry");
		await advanceJob(one.db, "account", "k", later(50));
		expect(only(await jobsOf(one)).run_at).toBe(AT_100);
	});

	test("is that of the account and the key", async () => {
		const one = await planned("waits");
		await advanceJob(one.db, "another", "k", later(50));
		await advanceJob(one.db, "account", "other", later(50));
		expect(only(await jobsOf(one)).run_at).toBe(AT_100);
	});
});

test("a transaction changes jobs in the order of their keys, so that two transactions do not wait for each other", async () => {
	const { one } = await openQueue();
	const made: string[] = [];
	const changeOf = (key: string) => ({
		key,
		make: async () => void made.push(key),
	});
	await transact(one, async (db) => {
		await changeJobs(db, ["c", "a"].map(changeOf));
		await changeJobs(db, [changeOf("b")]);
		expect(made).toEqual([]);
	});
	expect(made).toEqual(["a", "b", "c"]);
});
