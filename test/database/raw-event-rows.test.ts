import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { fromJsonText, toJsonText } from "../../server/database/json-text.ts";
import { migrate } from "../../server/database/migrate.ts";
import { initialSchema } from "../../server/database/migrations/0001-initial-schema.ts";
import { referenceData } from "../../server/database/migrations/0002-reference-data.ts";
import { trackingEngine } from "../../server/database/migrations/0003-tracking-engine.ts";
import { builtInPlaces } from "../../server/database/migrations/0004-built-in-places.ts";
import {
	findRawEvents,
	listRawEventDocuments,
} from "../../server/resources/raw-events/raw-event-queries.ts";
import { EXAMPLES } from "../support/example-records.ts";
import { observationOf } from "../support/observation-of.ts";
import { databaseFile } from "./database-file.ts";

const recorded = EXAMPLES.rawEvents.find(
	({ attributes }) => attributes.vessel_imo,
);
if (!recorded) throw new Error("no example has a vessel");
const { id: containerId } = EXAMPLES.container;

/** A raw event as it was kept with its record, which rests on the second of three versions; and one without. */
async function recordedBefore({ db }: Database): Promise<void> {
	const migrations = {
		"0001-initial-schema": initialSchema,
		"0002-reference-data": referenceData,
		"0003-tracking-engine": trackingEngine,
		"0004-built-in-places": builtInPlaces,
	};
	const provider = { getMigrations: async () => migrations };
	const { error } = await new Migrator({ db, provider }).migrateToLatest();
	if (error !== undefined) throw error;
	const { raw: _, ...content } = observationOf(recorded as never);
	const at = content.receivedAt;
	const contents = [
		{ ...content, occurredAt: "2020-01-01T00:00:00Z" },
		content,
		{ ...content, occurredAt: "2030-01-01T00:00:00Z" },
	];
	for (const [index, said] of contents.entries()) {
		await sql`insert into observations (account_id, id, shipment_id, source_kind, source_code, key, content, raw, received_at, version)
			values ('a', ${`o${index}`}, 's', 'shipping_line', 'MAEU', 'k', ${toJsonText(said)}, '', ${at}, ${index})`.execute(
			db,
		);
	}
	const document = {
		...recorded,
		attributes: { ...recorded?.attributes, invalidated_at: at },
	};
	await sql`insert into raw_events (account_id, id, container_id, observation_id, position, document)
		values ('a', ${recorded?.id}, ${containerId}, 'o0', ${recorded?.attributes.index}, ${toJsonText(document)}),
			('a', 'without', ${containerId}, 'o1', 9, null)`.execute(db);
}

test("raw events that were kept with their records are replied as they were, without them", async () => {
	const { database } = await databaseFile({ isEmpty: true });
	await recordedBefore(database);
	await migrate(database);
	const texts = await listRawEventDocuments(database.db, "a", containerId);
	expect(texts.map(fromJsonText)).toEqual([
		{
			...recorded,
			attributes: {
				...recorded.attributes,
				invalidated_at: recorded.attributes.created_at,
			},
		},
	]);
	const rows = await findRawEvents(database.db, "a", [containerId]);
	expect(rows).toMatchObject([
		{ version_id: "o1", observation_id: "o0" },
		{ version_id: null },
	]);
	expect(rows[0]).not.toHaveProperty("document");
});
