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

/** How much has been written to the log of changes. */
async function loggedBytes(): Promise<number> {
	const { rows } = await sql<{ bytes: number }>`
		select pg_current_wal_insert_lsn() - '0/0' as bytes`.execute(
		world.system.db,
	);
	return Number(rows[0]?.bytes);
}

/** The version of each record: PostgreSQL writes a row that changes to another place. */
async function versions(): Promise<unknown> {
	const { rows } = await sql`
		select id, ctid::text from shipments union all select id, ctid::text from containers order by id`.execute(
		world.system.db,
	);
	return rows;
}

test.runIf(isOnPostgres())(
	"a poll without news writes no record, and with its job under 3 kB to the log",
	async () => {
		const tenant = await world.system.addTenant("unchanged");
		const answer = [...atSea(BOX), ...atSea(BOX_2)];
		for (let number = 0; number < SHIPMENTS; number++)
			await submitAnswered(world, tenant, `SAME${number}`, answer);
		// The first change of a page after a checkpoint logs all of it.
		await world.pass(DAY);
		await world.pass(DAY);
		const recorded = await versions();
		const queried = world.carrier.queried.length;
		const before = await loggedBytes();
		await world.pass(DAY);
		const after = await loggedBytes();
		const polls = world.carrier.queried.length - queried;
		expect(polls).toBeGreaterThanOrEqual(SHIPMENTS);
		expect((after - before) / polls).toBeLessThan(3_000);
		expect(await versions()).toEqual(recorded);
	},
);
