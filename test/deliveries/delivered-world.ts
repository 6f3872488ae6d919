import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { pino } from "pino";
import { toJsonText } from "../../server/database/json-text.ts";
import { newRecordId } from "../../server/database/record-id.ts";
import { type Courier, startCourier } from "../../server/deliveries/courier.ts";
import type { LeaseTimes } from "../../server/deliveries/lease-times.ts";
import {
	type AccountEvent,
	notify,
} from "../../server/resources/account-events/notify.ts";
import { toInstant } from "../../server/runtime/clock.ts";
import type { Services } from "../../server/services/services.ts";
import {
	startTestLandfall,
	type Tenant,
	type TestOptions,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { hasActiveDeliveries } from "../support/jobs/active-deliveries.ts";
import { runDueJobs } from "../support/jobs/run-jobs.ts";
import {
	type Received,
	type Receiver,
	startReceiver,
} from "../support/peers/receiver.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import {
	type StoredNotification,
	storedNotifications,
} from "../support/records/stored-notifications.ts";
import { eventually } from "../support/time/eventually.ts";
import { type TestClock, testClock } from "../support/time/test-clock.ts";

/** An installation without workers, whose couriers the test starts. */
export interface DeliveredWorld {
	readonly clock: TestClock;
	/** Path of the database file. */
	readonly databaseFile: string;
	readonly services: Services;
	readonly receiver: Receiver;
	/** Logged errors. */
	readonly errors: string[];
	/** The answer of all receivers; receivers differ by path. */
	answer: (response: ServerResponse, path: string) => void;
	addTenant(name: string): Promise<Tenant>;
	/** Registers a webhook with a receiver of this name. Returns its id. */
	subscribe(tenant: Tenant, name: string): Promise<string>;
	/** Commits `count` container events of a tenant. */
	commitEvents(
		tenant: Tenant,
		count?: number,
		containerId?: string,
	): Promise<void>;
	/** Starts a new courier. */
	start(times?: LeaseTimes): Courier;
	/** Deliveries to the receiver of this name. */
	received(name: string): Received[];
	/** The rows of a webhook's notifications, in their order. */
	notificationsOf(webhookId: string): Promise<readonly StoredNotification[]>;
	/** The row of a webhook's queue. */
	queueOf(webhookId: string): Promise<QueueRow>;
	/** Resolves when every queue is released and nothing is due. */
	settle(): Promise<void>;
	stop(): Promise<void>;
}

type Db = Services["database"]["db"];
type QueueRow = Awaited<ReturnType<typeof findQueue>>;

function findQueue(db: Db, webhookId: string) {
	return db
		.selectFrom("delivery_queues")
		.selectAll()
		.where("webhook_id", "=", webhookId)
		.executeTakeFirstOrThrow();
}

/** A minimal event of a container. */
export function newEvent(containerId: string, now: Date): AccountEvent {
	const id = newRecordId();
	const data = { id: containerId, type: "container" as const };
	const shipment = { id: newRecordId(), type: "shipment" as const };
	return {
		event: "container.created",
		reference: { id, type: "container_created_event" },
		containerId,
		included: [
			toJsonText({
				id,
				type: "container_created_event",
				attributes: { timestamp: toInstant(now), timezone: "Etc/UTC" },
				relationships: {
					container: { data },
					shipment: { data: shipment },
				},
			}),
		],
	};
}

/** Starts a {@link DeliveredWorld} on a database file. */
export async function startDeliveredWorld(
	options: Pick<TestOptions, "busyTimeoutMs" | "log"> = {},
): Promise<DeliveredWorld> {
	const clock = testClock("2026-03-01T00:00:00Z");
	const folder = temporaryFolder();
	const errors: string[] = [];
	const databaseFile = join(folder.path, "landfall.db");
	const system = await startTestLandfall({
		clock,
		databaseFile,
		isWorking: false,
		env: { WEBHOOKS_PER_ACCOUNT: "1000" },
		log: pino({ level: "error" }, { write: (line) => errors.push(line) }),
		...options,
	});
	const { services } = system.landfall;
	const { db } = services.database;
	const couriers: Courier[] = [];
	const receiver = await startReceiver((response, { url = "" }) =>
		world.answer(response, url),
	);
	const world: DeliveredWorld = {
		clock,
		databaseFile,
		services,
		receiver,
		errors,
		answer: (response) => response.end(),
		addTenant: (name) => system.addTenant(name),
		async subscribe(tenant, name) {
			const url = `${receiver.url}/${name}`;
			return (await registerWebhook(tenant, { url })).id;
		},
		async commitEvents(tenant, count = 1, containerId = newRecordId()) {
			const events = Array.from({ length: count }, () =>
				newEvent(containerId, clock.now()),
			);
			await db
				.transaction()
				.execute((transaction) =>
					notify(transaction, clock, tenant.account.id, events),
				);
			await runDueJobs(services, "notify-webhooks");
			for (const courier of couriers) courier.wake();
		},
		start(times) {
			const courier = startCourier(services, times);
			couriers.push(courier);
			return courier;
		},
		received: (name) =>
			receiver.received.filter(({ path }) => path === `/hooks/${name}`),
		notificationsOf: (webhookId) => storedNotifications(db, { webhookId }),
		queueOf: (webhookId) => findQueue(db, webhookId),
		async settle() {
			await eventually("nothing is under way", async () => {
				for (const courier of couriers) courier.wake();
				return !(await hasActiveDeliveries(db, clock.now()));
			});
		},
		async stop() {
			await Promise.all(couriers.map((courier) => courier.stop()));
			await system.stop();
			await receiver.close();
			folder.remove();
		},
	};
	return world;
}
