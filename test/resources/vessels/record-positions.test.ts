import { expect, test } from "vitest";
import {
	fromJsonText,
	toJsonText,
} from "../../../server/database/json-text.ts";
import { recordPositions } from "../../../server/resources/vessels/record-positions.ts";
import { findNewestPositions } from "../../../server/resources/vessels/vessel-position-queries.ts";
import {
	findVessel,
	insertVessels,
	latestPosition,
} from "../../../server/resources/vessels/vessel-queries.ts";
import { serializeVessel } from "../../../server/resources/vessels/vessel-serializer.ts";
import { databaseFile } from "../../support/installation/database-file.ts";

const IMO = "9839272";

async function name(
	db: Parameters<typeof insertVessels>[0],
	vessel: string | null,
) {
	const named = { imo: IMO, name: vessel };
	const document = toJsonText(serializeVessel("v", named));
	await insertVessels(db, [{ id: "v", ...named, document }]);
}

async function databaseWithVessel() {
	const { database } = await databaseFile();
	await name(database.db, null);
	return database.db;
}

function seen(time: string, longitude = -121.8) {
	return {
		at: `2026-11-02T${time}Z`,
		latitude: 33.5,
		longitude,
		headingDegrees: 284,
		speedKnots: 17.8,
	};
}

async function attributesOf(db: Parameters<typeof insertVessels>[0]) {
	const vessel = await findVessel(db, "v");
	if (vessel === undefined) throw new Error("no vessel");
	return fromJsonText(vessel.document).attributes;
}

test("the record of a vessel shows its MMSI and its exact last position, not only the one of its quarter of an hour", async () => {
	const db = await databaseWithVessel();
	const positions = [seen("09:00:00"), seen("09:05:00"), seen("09:10:00")];
	expect(
		await recordPositions(db, "v", { mmsi: "371234000", positions }),
	).toEqual({ added: 1, latest: seen("09:10:00") });
	expect(await attributesOf(db)).toEqual({
		name: "IMO 9839272",
		imo: IMO,
		mmsi: "371234000",
		latitude: 33.5,
		longitude: -121.8,
		nautical_speed_knots: 17.8,
		navigational_heading_degrees: 284,
		position_timestamp: "2026-11-02T09:10:00Z",
		positions: null,
	});
	expect(await latestPosition(db, "v")).toEqual(seen("09:10:00"));
	expect(await findNewestPositions(db, "v", 9)).toEqual([seen("09:00:00")]);
});

test("an answer without news changes nothing, and one without an MMSI keeps the known one", async () => {
	const db = await databaseWithVessel();
	const positions = [seen("09:00:00"), seen("09:10:00")];
	await recordPositions(db, "v", { mmsi: "371234000", positions });
	const before = await findVessel(db, "v");
	for (const again of [positions, []]) {
		expect(
			await recordPositions(db, "v", { mmsi: null, positions: again }),
		).toEqual({ added: 0, latest: undefined });
	}
	expect(await findVessel(db, "v")).toEqual(before);
});

test("a vessel that changes its flag has the new MMSI, even without a position", async () => {
	const db = await databaseWithVessel();
	await recordPositions(db, "v", { mmsi: "371234000", positions: [] });
	expect(await attributesOf(db)).toMatchObject({
		mmsi: "371234000",
		position_timestamp: null,
	});
	const positions = [seen("09:00:00")];
	await recordPositions(db, "v", { mmsi: "219018271", positions });
	await recordPositions(db, "v", { mmsi: "371234000", positions: [] });
	expect(await attributesOf(db)).toMatchObject({
		mmsi: "371234000",
		position_timestamp: "2026-11-02T09:00:00Z",
	});
});

test("a late position fills its quarter of an hour, and the last position of the vessel stays", async () => {
	const db = await databaseWithVessel();
	const tell = (...positions: ReturnType<typeof seen>[]) =>
		recordPositions(db, "v", { mmsi: null, positions });
	await tell(seen("09:00:00"), seen("10:00:00"));
	expect(await tell(seen("09:30:00"))).toEqual({
		added: 1,
		latest: undefined,
	});
	expect(await attributesOf(db)).toMatchObject({
		position_timestamp: "2026-11-02T10:00:00Z",
	});
});

test("an impossible jump is not recorded, and the positions after it are", async () => {
	const db = await databaseWithVessel();
	const tell = (...positions: ReturnType<typeof seen>[]) =>
		recordPositions(db, "v", { mmsi: null, positions });
	await tell(seen("09:00:00"), seen("09:30:00"));
	expect(await tell(seen("10:00:00", 12))).toEqual({
		added: 0,
		latest: undefined,
	});
	expect(await tell(seen("10:30:00"))).toMatchObject({ added: 1 });
});

test("a vessel that gets its name after a position shows both", async () => {
	const db = await databaseWithVessel();
	const positions = [seen("09:00:00")];
	await recordPositions(db, "v", { mmsi: null, positions });
	await name(db, "MSC ISABELLA");
	expect(await attributesOf(db)).toMatchObject({
		name: "MSC ISABELLA",
		position_timestamp: "2026-11-02T09:00:00Z",
	});
});

test("a vessel that gets its name before a position keeps its MMSI", async () => {
	const db = await databaseWithVessel();
	await recordPositions(db, "v", { mmsi: "371234000", positions: [] });
	await name(db, "MSC ISABELLA");
	expect(await attributesOf(db)).toMatchObject({
		name: "MSC ISABELLA",
		mmsi: "371234000",
		position_timestamp: null,
	});
});

test("nothing is recorded for an unknown vessel", async () => {
	const db = await databaseWithVessel();
	const positions = [seen("09:00:00")];
	expect(await recordPositions(db, "x", { mmsi: null, positions })).toEqual({
		added: 0,
		latest: undefined,
	});
	expect(await latestPosition(db, "x")).toBeUndefined();
	expect(await latestPosition(db, "v")).toBeUndefined();
});
