import type { ServerResponse } from "node:http";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { insertAccount } from "../../server/resources/accounts/account-queries.ts";
import { insertApiKey } from "../../server/resources/accounts/api-key-queries.ts";
import { listAccountTables } from "../../server/retention/account-tables.ts";
import { exportAccount } from "../../server/retention/export-account.ts";
import { removeAccount } from "../../server/retention/remove-account.ts";
import {
	startTestLandfall,
	type Tenant,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { atSea, BOX, BOX_2 } from "../support/peers/carrier-messages.ts";
import { startReceiver } from "../support/peers/receiver.ts";
import { reply, startStubCarrier } from "../support/peers/stub-carrier.ts";
import { raiseEvents } from "../support/records/raise-events.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import {
	trackingRequestBody,
	trackShipment,
} from "../support/records/track-number.ts";
import { beginPost } from "../support/replies/late-body.ts";
import { eventually } from "../support/time/eventually.ts";
import { testClock } from "../support/time/test-clock.ts";

const clock = testClock("2026-03-01T00:00:00Z");
const carrier = await openForFile(startStubCarrier, clock);
carrier.report(BOX, atSea());
const errors: string[] = [];
const log = pino(
	{ level: "error" },
	{ write: (line: string) => void errors.push(line) },
);
const system = await openForFile(startTestLandfall, {
	carriers: carrier.registry,
	clock,
	log,
});
const { db, listTables } = system.services.database;
const { database } = system.services;

/** The rows of all tables that contain a text. */
async function rowsWith(text: string): Promise<string[]> {
	const found: string[] = [];
	for (const { name } of await listTables()) {
		const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
		for (const row of rows) {
			const line = JSON.stringify(row);
			if (line.includes(text)) found.push(`${name} ${line}`);
		}
	}
	return found;
}

async function exported({ account }: Tenant): Promise<string> {
	const lines = await Array.fromAsync(exportAccount(database, account.id));
	return lines.join("");
}

const totals = () => db.selectFrom("outcome_totals").selectAll().execute();

const isCounted = async () =>
	(await db.selectFrom("new_outcomes").selectAll().execute()).length === 0;

/** The tables from whose rows something begins. */
const FIRST = [
	"api_keys",
	"delivery_queues",
	"job_queues",
	"jobs",
	"webhooks",
	"tracking_requests",
];

const track = {
	request_number: BOX,
	request_type: "container",
	scac: "MAEU",
} as const;

/** A tenant with a shipment and webhooks, with everything delivered. */
async function busyTenant(name: string, url: string): Promise<Tenant> {
	const tenant = await system.addTenant(name, ["routing"]);
	await registerWebhook(tenant, { url });
	await trackShipment(tenant, track);
	return tenant;
}

test("an account is removed with all its data, despite interruptions, a running job and a delivery", async () => {
	const held: ServerResponse[] = [];
	const receiver = await startReceiver((response) => response.end());
	const hanging = await startReceiver((response) => void held.push(response));
	const neighbour = await busyTenant("neighbour", receiver.url);
	await eventually("the neighbour's outcomes are counted", isCounted);
	const before = await totals();
	const doomed = await busyTenant("doomed", receiver.url);
	await eventually("its outcomes are counted", isCounted);
	await registerWebhook(doomed, { url: hanging.url });
	carrier.report(BOX_2, (response) => void held.push(response));
	await doomed.client.createTrackingRequest(
		trackingRequestBody({ ...track, request_number: BOX_2 }),
	);
	await raiseEvents(system, doomed, "container.transport.vessel_loaded");
	await eventually("job and delivery are under way", () => held.length >= 2);
	await eventually("all others are delivered", async () => {
		const waiting = await db
			.selectFrom("webhook_notifications")
			.select("position")
			.where("delivery_status", "=", "pending")
			.where("account_id", "=", neighbour.account.id)
			.execute();
		return waiting.length === 0;
	});
	const kept = await exported(neighbour);

	const { length: tables } = await listAccountTables(database);
	let interruptions = 0;
	let most = 3;
	for (let isRemoved = false; !isRemoved; ) {
		const stop = new AbortController();
		let batches = 0;
		const onProgress = () => {
			if (++batches > most) stop.abort();
		};
		const { signal } = stop;
		const options = { signal, onProgress, lastRequestMs: 20 };
		try {
			await removeAccount(database, doomed.account.id, options);
			isRemoved = true;
		} catch (error) {
			expect(error).toHaveProperty("name", "AbortError");
			interruptions++;
			// One batch more each time, so that every table comes first after an interruption; fewer interruptions of the second round.
			most += most < tables + FIRST.length ? 1 : 10;
		}
	}
	expect(interruptions).toBeGreaterThan(tables);
	for (const response of held) {
		if (response.req.url === "/hooks") response.end("late");
		else reply(200, atSea(BOX_2))(response);
	}
	await eventually("its key is refused", async () => {
		const { status } = await doomed.fetch("/shipments");
		return status === 401;
	});
	await system.landfall.services.wakeWorkers();
	await receiver.close();
	await hanging.close();

	expect(await rowsWith(doomed.account.id)).toEqual([]);
	expect(errors).toEqual([]);
	expect(await totals()).toEqual(before);
	expect(await exported(neighbour)).toBe(kept);
});

test("a request whose body arrives after the removal of its account is refused, and writes nothing", async () => {
	const late = await system.addTenant("late");
	expect((await late.fetch("/shipments")).status).toBe(200);
	const body = trackingRequestBody({ ...track, request_number: BOX_2 });
	const waiting = await beginPost(system.url, late, "/tracking_requests", body);
	await removeAccount(database, late.account.id, { lastRequestMs: 20 });
	await eventually("its key is refused", async () => {
		const { status } = await late.fetch("/shipments");
		return status === 401;
	});
	expect(await waiting.finish()).toBe(401);
	expect(await rowsWith(late.account.id)).toEqual([]);
});

test("rows that running requests write during the removal are removed, until a whole round finds none", async () => {
	const { account } = await system.addTenant("written to");
	const { length: tables } = await listAccountTables(database);
	const inserts: Promise<unknown>[] = [];
	let batches = 0;
	let removed = 0;
	const onProgress = (rows: number) => {
		removed = rows;
		batches++;
		// The keys are the first table of a round, before which those are emptied from which something begins.
		if (batches === 2 || batches === FIRST.length + 2)
			inserts.push(insertApiKey(db, account.id, "2026"));
	};
	const options = { onProgress, lastRequestMs: 20 };
	const rows = await removeAccount(database, account.id, options);
	await Promise.all(inserts);
	expect(inserts).toHaveLength(2);
	expect(batches).toBe(FIRST.length + 3 * tables);
	expect(rows).toBe(removed + 1);
	expect(await rowsWith(account.id)).toEqual([]);
});

test("keys, queues and jobs of an account are removed first, in an order in which nothing begins anew", async () => {
	const idle = await openForFile(startTestLandfall, {
		isWorking: false,
		clock,
	});
	await registerWebhook(idle);
	await idle.client.createTrackingRequest(trackingRequestBody(track));
	const { database: own } = idle.services;
	const emptied: string[] = [];
	const rowsLeft = async () => {
		const names: string[] = [];
		for (const { name } of await listAccountTables(own)) {
			const { rows } = await sql`select 1 from ${sql.table(name)}`.execute(
				own.db,
			);
			if (rows.length > 0) names.push(name);
		}
		return names;
	};
	while (emptied.length < 6) {
		const left = await rowsLeft();
		const stop = new AbortController();
		// Stops after the first batch with rows.
		const onProgress = (rows: number) => {
			if (rows > 0) stop.abort();
		};
		const { signal } = stop;
		const options = { signal, onProgress, lastRequestMs: 0 };
		const removed = removeAccount(own, idle.account.id, options);
		await expect(removed).rejects.toThrow();
		const still = await rowsLeft();
		emptied.push(...left.filter((name) => !still.includes(name)));
	}
	expect(emptied).toEqual(FIRST);
});

test("what the last requests and jobs of an account use stays as long as they may still run", async () => {
	const leaving = await system.addTenant("leaving slowly");
	const other = await system.addTenant("leaving fast");
	const stop = new AbortController();
	let batches = 0;
	const removed = removeAccount(database, leaving.account.id, {
		signal: stop.signal,
		lastRequestMs: 3_600_000,
		onProgress: () => void batches++,
	});
	await removeAccount(database, other.account.id, { lastRequestMs: 20 });
	expect(batches).toBe(FIRST.length);
	stop.abort();
	await expect(removed).rejects.toHaveProperty("name", "AbortError");
});

test.each<[keys: number, more: number]>([
	[0, 0],
	[65, 1],
])(
	"an account with %i keys is looked through twice, because a last request could still write, with %i more batches",
	async (keys, more) => {
		const { id } = await insertAccount(db, `with ${keys}`, "2026", []);
		for (let key = 0; key < keys; key++) await insertApiKey(db, id, "2026");
		const { length: tables } = await listAccountTables(database);
		let batches = 0;
		const onProgress = () => {
			batches++;
		};
		const options = { onProgress, lastRequestMs: 0 };
		expect(await removeAccount(database, id, options)).toBe(keys + 1);
		expect(batches).toBe(FIRST.length + tables + more);
		expect(await rowsWith(id)).toEqual([]);
	},
);
