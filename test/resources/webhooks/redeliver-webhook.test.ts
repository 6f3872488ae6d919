import { describe, expect, it } from "vitest";
import type { EventName, WantedEventName } from "../../../generated/openapi.ts";
import type { Tenant } from "../../support/installation/test-landfall.ts";
import { runDueJobs } from "../../support/jobs/run-jobs.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startReceiver } from "../../support/peers/receiver.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { setStoredNotification } from "../../support/records/stored-notifications.ts";
import { describeCommonReplies } from "../../support/replies/common-replies.ts";
import { readIds } from "../../support/replies/list-replies.ts";
import { errorDocumentOf, problemsOf } from "../../support/replies/problems.ts";
import { eventually } from "../../support/time/eventually.ts";
import { testClock } from "../../support/time/test-clock.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Events of the webhook, each a minute after the one before. */
const TOLD: readonly EventName[] = [
	"container.created",
	"container.transport.vessel_loaded",
	"container.transport.vessel_departed",
	"container.updated",
	"container.transport.vessel_arrived",
	"container.updated",
];
const START = "2026-03-02T08:00:00Z";

interface Wanted {
	readonly created_from?: string;
	readonly created_to?: string;
	readonly events?: readonly WantedEventName[];
	readonly delivery_status?: "pending" | "succeeded" | "failed";
}
/** Oldest first. */

function bodyOf(attributes: object) {
	return { data: { type: "webhook_redelivery", attributes } };
}

function redeliver(
	tenant: Tenant,
	id: string,
	attributes: object,
): Promise<Response> {
	return tenant.send("POST", `/webhooks/${id}/redeliver`, bodyOf(attributes));
}

async function countOf(reply: Response): Promise<number> {
	expect(reply.status).toBe(202);
	return ((await reply.json()) as { meta: { notifications: number } }).meta
		.notifications;
}

/** Waits until the receiver has this number of requests and their attempts are stored. */
async function delivered(count: number): Promise<void> {
	await eventually(`${count} requests`, async () => {
		landfall.services.wakeWorkers();
		if (receiver.received.length < count) return false;
		const path = "/webhook_notifications?filter[delivery_status]=pending";
		return (await readIds(landfall, path)).length === 0;
	});
}

/** Indexes of the notifications that were sent again. Throws when one differs from the first request. */
async function sentAgain(wanted: Wanted): Promise<number[]> {
	const first = new Map(
		receiver.received.map((one) => [one.document.data.id, one.body]),
	);
	receiver.received.length = 0;
	const count = await countOf(
		await redeliver(landfall, webhookId, { created_from: START, ...wanted }),
	);
	await delivered(count);
	const again = receiver.received.map(({ headers, body }) => {
		const id = String(headers["webhook-id"]);
		if (first.has(id)) expect(body).toBe(first.get(id));
		return ids.indexOf(id);
	});
	expect(again).toHaveLength(count);
	return again.sort();
}

const clock = testClock(START);
const landfall = await openForFile(startWithExamples, {
	clock,
	isWorking: true,
});
const receiver = await openForFile(startReceiver);
const webhookId = (await registerWebhook(landfall, { url: receiver.url })).id;
for (const event of TOLD) {
	await raiseEvents(landfall, landfall, event);
	clock.advance(MINUTE);
}
await delivered(TOLD.length);
const ids = (await readIds(landfall, "/webhook_notifications")).toReversed();

describe("POST /webhooks/{id}/redeliver", () => {
	describeCommonReplies(landfall, {
		method: "POST",
		path: "/webhooks/{id}/redeliver",
		body: bodyOf({ created_from: START }),
	});

	it.each<[Wanted, number[]]>([
		[{}, [0, 1, 2, 3, 4, 5]],
		[{ created_from: "2026-03-02T08:04:00Z" }, [4, 5]],
		[{ created_from: "2026-03-02T08:04:00.001Z" }, [5]],
		[{ created_to: "2026-03-02T09:01:59.999+01:00" }, [0, 1]],
		[
			{
				created_from: "2026-03-02T08:02:00Z",
				created_to: "2026-03-02T08:02:00Z",
			},
			[2],
		],
		[{ created_from: "2026-03-02" }, [0, 1, 2, 3, 4, 5]],
		[{ created_from: "2026-03-01", created_to: "2026-03-02" }, []],
		[{ events: ["container.updated"] }, [3, 5]],
		[{ events: ["*"] }, [0, 1, 2, 3, 4, 5]],
		[
			{
				events: ["container.updated", "container.created"],
				created_to: "2026-03-02T08:03:00Z",
			},
			[0, 3],
		],
		[{ events: ["container.transport.empty_in"] }, []],
		[{ delivery_status: "succeeded" }, [0, 1, 2, 3, 4, 5]],
		[{ delivery_status: "failed" }, []],
		[
			{
				created_from: "2026-01-01T00:00:00Z",
				created_to: "2026-02-01T00:00:00Z",
			},
			[],
		],
	])(
		"sends %j once more, and nothing else, with the same ids and bytes",
		async (wanted, expected) => {
			expect(await sentAgain(wanted)).toEqual(expected);
		},
	);

	it("sends only failed notifications on demand", async () => {
		const { db } = landfall;
		await setStoredNotification(db, ids[2] ?? "", {
			delivery_status: "failed",
		});
		expect(await sentAgain({ delivery_status: "failed" })).toEqual([2]);
	});

	it("sends nothing to the account's other webhooks", async () => {
		const url = `${receiver.url}/other`;
		const other = await registerWebhook(landfall, { url });
		await sentAgain({});
		expect(receiver.received.map(({ path }) => path)).not.toContain(
			"/hooks/other",
		);
		expect(
			await countOf(
				await redeliver(landfall, other.id, { created_from: START }),
			),
		).toBe(0);
		await landfall.client.deleteWebhook(other.id);
	});

	it.each<[string, object, { code: string; pointer: string }]>([
		[
			"no beginning",
			{},
			{ code: "blank", pointer: "/data/attributes/created_from" },
		],
		[
			"a beginning that is not an instant",
			{ created_from: "yesterday" },
			{ code: "invalid", pointer: "/data/attributes/created_from" },
		],
		[
			"a beginning in the future",
			{ created_from: "2036-01-01T00:00:00Z" },
			{ code: "invalid", pointer: "/data/attributes/created_from" },
		],
		[
			"an end before the beginning",
			{ created_from: START, created_to: "2026-03-02T07:59:59Z" },
			{ code: "invalid", pointer: "/data/attributes/created_to" },
		],
		[
			"a period without a whole second in it",
			{
				created_from: "2026-03-02T08:00:00.100Z",
				created_to: "2026-03-02T08:00:00.200Z",
			},
			{ code: "invalid", pointer: "/data/attributes/created_to" },
		],
		[
			"an end that is not an instant",
			{ created_from: START, created_to: "" },
			{ code: "blank", pointer: "/data/attributes/created_to" },
		],
		[
			"no events",
			{ created_from: START, events: [] },
			{ code: "invalid", pointer: "/data/attributes/events" },
		],
		[
			"an event that does not exist",
			{ created_from: START, events: ["container.sunk"] },
			{ code: "not_allowed", pointer: "/data/attributes/events/0" },
		],
		[
			"a state that does not exist",
			{ created_from: START, delivery_status: "lost" },
			{ code: "not_allowed", pointer: "/data/attributes/delivery_status" },
		],
	])("answers 422 to %s", async (_what, attributes, problem) => {
		const reply = await redeliver(landfall, webhookId, attributes);
		expect(await problemsOf(reply, 422)).toEqual([problem]);
	});

	it("answers 422 when the webhook is inactive, and sends nothing", async () => {
		const paused = await landfall.addTenant("paused");
		const { id } = await registerWebhook(paused, { active: false });
		const reply = await redeliver(paused, id, { created_from: START });
		expect(await problemsOf(reply, 422)).toEqual([
			{ code: "inactive", pointer: "/data" },
		]);
	});

	it("answers 404 to another account, and sends nothing", async () => {
		const other = await landfall.addTenant("other");
		const reply = await redeliver(other, webhookId, { created_from: START });
		await errorDocumentOf(reply, 404);
		const path = "/webhook_notifications?filter[delivery_status]=pending";
		expect(await readIds(landfall, path)).toEqual([]);
	});

	it.each([
		// Events that are committed later are not earlier, though their process has a clock behind.
		[
			"minutes",
			MINUTE,
			[
				["10:05", "10:06", 3],
				["10:01", "10:04", 0],
			],
		],
		// What came before was in the future, and keeps its time.
		[
			"hours",
			HOUR,
			[
				["10:05", "11:06", 2],
				["06:01", "10:05", 2],
				["07:00", "10:04", 0],
			],
		],
	] as const)(
		"makes the notifications of a period due, and no others, after the clock was set back by %s",
		async (_, unitMs, periods) => {
			const own = testClock("2026-03-02T10:05:00Z");
			const idle = await startWithExamples({ clock: own });
			const { id } = await registerWebhook(idle);
			for (const pause of [-4 * unitMs, 5 * unitMs, 0]) {
				await raiseEvents(idle, idle, "container.created");
				own.advance(pause);
			}
			for (const [from, to, count] of periods) {
				const reply = await redeliver(idle, id, {
					created_from: `2026-03-02T${from}:00Z`,
					created_to: `2026-03-02T${to}:00Z`,
				});
				expect(await countOf(reply), `${from} ${to}`).toBe(count);
			}
			await idle.stop();
		},
	);

	it("makes tens of thousands due while other requests are answered", {
		tags: "whole",
	}, async () => {
		const MANY = 40_000;
		const idle = await startWithExamples({ clock });
		const { id } = await registerWebhook(idle);
		const { db } = idle;
		await raiseEvents(
			idle,
			idle,
			...Array<EventName>(MANY).fill("tracking_request.failed"),
			"container.created",
		);
		await runDueJobs(idle.services, "notify-webhooks");
		await db
			.updateTable("webhook_notifications")
			.set({ delivery_status: "succeeded", due_at: null })
			.execute();
		let isDone = false;
		const redelivery = redeliver(idle, id, {
			created_from: START,
			events: ["tracking_request.failed"],
		}).finally(() => {
			isDone = true;
		});
		let answered = 0;
		while (!isDone) {
			await idle.client.getWebhook(id);
			answered++;
		}
		expect(await countOf(await redelivery)).toBe(MANY);
		expect(answered).toBeGreaterThan(1);
		const { pending } = await db
			.selectFrom("webhook_notifications")
			.select((eb) => eb.fn.countAll<number>().as("pending"))
			.where("delivery_status", "=", "pending")
			.executeTakeFirstOrThrow();
		expect(pending).toBe(MANY);
		await idle.stop();
	});
});
