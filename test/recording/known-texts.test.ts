import fc from "fast-check";
import { expect, test } from "vitest";
import { fromJsonText, toJsonText } from "../../server/database/json-text.ts";
import type { StoredMessage } from "../../server/resources/observations/report-table.ts";
import { addReportedShipment } from "../jobs/reported-shipment.ts";
import { HOUR, startTrackedWorld } from "../jobs/tracked.ts";
import { openForFile } from "../support/open-for-file.ts";
import { atSea, message } from "../support/peers/carrier-messages.ts";
import { storedObservations } from "../support/records/stored-observations.ts";
import { extentOf } from "../support/vitest/extent.ts";

// With terminals, the order of two due jobs would affect the records.
const world = await openForFile(startTrackedWorld, { hasTerminals: false });

const observations = (accountId: string) =>
	storedObservations(world.system.db, accountId);

/** Clears the digests of a tenant's messages, so that known texts are read again. */
async function forgetTexts(accountId: string): Promise<void> {
	const { db } = world.system;
	const reports = await db
		.selectFrom("reports")
		.selectAll()
		.where("account_id", "=", accountId)
		.execute();
	for (const { shipment_id, first, messages } of reports) {
		const forgotten = fromJsonText(messages).map(
			([key, version, , ...receivedAt]) =>
				[key, version, null, ...receivedAt] as const,
		);
		await db
			.updateTable("reports")
			.set({ messages: toJsonText<readonly StoredMessage[]>(forgotten) })
			.where("account_id", "=", accountId)
			.where("shipment_id", "=", shipment_id)
			.where("first", "=", first)
			.execute();
	}
}

const ARRIVAL = message("ACT 2026-03-01T00:00:00Z ARRI USLAX vessel");

/** Later messages of a line: news, corrections under known ids, future events, retractions. */
const MESSAGES: readonly object[] = [
	...atSea(),
	...atSea().map((said) => ({
		...said,
		eventDateTime: "2026-02-19T08:00:00Z",
	})),
	ARRIVAL,
	{ ...ARRIVAL, eventDateTime: "2026-03-01T06:00:00Z" },
	{ ...ARRIVAL, eventCreatedDateTime: "2026-03-04T00:00:00Z" },
	{ ...ARRIVAL, eventCreatedDateTime: undefined },
	{ ...ARRIVAL, isRetracted: true },
	{
		...ARRIVAL,
		isRetracted: true,
		eventDateTime: undefined,
		eventCreatedDateTime: undefined,
	},
	message("ACT 2026-03-01T09:00:00Z DISC USLAX vessel"),
	message("EST 2026-03-03T09:00:00Z GTOT USLAX truck", {
		reportedAt: "2026-02-28T00:00:00Z",
	}),
];

let counter = 0;

async function reportedTenant(events: readonly object[]) {
	counter += 1;
	const number = `TEXTS${counter}`;
	const reported = await addReportedShipment(world, number, events);
	const accountId = reported.tenant.account.id;
	const left = async () => ({
		observations: (await observations(accountId)).map((row) => ({
			key: row.key,
			version: row.version,
			content: fromJsonText(row.content),
		})),
		container: (await reported.container()).attributes,
		rawEvents: (await reported.rawEvents()).map(({ attributes }) => attributes),
		events: (await reported.events()).map(({ key, timestamp, ...row }) => ({
			key,
			timestamp,
			isInvalid: row.invalidated_at,
		})),
	});
	return { number, accountId, reported, left };
}

test("messages recognized by their texts lead to the same records as when they are read again, for any messages in any order", {
	tags: "whole",
}, async () => {
	const polls = fc.array(
		fc.array(fc.constantFrom(...MESSAGES), { minLength: 1, maxLength: 12 }),
		{ minLength: 1, maxLength: 4 },
	);
	await fc.assert(
		fc.asyncProperty(polls, async (answers) => {
			const knowing = await reportedTenant(atSea());
			const forgetful = await reportedTenant(atSea());
			for (const answer of answers) {
				await forgetTexts(forgetful.accountId);
				world.carrier.report(knowing.number, answer);
				world.carrier.report(forgetful.number, answer);
				await world.pass(7 * HOUR);
				expect(await knowing.left()).toEqual(await forgetful.left());
			}
		}),
		{ numRuns: extentOf(4) },
	);
});

test("an answer in another order and with repetitions is recognized, and the request continues", async () => {
	const { reported, accountId } = await reportedTenant(atSea());
	const before = await observations(accountId);
	expect(before.every((row) => row.text_digest !== null)).toBe(true);
	expect(await reported.report([...atSea(), ...atSea()].reverse())).toEqual([]);
	expect(await observations(accountId)).toEqual(before);
	const { attributes } = await reported.shipment();
	expect(attributes.line_tracking_last_succeeded_at).toBe(
		`${world.clock.now().toISOString().slice(0, 19)}Z`,
	);
});
