import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { pino } from "pino";
import { expect } from "vitest";
import {
	addNotifiedTenant,
	HOUR,
	startTrackedWorld,
	submit,
} from "../jobs/tracked.ts";
import { boxes, fleetAtSea } from "../recording/large-report.ts";
import {
	type Tenant,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { testOnSqlite } from "../support/postgres/on-database.ts";
import { storedNotifications } from "../support/records/stored-notifications.ts";
import { eventually } from "../support/time/eventually.ts";

const folder = await openForFile(temporaryFolder);
const databaseFile = join(folder.path, "landfall.db");
/** Log lines of errors. */
const errors: string[] = [];

const log = pino({ level: "error" }, { write: (line) => errors.push(line) });
const world = await openForFile(startTrackedWorld, {
	busyTimeoutMs: 20,
	databaseFile,
	log,
});
const { receiver } = world;

const db = () => world.system.db;

/** All writes of a poll with news, except the time of the next one. */
const WRITTEN = [
	"tracking_requests",
	"shipments",
	"containers",
	"reports",
	"raw_events",
	"transport_events",
	"event_sequences",
	"account_events",
	"event_records",
	"webhook_notifications",
] as const;

/** The stored rows of a tenant, by table. */
async function recordedOf({ account }: Tenant) {
	const rows = await Promise.all(
		WRITTEN.map((table) =>
			db()
				.selectFrom(table)
				.selectAll()
				.where("account_id", "=", account.id)
				.execute(),
		),
	);
	return Object.fromEntries(
		WRITTEN.map((table, index) => [table, rows[index] ?? []]),
	);
}

async function lastErrorOf({ account }: Tenant) {
	const job = await db()
		.selectFrom("jobs")
		.select("last_error")
		.where("account_id", "=", account.id)
		.executeTakeFirst();
	return job?.last_error ?? null;
}

/** Expects one notification for each stored event, and no others. */
async function expectToldOnce(tenant: Tenant, name: string): Promise<void> {
	await world.settle();
	const notified = receiver.received
		.filter(({ path }) => path === `/hooks/${name}`)
		.map(({ document }) => document.data.id);
	const stored = await storedNotifications(db(), {
		accountId: tenant.account.id,
	});
	expect(notified.length).toBeGreaterThan(3);
	expect(notified.toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
	expect((await recordedOf(tenant)).account_events).toHaveLength(
		notified.length,
	);
}

/** Makes the line hold its answer to a number until the answer is released, and answer at once afterwards. */
function holdAnswer(number: string): () => void {
	const release = Promise.withResolvers<void>();
	world.carrier.report(number, async (response) => {
		await release.promise;
		response.end(JSON.stringify(fleetAtSea(number, boxes(4))));
	});
	return release.resolve;
}

async function pageCount(): Promise<number> {
	const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(
		db(),
	);
	return rows[0]?.page_count ?? 0;
}

testOnSqlite(
	"a poll that finds the disk full on any page writes nothing, and is repeated until there is space",
	async () => {
		const tenant = await addNotifiedTenant(
			world,
			"full",
			`${receiver.url}/full`,
		);
		const answer = holdAnswer("FULL1");
		const id = await submit(tenant, "FULL1");
		await eventually(
			"the line is queried",
			() => world.carrier.queried.length > 0,
		);
		// Migrations leave free pages behind, which would be free space on a full disk.
		await sql`vacuum`.execute(db());
		const before = await recordedOf(tenant);
		const pages = await pageCount();
		let refusals = 0;
		for (let room = 0; ; room++) {
			await sql`pragma max_page_count = ${sql.lit(pages + room)}`.execute(db());
			if (room === 0) answer();
			await world.pass(room === 0 ? 0 : 2 * HOUR);
			if ((await lastErrorOf(tenant)) === null) break;
			expect(await lastErrorOf(tenant)).toContain("full");
			expect(await recordedOf(tenant)).toEqual(before);
			refusals++;
		}
		expect(refusals).toBeGreaterThan(3);
		await sql`pragma max_page_count = 1000000`.execute(db());
		const { data } = await tenant.client.getTrackingRequest(id);
		expect(data.attributes.status).toBe("created");
		await expectToldOnce(tenant, "full");
	},
	30_000,
);

testOnSqlite(
	"a poll that finds the database locked writes nothing, and is repeated",
	async () => {
		const tenant = await addNotifiedTenant(
			world,
			"locked",
			`${receiver.url}/locked`,
		);
		const answer = holdAnswer("LOCKED1");
		const asked = world.carrier.queried.length;
		await submit(tenant, "LOCKED1");
		await eventually(
			"the line is queried",
			() => world.carrier.queried.length > asked,
		);
		const before = await recordedOf(tenant);
		const other = new Sqlite(databaseFile);
		other.exec("begin immediate");
		errors.length = 0;
		answer();
		await eventually("it could be neither stored nor rescheduled", () =>
			errors.some((line) => line.includes("could not be rescheduled")),
		);
		expect(errors.join()).toContain("database is locked");
		expect(await recordedOf(tenant)).toEqual(before);
		other.exec("rollback");
		other.close();
		// Ends the lease as if its time had passed.
		await db().updateTable("jobs").set({ lease_until: "2026" }).execute();
		await world.settle();
		await expectToldOnce(tenant, "locked");
	},
	30_000,
);
