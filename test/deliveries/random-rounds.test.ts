import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { transact } from "../../server/database/transact.ts";
import { findFreeQueues } from "../../server/deliveries/free-queues.ts";
import { takePending } from "../../server/deliveries/pending-queries.ts";
import {
	freeQueuesOf,
	type Queue,
	queueKey,
	releaseQueues,
} from "../../server/deliveries/queue-queries.ts";
import type { Attempt } from "../../server/deliveries/send-attempt.ts";
import { storeAttempts } from "../../server/deliveries/store-attempts.ts";
import type { PendingNotification } from "../../server/deliveries/webhook-turn.ts";
import { notify } from "../../server/resources/account-events/notify.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { runDueJobs } from "../support/jobs/run-jobs.ts";
import { openForFile } from "../support/open-for-file.ts";
import { pauses } from "../support/time/pauses.ts";
import { extentOf } from "../support/vitest/extent.ts";
import { newEvent, startDeliveredWorld } from "./delivered-world.ts";

const DAY_MS = 86_400_000;

const aRaising = fc.record({
	what: fc.constant("raise" as const),
	tenant: fc.nat(1),
	events: fc.integer({ min: 1, max: 3 }),
	after: fc.nat(10),
});

/** A courier that takes queues, and delivers, fails or abandons their notifications. */
const aTurn = fc.record({
	what: fc.constant("deliver" as const),
	status: fc.constantFrom(200, 200, 500, undefined),
	after: fc.nat(10),
	takes: fc.nat(20),
});

const aBurial = fc.record({
	what: fc.constant("bury" as const),
	after: fc.nat(16),
});

const aStep = fc.oneof(
	{ weight: 3, arbitrary: aRaising },
	{ weight: 3, arbitrary: aTurn },
	{ weight: 1, arbitrary: aBurial },
);

type Step = typeof aStep extends fc.Arbitrary<infer One> ? One : never;

const world = await openForFile(startDeliveredWorld);
const { database } = world.services;
const other = await openForFile(openMigrated, `file:${world.databaseFile}`);
const now = () => world.clock.now().toISOString();

/** Attempts of a queue's notifications with the same end. */
async function attemptsOf(
	queue: Queue,
	waiting: readonly PendingNotification[],
	statusCode: number,
): Promise<Attempt[]> {
	const stored = await world.notificationsOf(queue.webhook_id);
	return waiting.map(({ position }) => ({
		accountId: queue.account_id,
		webhookId: queue.webhook_id,
		webhookNumber: queue.webhook_number,
		position,
		notificationId: stored.find((one) => one.position === position)?.id ?? "",
		url: world.receiver.url,
		attemptedAt: world.clock.now(),
		answer: { statusCode, headers: {}, body: "", error: null, durationMs: 1 },
	}));
}

/** Takes every free queue, and writes the same outcome of all its notifications. Without a status the courier dies with them. */
async function deliver(
	using: Database,
	owner: string,
	status: number | undefined,
	takes: number,
) {
	const free = [
		...(await findFreeQueues(using.db, false, now(), 10)),
		...(await findFreeQueues(using.db, true, now(), 10)),
	].map(queueKey);
	const lease = { owner, until: "2100-01-01T00:00:00.000Z" };
	const taken = await takePending(using, { free, held: [] }, lease, now());
	await pauses(takes);
	if (status === undefined) return taken.length;
	for (const { queue, waiting } of taken) {
		const attempts = await attemptsOf(queue, waiting, status);
		await transact(using, async (db) => {
			await storeAttempts(db, world.clock, attempts);
			await releaseQueues(db, now(), [queueKey(queue)], owner);
		});
	}
	return taken.length;
}

test("no queue gets stuck, in any order of events, deliveries, failures and crashes", async () => {
	const tenants = [await world.addTenant("a"), await world.addTenant("b")];
	for (const [index, tenant] of tenants.entries()) {
		await world.subscribe(tenant, `first-${index}`);
		await world.subscribe(tenant, `second-${index}`);
	}
	const owners: string[] = [];
	const newOwner = () => {
		const owner = `owner-${owners.length}`;
		owners.push(owner);
		return owner;
	};
	const take = async (step: Step, index: number) => {
		const using = index % 2 === 0 ? database : other;
		await pauses(step.after);
		if (step.what === "bury") await freeQueuesOf(using.db, now(), owners);
		else if (step.what === "deliver")
			await deliver(using, newOwner(), step.status, step.takes);
		else {
			const id = tenants[step.tenant]?.account.id ?? "";
			const events = Array.from({ length: step.events }, () =>
				newEvent(id, world.clock.now()),
			);
			await transact(using, (db) => notify(db, world.clock, id, events));
		}
	};
	await fc.assert(
		fc.asyncProperty(
			fc.array(aStep, { minLength: 4, maxLength: 10 }),
			async (steps) => {
				await Promise.all(steps.map(take));
				await freeQueuesOf(database.db, now(), owners);
				await runDueJobs(world.services, "notify-webhooks");
				let taken = 1;
				// Retries are due within a day.
				for (let turn = 0; turn < 20 && taken > 0; turn++) {
					world.clock.advance(DAY_MS);
					taken = await deliver(database, newOwner(), 200, 0);
				}
				const left = await database.db
					.selectFrom("webhook_notifications")
					.select(["webhook_number", "position", "delivery_status", "due_at"])
					.where("delivery_status", "<>", "succeeded")
					.execute();
				expect(left).toEqual([]);
				// Without this each round would read the notifications of all rounds before it.
				await database.db.deleteFrom("webhook_notifications").execute();
			},
		),
		{ numRuns: extentOf(8), endOnFailure: true },
	);
});
