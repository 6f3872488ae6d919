import { expect, test } from "vitest";
import { toJsonText } from "../../server/database/json-text.ts";
import {
	findNewestPositions,
	insertPositions,
} from "../../server/resources/vessels/vessel-position-queries.ts";
import { insertVessels } from "../../server/resources/vessels/vessel-queries.ts";
import { serializeVessel } from "../../server/resources/vessels/vessel-serializer.ts";
import { sweep } from "../../server/retention/sweep.ts";
import { openRetentionRules } from "../../server/settings/retention-rules/retention-rules.ts";
import { databaseFile } from "../support/installation/database-file.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.parse("2026-03-01T00:00:00Z");

test("positions of all vessels are removed 400 days after the report, in batches, and are counted", async () => {
	const { database } = await databaseFile();
	const { db } = database;
	const vessels = ["one", "two", "three"].map((name) => {
		const document = toJsonText(serializeVessel(name, { imo: null, name }));
		return { id: name, imo: null, name, document };
	});
	await insertVessels(db, vessels);
	const track = Array.from({ length: 80 }, (_, hour) => ({
		at: new Date(START + hour * HOUR_MS).toISOString(),
		latitude: 33.5,
		longitude: -121.8,
		headingDegrees: null,
		speedKnots: 17.8,
	}));
	for (const { id } of vessels.slice(0, 2))
		await insertPositions(db, id, track);

	const rules = openRetentionRules({ retentionFile: undefined, secrets: {} });
	const sweepAt = async (ms: number, kept = rules) => {
		const now = new Date(ms);
		return (await sweep({ database, rules: kept, now })).rows;
	};
	const forever = { ...rules, positions: Number.POSITIVE_INFINITY };
	expect(await sweepAt(START + 10_000 * DAY_MS, forever)).toEqual({});
	expect(await sweepAt(START + 399 * DAY_MS)).toEqual({});
	expect(await sweepAt(START + 400 * DAY_MS + 70 * HOUR_MS)).toEqual({
		positions: 140,
	});
	const left = await Promise.all(
		vessels.map(({ id }) => findNewestPositions(db, id, 100)),
	);
	expect(left.map(({ length }) => length)).toEqual([10, 10, 0]);
});
