import { expect, test } from "vitest";
import type { Container, TransportEvent } from "../../generated/openapi.ts";
import told from "../../openapi/shared/records/direct/event-pickup-lfd-changed.json" with {
	type: "json",
};
import { fromJsonText, toJsonText } from "../../server/database/json-text.ts";
import { lastFreeDays } from "../../server/database/migrations/0023-last-free-days.ts";
import { EXAMPLES, recordExamples } from "../support/example-records.ts";
import { databaseFile } from "./database-file.ts";

/** A document as the version before wrote it: with the last seconds of the days. */
function asBefore<Document>(document: Document) {
	const text = JSON.stringify(document)
		.replaceAll("2026-08-27T07:00:00Z", "2026-08-28T06:59:59Z")
		.replaceAll("2026-08-28T07:00:00Z", "2026-08-29T06:59:59Z");
	return toJsonText(JSON.parse(text) as Document);
}

test("last free days that were recorded as the ends of days are the midnights that begin them", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	await recordExamples(db, "a");
	const event = told as TransportEvent;
	await db
		.updateTable("containers")
		.set({ document: asBefore<Container>(EXAMPLES.container) })
		.execute();
	await db
		.updateTable("transport_events")
		.set({
			event: event.attributes.event,
			document: asBefore<TransportEvent>(event),
		})
		.where("key", "=", "event 0")
		.execute();
	await db
		.transaction()
		.execute((transaction) => lastFreeDays.up(transaction as never));
	const container = await db
		.selectFrom("containers")
		.select("document")
		.executeTakeFirstOrThrow();
	expect(fromJsonText(container.document)).toEqual(EXAMPLES.container);
	const events = await db
		.selectFrom("transport_events")
		.select("document")
		.execute();
	expect(events.map(({ document }) => fromJsonText(document))).toEqual(
		expect.arrayContaining([event, ...EXAMPLES.events.slice(1)]),
	);
});
