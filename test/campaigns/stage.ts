import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type {
	EventName,
	WebhookNotificationDocument,
} from "../../generated/openapi.ts";
import { openDatabase, type Queries } from "../../server/database/database.ts";
import { toJsonText } from "../../server/database/json-text.ts";
import { prepareSchema } from "../../server/database/migrate.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import type { Schema } from "../../server/database/schema/schema.ts";
import { transact } from "../../server/database/transact.ts";
import { loadContract } from "../../server/http/contract/contract.ts";
import {
	eventCatalogue,
	sampleOf,
} from "../../server/resources/account-events/event-catalogue.ts";
import {
	type AccountEvent,
	notify,
} from "../../server/resources/account-events/notify.ts";
import { findCounter } from "../../server/resources/accounts/account-counters.ts";
import { insertAccount } from "../../server/resources/accounts/account-queries.ts";
import { insertApiKey } from "../../server/resources/accounts/api-key-queries.ts";
import { idOfNotification } from "../../server/resources/webhook-notifications/notification-body.ts";
import { insertWebhook } from "../../server/resources/webhooks/webhook-queries.ts";
import { newWebhookSecret } from "../../server/resources/webhooks/webhook-signature.ts";
import { toInstant, wallClock } from "../../server/runtime/clock.ts";
import {
	killLandfallProcesses,
	type LandfallProcess,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import { urlOfFile } from "../support/postgres/postgres-databases.ts";
import { audit } from "./audit.ts";

/** An account with webhooks. */
export interface StageAccount {
	readonly id: string;
	readonly key: string;
}

/** A notification stored in the database. */
export interface StoredNotification {
	readonly id: string;
	readonly webhookId: string;
}

/** The installation of a campaign: a database in a folder of its own, and processes of Landfall that use it. */
export interface Stage {
	readonly file: string;
	addAccount(): Promise<StageAccount>;
	/** Adds an active webhook for the events of campaigns, and returns its id. */
	addWebhook(account: StageAccount, url: string): Promise<string>;
	/** Records events of an account in one transaction, and returns their notifications. */
	commitEvents(
		account: StageAccount,
		events: number,
	): Promise<readonly StoredNotification[]>;
	/** Notifications that wait for an attempt or its end, with the owner of their queue. */
	pending(): Promise<readonly Pending[]>;
	/** Waits until all notifications are delivered, ends the processes, and returns the problems of both processes and database. */
	finish(
		processes: readonly LandfallProcess[],
		limitMs: number,
	): Promise<string[]>;
	start(role: "worker" | "server"): Promise<LandfallProcess>;
	close(): Promise<void>;
}

/** A notification that the database holds as undelivered. */
export interface Pending extends StoredNotification {
	readonly holder: string | null;
}

/** Events whose notifications have the usual size of six to nine kilobytes. */
const EVENTS: readonly EventName[] = [
	"container.transport.vessel_loaded",
	"container.transport.vessel_departed",
	"container.transport.estimated.vessel_arrived",
	"container.transport.vessel_arrived",
	"container.updated",
	"container.pickup_lfd.changed",
];

/** Events of each container. */
const EVENTS_OF_CONTAINER = 12;

/** Returns a source of events: the contract's examples, for one container after the other. */
function eventSource(): () => AccountEvent {
	const catalogue = eventCatalogue(loadContract().document);
	const samples = EVENTS.map((event) => {
		const { data, included } = sampleOf(
			catalogue,
			event,
		) as WebhookNotificationDocument;
		const reference = data.relationships.reference_object.data;
		return {
			event,
			reference,
			included: included.map((one) => toJsonText(one)),
		};
	});
	let count = 0;
	let containerId = "";
	return () => {
		if (count % EVENTS_OF_CONTAINER === 0) containerId = newRecordId();
		const sample = samples[count++ % samples.length];
		if (!sample) throw new Error("the contract has no example event");
		return { ...sample, containerId };
	};
}

/**
 * The notifications of the events after a position. They are computed from events and active webhooks, because a job stores many of
 * them later.
 */
type Subscriber = Pick<Schema["webhooks"], "id" | "number">;

/** The active webhooks of an account, locked until the transaction ends. */
function findSubscribers(
	db: Queries,
	accountId: string,
): Promise<Subscriber[]> {
	return db
		.selectFrom("webhooks")
		.select(["id", "number"])
		.where("account_id", "=", accountId)
		.where("active", "=", 1)
		.orderBy("id")
		.forShare()
		.execute();
}

async function findNotifications(
	db: Queries,
	accountId: string,
	after: number,
	subscribers: readonly Subscriber[],
): Promise<StoredNotification[]> {
	const events = await db
		.selectFrom("account_events")
		.select(["account_id", "position", "created_at"])
		.where("account_id", "=", accountId)
		.where("position", ">", after)
		.execute();
	return events.flatMap((event) =>
		subscribers.map(({ id, number }) => ({
			id: idOfNotification(event, number),
			webhookId: id,
		})),
	);
}

async function findPending(db: Queries): Promise<Pending[]> {
	const rows = await db
		.selectFrom("webhook_notifications as notification")
		.innerJoin("account_events as event", (join) =>
			join
				.onRef("event.account_id", "=", "notification.account_id")
				.onRef("event.position", "=", "notification.position"),
		)
		.innerJoin("delivery_queues as queue", (join) =>
			join
				.onRef("queue.account_id", "=", "notification.account_id")
				.onRef("queue.webhook_number", "=", "notification.webhook_number"),
		)
		.select(["event.account_id", "event.position", "event.created_at"])
		.select(["queue.webhook_id", "queue.webhook_number", "queue.lease_owner"])
		.where("notification.delivery_status", "=", "pending")
		.execute();
	return rows.map((row) => ({
		id: idOfNotification(row, row.webhook_number),
		webhookId: row.webhook_id,
		holder: row.lease_owner,
	}));
}

/** Starts a stage. `env` adds to the environment of its processes. */
export async function openStage(
	env: Readonly<Record<string, string>> = {},
): Promise<Stage> {
	const folder = mkdtempSync(join(tmpdir(), "landfall-campaign-"));
	const file = join(folder, "landfall.db");
	const url = await urlOfFile(file);
	const database = openDatabase(url);
	await prepareSchema(database);
	const { db } = database;
	const nextEvent = eventSource();
	let accounts = 0;
	const cleanUp = () => {
		killLandfallProcesses();
		rmSync(folder, { recursive: true, force: true });
	};
	process.once("exit", cleanUp);

	async function isBusy() {
		const queue = await db
			.selectFrom("delivery_queues")
			.select("webhook_id")
			.where((eb) =>
				eb.or([
					eb("due_at", "is not", null),
					eb("lease_owner", "is not", null),
				]),
			)
			.executeTakeFirst();
		const job = await db
			.selectFrom("jobs")
			.select("id")
			.where("name", "in", ["notify-webhooks", "remove-notifications"])
			.executeTakeFirst();
		return queue !== undefined || job !== undefined;
	}

	return {
		file,
		async addAccount() {
			const now = toInstant(wallClock.now());
			const { id } = await insertAccount(db, `account ${++accounts}`, now);
			return { id, key: (await insertApiKey(db, id, now)).key };
		},
		async addWebhook(account, url) {
			const id = newRecordId();
			const row: Omit<Schema["webhooks"], "number"> = {
				account_id: account.id,
				id,
				url,
				active: 1,
				events: toJsonText([...EVENTS]),
				secret: newWebhookSecret(),
				previous_secret: null,
				previous_secret_until: null,
				headers: toJsonText<{ name: string; value: string }[]>([]),
				created_at: toInstant(wallClock.now()),
				deactivated_at: null,
				deactivation_reason: null,
			};
			await db
				.transaction()
				.execute((transaction) => insertWebhook(transaction, row));
			return id;
		},
		commitEvents: (account, count) =>
			transact(database, async (transaction) => {
				const subscribers = await findSubscribers(transaction, account.id);
				const events = Array.from({ length: count }, nextEvent);
				const before = await findCounter(transaction, account.id, "events");
				await notify(transaction, wallClock, account.id, events);
				return findNotifications(transaction, account.id, before, subscribers);
			}),
		pending: () => findPending(db),
		async finish(processes, limitMs) {
			const problems: string[] = [];
			const until = Date.now() + limitMs;
			while ((await isBusy()) && Date.now() < until) await sleep(50);
			if (await isBusy()) problems.push("deliveries do not end");
			for (const process of processes) {
				if ((await process.end()) !== 0) problems.push(process.output());
			}
			return [...problems, ...(await audit(database))];
		},
		start: (role) => startLandfallProcess({ ...env, DATABASE_URL: url }, role),
		async close() {
			await database.close();
			cleanUp();
			process.off("exit", cleanUp);
		},
	};
}
