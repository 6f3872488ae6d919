import { expect, test } from "vitest";
import { toJsonText } from "../../../server/database/json-text.ts";
import { findTrack } from "../../../server/resources/vessels/find-track.ts";
import { recordPositions } from "../../../server/resources/vessels/record-positions.ts";
import {
	findVessel,
	insertVessels,
} from "../../../server/resources/vessels/vessel-queries.ts";
import { serializeVessel } from "../../../server/resources/vessels/vessel-serializer.ts";
import { databaseFile } from "../../support/installation/database-file.ts";

const FROM = new Date("2026-11-02T00:00:00Z");
const TO = new Date("2026-11-03T00:00:00Z");

function seen(time: string, latitude = 33.5) {
	const at = `2026-11-02T${time}Z`;
	const [headingDegrees, speedKnots] = [284, 17.8];
	return { at, latitude, longitude: -121.8, headingDegrees, speedKnots };
}

test("a position after hours of silence that only a faster vessel could reach is shown only when later ones confirm it", async () => {
	const { db } = (await databaseFile()).database;
	const named = { imo: "9839272", name: null };
	const document = toJsonText(serializeVessel("v", named));
	await insertVessels(db, [{ id: "v", ...named, document }]);
	const trackAfter = async (...positions: ReturnType<typeof seen>[]) => {
		await recordPositions(db, "v", { mmsi: null, positions });
		const vessel = await findVessel(db, "v");
		const track = vessel ? await findTrack(db, vessel, FROM, TO) : [];
		return track.map(({ at }) => at.slice(11, 16));
	};
	const before = [seen("09:00:00"), seen("09:30:00")];
	expect(await trackAfter(...before)).toEqual(["09:00", "09:30"]);
	expect(await trackAfter(seen("14:30:00", 38.2))).toEqual(["09:00", "09:30"]);
	expect(await trackAfter(seen("14:50:00"), seen("15:10:00"))).toEqual([
		...["09:00", "09:30", "14:50", "15:10"],
	]);
	expect(await trackAfter(seen("20:10:00", 36))).toEqual([
		...["09:00", "09:30", "14:50", "15:10"],
	]);
	expect(await trackAfter(seen("20:30:00", 36.1))).toEqual([
		...["09:00", "09:30", "14:50", "15:10", "20:10", "20:30"],
	]);
});

/** [from, to, the positions shown of those at 09:00, 09:05 and 09:10, of which the last is the vessel's latest] */
test.each([
	["09:00:00", "09:10:00", ["09:00", "09:10"]],
	["09:06:00", "09:10:00", ["09:10"]],
	["09:10:00", "09:20:00", ["09:10"]],
	["09:00:00", "09:09:59", ["09:00"]],
	["09:10:01", "09:20:00", []],
])("a track from %s to %s has these positions: %j", async (from, to, want) => {
	const { db } = (await databaseFile()).database;
	const named = { imo: "9839272", name: null };
	const document = toJsonText(serializeVessel("v", named));
	await insertVessels(db, [{ id: "v", ...named, document }]);
	const positions = [seen("09:00:00"), seen("09:05:00"), seen("09:10:00")];
	await recordPositions(db, "v", { mmsi: null, positions });
	const vessel = await findVessel(db, "v");
	if (vessel === undefined) throw new Error("no vessel");
	const ends = [from, to].map((time) => new Date(`2026-11-02T${time}Z`));
	const track = await findTrack(db, vessel, ends[0] ?? FROM, ends[1] ?? TO);
	expect(track.map(({ at }) => at.slice(11, 16))).toEqual(want);
});
