import { expect, onTestFinished, test } from "vitest";
import {
	findIdleMs,
	findNextDue,
	isBusy,
} from "../../server/worker/idle-queue.ts";
import { enqueue } from "../../server/worker/job-queue.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { add, later, NOW } from "./queue.ts";

/** A queue with a job that is due this long ago by the clock, and perhaps leased until this long from now in wall-clock time. */
async function queueWith(
	dueMs: number | undefined,
	{ leaseMs, speed }: { leaseMs?: number; speed?: number } = {},
) {
	const database = await openMigrated("file::memory:");
	onTestFinished(() => database.close());
	if (dueMs !== undefined) await add(database, ["r"], { runAt: later(-dueMs) });
	if (leaseMs !== undefined)
		await database.db
			.updateTable("jobs")
			.set({
				lease_owner: "w",
				lease_until: new Date(Date.now() + leaseMs).toISOString(),
			})
			.execute();
	const clock = { now: () => new Date(NOW), ...(speed && { speed }) };
	const jobKinds = ["check-terminal", "track-shipment"] as const;
	return { database, clock, jobKinds };
}

test.each([
	["nothing waits", undefined, {}, 0],
	["a job has waited for less than a minute", 59_999, {}, 0],
	["a job has waited for a minute", 60_000, {}, 60_000],
	["a job is due later", -60_000, {}, 0],
	[
		"a job has waited for an hour of a fast clock",
		3_600_000,
		{ speed: 40 },
		90_000,
	],
	["a job has waited for half an hour of it", 1_800_000, { speed: 40 }, 0],
	["a job runs", 90_000, { leaseMs: 5_000 }, 0],
])("no worker is missed for long while %s", async (_, dueMs, more, idleMs) => {
	const queue = await queueWith(dueMs, more);
	expect(await findIdleMs(queue)).toBe(idleMs);
});

test("a worker is missed since the lease of its job has ended", async () => {
	const queue = await queueWith(90_000, { leaseMs: -70_000 });
	const idleMs = await findIdleMs(queue);
	expect(idleMs).toBeGreaterThanOrEqual(70_000);
	expect(idleMs).toBeLessThan(90_000);
});

test("a worker is missed since the first of several leases has ended", async () => {
	const queue = await queueWith(90_000, { leaseMs: -70_000 });
	await add(queue.database, ["s"]);
	const lease_until = new Date(Date.now() - 130_000).toISOString();
	await queue.database.db
		.updateTable("jobs")
		.set({ lease_owner: "w", lease_until })
		.where("lease_owner", "is", null)
		.execute();
	expect(await findIdleMs(queue)).toBeGreaterThanOrEqual(130_000);
});

test("a worker is missed since the oldest job is due, whichever account was served last", async () => {
	const queue = await queueWith(90_000);
	const { database } = queue;
	await add(database, ["s"], { accountId: "other", runAt: later(-70_000) });
	await database.db
		.updateTable("job_queues")
		.set({ due_at: later(-1_000).toISOString() })
		.where("account_id", "=", "account")
		.execute();
	expect(await findIdleMs(queue)).toBe(90_000);
});

test("the next due job is the first of all kinds", async () => {
	const queue = await queueWith(-2_000);
	await enqueue(
		queue.database.db,
		queue.clock,
		[9_000, 1_000].map((ms) => ({
			...{ name: "check-terminal", accountId: `${ms}`, runAt: later(ms) },
			payload: { shipmentId: "s" },
		})),
	);
	expect(await findNextDue(queue)).toBe(later(1_000).toISOString());
	await queue.database.db
		.deleteFrom("jobs")
		.where("account_id", "=", "1000")
		.execute();
	expect(await findNextDue(queue)).toBe(later(2_000).toISOString());
});

test.each([
	["empty", undefined, {}, undefined, false],
	["with a due job", 0, {}, 0, true],
	["with a job for later", -1, {}, 1, false],
	["with a running job", 5, { leaseMs: 5_000 }, undefined, true],
])(
	"of a queue %s the next due job and whether it is busy are known",
	async (_, dueMs, more, nextMs, busy) => {
		const queue = await queueWith(dueMs, more);
		expect(await findNextDue(queue)).toBe(
			nextMs === undefined ? undefined : later(nextMs).toISOString(),
		);
		expect(await isBusy(queue)).toBe(busy);
	},
);

test("a queue is busy while a worker takes its last due job", async () => {
	const queue = await queueWith(0);
	const lease_until = new Date(Date.now() + 5_000).toISOString();
	const [busy] = await Promise.all([
		isBusy(queue),
		queue.database.db
			.updateTable("jobs")
			.set({ lease_owner: "w", lease_until })
			.execute(),
	]);
	expect(busy).toBe(true);
});
