import type { Logger } from "pino";
import type {
	Container,
	EventName,
	Shipment,
	TrackingRequest,
	TrackingRequestCreateDocument,
} from "../../generated/openapi.ts";
import { fromJsonText } from "../../server/database/json-text.ts";
import type { Clock } from "../../server/runtime/clock.ts";
import type { Entitlement } from "../../server/services/account.ts";
import type { ChannelPolicy } from "../../server/sources/requests/carrier-channel.ts";
import { aboard } from "../support/carrier-messages.ts";
import { eventually } from "../support/eventually.ts";
import {
	startTestLandfall,
	type Tenant,
	type TestLandfall,
} from "../support/landfall.ts";
import { newBox } from "../support/new-numbers.ts";
import { hasQueueAtWork } from "../support/queue-at-work.ts";
import { type StubCarrier, startStubCarrier } from "../support/stub-carrier.ts";
import {
	type StubPositions,
	startStubPositions,
} from "../support/stub-positions.ts";
import {
	type StubTerminal,
	startStubTerminal,
} from "../support/stub-terminal.ts";
import { type TestClock, testClock } from "../support/test-clock.ts";

/** The present of the tests of jobs, until they move it. */
export const START = "2026-03-01T00:00:00Z";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** An installation that asks a shipping line of the test's own and lives by a clock that the test moves. */
export interface TrackedWorld {
	readonly system: TestLandfall;
	readonly carrier: StubCarrier;
	readonly terminal: StubTerminal;
	readonly positions: StubPositions;
	readonly clock: TestClock;
	/** Moves the clock and lets every job that is due then run. */
	pass(ms: number): Promise<void>;
	/** Lets every job that is due run. */
	settle(): Promise<void>;
	stop(): Promise<void>;
}

/** A hundred containers can take a busy machine a while. */
const SETTLE_LIMIT_MS = 25_000;

/** Lets every job and delivery that is due by a clock run. */
export async function settled(
	{ landfall }: TestLandfall,
	clock: Clock,
): Promise<void> {
	const { database, wakeWorkers } = landfall.services;
	await eventually(
		"no job and no notification is due",
		async () => {
			wakeWorkers();
			const busy = await database.db
				.selectFrom("jobs")
				.select("id")
				.where((eb) =>
					eb.or([
						eb("lease_owner", "is not", null),
						eb("run_at", "<=", clock.now().toISOString()),
					]),
				)
				.execute();
			const isDelivering = await hasQueueAtWork(database.db, clock.now());
			return busy.length === 0 && !isDelivering;
		},
		SETTLE_LIMIT_MS,
	);
}

/** Starts such an installation. `timeLimitMs` is what an inquiry of a shipping line may take, `policy` how it is asked. */
export async function startTrackedWorld({
	timeLimitMs,
	policy,
	lines,
	databaseFile = ":memory:",
	log,
	isSeeing = false,
	hasTerminals = true,
	busyTimeoutMs,
}: {
	readonly timeLimitMs?: number;
	readonly policy?: ChannelPolicy;
	/** SCACs; `MAEU` alone when absent. */
	readonly lines?: readonly string[];
	readonly databaseFile?: string;
	readonly log?: Logger;
	/** Whether somebody is asked where vessels are. */
	readonly isSeeing?: boolean;
	/** Whether the terminal in Los Angeles and the ramp in Chicago are asked. */
	readonly hasTerminals?: boolean;
	/** How long a write waits for other processes. */
	readonly busyTimeoutMs?: number;
} = {}): Promise<TrackedWorld> {
	const clock = testClock(START);
	const carrier = await startStubCarrier(clock, timeLimitMs, policy, lines);
	const terminal = await startStubTerminal(clock);
	const positions = await startStubPositions(clock);
	const system = await startTestLandfall({
		clock,
		carriers: carrier.registry,
		...(hasTerminals && { terminals: terminal.registry }),
		...(isSeeing && { vessels: positions.source }),
		databaseFile,
		...(log && { log }),
		...(busyTimeoutMs !== undefined && { busyTimeoutMs }),
	});
	const settle = () => settled(system, clock);
	return {
		system,
		carrier,
		terminal,
		positions,
		clock,
		settle,
		async pass(ms) {
			clock.advance(ms);
			await settle();
		},
		async stop() {
			await system.stop();
			await carrier.close();
			await terminal.close();
			await positions.close();
		},
	};
}

/** What kind of number a request names. */
export type RequestType =
	TrackingRequestCreateDocument["data"]["attributes"]["request_type"];

/** Submits a number and returns the id of the request. Its line is detected when `scac` is null. */
export async function submit(
	tenant: Tenant,
	number: string,
	requestType: RequestType = "bill_of_lading",
	scac: string | null = "MAEU",
): Promise<string> {
	const { data } = await tenant.client.createTrackingRequest({
		data: {
			type: "tracking_request",
			attributes: {
				request_number: number,
				request_type: requestType,
				...(scac === null ? { auto_detect_vocc_scac: true } : { scac }),
			},
		},
	});
	return data.id;
}

/** A request as it is replied. */
export async function requestOf(
	tenant: Tenant,
	id: string,
): Promise<TrackingRequest> {
	return (await tenant.client.getTrackingRequest(id)).data;
}

/** The shipment of a request and its containers, by their numbers. */
export async function shipmentOf(tenant: Tenant, requestId: string) {
	const request = await requestOf(tenant, requestId);
	const id = request.relationships.tracked_object.data?.id ?? "none";
	const { data, included = [] } = await tenant.client.getShipment(id, {
		include: "containers",
	});
	const shipment: Shipment = data;
	const containers = included.filter(
		(record): record is Container => record.type === "container",
	);
	return {
		shipment,
		containers: new Map(
			containers.map((record) => [record.attributes.number, record]),
		),
	};
}

/** The transport events that are recorded of a tenant, oldest record first. */
export async function eventsOf({ system }: TrackedWorld, tenant: Tenant) {
	const rows = await system.landfall.services.database.db
		.selectFrom("transport_events")
		.selectAll()
		.where("account_id", "=", tenant.account.id)
		.orderBy("id")
		.execute();
	return rows.map((row) => ({ ...row, record: fromJsonText(row.document) }));
}

/** The events that a tenant was told of, in order. Needs a webhook. */
export async function toldOf(
	{ system }: TrackedWorld,
	tenant: Tenant,
): Promise<EventName[]> {
	const rows = await system.landfall.services.database.db
		.selectFrom("account_events")
		.select("event")
		.where("account_id", "=", tenant.account.id)
		.orderBy("position")
		.execute();
	return rows.map((row) => row.event);
}

/** Registers a webhook for every event. */
export async function addWebhook(
	tenant: Tenant,
	url: string,
	more: { readonly headers?: { name: string; value: string }[] } = {},
) {
	const { data } = await tenant.client.createWebhook({
		data: { type: "webhook", attributes: { url, active: true, ...more } },
	});
	return data;
}

/** Adds a tenant that is told at `url` of every event. */
export async function addToldTenant(
	{ system }: TrackedWorld,
	name: string,
	url: string,
): Promise<Tenant> {
	const tenant = await system.addTenant(name);
	await addWebhook(tenant, url);
	return tenant;
}

/** Submits a number that the line answers with `events`, lets it be asked once and returns the id of the request. */
export async function submitKnown(
	{ carrier, settle }: TrackedWorld,
	tenant: Tenant,
	number: string,
	events: readonly object[],
	requestType?: RequestType,
): Promise<string> {
	carrier.say(number, events);
	const requestId = await submit(tenant, number, requestType);
	await settle();
	return requestId;
}

/** Adds a tenant, who has the paid feature of maps unless told, and submits a container that a vessel carries. */
export async function trackAboard(
	world: TrackedWorld,
	imo: string,
	eventsOf: (number: string) => readonly object[],
	entitlements: readonly Entitlement[] = ["routing"],
) {
	const number = newBox();
	const tenant = await world.system.addTenant(number, entitlements);
	const events = aboard(imo, eventsOf(number));
	const requestId = await submitKnown(world, tenant, number, events);
	return { tenant, requestId, number, events };
}

/** When the job of a request is due next, in milliseconds from now; undefined when it has ended. */
export async function dueInMs(
	{ system, clock }: TrackedWorld,
	requestId: string,
): Promise<number | undefined> {
	const row = await system.landfall.services.database.db
		.selectFrom("jobs")
		.select("run_at")
		.where("dedupe_key", "=", `track-shipment ${requestId}`)
		.executeTakeFirst();
	return row && Date.parse(row.run_at) - clock.now().getTime();
}

/** What waits to be done for a tenant: the kinds of job, sorted. */
export async function jobsOf(
	{ system }: TrackedWorld,
	tenant: Tenant,
): Promise<string[]> {
	const rows = await system.landfall.services.database.db
		.selectFrom("jobs")
		.select("name")
		.where("account_id", "=", tenant.account.id)
		.execute();
	return rows.map(({ name }) => name).sort();
}
