import { sql } from "kysely";
import { expect, test } from "vitest";
import { listIndexes } from "../../server/database/migrations/0017-list-indexes.ts";
import { findCounter } from "../../server/resources/accounts/account-counters.ts";
import { databaseFile } from "./database-file.ts";

test("an older database has its lists counted and indexed once", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	const { rows: made } = await sql<{ name: string; sql: string }>`
		select name, sql from sqlite_schema where type = 'index'
		and name like '%listed%'`.execute(db);
	expect(made.length).toBeGreaterThan(8);
	for (const { name } of made)
		await sql`drop index ${sql.ref(name)}`.execute(db);
	for (const [table, columns] of [
		["shipments", ["bill_of_lading_number"]],
		["shipments", ["normalized_number"]],
		["containers", ["number"]],
		["tracking_requests", ["number_key"]],
	] as const) {
		await db.schema
			.createIndex(`${table}_by_account_id_${columns[0]}`)
			.on(table)
			.columns(["account_id", ...columns])
			.execute();
	}
	for (const [account, count] of [
		["a", 3],
		["b", 1],
	] as const) {
		for (let index = 0; index < count; index++) {
			await sql`insert into containers (account_id, id, shipment_id, created_at, number, document, provenance, eta_history, sea_stops)
				values (${account}, ${`c${index}`}, 's', '2026', ${`N${index}`}, '{}', '{}', '{}', '[]')`.execute(
				db,
			);
		}
	}
	await db.transaction().execute((transaction) => listIndexes.up(transaction));
	expect(await findCounter(db, "a", "containers")).toBe(3);
	expect(await findCounter(db, "b", "containers")).toBe(1);
	expect(await findCounter(db, "a", "shipments")).toBe(0);
	const { rows: again } = await sql<{ name: string; sql: string }>`
		select name, sql from sqlite_schema where type = 'index'
		and name like '%listed%'`.execute(db);
	expect(again).toHaveLength(made.length);
});
