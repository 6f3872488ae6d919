import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { createLandfallClient } from "../../client/index.ts";
import type { Database } from "../../server/database/database.ts";
import { fromJsonText } from "../../server/database/json-text.ts";
import {
	killLandfallProcesses,
	type LandfallProcess,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { startReceiver } from "../support/peers/receiver.ts";
import { isOnPostgres } from "../support/postgres/postgres-databases.ts";
import { storedNotifications } from "../support/records/stored-notifications.ts";
import { eventually } from "../support/time/eventually.ts";

const folder = await openForFile(temporaryFolder);
const env = {
	DATABASE_URL: `file:${join(folder.path, "new", "landfall.db")}`,
	LANDFALL_API_KEY: "a-key-of-this-test",
	REQUESTS_PER_MINUTE: "100000",
};

/** A number of the simulated world for each crash; all but the last belong to journeys that are almost over. */
const NUMBERS = [
	["MAEU", "MAEU260710121"],
	["MSCU", "MEDUFX261000"],
	["CMDU", "CMDUSHZ2610000"],
] as const;
let unanswered = 0;

const receiver = await openForFile(
	startReceiver,
	async (response: ServerResponse) => {
		unanswered += 1;
		await sleep(15);
		unanswered -= 1;
		response.end();
	},
);

afterAll(() => killLandfallProcesses());

/** Delays between a reply and the kill: at once, during the query and the writes of records, during deliveries. */
const MOMENTS: readonly (() => Promise<unknown>)[] = [
	async () => {},
	() => sleep(Math.random() * 200),
	() => {
		const before = receiver.received.length;
		return eventually(
			"a delivery is under way",
			() => unanswered > 0 && receiver.received.length > before + 3,
			60_000,
		);
	},
];

function clientFor({ url }: LandfallProcess) {
	return createLandfallClient({
		baseUrl: url,
		apiKey: "a-key-of-this-test",
		maxRetries: 0,
	});
}

async function submit(
	landfall: LandfallProcess,
	[scac, number]: readonly [string, string],
): Promise<string> {
	const { data } = await clientFor(landfall).createTrackingRequest({
		data: {
			type: "tracking_request",
			attributes: {
				request_number: number,
				request_type: "bill_of_lading",
				scac,
			},
		},
	});
	return data.id;
}

/** A key of each notification that only its event determines. */
function subjectOf(body: string): string {
	const { data, included = [] } = JSON.parse(body);
	const { id, type } = data.relationships.reference_object.data;
	const { relationships } = included.find(
		(record: { id: string }) => record.id === id,
	);
	return type === "container_created_event"
		? `created ${relationships.container.data.id}`
		: `${data.attributes.event} ${id}`;
}

async function expectConsistent(database: Database, ids: readonly string[]) {
	const { db } = database;
	if (!isOnPostgres()) {
		const check = sql<{ integrity_check: string }>`pragma integrity_check`;
		const { rows } = await check.execute(db);
		expect(rows).toEqual([{ integrity_check: "ok" }]);
	}

	const requests = await db
		.selectFrom("tracking_requests")
		.selectAll()
		.execute();
	expect(requests.map(({ id }) => id).sort()).toEqual([...ids].sort());
	const shipments = await db.selectFrom("shipments").selectAll().execute();
	expect(requests.map((row) => row.shipment_id).sort()).toEqual(
		shipments.map(({ id }) => id).sort(),
	);
	const containers = await db.selectFrom("containers").selectAll().execute();
	expect(
		shipments
			.flatMap(
				({ document }) => fromJsonText(document).relationships.containers.data,
			)
			.map(({ id }) => id)
			.sort(),
	).toEqual(containers.map(({ id }) => id).sort());
	const events = await db.selectFrom("transport_events").selectAll().execute();
	expect(
		containers
			.flatMap(
				({ document }) =>
					fromJsonText(document).relationships.transport_events.data,
			)
			.map(({ id }) => id)
			.sort(),
	).toEqual(events.map(({ id }) => id).sort());
	// Each shipment keeps one job for its line and at most one for its terminals.
	const jobs = await db
		.selectFrom("jobs")
		.select("dedupe_key")
		.where("name", "in", ["track-shipment", "check-terminal"])
		.execute();
	const keys = jobs.map((job) => job.dedupe_key);
	const ofLines = requests.map(({ id }) => `track-shipment ${id}`);
	expect(keys).toEqual(expect.arrayContaining(ofLines));
	const ofTerminals = shipments.map(({ id }) => `check-terminal ${id}`);
	expect([...ofLines, ...ofTerminals]).toEqual(expect.arrayContaining(keys));
}

test("one process that starts in an empty folder loses nothing by kill -9 at any moment: every request is done, every event has one id, and every repetition has the same bytes", async () => {
	let landfall = await startLandfallProcess(env);
	await clientFor(landfall).createWebhook({
		data: { type: "webhook", attributes: { url: receiver.url, active: true } },
	});
	const ids: string[] = [];
	for (const [round, number] of NUMBERS.entries()) {
		ids.push(await submit(landfall, number));
		await MOMENTS[round]?.();
		await landfall.end("SIGKILL");
		landfall = await startLandfallProcess(env);
	}

	const database = await openMigrated(env.DATABASE_URL);
	await eventually(
		"everything is done",
		async () => {
			const open = await database.db
				.selectFrom("tracking_requests")
				.select("id")
				.where("status", "!=", "created")
				.execute();
			const pending = await database.db
				.selectFrom("webhook_notifications")
				.select("position")
				.where("delivery_status", "=", "pending")
				.execute();
			return open.length + pending.length === 0;
		},
		60_000,
	);
	expect(await landfall.end()).toBe(0);
	await expectConsistent(database, ids);

	const stored = await storedNotifications(database.db);
	await database.close();
	expect(new Set(stored.map((row) => row.delivery_status))).toEqual(
		new Set(["succeeded"]),
	);
	const bodies = new Map(stored.map(({ id, body }) => [id, body]));
	for (const { headers, body, document } of receiver.received) {
		expect(headers["webhook-id"]).toBe(document.data.id);
		expect(body).toBe(bodies.get(document.data.id));
	}
	const received = new Set(receiver.received.map((r) => r.document.data.id));
	expect(received.size).toBe(stored.length);
	const subjects = stored.map(({ body }) => subjectOf(body));
	expect(new Set(subjects).size).toBe(subjects.length);
	const succeeded = stored.filter(
		({ event }) => event === "tracking_request.succeeded",
	);
	expect(succeeded).toHaveLength(ids.length);
});
