import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import {
	insertReferences,
	type Referenced,
} from "../../resources/references/reference-queries.ts";
import { shipmentReferences } from "../../resources/shipments/shipment-references.ts";
import { requestReferences } from "../../resources/tracking-requests/request-references.ts";
import { keptInKeyOrder } from "../dialects/key-order.ts";
import { fromJsonText } from "../json-text.ts";
import type { Schema } from "../schema.ts";

type Db = Kysely<Schema>;

/** So many records are read at once. */
const AT_ONCE = 500;

/** References in the order in which their records are listed, and what a vessel carries for an account. */
async function createTable(db: Db): Promise<void> {
	await sql`create table record_references (
		account_id text not null,
		record_type text not null,
		reference_key text not null,
		created_at text not null,
		record_id text not null,
		constraint record_references_pkey primary key (account_id, record_type, reference_key, created_at, record_id)
	) ${keptInKeyOrder(db)}`.execute(db);
	await db.schema
		.createIndex("record_references_by_account_id_record_id")
		.on("record_references")
		.columns(["account_id", "record_id"])
		.execute();
	await db.schema
		.createIndex("container_maps_by_account_id_vessel_id")
		.on("container_maps")
		.columns(["account_id", "vessel_id"])
		.execute();
}

/** What tells where a row stands in the order of the keys. */
interface Key {
	readonly account_id: string;
	readonly id: string;
}

/** Hands the rows of a table on, some at a time in the order of their keys. */
async function eachOf<Row extends Key>(
	read: (after: Key) => Promise<Row[]>,
	take: (row: Row) => Promise<void>,
): Promise<void> {
	let last: Key = { account_id: "", id: "" };
	for (;;) {
		const rows = await read(last);
		for (const row of rows) await take(row);
		const end = rows.at(-1);
		if (end === undefined) return;
		last = end;
	}
}

async function keepShipments(
	db: Db,
	keep: (record: Referenced) => Promise<void>,
): Promise<void> {
	await eachOf(
		(after) =>
			db
				.selectFrom("shipments")
				.select(["account_id", "id", "document"])
				.where((eb) =>
					eb(
						eb.refTuple("account_id", "id"),
						">",
						eb.tuple(after.account_id, after.id),
					),
				)
				.where("document", "like", '%"ref_numbers":["%' as never)
				.orderBy("account_id")
				.orderBy("id")
				.limit(AT_ONCE)
				.execute(),
		({ account_id, document }) =>
			keep(shipmentReferences(account_id, fromJsonText(document))),
	);
}

async function keepRequests(
	db: Db,
	keep: (record: Referenced) => Promise<void>,
): Promise<void> {
	await eachOf(
		(after) =>
			db
				.selectFrom("tracking_requests")
				.select(["account_id", "id", "created_at", "ref_numbers"])
				.where((eb) =>
					eb(
						eb.refTuple("account_id", "id"),
						">",
						eb.tuple(after.account_id, after.id),
					),
				)
				.where("ref_numbers", "!=", "[]" as never)
				.orderBy("account_id")
				.orderBy("id")
				.limit(AT_ONCE)
				.execute(),
		(row) => keep(requestReferences(row)),
	);
}

/**
 * Shipments and tracking requests are found by their references, containers aboard a vessel by their account, and requests
 * for bookings have one word for their kind.
 */
export const findByReference: Migration = {
	async up(db: Db) {
		await createTable(db);
		const keep = (record: Referenced) => insertReferences(db, record);
		await keepShipments(db, keep);
		await keepRequests(db, keep);
		await db
			.updateTable("tracking_requests")
			.set({ request_type: "booking_number" })
			.where("request_type", "=", "booking" as never)
			.execute();
	},
};
