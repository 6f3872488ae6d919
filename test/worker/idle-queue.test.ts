import { expect, onTestFinished, test } from "vitest";
import {
	findIdleMs,
	findNextDue,
	isBusy,
} from "../../server/worker/idle-queue.ts";
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
