import { sql } from "kysely";
import { expect, test } from "vitest";
import { SHIPMENTS } from "../../server/retention/aged-shipments.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { atSea, BOX } from "../support/peers/carrier-messages.ts";
import { startStubCarrier } from "../support/peers/stub-carrier.ts";
import { trackShipment } from "../support/records/track-number.ts";
import { readIds } from "../support/replies/list-replies.ts";
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

test("a shipment with more rows than a batch is removed last, after everything that belongs to it", async () => {
	carrier.report(BOX, atSea());
	const id = await trackShipment(system, {
		request_type: "container",
		request_number: BOX,
		scac: "MAEU",
	});
	const [containerId = ""] = await readIds(system, "/containers");
	await system.client.shipments.stopTracking(id);
	const before = new Date("2026-03-02T00:00:00Z");
	const owner = system.account.id;

	const batches: [number: number, isThere: boolean][] = [];
	for (let count = -1; count !== 0; ) {
		count = await SHIPMENTS.removeSome(database, owner, before, 2);
		const { status } = await system.fetch(`/shipments/${id}`);
		if (count > 0) batches.push([count, status === 200]);
	}
	const last = batches.pop();
	expect(last?.[1]).toBe(false);
	expect(batches.length).toBeGreaterThan(2);
	expect(batches).toEqual(batches.map(() => [2, true]));
	for (const one of [id, containerId])
		expect(await tablesWith(one)).toEqual([]);
});
