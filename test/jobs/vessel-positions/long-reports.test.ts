import { expect, test } from "vitest";
import { toJsonText } from "../../../server/database/json-text.ts";
import { storeFirstPositions } from "../../../server/jobs/vessel-positions/store-positions.ts";
import { recordPositions } from "../../../server/resources/vessels/record-positions.ts";
import { findNewestPositions } from "../../../server/resources/vessels/vessel-position-queries.ts";
import {
	insertVessels,
	latestPosition,
} from "../../../server/resources/vessels/vessel-queries.ts";
import { serializeVessel } from "../../../server/resources/vessels/vessel-serializer.ts";
import { toInstant } from "../../../server/runtime/clock.ts";
import type { VesselPosition } from "../../../server/sources/contracts/position-source.ts";
import { thinPositions } from "../../../server/sources/vessels/thin-positions.ts";
import { LeaseLostError } from "../../../server/worker/job.ts";
import { enqueue } from "../../../server/worker/job-queue.ts";
import { databaseFile } from "../../support/installation/database-file.ts";
import { longestTurn } from "../../support/time/longest-turn.ts";
import { testClock } from "../../support/time/test-clock.ts";

const SINCE = "2026-09-01T00:00:00Z";
const UNTIL = "2026-11-01T00:00:00Z";
const clock = testClock(UNTIL);

/** Positions of a vessel that sails north at about six knots, one each minute. */
function voyage(count: number): VesselPosition[] {
	return Array.from({ length: count }, (_, minute) => ({
		at: toInstant(new Date(Date.parse(SINCE) + minute * 60_000)),
		latitude: Number((minute / 600 - 60).toFixed(5)),
		longitude: -150,
		headingDegrees: 0,
		speedKnots: 6,
	}));
}

/** A database with a vessel, and a running job that has queried a source about it. */
async function queriedVessel() {
	const { database } = await databaseFile();
	const { db } = database;
	const named = { imo: "9839272", name: null };
	const document = toJsonText(serializeVessel("v", named));
	await insertVessels(db, [{ id: "v", ...named, document }]);
	const payload = { vesselId: "v" };
	await enqueue(db, clock, [{ name: "follow-vessel", payload }]);
	await db.updateTable("jobs").set({ lease_owner: "us" }).execute();
	const row = await db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
	/** Stores a report as a job does. */
	async function store(positions: readonly VesselPosition[]) {
		const { answer } = await storeFirstPositions(
			row,
			{ database, clock },
			"v",
			{
				...{ since: SINCE, queriedAt: UNTIL },
				answer: {
					...{ vessel: { imo: "9839272", mmsi: null }, outcome: "found" },
					...{ mmsi: null, positions, wholeUntil: UNTIL },
				},
			},
		);
		const rest = answer.outcome === "found" ? answer.positions : [];
		await recordPositions(db, "v", { mmsi: null, positions: rest });
	}
	return { db, store, recorded: () => findNewestPositions(db, "v", 100_000) };
}

test("a long report leaves the same record as if it were stored at once", async () => {
	const { db, store, recorded } = await queriedVessel();
	const positions = voyage(7_007);
	await store(positions);
	expect(await recorded()).toEqual(thinPositions(positions));
	expect(await latestPosition(db, "v")).toEqual(positions.at(-1));
	await store(positions);
	expect(await recorded()).toEqual(thinPositions(positions));
});

test("a long report of impossible positions delays nothing", async () => {
	const { store } = await queriedVessel();
	const jumps = voyage(60_000).map((position, index) => ({
		...position,
		latitude: index % 2 === 0 ? 40 : -40,
		longitude: (index * 37) % 180,
	}));
	expect(await longestTurn(() => store(jumps))).toBeLessThan(400);
});

test("a long report is not stored by a worker that has lost its job", async () => {
	const { db, store, recorded } = await queriedVessel();
	await db.updateTable("jobs").set({ lease_owner: "another" }).execute();
	await expect(store(voyage(1_001))).rejects.toThrow(LeaseLostError);
	expect(await recorded()).toEqual([]);
});
