import { sql } from "kysely";
import { expect, test } from "vitest";
import { openForFile } from "../../support/open-for-file.ts";
import { atSea, BOX, BOX_2 } from "../../support/peers/carrier-messages.ts";
import { isOnPostgres } from "../../support/postgres/postgres-databases.ts";
import { DAY, startTrackedWorld, submitAnswered } from "../tracked.ts";

const SHIPMENTS = 16;

const world = await openForFile(() =>
	startTrackedWorld({ hasTerminals: false }),
);

/** The end of PostgreSQL's write-ahead log. */
async function logEnd(): Promise<string> {
	const { rows } = await sql<{ at: string }>`
		select pg_current_wal_flush_lsn()::text as at`.execute(world.system.db);
	return rows[0]?.at ?? "";
}

/**
 * The bytes of a part of the log that belong to this database, because other tests use the same server. Whole pages that the log holds
 * after a checkpoint do not count: checkpoints happen whenever other tests create databases.
 */
async function loggedBytes(from: string, to: string): Promise<number> {
	const { rows } = await sql<{ bytes: number }>`
		select sum(record_length - pages_length) as bytes from (
			select start_lsn, max(record_length) as record_length, sum(coalesce(block_fpi_length, 0)) as pages_length
			from pg_get_wal_block_info(${from}::pg_lsn, ${to}::pg_lsn)
			where reldatabase = (select oid from pg_database where datname = current_database())
			group by start_lsn
		) record`.execute(world.system.db);
	return Number(rows[0]?.bytes);
}

/** The version of each record: PostgreSQL stores a changed row at another place. */
async function versions(): Promise<unknown> {
	const { rows } = await sql`
		select id, ctid::text from shipments union all select id, ctid::text from containers order by id`.execute(
		world.system.db,
	);
	return rows;
}

test.runIf(isOnPostgres())(
	"a poll without news changes no record, and writes less than 3 kB to the log, its job included",
	async () => {
		await sql`create extension pg_walinspect`.execute(world.system.db);
		const tenant = await world.system.addTenant("unchanged");
		const answer = [...atSea(BOX), ...atSea(BOX_2)];
		for (let number = 0; number < SHIPMENTS; number++)
			await submitAnswered(world, tenant, `SAME${number}`, answer);
		await world.pass(DAY);
		await world.pass(DAY);
		const recorded = await versions();
		const queried = world.carrier.queried.length;
		const before = await logEnd();
		await world.pass(DAY);
		const after = await logEnd();
		const polls = world.carrier.queried.length - queried;
		expect(polls).toBeGreaterThanOrEqual(SHIPMENTS);
		const bytes = await loggedBytes(before, after);
		expect(bytes).toBeGreaterThan(0);
		expect(bytes / polls).toBeLessThan(3_000);
		expect(await versions()).toEqual(recorded);
	},
);
