import { expect, test } from "vitest";
import { toJsonText } from "../../../server/database/json-text.ts";
import {
	deleteOldPositions,
	findNewestPositions,
	findPositions,
	findVesselWithOldPositions,
	insertPositions,
} from "../../../server/resources/vessels/vessel-position-queries.ts";
import { insertVessels } from "../../../server/resources/vessels/vessel-queries.ts";
import { serializeVessel } from "../../../server/resources/vessels/vessel-serializer.ts";
import type { VesselPosition } from "../../../server/sources/contracts/position-source.ts";
import { databaseFile } from "../../support/installation/database-file.ts";

function seen(at: string, latitude = 33.5): VesselPosition {
	return {
		at,
		latitude,
		longitude: -121.8,
		headingDegrees: null,
		speedKnots: 17.8,
	};
}

const DAY = [
	seen("2026-11-02T09:00:12Z"),
	seen("2026-11-02T09:15:00Z"),
	seen("2026-11-02T09:44:59Z"),
	seen("2026-11-02T10:00:00Z"),
];

async function databaseWith(vessels: readonly string[]) {
	const { database } = await databaseFile();
	const { db } = database;
	await insertVessels(
		db,
		vessels.map((id) => {
			const document = toJsonText(serializeVessel(id, { imo: null, name: id }));
			return { id, imo: null, name: id, document };
		}),
	);
	for (const id of vessels) await insertPositions(db, id, DAY);
	return db;
}

test.each<[string, string, number, VesselPosition[]]>([
	["2026-11-02T00:00:00Z", "2026-11-03T00:00:00Z", 100, DAY],
	["2026-11-02T09:00:12Z", "2026-11-02T09:44:59Z", 100, DAY.slice(0, 3)],
	["2026-11-02T09:00:13Z", "2026-11-02T09:44:58Z", 100, DAY.slice(1, 2)],
	["2026-11-02T09:00:00Z", "2026-11-02T10:00:00Z", 2, DAY.slice(0, 2)],
	["2026-11-02T11:00:00Z", "2026-11-02T10:00:00Z", 100, []],
])(
	"the positions from %s to %s, both included, at most %i, are read oldest first",
	async (from, to, limit, want) => {
		const db = await databaseWith(["v", "w"]);
		const found = findPositions(db, "v", new Date(from), new Date(to), limit);
		expect(await found).toEqual(want);
	},
);

test("each quarter of an hour keeps its first position", async () => {
	const db = await databaseWith(["v"]);
	const added = await insertPositions(db, "v", [
		seen("2026-11-02T09:00:00Z", 40),
		seen("2026-11-02T09:30:00Z", 40),
		seen("2026-11-02T10:15:00Z", 40),
	]);
	expect(added).toBe(1);
	const all = [new Date("2026-11-02"), new Date("2026-11-03")] as const;
	const found = await findPositions(db, "v", ...all, 100);
	expect(found).toEqual([...DAY, seen("2026-11-02T10:15:00Z", 40)]);
});

test("the newest positions are read, oldest first", async () => {
	const db = await databaseWith(["v", "w"]);
	expect(await findNewestPositions(db, "v", 3)).toEqual(DAY.slice(1));
	expect(await findNewestPositions(db, "x", 3)).toEqual([]);
});

test("positions are deleted when their quarter of an hour has ended before the given moment, oldest first, vessel by vessel", async () => {
	const db = await databaseWith(["v", "w", "x"]);
	const before = new Date("2026-11-02T09:20:00Z");
	expect(await findVesselWithOldPositions(db, "v", before)).toBe("w");
	expect(await deleteOldPositions(db, "w", before, 512)).toBe(1);
	expect(await findNewestPositions(db, "w", 9)).toEqual(DAY.slice(1));
	expect(await findVesselWithOldPositions(db, "v", before)).toBe("x");
	expect(await findVesselWithOldPositions(db, "x", before)).toBeUndefined();
	const later = new Date("2026-11-03T00:00:00Z");
	expect(await deleteOldPositions(db, "x", later, 2)).toBe(2);
	expect(await findNewestPositions(db, "x", 9)).toEqual(DAY.slice(2));
});

test("a year of positions can be written at once", async () => {
	const db = await databaseWith([]);
	const start = Date.parse("2026-01-01T00:00:00Z");
	const year = Array.from({ length: 365 * 96 }, (_, quarter) =>
		seen(new Date(start + quarter * 900_000).toISOString().replace(".000", "")),
	);
	expect(await insertPositions(db, "v", year)).toBe(35_040);
	expect(await findNewestPositions(db, "v", 1)).toEqual(year.slice(-1));
});
