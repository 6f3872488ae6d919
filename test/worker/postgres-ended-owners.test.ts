import { sql } from "kysely";
import { expect, it } from "vitest";
import type { Database, Queries } from "../../server/database/database.ts";
import { freeQueuesOf } from "../../server/deliveries/queue-queries.ts";
import { releaseJobsOf } from "../../server/worker/release-jobs-of.ts";
import { startDeliveredWorld } from "../deliveries/delivered-world.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { openForFile } from "../support/open-for-file.ts";
import { untilBlocked } from "../support/postgres/until-blocked.ts";
import { add } from "./queue.ts";

const world = await openForFile(startDeliveredWorld);
const { database } = world.services;
const other = await openForFile(openMigrated, `file:${world.databaseFile}`);

const tenant = await world.addTenant("a");
const accountId = tenant.account.id;
const webhooks = await Promise.all(
	["one", "other"].map((name) => world.subscribe(tenant, name)),
);
for (const dedupeKey of ["one", "other"])
	await add(database, [dedupeKey], { accountId, dedupeKey });

/** The leases of each kind: their table, the key that orders locks, and what frees them. */
const KINDS = [
	{ table: "jobs", key: "dedupe_key", free: releaseJobsOf },
	{
		table: "delivery_queues",
		key: "webhook_id",
		free: (db: Queries, owners: readonly string[]) =>
			freeQueuesOf(db, world.clock.now().toISOString(), owners),
	},
] as const;

it.each(KINDS)(
	"an ended process's $table are freed while a transaction changes them, and neither waits for the other for ever",
	async ({ table, key, free }) => {
		const { rows } = await sql<{ key: string }>`
			select ${sql.ref(key)} as key from ${sql.table(table)} order by key`.execute(
			database.db,
		);
		expect(rows).toHaveLength(webhooks.length);
		const [low = "", high = ""] = rows.map((row) => row.key);
		/** Takes the lease. The changed row then lies behind the others, where a plan without an order finds it last. */
		const lease = ({ db }: Pick<Database, "db">, one: string) =>
			sql`update ${sql.table(table)} set lease_owner = 'ended', lease_until = '2100'
				where ${sql.ref(key)} = ${one}`.execute(db);
		await lease(database, high);
		await lease(database, low);
		let freed: Promise<void> | undefined;
		await other.db.transaction().execute(async (db) => {
			await lease({ db }, low);
			freed = free(database.db, ["ended"]);
			freed.catch(() => {});
			await untilBlocked(other.db);
			await lease({ db }, high);
		});
		await freed;
		const left = await sql`
			select 1 from ${sql.table(table)} where lease_owner is not null`.execute(
			database.db,
		);
		expect(left.rows).toEqual([]);
	},
);
