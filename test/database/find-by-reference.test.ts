import { sql } from "kysely";
import { expect, test } from "vitest";
import { findByReference } from "../../server/database/migrations/0024-find-by-reference.ts";
import { listShipmentDocuments } from "../../server/resources/shipments/shipment-list-queries.ts";
import { listTrackingRequestRows } from "../../server/resources/tracking-requests/tracking-request-list-queries.ts";
import { EXAMPLES, recordExamples } from "../support/example-records.ts";
import { databaseFile } from "./database-file.ts";

const page = { number: 1, size: 30 };

test("what an older database holds is found by its references, and its bookings have one word", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	await recordExamples(db, "a");
	await recordExamples(db, "b");
	await db.schema.dropTable("record_references").execute();
	await db.schema.dropIndex("container_maps_by_account_id_vessel_id").execute();
	await sql`update tracking_requests set request_type = 'booking', ref_numbers = '["po/1","PO-1"]'`.execute(
		db,
	);
	await db
		.transaction()
		.execute((transaction) => findByReference.up(transaction as never));

	const { shipment } = EXAMPLES;
	const [reference = ""] = shipment.attributes.ref_numbers ?? [];
	expect(reference).not.toBe("");
	const shipments = (text: string) =>
		listShipmentDocuments(db, "a", { text }, page);
	expect((await shipments(reference)).rows).toMatchObject([
		{ id: shipment.id },
	]);
	expect((await shipments("PO-1")).rows).toEqual([]);

	const filter = { numberKeys: [], request_type: "booking_number" };
	const requests = await listTrackingRequestRows(
		db,
		"b",
		{ ...filter, text: "PO 1" },
		page,
	);
	expect(requests.rows).toMatchObject([
		{ id: EXAMPLES.request.id, request_type: "booking_number" },
	]);
	expect(requests.total).toBe(1);
});
