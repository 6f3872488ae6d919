import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Queries } from "../../server/database/database.ts";
import { fromJsonText } from "../../server/database/json-text.ts";
import { lineReferences } from "../../server/database/migrations/0021-line-references.ts";
import { databaseFile } from "./database-file.ts";

async function addShipment(db: Queries, id: string, refNumbers: unknown) {
	const document = { id, attributes: { ref_numbers: refNumbers, tags: ["t"] } };
	await sql`insert into shipments (account_id, id, created_at, scac, bill_of_lading_number, normalized_number, document)
		values ('a', ${id}, '2026', 'MAEU', 'B', 'B', ${JSON.stringify(document)})`.execute(
		db,
	);
}

async function addMessage(db: Queries, key: string, references: string[]) {
	const content = JSON.stringify({ kind: "transport", references });
	await sql`insert into observations (account_id, id, shipment_id, source_kind, source_code, key, content, raw, received_at)
		values ('a', ${key}, 's', 'shipping_line', 'MAEU', ${key}, ${content}, '', '2026')`.execute(
		db,
	);
}

test("references that a line reported move out of the user's, and those of the request stay", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	await addShipment(db, "s", ["PO-1", "FF-9", "MINE", "FF-2"]);
	await sql`insert into tracking_requests (account_id, id, request_number, number_key, request_type, scac, line_scac, ref_numbers,
			shipment_tags, status, is_retrying, shipment_id, created_at, updated_at)
		values ('a', 'r', 'B', 'B', 'bill_of_lading', 'MAEU', 'MAEU', '["PO-1","FF-9"]', '[]', 'created', 0, 's', '2026', '2026')`.execute(
		db,
	);
	await addMessage(db, "k1", ["FF-9", "FF-2"]);
	await addMessage(db, "k2", []);
	// More than are read at once.
	for (let number = 0; number < 101; number++) {
		await addShipment(db, `other ${number}`, null);
	}

	await lineReferences.up(db);

	const rows = await db.selectFrom("shipments").select("document").execute();
	const records = rows.map(({ document }) => fromJsonText(document));
	expect(records.find(({ id }) => id === "s")?.attributes).toEqual({
		ref_numbers: ["PO-1", "FF-9", "MINE"],
		line_ref_numbers: ["FF-2", "FF-9"],
		tags: ["t"],
	});
	const others = records.filter(({ id }) => id !== "s");
	expect(others).toHaveLength(101);
	for (const { attributes } of others) {
		expect(attributes).toEqual({
			ref_numbers: null,
			line_ref_numbers: [],
			tags: ["t"],
		});
	}
});
