import Sqlite from "better-sqlite3";
import { expect, test } from "vitest";
import type { Database } from "../../../server/database/database.ts";
import { findFreeQueues } from "../../../server/deliveries/free-queues.ts";
import { findPending } from "../../../server/deliveries/pending-queries.ts";
import {
	extendLeases,
	findDueQueues,
	freeExpiredQueues,
	freeQueuesOf,
	type Queue,
	queueKey,
	releaseQueues,
	takeQueues,
} from "../../../server/deliveries/queue-queries.ts";
import { receiverReader } from "../../../server/deliveries/send-attempt.ts";
import { storeAttempts } from "../../../server/deliveries/store-attempts.ts";
import {
	findAccountEvents,
	findEventNames,
	findEventTexts,
} from "../../../server/resources/account-events/account-event-queries.ts";
import type { AccountEventTable } from "../../../server/resources/account-events/account-event-table.ts";
import { positionsOfPeriod } from "../../../server/resources/account-events/log-period.ts";
import {
	makeDue,
	redeliverPeriod,
	releasePending,
} from "../../../server/resources/account-events/redeliver.ts";
import {
	findSubscriptions,
	takeSequences,
} from "../../../server/resources/account-events/subscription-queries.ts";
import {
	makeQueuesDue,
	writeNotifications,
} from "../../../server/resources/account-events/write-notifications.ts";
import {
	accountFinder,
	findAccountByName,
	hasEntitlement,
	listApiKeys,
	revokeApiKey,
} from "../../../server/resources/accounts/account-queries.ts";
import {
	findWay,
	findWaysToRedraw,
	mapReader,
	putMaps,
	removeMaps,
	removeMapsOfVessel,
} from "../../../server/resources/container-maps/container-map-queries.ts";
import type { ContainerMapTable } from "../../../server/resources/container-maps/container-map-table.ts";
import { listContainerDocuments } from "../../../server/resources/containers/container-list-queries.ts";
import {
	findContainer,
	findContainerDocument,
} from "../../../server/resources/containers/container-queries.ts";
import {
	type ContainerWay,
	findContainers,
	findWays,
	readContainers,
} from "../../../server/resources/containers/containers-of-shipment.ts";
import {
	findDefinitionsNamed,
	keepDefinitions,
} from "../../../server/resources/custom-field-schemas/definition-queries.ts";
import { readRecords } from "../../../server/resources/included/record-slices.ts";
import { findSharedRecords } from "../../../server/resources/included/shared-record-queries.ts";
import { SHIPMENT_LIST } from "../../../server/resources/listings/list-rules.ts";
import { readListSelection } from "../../../server/resources/listings/list-selection.ts";
import {
	findMessages,
	findObservations,
	findObservationsAt,
} from "../../../server/resources/observations/observation-queries.ts";
import {
	addToTotals,
	experienceReader,
	findRemembered,
	putOutcomes,
} from "../../../server/resources/outcomes/outcome-queries.ts";
import { placeDirectory } from "../../../server/resources/places/place-directory.ts";
import {
	findRawEvents,
	listRawEventDocuments,
} from "../../../server/resources/raw-events/raw-event-queries.ts";
import { setReferences } from "../../../server/resources/references/reference-queries.ts";
import { listShipmentDocuments } from "../../../server/resources/shipments/shipment-list-queries.ts";
import {
	findNumbers,
	findShipment,
	findTrackedShipmentId,
	raiseRevision,
	shipmentReader,
} from "../../../server/resources/shipments/shipment-queries.ts";
import { listTrackingRequestRows } from "../../../server/resources/tracking-request-lists/open-tracking-request-list.ts";
import {
	findOpenRequestForNumber,
	findOpenRequestId,
	findRequestOfShipment,
	findTrackingRequest,
	findTrackingRequests,
	isShownBefore,
	setStatusOfRequests,
	setTrackingRequest,
} from "../../../server/resources/tracking-requests/tracking-request-queries.ts";
import type { TrackingRequestTable } from "../../../server/resources/tracking-requests/tracking-request-table.ts";
import {
	findTransportEvents,
	listTransportEventDocuments,
} from "../../../server/resources/transport-events/transport-event-queries.ts";
import {
	findWaysAboard,
	findWaysOnVessel,
} from "../../../server/resources/vessels/followed-vessel-queries.ts";
import {
	deleteOldPositions,
	findNewestPositions,
	findPositions,
	findVesselWithOldPositions,
} from "../../../server/resources/vessels/vessel-position-queries.ts";
import {
	findVesselDocument,
	insertVessels,
	latestPosition,
	setQueriedPeriod,
} from "../../../server/resources/vessels/vessel-queries.ts";
import { logList } from "../../../server/resources/webhook-notifications/log-list.ts";
import type { LogSearch } from "../../../server/resources/webhook-notifications/log-queries.ts";
import { notificationId } from "../../../server/resources/webhook-notifications/notification-id.ts";
import { removeSomeNotifications } from "../../../server/resources/webhook-notifications/remove-notifications-queries.ts";
import {
	findNotificationRow,
	findWebhooks,
	listAttemptRows,
} from "../../../server/resources/webhook-notifications/webhook-notification-queries.ts";
import { removeWebhook } from "../../../server/resources/webhooks/remove-webhook.ts";
import {
	countWebhooks,
	findWebhook,
	hasActiveWebhook,
	listWebhookRows,
	setWebhook,
} from "../../../server/resources/webhooks/webhook-queries.ts";
import { wallClock } from "../../../server/runtime/clock.ts";
import { terminalRegistry } from "../../../server/sources/terminals/terminal-registry.ts";
import { findDueJobs } from "../../../server/worker/due-jobs.ts";
import {
	completeJob,
	enqueue,
	extendLease,
	isLeased,
	releaseJob,
	releaseJobsOf,
	removeJobs,
} from "../../../server/worker/job-queue.ts";
import type { JobRow } from "../../../server/worker/job-table.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { migratedDatabaseFile } from "../database-file.ts";
import {
	scansOf,
	statementsOf,
	stepsAcrossAccounts,
	stepsOf,
} from "./explain.ts";

type Db = Database["db"];

const page = { number: 2, size: 30 };
const counts = { feature: "any", scac: "MAEU", successes: 1, failures: 0 };
const request = {
	account_id: "a",
	id: "r",
	line_scac: "MAEU",
	number_key: "N",
} as TrackingRequestTable;
const way = { account_id: "a", id: "c", sea_stops: "[]" } as ContainerWay;
const queue: Queue = {
	webhook_id: "w",
	account_id: "a",
	webhook_number: 1,
	failures: 0,
	failing_since: null,
	open_until: null,
};
const other: Queue = { ...queue, webhook_id: "x", webhook_number: 2 };
const event = {
	account_id: "a",
	position: 1,
	batch: 1,
	records: "[0,1]",
} as AccountEventTable;
const idOfOne = notificationId("a", {
	createdAtSeconds: 1,
	position: 1,
	webhookNumber: 1,
});
const job = { id: "j", lease_owner: "w", attempts: 1 } as JobRow;

function addNotification(db: Db) {
	return db
		.insertInto("webhook_notifications")
		.values({
			account_id: "a",
			webhook_number: 1,
			position: 1,
			delivery_status: "pending",
			attempts: 1,
			failures: 0,
		})
		.onConflict((on) => on.doNothing())
		.execute();
}

const ANY: LogSearch = {
	webhookNumber: undefined,
	event: undefined,
	status: undefined,
	positions: { first: 1, last: 2 },
};

/** Every combination of what the log can be narrowed by. */
const SEARCHES: readonly Partial<LogSearch>[] = [
	{},
	{ webhookNumber: 1 },
].flatMap((webhook) =>
	[{}, { event: "container.created" as const }].flatMap((event) =>
		[
			{},
			{ status: "pending" as const },
			{ status: "failed" as const },
			{ status: "succeeded" as const },
		].flatMap((status) =>
			[{}, { from: "2026", to: "2027" }].map((period) => ({
				...webhook,
				...event,
				...status,
				...period,
			})),
		),
	),
);

/** Nothing but the usual order. */
const selection = readListSelection(SHIPMENT_LIST, {});

const STATEMENTS: Readonly<
	Record<string, (db: Db, database: Database) => Promise<unknown>>
> = {
	"whose key this is": (_, database) => accountFinder(database)("lf_unknown"),
	"an account by name": (db) => findAccountByName(db, "acme"),
	"the keys of an account": (db) => listApiKeys(db, "a"),
	"revoke a key": (db) => revokeApiKey(db, "lf_x", "2026"),
	"one shipment as it is replied": (_, database) =>
		shipmentReader(database)("a", "s"),
	"one shipment": (db) => findShipment(db, "a", "s"),
	"list shipments": (db) =>
		listShipmentDocuments(db, "a", { selection, values: [] }, page),
	"list shipments by number": (db) =>
		listShipmentDocuments(
			db,
			"a",
			{ number: "n", selection, values: [] },
			page,
		),
	"what was said of a shipment": (db) => findObservations(db, "a", "s"),
	"one container": (db) => findContainerDocument(db, "a", "c"),
	"list containers": (db) =>
		listContainerDocuments(db, "a", { selection, values: [] }, page),
	"list containers by number": (db) =>
		listContainerDocuments(
			db,
			"a",
			{ number: "MSKU1234565", selection, values: [] },
			page,
		),
	"one container, with where it comes from": (db) =>
		findContainer(db, "a", "c"),
	"the containers of a shipment": (db) => findContainers(db, "a", "s"),
	"the events of containers": (db) => findTransportEvents(db, "a", ["c", "d"]),
	"the events of one container as they are replied": (db) =>
		listTransportEventDocuments(db, "a", "c"),
	"the raw events of one container as they are replied": (db) =>
		listRawEventDocuments(db, "a", "c"),
	"the raw events of containers": (db) => findRawEvents(db, "a", ["c", "d"]),
	"what tells messages apart": (db) => findMessages(db, "a", "s"),
	"some messages of a shipment": (db) =>
		findObservationsAt(db, "a", [{ shipmentId: "s", first: 1, number: 2 }]),
	"mark a shipment as changed": (db) => raiseRevision(db, "a", "s"),
	"the records of the containers of a shipment": (db) =>
		readContainers(db, "a", "s"),
	"the numbers of a shipment": (db) => findNumbers(db, "a", "s"),
	"the tracked shipment with a number": (db) =>
		findTrackedShipmentId(db, "a", "MAEU", ["N", "M"]),
	"the request of a shipment": (db) => findRequestOfShipment(db, "a", "s"),
	"stop the requests of a shipment": (db) =>
		setStatusOfRequests(db, "a", "s", {
			from: "created",
			to: "tracking_stopped",
			now: "2026",
		}),
	"an open request for the number of a shipment": (db) =>
		findOpenRequestId(db, "a", "MAEU", "s"),
	"the open request for a number": (db) =>
		findOpenRequestForNumber(db, "a", "MAEU", "N"),
	"whether a number is known to be known": (db) =>
		isShownBefore(db, request, true),
	"whether a number is known to be unknown": (db) =>
		isShownBefore(db, request, false),
	"what outcomes teach": (_, database) =>
		experienceReader(database)("a", ["any", "owner:X"]),
	"what an account remembers": (db) => findRemembered(db, "a", ["any"]),
	"remember outcomes": (db) =>
		putOutcomes(db, [{ account_id: "a", updated_at: "", ...counts }]),
	"add outcomes to the totals": (db) =>
		addToTotals(db, [{ accounts: 1, ...counts }]),
	"end jobs by their keys": (db) => removeJobs(db, "a", ["k", "l"]),
	"one tracking request": (db) => findTrackingRequest(db, "a", "r"),
	"change a tracking request": (db) =>
		setTrackingRequest(db, "a", "r", { status: "created" }),
	"list tracking requests": (db) =>
		listTrackingRequestRows(db, "a", { numberKeys: [] }, page),
	"list tracking requests by number": (db) =>
		listTrackingRequestRows(db, "a", { numberKeys: ["N"] }, page),
	"list tracking requests by all else": (db) =>
		listTrackingRequestRows(
			db,
			"a",
			{
				numberKeys: [],
				status: "created",
				scac: "MAEU",
				created_at: { start: "2026" },
			},
			page,
		),
	"list tracking requests by text": async (db) => {
		const record = { accountId: "a", id: "r", createdAt: "2026" };
		await setReferences(db, {
			...record,
			type: "tracking_request",
			references: ["N"],
		});
		await listTrackingRequestRows(db, "a", { numberKeys: [], text: "n" }, page);
	},
	"list shipments by text": async (db) => {
		const record = { accountId: "a", id: "s", createdAt: "2026" };
		await setReferences(db, { ...record, type: "shipment", references: ["N"] });
		await listShipmentDocuments(
			db,
			"a",
			{ text: "n", selection, values: [] },
			page,
		);
	},
	"the ways of an account's containers on a vessel": (db) =>
		findWaysAboard(db, "a", "v"),
	"what is included": (db) =>
		readRecords(
			db,
			placeDirectory(terminalRegistry([])),
			"a",
			[
				"shipment",
				"container",
				"transport_event",
				"raw_event",
				"port",
				"metro_area",
				"terminal",
				"rail_terminal",
				"vessel",
			].map((type) => ({ type, id: "x" })),
			() => {},
		),
	"what is included in notifications": (db) =>
		findSharedRecords(db, placeDirectory(terminalRegistry([])), [
			{ type: "vessel", id: "x" },
		]),
	"one vessel": (db) => findVesselDocument(db, "v"),
	"the map of a container that is kept": (_, database) =>
		mapReader(database)("a", "c"),
	"the way of a container": (db) => findWay(db, "a", "c"),
	"the ways of the containers of a shipment": (db) => findWays(db, "a", "s"),
	"the maps that a vessel's position changes": (db) =>
		findWaysToRedraw(db, "v", "2026", 8),
	"keep maps": (db) =>
		putMaps(db, [{ way, map: { account_id: "a" } as ContainerMapTable }]),
	"forget the maps of containers": (db) => removeMaps(db, "a", ["c", "d"]),
	"forget the maps of a vessel's containers": (db) =>
		removeMapsOfVessel(db, "a", "v"),
	"whether an account has a paid feature": (db) =>
		hasEntitlement(db, "a", "routing"),
	"the ways of containers on a vessel": (db) => findWaysOnVessel(db, "v"),
	"of which time a vessel's positions were asked for": (db) =>
		setQueriedPeriod(db, "v", { followed_from: "2026", asked_until: "2026" }),
	"where a vessel was seen last": (db) => latestPosition(db, "v"),
	"where a vessel was in a period": (db) =>
		findPositions(db, "v", new Date(0), new Date(0), 8),
	"the last positions of a vessel": (db) => findNewestPositions(db, "v", 8),
	"forget old positions": async (db) => {
		const named = { imo: null, name: null };
		await insertVessels(db, [{ id: "v", ...named, document: "" as never }]);
		await findVesselWithOldPositions(db, "", new Date(0));
		await deleteOldPositions(db, "v", new Date(0), 8);
	},
	"the tracking requests that were told of": (db) =>
		findTrackingRequests(db, "a", ["r", "s"]),
	"one notification": (db) => findNotificationRow(db, "a", idOfOne),
	...Object.fromEntries(
		SEARCHES.map((search) => [
			`list notifications by ${JSON.stringify(search)}`,
			async (db: Db) => {
				const positions = { first: 1, last: 2 };
				const list = logList(db, "a", { ...ANY, ...search, positions });
				const span = { after: undefined, skip: 0, limit: 8 };
				await list.rows(span);
				await list.positions(span);
				const after = { at: "2", id: "1" };
				await list.rows({ ...span, after });
				await list.count(8);
			},
		]),
	),
	"list the attempts at a notification": (db) =>
		listAttemptRows(db, "a", "n", page),
	"the events of notifications": (db) => findAccountEvents(db, "a", [1, 2]),
	"the texts of events": (db) => findEventTexts(db, [event]),
	"the names of a stretch of events": (db) => findEventNames(db, "a", 1, 2),
	"write notifications": (db) =>
		writeNotifications(db, wallClock, "a", [{ webhookNumber: 1, position: 1 }]),
	"which positions a period has": (db) =>
		positionsOfPeriod(db, "a", "2026", "2027"),
	"the webhooks of notifications": (db) => findWebhooks(db, "a", ["v", "w"]),
	"one webhook": (db) => findWebhook(db, "a", "w"),
	"list webhooks": (db) => listWebhookRows(db, "a", page),
	"change a webhook": (db) => setWebhook(db, "a", "w", { active: 1 }),
	"remove a webhook": async (db, database) => {
		await db
			.insertInto("webhooks")
			.values({
				account_id: "a",
				id: "w",
				number: 1,
				url: "",
				active: 1,
				events: "[]" as never,
				secret: "",
				headers: "[]" as never,
				created_at: "",
			})
			.execute();
		await removeWebhook(database, wallClock, "a", "w");
	},
	"remove the notifications of a webhook": async (db) => {
		await addNotification(db);
		await removeSomeNotifications(db, "a", 1);
	},
	"who wants to be told": (db) => findSubscriptions(db, "a"),
	"whether anybody wants to be told": (db) => hasActiveWebhook(db, "a"),
	"the custom fields that a request names": (db) =>
		findDefinitionsNamed(db, "a", ["one", "two"]),
	"custom fields that are still there": (db) =>
		keepDefinitions(db, "a", ["d", "e"]),
	"how many webhooks there are": (db) => countWebhooks(db, "a"),
	"number the events of a container": (db) =>
		takeSequences(db, "a", new Map([["c", 2]])),
	"have queues looked at": (db) => makeQueuesDue(db, "a", [1, 2], "2026"),
	"where a notification is sent": (_, database) =>
		receiverReader(database)("a", "w"),
	"free queues": (db) => findFreeQueues(db, false, "2026", 8),
	"free queues of receivers in trouble": (db) =>
		findFreeQueues(db, true, "2026", 8),
	"queues that something was added to": (db) => findDueQueues(db, "p", "2026"),
	"take queues": (db) =>
		takeQueues(
			db,
			{ free: [queueKey(queue), queueKey(other)], held: [queueKey(queue)] },
			{ owner: "p", until: "2026" },
		),
	"what waits for a webhook": (db) =>
		findPending(db, { ...queue, frontier: 0 }, "2026", 8),
	"give queues back": (db) =>
		releaseQueues(db, "2026", [queueKey(queue), queueKey(other)], "p"),
	"keep queues": (db) => extendLeases(db, { owner: "p", until: "2026" }),
	"free queues that nobody keeps": (db) =>
		freeExpiredQueues(db, "2026", "2027"),
	"free the queues of the dead": (db) => freeQueuesOf(db, "2026", ["p"]),
	"record attempts": async (db) => {
		await addNotification(db);
		await db
			.insertInto("delivery_queues")
			.values({ ...queue, frontier: 0 })
			.onConflict((on) => on.doNothing())
			.execute();
		const attempt = (statusCode: number) => ({
			accountId: "a",
			webhookId: "w",
			webhookNumber: 1,
			position: 1,
			notificationId: "n",
			url: "",
			attemptedAt: new Date(),
			answer: {
				statusCode,
				headers: {},
				body: "",
				error: null,
				durationMs: 1,
			},
		});
		const attempts = [attempt(410), attempt(200)];
		await storeAttempts(db, wallClock, attempts);
	},
	"a webhook that is active again": (db) =>
		releasePending(db, wallClock, "a", 1),
	"send a period again": (_, database) =>
		redeliverPeriod(database, wallClock, "a", {
			webhookNumber: 1,
			from: "2026",
			to: "2027",
		}),
	"send one notification again": (db) => makeDue(db, wallClock, "a", 1, [1]),
	"claim jobs": async (db, database) => {
		await enqueue(db, wallClock, [
			{
				name: "track-shipment",
				accountId: "a",
				payload: { trackingRequestId: "r" },
			},
		]);
		await database.claimJobs({
			name: "track-shipment",
			limit: 8,
			accounts: 16,
			choose: (due) => due,
			now: "2100",
			wallNow: "2026",
			leaseOwner: "w",
			leaseUntil: "2026",
		});
	},
	"when jobs are due": (db) =>
		findDueJobs(db, ["track-shipment", "check-terminal"]),
	"whether a job is still a worker's": (db) => isLeased(db, job),
	"complete a job": async (db) => {
		await completeJob(db, job).catch(() => undefined);
	},
	"give a job back": (db) => releaseJob(db, job),
	"keep a job": (db) => extendLease(db, job, "2026"),
	"give back the leases of the dead": (db) => releaseJobsOf(db, ["p"]),
};

const made = await openForFile(migratedDatabaseFile);
const handle = await openForFile(() => new Sqlite(made.file));

/** Every statement that is prepared for a read or write; each comes in by a way of its own, where none is known yet. */
async function plansOf(name: string) {
	const database = made.open();
	const texts = await statementsOf(async () =>
		STATEMENTS[name]?.(database.db, database),
	);
	expect(texts.length).toBeGreaterThan(0);
	return texts.map((text) => ({ text, steps: stepsOf(handle, text) }));
}

test.each(Object.keys(STATEMENTS))(
	"%s: found by an index, never by reading a whole table",
	async (name) => {
		for (const { text, steps } of await plansOf(name)) {
			expect(scansOf(steps), text).toEqual([]);
		}
	},
);

/** Statements for all accounts: those of workers and the operator, about shared vessels, and the look-up of a key. */
const OF_ANY_ACCOUNT: ReadonlySet<string> = new Set([
	"whose key this is",
	"revoke a key",
	"the ways of containers on a vessel",
	"the maps that a vessel's position changes",
	"claim jobs",
	"when jobs are due",
	"whether a job is still a worker's",
	"keep a job",
	"give a job back",
	"complete a job",
	"end jobs by their keys",
	"give back the leases of the dead",
	"free queues",
	"free queues of receivers in trouble",
	"free queues that nobody keeps",
	"free the queues of the dead",
	"queues that something was added to",
	"take queues",
	"keep queues",
	"give queues back",
	"record attempts",
	"remove a webhook",
]);

test.each(Object.keys(STATEMENTS).filter((name) => !OF_ANY_ACCOUNT.has(name)))(
	"%s: of one account alone",
	async (name) => {
		for (const { text, steps } of await plansOf(name)) {
			expect(stepsAcrossAccounts(handle, text, steps), text).toEqual([]);
		}
	},
);

test.each([
	"list shipments",
	"list containers",
	"list tracking requests",
	"list webhooks",
	...SEARCHES.map(
		(search) => `list notifications by ${JSON.stringify(search)}`,
	),
	"list the attempts at a notification",
	"where a vessel was in a period",
	"the last positions of a vessel",
	"send a period again",
	"what waits for a webhook",
	"claim jobs",
	"when jobs are due",
])("%s: in the order of an index, without sorting", async (name) => {
	for (const { text, steps } of await plansOf(name)) {
		expect(steps.join(), text).not.toContain("TEMP B-TREE");
	}
});

test.each([
	"what was said of a shipment",
	"what tells messages apart",
	"the containers of a shipment",
	"the records of the containers of a shipment",
	"the events of containers",
	"the raw events of containers",
	"the numbers of a shipment",
	"the request of a shipment",
])("%s: without looking at what else the account has", async (name) => {
	for (const { text, steps } of await plansOf(name)) {
		expect(steps.join(), text).toMatch(/(shipment|container)_id=\?/);
	}
});

test("claim jobs: without reading all jobs of a kind, or accounts without due jobs", async () => {
	const steps = (await plansOf("claim jobs")).flatMap((plan) => plan.steps);
	const found = steps.filter((step) => /^SEARCH job(s|_queues)? /.test(step));
	expect(found.length).toBeGreaterThan(4);
	for (const step of found) {
		expect(step).toMatch(/(account_id=\?|due_at<\?|lease_until<\?|\(id=\?)/);
	}
});
