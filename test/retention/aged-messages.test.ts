import { expect, test } from "vitest";
import { RAW_MESSAGES } from "../../server/retention/aged-messages.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { atSea, BOX, BOX_2 } from "../support/peers/carrier-messages.ts";
import { startStubCarrier } from "../support/peers/stub-carrier.ts";
import { trackShipment } from "../support/records/track-number.ts";
import { testClock } from "../support/time/test-clock.ts";

const clock = testClock("2026-03-01T00:00:00Z");
const carrier = await openForFile(startStubCarrier, clock);
const system = await openForFile(startTestLandfall, {
	carriers: carrier.registry,
	clock,
});
const { database } = system.services;
const owner = system.account.id;

/** The ids of shipments whose messages still have their texts. */
async function withTexts(): Promise<string[]> {
	const rows = await database.db
		.selectFrom("reports")
		.select(["shipment_id", "raw"])
		.execute();
	return rows.filter(({ raw }) => raw.length > 0).map((row) => row.shipment_id);
}

async function track(number: string): Promise<string> {
	carrier.report(number, atSea(number));
	return trackShipment(system, {
		request_type: "container",
		request_number: number,
		scac: "MAEU",
	});
}

test("the messages of stopped shipments lose their texts, the longest stopped first, until none is left", async () => {
	const [first, second] = [await track(BOX), await track(BOX_2)];
	for (const id of [second, first]) {
		await system.client.shipments.stopTracking(id);
		clock.advance(3_600_000);
	}
	expect((await withTexts()).sort()).toEqual([first, second].sort());
	const before = new Date("2026-03-01T00:30:00Z");
	const clear = (limit: Date) =>
		RAW_MESSAGES.removeSome(database, owner, limit, 1);
	// The text of the message, and then the progress.
	expect([await clear(before), await clear(before)]).toEqual([1, 1]);
	expect(await clear(before)).toBe(0);
	expect(await withTexts()).toEqual([first]);
	expect(await RAW_MESSAGES.count(database, owner, before)).toBe(0);

	const later = new Date("2026-03-02T00:00:00Z");
	expect(await RAW_MESSAGES.count(database, owner, later)).toBe(1);
	expect([await clear(later), await clear(later)]).toEqual([1, 1]);
	expect(await clear(later)).toBe(0);
	expect(await withTexts()).toEqual([]);
});

test("none of the shipments that were stopped in one second keeps its texts", async () => {
	const ids = [await track(BOX), await track(BOX_2)];
	for (const id of ids) await system.client.shipments.stopTracking(id);
	expect((await withTexts()).sort()).toEqual(ids.toSorted());
	const before = new Date("2026-04-01T00:00:00Z");
	const left: number[] = [];
	for (let count = -1; count !== 0; ) {
		count = await RAW_MESSAGES.removeSome(database, owner, before, 512);
		left.push(await RAW_MESSAGES.count(database, owner, before));
	}
	expect(await withTexts()).toEqual([]);
	expect(left).toEqual([1, 0, 0]);
});
