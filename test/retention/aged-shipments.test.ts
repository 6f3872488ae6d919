import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { SHIPMENTS } from "../../server/retention/aged-shipments.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { atSea, BOX, BOX_2 } from "../support/peers/carrier-messages.ts";
import { startStubCarrier } from "../support/peers/stub-carrier.ts";
import { trackShipment } from "../support/records/track-number.ts";
import { readIds, readList } from "../support/replies/list-replies.ts";
import { testClock } from "../support/time/test-clock.ts";

const clock = testClock("2026-03-01T00:00:00Z");
const carrier = await openForFile(startStubCarrier, clock);
const system = await openForFile(startTestLandfall, {
	carriers: carrier.registry,
	clock,
});
const { database } = system.services;

/** The tables with a row that contains a text. */
async function tablesWith(text: string): Promise<string[]> {
	const found: string[] = [];
	for (const { name } of await database.listTables()) {
		const { rows } = await sql`select * from ${sql.table(name)}`.execute(
			database.db,
		);
		if (JSON.stringify(rows).includes(text)) found.push(name);
	}
	return found;
}

/** Defines a text field of a kind of record. */
async function define(entity_type: "Container" | "Shipment") {
	await system.client.createCustomFieldDefinition({
		data: {
			type: "custom_field_definition",
			attributes: {
				entity_type,
				api_slug: "note",
				display_name: "note",
				data_type: "short_text",
			},
		},
	});
}

test("a shipment with more rows than a batch is removed last, after everything that belongs to it", async () => {
	await define("Shipment");
	await define("Container");
	carrier.report("MAEU4711", [...atSea(BOX), ...atSea(BOX_2)]);
	const note = [{ api_slug: "note", value: "kept with its record" }];
	const id = await trackShipment(system, {
		request_number: "MAEU4711",
		scac: "MAEU",
		initial_custom_fields: { shipment: note, containers: note },
	});
	expect(await tablesWith("kept with its record")).toContain("custom_fields");
	const containerIds = await readIds(system, "/containers");
	expect(containerIds).toHaveLength(2);
	await system.client.shipments.stopTracking(id);
	const before = new Date("2026-03-02T00:00:00Z");
	const owner = system.account.id;

	const batches: [number: number, isThere: boolean][] = [];
	for (let count = -1; count !== 0; ) {
		count = await SHIPMENTS.removeSome(database, owner, before, 2);
		const { status } = await system.fetch(`/shipments/${id}`);
		if (count > 0) batches.push([count, status === 200]);
	}
	// The last of its events, the shipment and its containers.
	expect(batches.pop()).toEqual([1 + 3, false]);
	expect(batches.length).toBeGreaterThan(2);
	expect(batches).toEqual(batches.map(() => [2, true]));
	for (const one of [id, ...containerIds])
		expect(await tablesWith(one)).toEqual([]);
	for (const list of ["shipments", "containers"])
		expect((await readList(system, `/${list}`)).meta.total, list).toBe(0);
});

/** A database in which something happens just before each transaction. */
function beforeTransactions(happen: () => Promise<unknown>): Database {
	const db = new Proxy(database.db, {
		get(target, name) {
			if (name === "transaction")
				return () => ({
					async execute(work: (db: never) => Promise<unknown>) {
						await happen();
						return target.transaction().execute(work as never);
					},
				});
			const value = Reflect.get(target, name);
			return typeof value === "function" ? value.bind(target) : value;
		},
	});
	return { ...database, db };
}

const BEFORE = "2026-03-02T00:00:00Z";

test.each([
	["resumes", { line_tracking_stopped_at: null }],
	["ends again later", { line_tracking_stopped_at: BEFORE }],
	["ends earlier", { line_tracking_stopped_at: "2026-03-01T00:00:00Z" }],
])(
	"a shipment whose tracking %s just before its removal is judged by that",
	async (what, changes) => {
		carrier.report(BOX_2, atSea(BOX_2));
		const id = await trackShipment(system, {
			request_type: "container",
			request_number: BOX_2,
			scac: "MAEU",
		});
		const change = (to: typeof changes) =>
			database.db
				.updateTable("shipments")
				.set(to)
				.where("id", "=", id)
				.execute();
		const old = { line_tracking_stopped_at: "2020-01-01T00:00:00Z" };
		await change(old);
		const remove = (racing: Database, rows: number) =>
			SHIPMENTS.removeSome(racing, system.account.id, new Date(BEFORE), rows);
		const tables = await tablesWith(id);
		await remove(
			beforeTransactions(() => change(changes)),
			1_000,
		);
		const isRemoved = what === "ends earlier";
		expect(await tablesWith(id)).toEqual(isRemoved ? [] : tables);
		await change(old);
		await remove(database, 1_000);
		expect(await tablesWith(id)).toEqual([]);
	},
);

test("a shipment that is removed elsewhere just before its removal is skipped", async () => {
	carrier.report(BOX_2, atSea(BOX_2));
	const id = await trackShipment(system, {
		request_type: "container",
		request_number: BOX_2,
		scac: "MAEU",
	});
	await system.client.shipments.stopTracking(id);
	const before = new Date(BEFORE);
	const remove = (racing: Database) =>
		SHIPMENTS.removeSome(racing, system.account.id, before, 1_000);
	expect(await remove(beforeTransactions(() => remove(database)))).toBe(1);
	expect(await tablesWith(id)).toEqual([]);
});
