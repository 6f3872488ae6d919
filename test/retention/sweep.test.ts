import { sql } from "kysely";
import { expect, test } from "vitest";
import { toJsonText } from "../../server/database/json-text.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { countDue, sweep } from "../../server/retention/sweep.ts";
import { toInstant } from "../../server/runtime/clock.ts";
import { openRetentionRules } from "../../server/settings/retention-rules/retention-rules.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { atSea, BOX, BOX_2 } from "../support/peers/carrier-messages.ts";
import { startReceiver } from "../support/peers/receiver.ts";
import { startStubCarrier } from "../support/peers/stub-carrier.ts";
import { raiseEvents } from "../support/records/raise-events.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { trackNumber, trackShipment } from "../support/records/track-number.ts";
import { readIds, readList } from "../support/replies/list-replies.ts";
import { eventually } from "../support/time/eventually.ts";
import { testClock } from "../support/time/test-clock.ts";

const DAY = 86_400_000;
const START = new Date("2026-03-01T00:00:00Z");

const clock = testClock(START);
const carrier = await openForFile(startStubCarrier, clock);
const receiver = await openForFile(startReceiver, (response, request) => {
	response.statusCode = request.url === "/hooks/broken" ? 500 : 200;
	response.end();
});
const system = await openForFile(startTestLandfall, {
	carriers: carrier.registry,
	clock,
});
const { db } = system;
const { database } = system.services;
const rules = openRetentionRules({ retentionFile: undefined, secrets: {} });

const forever = Object.fromEntries(
	Object.keys(rules).map((kind) => [kind, Number.POSITIVE_INFINITY]),
) as typeof rules;

/** Removes expired records some days after the start, by default with the default rules. */
function sweepAt(day: number, kept = rules) {
	const now = new Date(+START + day * DAY);
	return sweep({ database, rules: kept, now });
}

/** How many records of each kind a sweep would remove some days after the start. */
async function dueAt(
	day: number,
	kept = rules,
): Promise<Record<string, number>> {
	const now = new Date(+START + day * DAY);
	const due = await countDue({ database, rules: kept, now });
	const counts: Record<string, number> = {};
	for (const { kind, count } of due)
		if (count) counts[String(kind)] = (counts[String(kind)] ?? 0) + count;
	return counts;
}

async function statusOf(path: string, method = "GET"): Promise<number> {
	return (await system.fetch(path, { method })).status;
}

async function rawTexts(): Promise<string> {
	const rows = await db.selectFrom("reports").select("raw").execute();
	return rows.map(({ raw }) => raw).join("");
}

/** Tables whose number of rows depends on the database or on timing. */
const VARYING = ["job_queues", "shared_states"];

/** The number of rows of every other table that is not empty. */
async function sizes(): Promise<Record<string, number>> {
	const found: Record<string, number> = {};
	for (const { name } of await database.listTables()) {
		const query = sql<{
			size: number;
		}>`select count(*) as size from ${sql.table(name)}`;
		const { rows } = await query.execute(db);
		const size = Number(rows[0]?.size);
		if (size > 0 && !VARYING.includes(name)) found[name] = size;
	}
	return found;
}

const isSettled = async () => {
	const [pending, jobs] = await Promise.all([
		readIds(system, "/webhook_notifications?filter[delivery_status]=pending"),
		db.selectFrom("jobs").select("name").execute(),
	]);
	return pending.length === 1 && jobs.length === 0;
};

test("each kind of data is counted as due and removed when it expires and not earlier, and the remaining records are consistent", async () => {
	carrier.report(BOX, atSea());
	const wanted = { request_type: "container", scac: "MAEU" } as const;
	const webhook = await registerWebhook(system, { url: receiver.url });
	const shipmentId = await trackShipment(system, {
		...wanted,
		request_number: BOX,
	});
	const stop = `/shipments/${shipmentId}/stop_tracking`;
	expect(await statusOf(stop, "PATCH")).toBe(200);
	const { data: failed } = await trackNumber(system, {
		...wanted,
		request_number: BOX_2,
	});
	const given = { status: "failed", updated_at: toInstant(START) } as const;
	await db
		.updateTable("tracking_requests")
		.set(given)
		.where("id", "=", failed.id)
		.execute();
	await db.deleteFrom("jobs").where("name", "=", "track-shipment").execute();
	// The one notification waits for a retry, and then for the webhook to become active again.
	const broken = await registerWebhook(system, {
		url: `${receiver.url}/broken`,
	});
	await raiseEvents(system, system, "container.transport.vessel_loaded");
	await eventually("all is delivered that can be", isSettled);
	await system.client.updateWebhook(broken.id, {
		data: { type: "webhook", attributes: { active: false } },
	});
	const [containerId = ""] = await readIds(system, "/containers");
	const [newest = ""] = await readIds(
		system,
		`/webhook_notifications?filter[webhook]=${webhook.id}`,
	);
	const log = `/webhook_notifications/${newest}`;
	const redeliver = () => statusOf(`${log}/redeliver`, "POST");
	const before = await sizes();

	expect(await dueAt(29)).toEqual({});
	await sweepAt(29);
	expect(await sizes()).toEqual(before);
	expect(await readIds(system, `${log}/attempts`)).toHaveLength(1);

	await sweepAt(10_000, forever);
	expect(await sizes()).toEqual(before);
	expect(await dueAt(10_000, forever)).toEqual({});
	const { webhook_deliveries, event_records, ...others } = before;
	const rows = { webhook_deliveries, event_records };
	const bodies = Object.values(rows).reduce<number>(
		(sum, size) => sum + (size ?? 0),
		0,
	);
	// The waiting notification fails.
	expect(await dueAt(31)).toEqual({ notification_bodies: bodies + 1 });
	await sweepAt(31);
	expect(await sizes()).toEqual(others);
	expect([await statusOf(log), await redeliver()]).toEqual([200, 422]);
	expect(await readIds(system, `${log}/attempts`)).toEqual([]);
	const pending = "/webhook_notifications?filter[delivery_status]=pending";
	expect(await readIds(system, pending)).toEqual([]);
	const period = await system.send(
		"POST",
		`/webhooks/${webhook.id}/redeliver`,
		{
			data: {
				type: "webhook_redelivery",
				attributes: { created_from: "2026-03-01" },
			},
		},
	);
	expect(await period.json()).toEqual({ meta: { notifications: 0 } });

	expect(await rawTexts()).not.toBe("");
	expect(await dueAt(91)).toEqual({
		notifications: expect.any(Number),
		raw_messages: 1,
	});
	await sweepAt(91);
	expect(await rawTexts()).toBe("");
	const { webhook_notifications, account_events, ...kept } = others;
	const last = { account_events: 1, transport_event_log: 1 };
	expect(await sizes()).toEqual({ ...kept, ...last, retention_progress: 1 });
	expect(await statusOf(log)).toBe(404);
	const all = await readList(system, "/webhook_notifications");
	expect([all.data.length, all.meta.total]).toEqual([0, 0]);
	expect(
		await readIds(system, `/containers/${containerId}/raw_events`),
	).not.toEqual([]);

	expect(await dueAt(366)).toEqual({ failed_requests: 1 });
	await sweepAt(366);
	expect(await statusOf(`/tracking_requests/${failed.id}`)).toBe(404);
	const [, ...requests] = await readIds(system, "/tracking_requests");
	expect(requests).toEqual([]);

	expect(await dueAt(729)).toEqual({});
	await sweepAt(729);
	const path = `/shipments/${shipmentId}?include=containers`;
	expect(await statusOf(path)).toBe(200);
	expect(await dueAt(731)).toEqual({ shipments: 1 });
	await sweepAt(731);
	for (const gone of [path, `/containers/${containerId}`])
		expect(await statusOf(gone)).toBe(404);
	for (const list of ["shipments", "containers", "tracking_requests"]) {
		const { data, meta } = await readList(system, `/${list}`);
		expect([data.length, meta.total]).toEqual([0, 0]);
	}
	expect(Object.keys(await sizes())).toEqual([
		"account_counters",
		// The last one, with which streams tell whether they miss any.
		"account_events",
		"accounts",
		"api_keys",
		"delivery_queues",
		// Of the raised event's container, which has no record.
		"event_sequences",
		"instances",
		// The clients of the tests send keys in wall-clock time, of which less than a day has passed.
		"kept_replies",
		"outcome_totals",
		"outcomes",
		"retention_progress",
		"schema_migrations",
		"settings",
		"transport_event_log",
		"vessels",
		"webhooks",
	]);
});

test("accounts take turns, so that a large one does not delay the others", async () => {
	const [large, small] = [
		await system.addTenant("large"),
		await system.addTenant("small"),
	];
	// Each is a batch of its own.
	const add = async ({ account }: Tenant, count: number) => {
		const rows = Array.from({ length: count }, () => ({
			...{ account_id: account.id, id: newRecordId(), lines: 1 },
			...{ created: 1, refused: 0, duplicates: 0, columns: toJsonText([]) },
			...{ created_at: toInstant(START), finished_at: toInstant(START) },
			status: "done" as const,
			encoding: "utf-8" as const,
			separator: "comma" as const,
		}));
		await db.insertInto("tracking_request_imports").values(rows).execute();
	};
	await add(large, 60);
	await add(small, 1);
	const leftOf = async ({ account }: Tenant) => {
		const rows = await db
			.selectFrom("tracking_request_imports")
			.select("id")
			.where("account_id", "=", account.id)
			.execute();
		return rows.length;
	};
	const left: (readonly [number, number])[] = [];
	const now = new Date(+START + 91 * DAY);
	const onTurn = async () => {
		left.push([await leftOf(large), await leftOf(small)]);
	};
	const { rows } = await sweep({ database, rules, now, onTurn });
	expect(rows.imports).toBe(61);
	const [whileSmallWaits = 0] = left.find(([, one]) => one === 0) ?? [];
	expect(whileSmallWaits).toBeGreaterThan(30);
	expect(left.at(-1)).toEqual([0, 0]);
	// The first account and the small one have one turn each.
	expect(left).toHaveLength(5);
});

test("an account whose records cannot be read keeps no record of another account from being removed", async () => {
	const damaged = await system.addTenant("damaged");
	const sound = await system.addTenant("sound");
	carrier.report(BOX, atSea());
	const wanted = { request_type: "container", request_number: BOX } as const;
	const ids: string[] = [];
	for (const tenant of [damaged, sound]) {
		const id = await trackShipment(tenant, { ...wanted, scac: "MAEU" });
		await tenant.client.shipments.stopTracking(id);
		ids.push(id);
	}
	const [unreadable = ""] = ids;
	const change = (document: string) =>
		db
			.updateTable("shipments")
			.set({ document: document as never })
			.where("account_id", "=", damaged.account.id)
			.execute();
	const left = () =>
		db.selectFrom("shipments").select("id").where("id", "in", ids).execute();
	const [row] = await db
		.selectFrom("shipments")
		.select("document")
		.where("id", "=", unreadable)
		.execute();
	await change("damaged");
	await expect(sweepAt(731)).rejects.toThrow(
		"records of 1 accounts cannot be removed",
	);
	expect(await left()).toEqual([{ id: unreadable }]);
	await change(row?.document ?? "");
	await sweepAt(731);
	expect(await left()).toEqual([]);
});

test("a reply that is kept for a repeated request is removed when it has expired by wall-clock time", async () => {
	const tenant = await system.addTenant("repeating");
	for (const request_number of ["REPEATED1", "REPEATED2"])
		await trackNumber(tenant, { request_number, scac: "MAEU" });
	const keys = async () => {
		const rows = await db
			.selectFrom("kept_replies")
			.select("key")
			.where("account_id", "=", tenant.account.id)
			.orderBy("key")
			.execute();
		return rows.map(({ key }) => key);
	};
	const [expired = "", kept] = await keys();
	const earlier = new Date(Date.now() - 1_000).toISOString();
	await db
		.updateTable("kept_replies")
		.set({ expires_at: earlier })
		.where("account_id", "=", tenant.account.id)
		.where("key", "=", expired)
		.execute();
	await sweepAt(0);
	expect(await keys()).toEqual([kept]);
});
