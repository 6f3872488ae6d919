import { describe, expect, it } from "vitest";
import type { EventName } from "../../../generated/openapi.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { startWithExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { raiseEvents } from "../../support/records/raise-events.ts";
import { registerWebhook } from "../../support/records/register-webhook.ts";
import { setStoredNotification } from "../../support/records/stored-notifications.ts";
import {
	describeCommonReplies,
	describeConditionalReads,
} from "../../support/replies/common-replies.ts";
import {
	describeInclude,
	describePaging,
	followList,
	readIds,
	readList,
} from "../../support/replies/list-replies.ts";
import { MISSING_ID } from "../../support/replies/missing-id.ts";
import { problemsOf } from "../../support/replies/problems.ts";
import { testClock } from "../../support/time/test-clock.ts";

const PATH = "/webhook_notifications";
const NAMES = ["reference_object", "webhook", "webhook_notification_logs"];

/** Events of the two webhooks, each a minute after the one before. */
const TOLD: readonly (readonly [webhook: "erp" | "board", event: EventName])[] =
	[
		["erp", "tracking_request.succeeded"],
		["board", "container.updated"],
		["erp", "container.transport.vessel_arrived"],
		["board", "shipment.estimated.arrival"],
		["board", "container.created"],
	];
async function subscribe(name: "erp" | "board"): Promise<string> {
	const events = TOLD.filter(([webhook]) => webhook === name);
	const { id } = await registerWebhook(landfall, {
		events: events.map(([, event]) => event),
	});
	return id;
}

async function become(id: string, status: "succeeded" | "failed") {
	const { db } = landfall;
	const changes = { delivery_status: status, due_at: null, attempts: 3 };
	await setStoredNotification(db, id, changes);
}

const clock = testClock("2026-03-02T08:00:00Z");
const landfall = await openForFile(startWithExamples, { clock });
const webhooks: Readonly<Record<"erp" | "board", string>> = {
	erp: await subscribe("erp"),
	board: await subscribe("board"),
};
for (const [, event] of TOLD) {
	await raiseEvents(landfall, landfall, event);
	clock.advance(60_000);
}
const ids = (await readIds(landfall, PATH)).toReversed();
await become(ids[0] ?? "", "succeeded");
await become(ids[1] ?? "", "failed");

/** An account with three webhooks, each notified of two events. */
const several = await landfall.addTenant("several webhooks");
const severalWebhooks: string[] = [];
for (let count = 0; count < 3; count++)
	severalWebhooks.push((await registerWebhook(several)).id);
await raiseEvents(landfall, several, "container.updated", "container.created");
/** The notifications of each of the three; those of the second have arrived. */
const toldTo = await Promise.all(
	severalWebhooks.map((id) =>
		readIds(several, `${PATH}?filter[webhook]=${id}`),
	),
);
for (const id of toldTo[1] ?? []) await become(id, "succeeded");

/** Which of the five notifications a filter selects, by their order of creation. */
async function filtered(filter: Record<string, string>): Promise<number[]> {
	const query = new URLSearchParams();
	for (const [name, value] of Object.entries(filter)) {
		query.set(`filter${name}`, value);
	}
	const { data, meta } = await readList(landfall, `${PATH}?${query}`);
	expect(meta.total).toBe(data.length);
	return data.map(({ id }) => ids.indexOf(id));
}

describe("GET /webhook_notifications", () => {
	describeCommonReplies(landfall, { method: "GET", path: PATH });
	describeConditionalReads(landfall, PATH);
	describeInclude(landfall, PATH, NAMES);
	describePaging(landfall, PATH, ids.toReversed());

	it("lists each notification with its webhook and delivery status", async () => {
		const found = [];
		for await (const record of landfall.client.listWebhookNotifications())
			found.push(record);
		expect(found.map(({ attributes }) => attributes)).toEqual([
			{
				id: ids[4],
				event: "container.created",
				delivery_status: "pending",
				created_at: "2026-03-02T08:04:00Z",
				sequence: 3,
				attempts: 0,
				next_attempt_at: "2026-03-02T08:04:00Z",
			},
			expect.objectContaining({
				event: "shipment.estimated.arrival",
				sequence: null,
			}),
			expect.objectContaining({
				event: "container.transport.vessel_arrived",
				sequence: 2,
			}),
			expect.objectContaining({
				event: "container.updated",
				sequence: 1,
				delivery_status: "failed",
				attempts: 3,
				next_attempt_at: null,
			}),
			expect.objectContaining({
				event: "tracking_request.succeeded",
				sequence: null,
				delivery_status: "succeeded",
				attempts: 3,
				next_attempt_at: null,
			}),
		]);
		expect(
			found.map(({ relationships }) => relationships.webhook.data.id),
		).toEqual(TOLD.map(([webhook]) => webhooks[webhook]).toReversed());
	});

	it.each<[Record<string, string>, number[]]>([
		[{ "[event]": "container.updated" }, [1]],
		[{ "[event]": "container.transport.empty_in" }, []],
		[{ "[delivery_status]": "pending" }, [4, 3, 2]],
		[{ "[delivery_status]": "succeeded" }, [0]],
		[{ "[delivery_status]": "failed" }, [1]],
		[{ "[webhook]": "erp" }, [2, 0]],
		[{ "[webhook]": "board" }, [4, 3, 1]],
		[{ "[webhook]": "board", "[delivery_status]": "pending" }, [4, 3]],
		[{ "[webhook]": MISSING_ID }, []],
		[{ "[created_at][start]": "2026-03-02T08:03:00Z" }, [4, 3]],
		[{ "[created_at][start]": "2026-03-02T10:03:00.001+02:00" }, [4]],
		[{ "[created_at][end]": "2026-03-02T08:01:00.999Z" }, [1, 0]],
		[
			{
				"[created_at][start]": "2026-03-02T08:01:00Z",
				"[created_at][end]": "2026-03-02T08:02:00Z",
				"[event]": "container.transport.vessel_arrived",
			},
			[2],
		],
		[{ "[event]": "container.updated", "[delivery_status]": "failed" }, [1]],
		[{ "[event]": "container.updated", "[delivery_status]": "pending" }, []],
		[{ "[event]": "container.created", "[delivery_status]": "pending" }, [4]],
		[
			{
				"[event]": "tracking_request.succeeded",
				"[delivery_status]": "succeeded",
			},
			[0],
		],
		[{ "[event]": "container.updated", "[webhook]": "board" }, [1]],
		[{ "[event]": "container.updated", "[webhook]": "erp" }, []],
		[{ "[delivery_status]": "failed", "[webhook]": "erp" }, []],
		[
			{
				"[event]": "container.updated",
				"[created_at][start]": "2026-03-02T08:02:00Z",
			},
			[],
		],
		[
			{
				"[event]": "container.updated",
				"[created_at][end]": "2026-03-02T08:00:59Z",
			},
			[],
		],
		[
			{
				"[delivery_status]": "pending",
				"[created_at][start]": "2026-03-02T08:03:00Z",
			},
			[4, 3],
		],
		[
			{
				"[delivery_status]": "pending",
				"[created_at][end]": "2026-03-02T08:02:00Z",
			},
			[2],
		],
		[{ "[colour]": "red" }, [4, 3, 2, 1, 0]],
	])("is filtered by %j", async (filter, expected) => {
		const named = Object.entries(filter).map(([name, value]) => [
			name,
			value in webhooks ? webhooks[value as "erp"] : value,
		]);
		expect(await filtered(Object.fromEntries(named))).toEqual(expected);
	});

	it("finds a webhook whose id is written in capitals", async () => {
		const filter = { "[webhook]": webhooks.erp.toUpperCase() };
		expect(await filtered(filter)).toEqual([2, 0]);
	});

	it.each([
		["filter[event]=container.sunk", "filter[event]"],
		["filter[event]=", "filter[event]"],
		["filter[delivery_status]=lost", "filter[delivery_status]"],
		["filter[delivery_status]=PENDING", "filter[delivery_status]"],
		["filter[webhook]=erp", "filter[webhook]"],
		["filter[webhook]=", "filter[webhook]"],
		["filter[created_at][start]=yesterday", "filter[created_at][start]"],
		["filter[created_at][end]=2026-02-30", "filter[created_at][end]"],
	])("answers 400 to %s", async (query, parameter) => {
		const reply = await landfall.fetch(`${PATH}?${query}`);
		const problems = await problemsOf(reply, 400);
		expect(problems.map((problem) => problem.parameter)).toEqual([parameter]);
	});

	it("embeds the webhooks, each once, and the records of the events, even those stored only with notifications", async () => {
		const { included = [] } = await readList(
			landfall,
			`${PATH}?include=webhook,reference_object`,
		);
		expect(included.map(({ type }) => type).sort()).toEqual([
			"container_created_event",
			"container_updated_event",
			"estimated_event",
			"tracking_request",
			"transport_event",
			"webhook",
			"webhook",
		]);
		expect(included.map(({ id }) => id)).toContain(EXAMPLES.request.id);
	});

	it("embeds by paths the records that events refer to", async () => {
		const { included = [] } = await readList(
			landfall,
			`${PATH}?include=reference_object.container,reference_object.tracked_object&filter[created_at][end]=2026-03-02T08:01:00Z`,
		);
		expect(included.map(({ type, id }) => `${type} ${id}`).sort()).toEqual([
			`container ${EXAMPLES.container.id}`,
			expect.stringMatching(/^container_updated_event /),
			`shipment ${EXAMPLES.shipment.id}`,
			`tracking_request ${EXAMPLES.request.id}`,
		]);
	});

	it.each<[string, number[]]>([
		["", [3, 2, 1, 3, 2, 1]],
		["filter[event]=container.updated", [3, 2, 1]],
		["filter[delivery_status]=pending", [3, 1, 3, 1]],
		["filter[event]=container.created&filter[delivery_status]=pending", [3, 1]],
	])(
		"lists the webhooks that are notified of one event latest first, each on one page: %s",
		async (selection, want) => {
			const followed = await followList(several, PATH, selection);
			expect(new Set(followed).size).toBe(want.length);
			const numberOf = (id: string) =>
				toldTo.findIndex((own) => own.includes(id)) + 1;
			expect(followed.map(numberOf)).toEqual(want);
		},
	);

	it("shows nothing of other accounts' notifications and webhooks", async () => {
		const other = await landfall.addTenant("other");
		await registerWebhook(other);
		await raiseEvents(landfall, other, "tracking_request.failed");
		expect(await readIds(other, PATH)).toHaveLength(1);
		expect(
			await readIds(other, `${PATH}?filter[webhook]=${webhooks.erp}`),
		).toEqual([]);
	});
});
