import { sql } from "kysely";
import { expect, it } from "vitest";
import { toJsonText } from "../../../../server/database/json-text.ts";
import type { Position } from "../../../../server/json-api/page.ts";
import type { NotificationTable } from "../../../../server/resources/account-events/notification-table.ts";
import { logList } from "../../../../server/resources/webhook-notifications/log/log-list.ts";
import type { LogSearch } from "../../../../server/resources/webhook-notifications/log/log-queries.ts";
import { startTestLandfall } from "../../../support/installation/test-landfall.ts";
import { openForFile } from "../../../support/open-for-file.ts";
import { registerWebhook } from "../../../support/records/register-webhook.ts";
import { longestTurn } from "../../../support/time/longest-turn.ts";

const EVENTS = ["container.created", "container.updated"] as const;
const STATUSES = ["pending", "succeeded", "failed"] as const;
const NUMBERS = [1, 2, 3] as const;

const landfall = await openForFile(startTestLandfall, { isWorking: false });
const { db } = landfall;

/** A tenant with three webhooks. */
async function tenantOf(name: string) {
	const tenant = await landfall.addTenant(name);
	for (const _ of NUMBERS) await registerWebhook(tenant);
	return tenant.account.id;
}

/** Logs events, and for each the notifications of some webhooks. */
async function log(
	accountId: string,
	events: number,
	eventAt: (position: number) => (typeof EVENTS)[number],
	statusAt: (
		position: number,
		webhook: number,
	) => NotificationTable["delivery_status"] | undefined,
): Promise<void> {
	const positions = Array.from({ length: events }, (_, index) => index + 1);
	const notifications = positions.flatMap((position) =>
		NUMBERS.flatMap((webhook_number): NotificationTable[] => {
			const delivery_status = statusAt(position, webhook_number);
			if (delivery_status === undefined) return [];
			const unsent = { attempts: 0, failures: 0, due_at: null };
			return [
				{
					...{ account_id: accountId, webhook_number, position },
					...{ delivery_status, ...unsent },
				},
			];
		}),
	);
	for (let start = 0; start < events; start += 500) {
		await db
			.insertInto("account_events")
			.values(
				positions.slice(start, start + 500).map((position) => ({
					...{ account_id: accountId, position, event: eventAt(position) },
					...{ reference_type: "container_updated_event", reference_id: "c" },
					...{ container_id: null, sequence: null },
					...{ created_at: "2026-03-02T08:00:00Z", batch: position },
					...{ records: toJsonText<number[]>([]), traceparent: null },
				})),
			)
			.execute();
	}
	for (let start = 0; start < notifications.length; start += 500)
		await db
			.insertInto("webhook_notifications")
			.values(notifications.slice(start, start + 500))
			.execute();
}

const searches = [undefined, ...EVENTS].flatMap((event) =>
	[undefined, ...NUMBERS].flatMap((webhookNumber) =>
		[undefined, ...STATUSES].map((status) => ({
			...{ event, webhookNumber, status },
		})),
	),
);

it("has the matching notifications in their order, page by page, under any filters", async () => {
	const accountId = await tenantOf("mixed");
	// Long stretches in which nothing matches.
	const eventAt = (position: number) =>
		EVENTS[position % 97 < 3 ? 0 : 1] ?? "container.updated";
	const statusAt = (position: number, webhook: number) =>
		position % (webhook + 1) === 0 || (webhook === 1 && position < 20)
			? undefined
			: STATUSES[position % 113 === webhook ? 2 : position > 290 ? 0 : 1];
	await log(accountId, 300, eventAt, statusAt);
	const all = await db
		.selectFrom("webhook_notifications")
		.selectAll()
		.where("account_id", "=", accountId)
		.orderBy("position", "desc")
		.orderBy("webhook_number", "desc")
		.execute();
	for (const search of searches) {
		const wanted = all.filter(
			(row) =>
				(search.event ?? eventAt(row.position)) === eventAt(row.position) &&
				(search.webhookNumber ?? row.webhook_number) === row.webhook_number &&
				(search.status ?? row.delivery_status) === row.delivery_status,
		);
		const positions = { first: 1, last: 300 };
		const list = logList(db, accountId, { ...search, positions });
		const found: NotificationTable[] = [];
		for (let after: Position | undefined; ; ) {
			const page = await list.rows({ after, skip: 0, limit: 40 });
			found.push(...page.map(({ notification }) => notification));
			after = page.at(-1)?.position;
			if (page.length < 40) break;
		}
		expect(found, JSON.stringify(search)).toEqual(wanted);
		const skipped = await list.rows({ after: undefined, skip: 3, limit: 2 });
		expect(skipped.map(({ notification }) => notification)).toEqual(
			wanted.slice(3, 5),
		);
		expect(await list.count(1_000)).toEqual({
			...{ records: wanted.length, isLonger: false },
		});
	}
});

it("delays nobody when filters match few of many notifications", {
	tags: "whole",
}, async () => {
	const accountId = await tenantOf("long");
	await log(
		accountId,
		2,
		() => "container.created",
		(position, webhook) =>
			webhook === 1 && position === 1 ? "failed" : undefined,
	);
	const many = sql`
		with recursive numbers (n) as (select 3 union all select n + 1 from numbers where n < 120000)`;
	await sql`
		insert into account_events (account_id, position, event, reference_type, reference_id, created_at, batch, records)
		${many} select ${accountId}, n, 'container.updated', 'container', 'c', '2026-03-02T08:00:00Z', n, '[]' from numbers`.execute(
		db,
	);
	await sql`
		insert into webhook_notifications (account_id, webhook_number, position, delivery_status, attempts, failures)
		${many} select ${accountId}, 2, n, 'failed', 0, 0 from numbers`.execute(db);
	const positions = { first: 1, last: 120_000 };
	for (const filters of [
		{
			event: "container.updated",
			webhookNumber: undefined,
			status: "succeeded",
		},
		{ event: "container.updated", webhookNumber: 1, status: undefined },
		{ event: "container.updated", webhookNumber: 2, status: "pending" },
	] satisfies Omit<LogSearch, "positions">[]) {
		const list = logList(db, accountId, { ...filters, positions });
		const turn = await longestTurn(async () => {
			await list.rows({ after: undefined, skip: 0, limit: 30 });
			await list.count(1_000);
		});
		expect(turn, JSON.stringify(filters)).toBeLessThan(100);
	}
	const search = {
		event: undefined,
		webhookNumber: 1,
		status: "failed",
	} as const;
	const list = logList(db, accountId, { ...search, positions });
	expect(await list.count(1_000)).toEqual({ records: 1, isLonger: false });
});
