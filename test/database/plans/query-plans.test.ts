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
	findAccountByName,
	hasEntitlement,
} from "../../../server/resources/accounts/account-queries.ts";
import {
	accountFinder,
	listApiKeys,
	revokeApiKey,
} from "../../../server/resources/accounts/api-key-queries.ts";
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
	findOpenRequests,
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
import { logList } from "../../../server/resources/webhook-notifications/log/log-list.ts";
import type { LogSearch } from "../../../server/resources/webhook-notifications/log/log-queries.ts";
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
import { findFirstDueTimes } from "../../../server/worker/due-job-queries.ts";
import {
	completeJob,
	enqueue,
	extendLease,
	isLeased,
	releaseJob,
	removeJobs,
} from "../../../server/worker/job-queue.ts";
import type { JobRow } from "../../../server/worker/job-table.ts";
import { releaseJobsOf } from "../../../server/worker/release-jobs-of.ts";
import { migratedDatabaseFile } from "../../support/installation/database-file.ts";
import { openForFile } from "../../support/open-for-file.ts";
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

/** Every combination of filters of the log. */
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

/** The usual order alone. */
const selection = readListSelection(SHIPMENT_LIST, {});

const STATEMENTS: Readonly<
	Record<string, (db: Db, database: Database) => Promise<unknown>>
> = {
	"the account of a key": (_, database) =>
		accountFinder(database)("lf_unknown"),
	"an account by name": (db) => findAccountByName(db, "acme"),
	"the keys of an account": (db) => listApiKeys(db, "a"),
	"revoke a key": (db) => revokeApiKey(db, "lf_x", "2026"),
	"the document of a shipment": (_, database) =>
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
	"the observations of a shipment": (db) => findObservations(db, "a", "s"),
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
	"one container with its origins": (db) => findContainer(db, "a", "c"),
	"the containers of a shipment": (db) => findContainers(db, "a", "s"),
	"the events of containers": (db) => findTransportEvents(db, "a", ["c", "d"]),
	"the event documents of one container": (db) =>
		listTransportEventDocuments(db, "a", "c"),
	"the raw event documents of one container": (db) =>
		listRawEventDocuments(db, "a", "c"),
	"the raw events of containers": (db) => findRawEvents(db, "a", ["c", "d"]),
	"the keys of a shipment's messages": (db) => findMessages(db, "a", "s"),
	"some messages of a shipment": (db) =>
		findObservationsAt(db, "a", [{ shipmentId: "s", first: 1, number: 2 }]),
	"mark a shipment as changed": (db) => raiseRevision(db, "a", "s"),
	"the records of the containers of a shipment": (db) =>
		readContainers(db, "a", "s"),
	"the numbers of a shipment": (db) => findNumbers(db, "a", "s"),
	"the tracked shipment with a number": (db) =>
		findTrackedShipmentId(db, "a", "MAEU", ["N", "M"], "s"),
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
	"the open requests for numbers": (db) =>
		findOpenRequests(db, "a", ["N", "M"]),
	"an outcome that a line knows a number": (db) =>
		isShownBefore(db, request, true),
	"an outcome that a line does not know a number": (db) =>
		isShownBefore(db, request, false),
	"the outcomes for a number's features": (_, database) =>
		experienceReader(database)("a", ["any", "owner:X"]),
	"the outcomes of an account": (db) => findRemembered(db, "a", ["any"]),
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
	"list tracking requests by all other filters": (db) =>
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
	"the journeys of an account's containers on a vessel": (db) =>
		findWaysAboard(db, "a", "v"),
	"the included records": (db) =>
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
	"the included records of notifications": (db) =>
		findSharedRecords(db, placeDirectory(terminalRegistry([])), [
			{ type: "vessel", id: "x" },
		]),
	"one vessel": (db) => findVesselDocument(db, "v"),
	"the stored map of a container": (_, database) =>
		mapReader(database)("a", "c"),
	"the journey of a container": (db) => findWay(db, "a", "c"),
	"the journeys of the containers of a shipment": (db) =>
		findWays(db, "a", "s"),
	"the maps that a vessel's position changes": (db) =>
		findWaysToRedraw(db, "v", "2026", 8),
	"keep maps": (db) =>
		putMaps(db, [{ way, map: { account_id: "a" } as ContainerMapTable }]),
	"remove the maps of containers": (db) => removeMaps(db, "a", ["c", "d"]),
	"remove the maps of a vessel's containers": (db) =>
		removeMapsOfVessel(db, "a", "v"),
	"whether an account has a paid feature": (db) =>
		hasEntitlement(db, "a", "routing"),
	"the journeys of containers on a vessel": (db) => findWaysOnVessel(db, "v"),
	"the queried period of a vessel": (db) =>
		setQueriedPeriod(db, "v", { followed_from: "2026", asked_until: "2026" }),
	"the last position of a vessel": (db) => latestPosition(db, "v"),
	"the positions of a vessel in a period": (db) =>
		findPositions(db, "v", new Date(0), new Date(0), 8),
	"the last positions of a vessel": (db) => findNewestPositions(db, "v", 8),
	"remove old positions": async (db) => {
		const named = { imo: null, name: null };
		await insertVessels(db, [{ id: "v", ...named, document: "" as never }]);
		await findVesselWithOldPositions(db, "", new Date(0));
		await deleteOldPositions(db, "v", new Date(0), 8);
	},
	"the tracking requests of notifications": (db) =>
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
	"the names of a range of events": (db) => findEventNames(db, "a", 1, 2),
	"write notifications": (db) =>
		writeNotifications(db, wallClock, "a", [{ webhookNumber: 1, position: 1 }]),
	"the range of events of a period": (db) =>
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
	"the webhooks that an event notifies": (db) => findSubscriptions(db, "a"),
	"whether an event notifies any webhook": (db) => hasActiveWebhook(db, "a"),
	"the custom fields that a request names": (db) =>
		findDefinitionsNamed(db, "a", ["one", "two"]),
	"existing custom fields": (db) => keepDefinitions(db, "a", ["d", "e"]),
	"how many webhooks there are": (db) => countWebhooks(db, "a"),
	"number the events of a container": (db) =>
		takeSequences(db, "a", new Map([["c", 2]])),
	"make queues due": (db) => makeQueuesDue(db, "a", [1, 2], "2026"),
	"where a notification is sent": (_, database) =>
		receiverReader(database)("a", "w"),
	"free queues": (db) => findFreeQueues(db, false, "2026", 8),
	"free queues of failing receivers": (db) =>
		findFreeQueues(db, true, "2026", 8),
	"queues with new notifications": (db) => findDueQueues(db, "p", "2026"),
	"take queues": (db) =>
		takeQueues(
			db,
			{ free: [queueKey(queue), queueKey(other)], held: [queueKey(queue)] },
			{ owner: "p", until: "2026" },
		),
	"the waiting notifications of a webhook": (db) =>
		findPending(db, { ...queue, frontier: 0 }, "2026", 8),
	"release queues": (db) =>
		releaseQueues(db, "2026", [queueKey(queue), queueKey(other)], "p"),
	"keep queues": (db) => extendLeases(db, { owner: "p", until: "2026" }),
	"free queues with expired leases": (db) =>
		freeExpiredQueues(db, "2026", "2027"),
	"free the queues of ended processes": (db) => freeQueuesOf(db, "2026", ["p"]),
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
	"redeliver a period": (_, database) =>
		redeliverPeriod(database, wallClock, "a", {
			webhookNumber: 1,
			from: "2026",
			to: "2027",
		}),
	"redeliver one notification": (db) => makeDue(db, wallClock, "a", 1, [1]),
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
		findFirstDueTimes(db, ["track-shipment", "check-terminal"]),
	"whether a worker still holds a job": (db) => isLeased(db, job),
	"complete a job": async (db) => {
		await completeJob(db, job).catch(() => undefined);
	},
	"release a job": (db) => releaseJob(db, job),
	"extend the lease of a job": (db) => extendLease(db, job, "2026"),
	"free the jobs of ended processes": (db) => releaseJobsOf(db, ["p"]),
};

const made = await openForFile(migratedDatabaseFile);
const handle = await openForFile(() => new Sqlite(made.file));

/** Every statement that a read or write prepares. Each is reached in its own way, because none is in the cache yet. */
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

/** Statements for all accounts: those of workers and the operator, of shared vessels, and the look-up of a key. */
const OF_ANY_ACCOUNT: ReadonlySet<string> = new Set([
	"the account of a key",
	"revoke a key",
	"the journeys of containers on a vessel",
	"the maps that a vessel's position changes",
	"claim jobs",
	"when jobs are due",
	"whether a worker still holds a job",
	"extend the lease of a job",
	"release a job",
	"complete a job",
	"end jobs by their keys",
	"free the jobs of ended processes",
	"free queues",
	"free queues of failing receivers",
	"free queues with expired leases",
	"free the queues of ended processes",
	"queues with new notifications",
	"take queues",
	"keep queues",
	"release queues",
	"record attempts",
	"remove a webhook",
]);

test.each(Object.keys(STATEMENTS).filter((name) => !OF_ANY_ACCOUNT.has(name)))(
	"%s: within one account",
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
	"the positions of a vessel in a period",
	"the last positions of a vessel",
	"redeliver a period",
	"the waiting notifications of a webhook",
	"claim jobs",
	"when jobs are due",
])("%s: in the order of an index, without sorting", async (name) => {
	for (const { text, steps } of await plansOf(name)) {
		expect(steps.join(), text).not.toContain("TEMP B-TREE");
	}
});

test.each([
	"the observations of a shipment",
	"the keys of a shipment's messages",
	"the containers of a shipment",
	"the records of the containers of a shipment",
	"the events of containers",
	"the raw events of containers",
	"the numbers of a shipment",
	"the request of a shipment",
])("%s: without reading other records of the account", async (name) => {
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
