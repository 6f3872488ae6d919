import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { fromJsonText } from "../../server/database/json-text.ts";
import { migrate } from "../../server/database/migrate.ts";
import { initialSchema } from "../../server/database/migrations/0001-initial-schema.ts";
import { referenceData } from "../../server/database/migrations/0002-reference-data.ts";
import { databaseFile } from "./database-file.ts";

/** Brings a database to the schema before, with a shipment that is tracked. */
async function trackedBefore({ db }: Database): Promise<void> {
	const migrations = {
		"0001-initial-schema": initialSchema,
		"0002-reference-data": referenceData,
	};
	const provider = { getMigrations: async () => migrations };
	const { error } = await new Migrator({ db, provider }).migrateToLatest();
	if (error !== undefined) throw error;
	for (const statement of [
		sql`insert into shipments values ('a', 's', '2026', 'MAEU', 'B', 'B', null, '{"attributes":{}}')`,
		sql`insert into containers values ('a', 'c', 's', '2026', 'MSKU1234565', '{}')`,
		sql`insert into observations values ('a', 'o', 's', 'shipping_line', 'MAEU', 'k', '{"kind":"equipment"}', '', '2026-01')`,
		sql`insert into raw_events values ('a', 'r', 'c', 'o', 0)`,
		sql`insert into jobs values ('j', 'track-shipment', null, 'a', '{"trackingRequestId":"t"}', '2026', 0, null, null, null, '2026')`,
	]) {
		await statement.execute(db);
	}
}

test("what was tracked before is tracked on, and says of nothing yet where it comes from", async () => {
	const { database } = await databaseFile({ isEmpty: true });
	await trackedBefore(database);
	await migrate(database);
	const { db } = database;
	const shipment = await db
		.selectFrom("shipments")
		.selectAll()
		.executeTakeFirstOrThrow();
	expect(shipment.last_news_at).toBe("2026-01");
	expect(fromJsonText(shipment.provenance)).toEqual({
		id: "s",
		type: "shipment_provenance",
		attributes: {},
		relationships: {
			shipment: { data: { id: "s", type: "shipment" } },
			raw_events: { data: [] },
		},
	});
	expect(fromJsonText(shipment.eta_history).attributes).toEqual({
		pol_etd_at: [],
		pod_eta_at: [],
		destination_eta_at: [],
	});
	const container = await db
		.selectFrom("containers")
		.selectAll()
		.executeTakeFirstOrThrow();
	expect(fromJsonText(container.provenance)).toMatchObject({
		id: "c",
		type: "container_provenance",
		relationships: { container: { data: { id: "c", type: "container" } } },
	});
	expect(fromJsonText(container.eta_history).attributes).toEqual({
		ind_eta_at: [],
	});
	const said = await db
		.selectFrom("observations")
		.selectAll()
		.executeTakeFirstOrThrow();
	expect(fromJsonText(said.content)).toEqual({
		kind: "equipment",
		receivedAt: "2026-01",
	});
	const job = await db.selectFrom("jobs").selectAll().executeTakeFirst();
	expect(job?.dedupe_key).toBe("track-shipment t");
});

test("a message under one key is kept once for each thing that it says, and for each source", async () => {
	const { database } = await databaseFile();
	const insert = (kind: string, version: string) =>
		sql`insert into observations (account_id, id, shipment_id, source_kind, source_code, key, content, raw, received_at, version)
			values ('a', ${`${kind} ${version}`}, 's', ${kind}, 'MAEU', 'k', '{}', '', '2026', ${version})`.execute(
			database.db,
		);
	await insert("shipping_line", "1");
	await insert("shipping_line", "2");
	await insert("terminal", "1");
	const again = insert("terminal", "1").catch((error) => error);
	expect(database.isUniqueViolation(await again)).toBe(true);
});
