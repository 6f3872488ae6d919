import { setImmediate as nextTurn } from "node:timers/promises";
import { sql } from "kysely";
import { expect, test } from "vitest";
import {
	AttemptWriter,
	type Entry,
} from "../../server/deliveries/attempt-writer.ts";
import type { Attempt } from "../../server/deliveries/send-attempt.ts";
import type { ReceiverAnswer } from "../../server/receivers/receivers.ts";
import type { Services } from "../../server/services/services.ts";
import { openForFile } from "../support/open-for-file.ts";
import { refuseInserts } from "../support/records/refuse-writes.ts";
import { eventually } from "../support/time/eventually.ts";
import { startDeliveredWorld } from "./delivered-world.ts";

const OWNER = "a courier";
const NOW = "2026-03-01T00:00:00.000Z";
const ATTEMPTED = "2026-02-28T23:59:59Z";

const OK = {
	statusCode: 200,
	headers: {},
	body: "thanks",
	error: null,
	durationMs: 12,
};
const world = await openForFile(startDeliveredWorld);

const db = () => world.services.database.db;

/** A webhook with a leased queue, and an attempt of each of its notifications. */
async function attempted(name: string, answers: readonly ReceiverAnswer[]) {
	const tenant = await world.addTenant(name);
	const id = await world.subscribe(tenant, name);
	await world.commitEvents(tenant, answers.length);
	await db()
		.updateTable("delivery_queues")
		.set({ lease_owner: OWNER, lease_until: NOW, due_at: null })
		.where("webhook_id", "=", id)
		.execute();
	const rows = await world.notificationsOf(id);
	const attempts = answers.map((answer, index): Attempt => {
		const row = rows[index];
		if (!row) throw new Error("there is no such notification");
		return {
			accountId: row.account_id,
			webhookId: id,
			webhookNumber: row.webhook_number,
			position: row.position,
			notificationId: row.id,
			url: `${world.receiver.url}/${name}`,
			attemptedAt: new Date(ATTEMPTED),
			answer,
		};
	});
	const statuses = async () =>
		(await world.notificationsOf(id)).map((row) => row.delivery_status);
	return { id, attempts, statuses };
}

/** The entry of an attempt, and a promise of its write. */
function entryOf(attempt: Attempt, more: Partial<Entry> = {}) {
	const { promise: written, resolve: done } = Promise.withResolvers<void>();
	const { accountId, webhookId } = attempt;
	const entry = { attempt, accountId, webhookId, isLast: false, done, ...more };
	return { written, entry };
}

test("an attempt is stored with its answer, and its outcome with its notification and its queue", async () => {
	const answers: ReceiverAnswer[] = [
		OK,
		{ ...OK, statusCode: 500, body: "broken", durationMs: 34 },
		{ ...OK, statusCode: null, body: null, error: "no answer" },
	];
	const { id, attempts } = await attempted("kept", answers);
	const writer = new AttemptWriter(world.services, OWNER);
	const entries = attempts.map((attempt, index) =>
		entryOf(attempt, { isLast: index === 2 }),
	);
	for (const { entry } of entries) writer.add(entry);
	await Promise.all(entries.map(({ written }) => written));

	const deliveries = await db()
		.selectFrom("webhook_deliveries")
		.selectAll()
		.where("account_id", "=", attempts[0]?.accountId ?? "")
		.orderBy("notification_id")
		.execute();
	const same = { attempt: 1, attempted_at: ATTEMPTED, id: expect.any(String) };
	expect(deliveries).toEqual(
		[
			{ status_code: 200, error: null, response_body: "thanks" },
			{
				...{ status_code: 500, error: "the receiver answered 500" },
				response_body: "broken",
			},
			{ status_code: null, error: "no answer", response_body: null },
		].map((row, index) => ({
			...row,
			...same,
			account_id: attempts[index]?.accountId,
			notification_id: attempts[index]?.notificationId,
			duration_ms: answers[index]?.durationMs,
		})),
	);
	const failed = {
		...{ delivery_status: "pending", attempts: 1, failures: 1 },
		due_at: expect.stringMatching(/^2026-03-01T00:00:0[4-6]/),
	};
	expect(await world.notificationsOf(id)).toMatchObject([
		{ delivery_status: "succeeded", attempts: 1, failures: 0, due_at: null },
		failed,
		failed,
	]);
	expect(await world.queueOf(id)).toMatchObject({
		failures: 2,
		failing_since: NOW,
		open_until: null,
		lease_owner: null,
		lease_until: null,
		due_at: expect.any(String),
	});
});

test("a failed attempt that ends after a success of the same notification is counted, and changes nothing else of it", async () => {
	const { id, attempts } = await attempted("overtaken", [OK]);
	const [attempt] = attempts;
	if (!attempt) throw new Error("there is one");
	const writer = new AttemptWriter(world.services, OWNER);
	const late = { ...attempt, answer: { ...OK, statusCode: 500 } };
	for (const one of [attempt, late]) {
		const { entry, written } = entryOf(one);
		writer.add(entry);
		await written;
	}
	expect(await world.notificationsOf(id)).toMatchObject([
		{ delivery_status: "succeeded", attempts: 2, failures: 0, due_at: null },
	]);
	const stored = await db()
		.selectFrom("webhook_deliveries")
		.select(["attempt", "status_code"])
		.where("account_id", "=", attempt.accountId)
		.orderBy("attempt")
		.execute();
	expect(stored).toEqual([
		{ attempt: 1, status_code: 200 },
		{ attempt: 2, status_code: 500 },
	]);
});

test.each([1, 3])(
	"a success resets a receiver's failures: %i",
	async (failures) => {
		const { id, attempts } = await attempted(`troubled-${failures}`, [OK]);
		await db()
			.updateTable("delivery_queues")
			.set({ failures, failing_since: NOW })
			.where("webhook_id", "=", id)
			.execute();
		const writer = new AttemptWriter(world.services, OWNER);
		const [attempt] = attempts;
		if (!attempt) throw new Error("there is one");
		const { entry, written } = entryOf(attempt);
		writer.add(entry);
		await written;
		expect(await world.queueOf(id)).toMatchObject({
			...{ failures: 0, failing_since: null, lease_owner: OWNER },
		});
	},
);

test("a circuit that opens is logged with the failure of the last attempt", async () => {
	const statuses = [200, 500, 500, 500, 500, 503];
	const answers = statuses.map((statusCode) => ({ ...OK, statusCode }));
	const { attempts } = await attempted("opened", answers);
	const reasons: unknown[] = [];
	const warn = ({ reason }: { reason: string }) => void reasons.push(reason);
	const log = { ...world.services.log, warn };
	const writer = new AttemptWriter(
		{ ...world.services, log } as unknown as Services,
		OWNER,
	);
	const entries = attempts.map((attempt) => entryOf(attempt));
	for (const { entry } of entries) writer.add(entry);
	await Promise.all(entries.map(({ written }) => written));
	expect(reasons).toEqual(["the receiver answered 503"]);
});

test("an attempt that cannot be written delays only attempts of its own webhook", async () => {
	const refused = await attempted("refused", [OK, OK, OK, OK]);
	const well = await attempted("well", [OK]);
	const stopRefusing = await refuseInserts(
		db(),
		"webhook_deliveries",
		sql`new.account_id = ${sql.lit(refused.attempts[0]?.accountId)}`,
	);
	const written: string[] = [];
	const [first, second, third, fourth] = refused.attempts.map(
		(attempt, index) => {
			const one = entryOf(attempt);
			void one.written.then(() => written.push(`refused ${index}`));
			return one;
		},
	);
	const [other] = well.attempts.map((attempt) => entryOf(attempt));
	if (!first || !second || !third || !fourth || !other)
		throw new Error("there are five");
	const complaints: unknown[] = [];
	const log = {
		error: (complaint: object) => {
			complaints.push(complaint);
			if (complaints.length > 1) return;
			// Two more come while the first is refused.
			writer.add(second.entry);
			writer.add(other.entry);
		},
	} as unknown as Services["log"];
	const writer = new AttemptWriter({ ...world.services, log }, OWNER);
	writer.add(first.entry);
	await other.written;
	writer.add(third.entry);
	expect(await well.statuses()).toEqual(["succeeded"]);
	expect(await refused.statuses()).toEqual(Array(4).fill("pending"));
	expect(written).toEqual([]);
	expect(complaints).toEqual([{ err: expect.any(Error), attempts: 1 }]);

	await eventually("it is tried again", () => complaints.length > 1);
	expect(written).toEqual([]);
	await stopRefusing();
	writer.giveUp();
	await third.written;
	writer.add(fourth.entry);
	await fourth.written;
	expect(written).toEqual([0, 1, 2, 3].map((index) => `refused ${index}`));
	expect(await refused.statuses()).toEqual(Array(4).fill("succeeded"));
	expect(complaints).toHaveLength(2);
});

test("attempts wait while the database is unavailable, and the log says so once", async () => {
	const { attempts, statuses } = await attempted("unavailable", [OK]);
	const [only] = attempts.map((attempt) => entryOf(attempt));
	if (!only) throw new Error("there is one");
	const stopRefusing = await refuseInserts(db(), "webhook_deliveries");
	let refusals = 0;
	const isUnavailable = () => {
		refusals++;
		return true;
	};
	const complaints: unknown[] = [];
	const log = {
		error: (complaint: object) => complaints.push(complaint),
	} as unknown as Services["log"];
	const database = { ...world.services.database, isUnavailable };
	const writer = new AttemptWriter({ ...world.services, database, log }, OWNER);
	writer.add(only.entry);
	await eventually("it is tried again", () => refusals >= 3);
	expect(await statuses()).toEqual(["pending"]);
	await stopRefusing();
	await only.written;
	expect(await statuses()).toEqual(["succeeded"]);
	expect(complaints).toHaveLength(1);
});

test("an attempt is written while others keep arriving", async () => {
	const { attempts } = await attempted("among-others", [OK]);
	const [attempt] = attempts;
	if (!attempt) throw new Error("there is one");
	let isWritten = false;
	const done = () => {
		isWritten = true;
	};
	const { entry } = entryOf(attempt, { done });
	const other: Entry = { ...entry, attempt: undefined, done() {} };
	const writer = new AttemptWriter(world.services, OWNER);
	writer.add(entry);
	const endMs = performance.now() + 5_000;
	while (performance.now() < endMs && !isWritten) {
		writer.add(other);
		await nextTurn();
	}
	expect(isWritten).toBe(true);
});

test("the writer tries once more after giving up, and then drops the attempt", async () => {
	const { attempts, statuses } = await attempted("given-up", [OK, OK]);
	const [first, second] = attempts.map((attempt) => entryOf(attempt));
	if (!first || !second) throw new Error("there are two");
	const stopRefusing = await refuseInserts(db(), "webhook_deliveries");
	const writer = new AttemptWriter(world.services, OWNER);
	writer.add(first.entry);
	writer.giveUp();
	await first.written;
	writer.add(second.entry);
	await second.written;
	await stopRefusing();
	expect(await statuses()).toEqual(["pending", "pending"]);
});

test("an attempt that is refused again after giving up is dropped", async () => {
	const { attempts, statuses } = await attempted("dropped", [OK]);
	const [only] = attempts.map((attempt) => entryOf(attempt));
	if (!only) throw new Error("there is one");
	const stopRefusing = await refuseInserts(db(), "webhook_deliveries");
	let complaints = 0;
	const log = {
		error() {
			complaints++;
		},
	} as unknown as Services["log"];
	const writer = new AttemptWriter({ ...world.services, log }, OWNER);
	writer.add(only.entry);
	await eventually("it is refused twice", () => complaints === 2);
	writer.giveUp();
	await only.written;
	expect(complaints).toBe(3);
	await stopRefusing();
	expect(await statuses()).toEqual(["pending"]);
});

test.each([
	[200, 70, [64, 6]],
	[500, 20, [16, 4]],
])(
	"attempts that were answered %i are written in groups as large as the allowed time permits: %i as %j",
	async (statusCode, count, groups) => {
		const answers = Array<ReceiverAnswer>(count).fill({ ...OK, statusCode });
		const { attempts } = await attempted(`many-${statusCode}`, answers);
		const stopRefusing = await refuseInserts(db(), "webhook_deliveries");
		const complaints: unknown[] = [];
		const log = {
			error: (complaint: object) => complaints.push(complaint),
		} as unknown as Services["log"];
		const writer = new AttemptWriter({ ...world.services, log }, OWNER);
		writer.giveUp();
		const entries = attempts.map((attempt) => entryOf(attempt));
		for (const { entry } of entries) writer.add(entry);
		await Promise.all(entries.map(({ written }) => written));
		await stopRefusing();
		expect(complaints).toMatchObject(
			groups.map((size) => ({ attempts: size })),
		);
	},
);
