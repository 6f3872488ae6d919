import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "../../../server/database/migrate.ts";
import { packedOrigins } from "../../../server/database/migrations/0017-packed-origins.ts";
import { MIGRATIONS } from "../../../server/database/migrations/migrations.ts";
import { findContainer } from "../../../server/resources/containers/container-queries.ts";
import {
	etaHistoryIn,
	provenanceIn,
} from "../../../server/resources/provenance/packed-origins.ts";
import { findShipment } from "../../../server/resources/shipments/shipment-queries.ts";
import { openEmpty } from "./open-empty.ts";

const AT = "2026-03-01T00:00:00Z";

/** Inserts a row as an earlier version wrote it. */
async function insert(
	db: Kysely<never>,
	table: string,
	row: Readonly<Record<string, string | number | null>>,
): Promise<void> {
	const names = Object.keys(row).map((name) => sql.ref(name));
	await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(row))})`.execute(
		db,
	);
}

const RECORD = { account_id: "a", created_at: AT, document: "{}" };

test("records of earlier versions keep the sources of their values and the history of their estimates", async () => {
	const { database } = await openEmpty();
	const { db } = database;
	const index = MIGRATIONS.indexOf(packedOrigins);
	await migrate(database, { migrations: MIGRATIONS.slice(0, index) });
	const origins = (name: string) => ({
		provenance: `{"id":"${name}"}`,
		eta_history: `{"history of":"${name}"}`,
	});
	await insert(db as never, "shipments", {
		...{ ...RECORD, id: "s", scac: "MAEU", revision: 0 },
		...{ bill_of_lading_number: "B", normalized_number: "B" },
		...origins("s"),
	});
	for (const id of ["c", "d"])
		await insert(db as never, "containers", {
			...{ ...RECORD, id, shipment_id: "s", number: id, sea_stops: "[]" },
			...origins(id),
		});
	await migrate(database);
	const found = {
		s: await findShipment(db, "a", "s"),
		c: await findContainer(db, "a", "c"),
		d: await findContainer(db, "a", "d"),
	};
	for (const [name, row] of Object.entries(found)) {
		if (!row) throw new Error(`${name} is lost`);
		expect({
			provenance: provenanceIn<unknown>(row.origins),
			eta_history: etaHistoryIn<unknown>(row.origins),
		}).toEqual(origins(name));
	}
});
