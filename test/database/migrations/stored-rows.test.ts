import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import { migrate } from "../../../server/database/migrate.ts";
import { packedOrigins } from "../../../server/database/migrations/0017-packed-origins.ts";
import { MIGRATIONS } from "../../../server/database/migrations/migrations.ts";
import {
	packTexts,
	unpackTexts,
} from "../../../server/database/packed-texts/packed-texts.ts";
import { eventText } from "../../../server/database/stored-documents/event-text.ts";
import { findContainer } from "../../../server/resources/containers/container-queries.ts";
import { findObservations } from "../../../server/resources/observations/observation-queries.ts";
import {
	etaHistoryIn,
	provenanceIn,
} from "../../../server/resources/provenance/packed-origins.ts";
import { findRawEvents } from "../../../server/resources/raw-events/raw-event-queries.ts";
import { findShipment } from "../../../server/resources/shipments/shipment-queries.ts";
import { findTransportEvents } from "../../../server/resources/transport-events/transport-event-queries.ts";
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

const MESSAGE = { source_kind: "shipping_line", source_code: "MAEU" };

/** What is stored of an event of the shipment, of which nothing is known. */
const SHORT_EVENT =
	"~0\n1\n2\n5\n3\n5\n5\n5\n5\n5\n5\nshipment s\n4\n5\n5\n5\n5\n5";

test("records of earlier versions keep the sources of their values the history of their estimates, their messages and their events", async () => {
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
	const says = (content: string) => `{"key":"${content}"}`;
	for (const [id, key, received_at, raw] of [
		["01", "one", AT, ["first text", "second text"]],
		["02", "two", AT, []],
		["03", "one", "2026-03-02T00:00:00Z", ["third text"]],
	] as const)
		await insert(db as never, "observations", {
			...{ ...MESSAGE, account_id: "a", id, shipment_id: "s" },
			...{ key, version: id, content: says(id), text_digest: null },
			...{ received_at, raw: packTexts(raw) },
		});
	for (const [id, observation_id, version_id] of [
		["first", "01", "03"],
		["second", "02", null],
		["without a message", "lost", "lost"],
	] as const)
		await insert(db as never, "raw_events", {
			...{ account_id: "a", id, container_id: "c", observation_id },
			...{ version_id, position: 0, is_estimate: 1 },
		});
	const event = {
		...{ id: "e", container_id: "c", event: "container.transport.full_in" },
		...{ created_at: AT, timestamp: AT },
	};
	const record = eventText(SHORT_EVENT, event);
	await insert(db as never, "transport_events", {
		...{ ...event, account_id: "a", key: "full_in", version: 0 },
		...{ is_estimate: 0, document: record },
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
	const second = "2026-03-02T00:00:00Z";
	expect(await findObservations(db, "a", "s")).toMatchObject([
		{ ...MESSAGE, number: 1, key: "one", received_at: AT, content: says("01") },
		{ ...MESSAGE, number: 2, key: "two", received_at: AT, content: says("02") },
		{ ...MESSAGE, number: 3, version: "03", received_at: second },
	]);
	const reports = await db.selectFrom("reports").selectAll().execute();
	expect(reports.map(({ raw }) => unpackTexts(raw))).toEqual([
		["first text", "second text"],
		["third text"],
	]);
	const rawEvents = await findRawEvents(db, "a", ["c"]);
	expect(rawEvents.toSorted((a, b) => (a.id < b.id ? -1 : 1))).toMatchObject([
		{ id: "first", observation: 1, version: 3, is_estimate: 1 },
		{ id: "second", observation: 2, version: null },
	]);
	const events = await db.selectFrom("transport_events").selectAll().execute();
	expect(events.map(({ document }) => document)).toEqual([
		SHORT_EVENT.replace("2\n5\n3", "2\n5\n2"),
	]);
	expect(await findTransportEvents(db, "a", ["c"])).toMatchObject([
		{ id: "e", document: record },
	]);
});
