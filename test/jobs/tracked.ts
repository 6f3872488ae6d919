import type { Logger } from "pino";
import type {
	Container,
	EventName,
	Shipment,
	TrackingRequest,
	TrackingRequestCreateDocument,
	TransportEvent,
} from "../../generated/openapi.ts";
import { eventText } from "../../server/database/stored-documents/short-event-text.ts";
import type { Clock } from "../../server/runtime/clock.ts";
import type { Entitlement } from "../../server/services/account.ts";
import type { ChannelPolicy } from "../../server/sources/requests/source-channel.ts";
import {
	startTestLandfall,
	type Tenant,
	type TestLandfall,
} from "../support/installation/test-landfall.ts";
import { hasActiveDeliveries } from "../support/jobs/active-deliveries.ts";
import { aboard } from "../support/peers/carrier-messages.ts";
import { type Receiver, startReceiver } from "../support/peers/receiver.ts";
import {
	type StubCarrier,
	startStubCarrier,
} from "../support/peers/stub-carrier.ts";
import {
	type StubPositions,
	startStubPositions,
} from "../support/peers/stub-positions.ts";
import {
	type StubTerminal,
	startStubTerminal,
} from "../support/peers/stub-terminal.ts";
import { newBox } from "../support/records/new-numbers.ts";
import { eventually } from "../support/time/eventually.ts";
import { type TestClock, testClock } from "../support/time/test-clock.ts";

/** Time of the clock at the start of a test. */
export const START = "2026-03-01T00:00:00Z";

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** An installation with stub sources and a clock that the test moves. */
export interface TrackedWorld {
	readonly system: TestLandfall;
	readonly carrier: StubCarrier;
	readonly terminal: StubTerminal;
	readonly positions: StubPositions;
	readonly receiver: Receiver;
	readonly clock: TestClock;
	/** Moves the clock and waits until every due job has run. */
	pass(ms: number): Promise<void>;
	/** Waits until every due job has run. */
	settle(): Promise<void>;
	stop(): Promise<void>;
}

/** A hundred containers take a busy machine half a minute. */
const SETTLE_LIMIT_MS = 75_000;

/** Waits until every job and delivery that is due by a clock has run. */
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
			const isDelivering = await hasActiveDeliveries(database.db, clock.now());
			return busy.length === 0 && !isDelivering;
		},
		SETTLE_LIMIT_MS,
	);
}

/** Starts a {@link TrackedWorld}. `timeLimitMs` limits a query of a shipping line, `policy` its rate. */
export async function startTrackedWorld({
	timeLimitMs,
	policy,
	lines,
	databaseFile = ":memory:",
	log,
	isSeeing = false,
	hasTerminals = true,
	isWorking = true,
	busyTimeoutMs,
}: {
	readonly timeLimitMs?: number;
	readonly policy?: ChannelPolicy;
	/** SCACs; `MAEU` alone when absent. */
	readonly lines?: readonly string[];
	readonly databaseFile?: string;
	readonly log?: Logger;
	/** Whether a position source is configured. */
	readonly isSeeing?: boolean;
	/** Whether the terminal in Los Angeles and the ramp in Chicago are configured. */
	readonly hasTerminals?: boolean;
	/** Whether worker and courier run. */
	readonly isWorking?: boolean;
	/** How long a write waits for other processes. */
	readonly busyTimeoutMs?: number;
} = {}): Promise<TrackedWorld> {
	const clock = testClock(START);
	const carrier = await startStubCarrier(clock, timeLimitMs, policy, lines);
	const terminal = await startStubTerminal(clock);
	const positions = await startStubPositions(clock);
	const receiver = await startReceiver();
	const system = await startTestLandfall({
		clock,
		carriers: carrier.registry,
		...(hasTerminals && { terminals: terminal.registry }),
		...(isSeeing && { vessels: positions.source }),
		...{ databaseFile, isWorking },
		...(log && { log }),
		...(busyTimeoutMs !== undefined && { busyTimeoutMs }),
	});
	const settle = () => settled(system, clock);
	return {
		system,
		carrier,
		terminal,
		positions,
		receiver,
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
			await receiver.close();
		},
	};
}

/** The type of the number in a request. */
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

/** Gets a request from the API. */
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

/** The stored transport events of a tenant, oldest record first. */
export async function transportEventsOf(
	{ system }: TrackedWorld,
	tenant: Tenant,
) {
	const rows = await system.db
		.selectFrom("transport_events")
		.selectAll()
		.where("account_id", "=", tenant.account.id)
		.orderBy("id")
		.execute();
	return rows.map((row) => ({
		...row,
		record: JSON.parse(eventText(row.document, row)) as TransportEvent,
	}));
}

/** The names of a tenant's account events, in order. Needs a webhook. */
export async function accountEventsOf(
	{ system }: TrackedWorld,
	tenant: Tenant,
): Promise<EventName[]> {
	const rows = await system.db
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

/** Adds a tenant with a webhook for every event. */
export async function addNotifiedTenant(
	{ system, receiver }: TrackedWorld,
	name: string,
	url = receiver.url,
): Promise<Tenant> {
	const tenant = await system.addTenant(name);
	await addWebhook(tenant, url);
	return tenant;
}

/** Submits a number, waits until every due job has run and returns the id of the request. */
export async function submitAndSettle(
	{ settle }: TrackedWorld,
	...submission: Parameters<typeof submit>
): Promise<string> {
	const requestId = await submit(...submission);
	await settle();
	return requestId;
}

/** Submits a number with this answer from the line, waits for one poll and returns the id of the request. */
export async function submitAnswered(
	world: TrackedWorld,
	tenant: Tenant,
	number: string,
	answer: Parameters<StubCarrier["report"]>[1],
	requestType?: RequestType,
): Promise<string> {
	world.carrier.report(number, answer);
	return submitAndSettle(world, tenant, number, requestType);
}

/** Adds a tenant, by default with the paid feature of maps, and submits a container aboard a vessel. */
export async function trackAboard(
	world: TrackedWorld,
	imo: string,
	eventsOf: (number: string) => readonly object[],
	entitlements: readonly Entitlement[] = ["routing"],
) {
	const number = newBox();
	const tenant = await world.system.addTenant(number, entitlements);
	const events = aboard(imo, eventsOf(number));
	const requestId = await submitAnswered(world, tenant, number, events);
	return { tenant, requestId, number, events };
}

/** Milliseconds until the next job of a request; undefined after its last job. */
export async function dueInMs(
	{ system, clock }: TrackedWorld,
	requestId: string,
): Promise<number | undefined> {
	const row = await system.db
		.selectFrom("jobs")
		.select("run_at")
		.where("dedupe_key", "=", `track-shipment ${requestId}`)
		.executeTakeFirst();
	return row && Date.parse(row.run_at) - clock.now().getTime();
}

/** The kinds of a tenant's waiting jobs, sorted. */
export async function jobsOf(
	{ system }: TrackedWorld,
	tenant: Tenant,
): Promise<string[]> {
	const rows = await system.db
		.selectFrom("jobs")
		.select("name")
		.where("account_id", "=", tenant.account.id)
		.execute();
	return rows.map(({ name }) => name).sort();
}
