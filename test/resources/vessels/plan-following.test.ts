import { expect, test } from "vitest";
import type { Queries } from "../../../server/database/database.ts";
import { insertAccount } from "../../../server/resources/accounts/account-queries.ts";
import {
	planFollowing,
	planPositionJobs,
} from "../../../server/resources/vessels/plan-following.ts";
import type { PositionSource } from "../../../server/sources/contracts/position-source.ts";
import { databaseFile } from "../../support/installation/database-file.ts";
import { testClock } from "../../support/time/test-clock.ts";
import { loadVessel } from "./loaded-vessel.ts";

const clock = testClock("2026-08-14T20:20:00Z");
const vessels: PositionSource = {
	code: "ais",
	positions: async () => [],
	close: async () => {},
};

async function planned(db: Queries) {
	const jobs = await db
		.selectFrom("jobs")
		.select(["name", "account_id", "payload", "run_at"])
		.orderBy("dedupe_key")
		.execute();
	return jobs.map(({ name, account_id, payload, run_at }) => {
		expect([account_id, run_at]).toEqual(["", "2026-08-14T20:20:00.000Z"]);
		return [name, JSON.parse(payload)];
	});
}

test("each vessel is followed by one job for any number of containers and accounts", async () => {
	const { db } = (await databaseFile()).database;
	await planFollowing(db, { vessels, clock }, ["v", null, "w", "v"]);
	await planFollowing(db, { vessels, clock }, ["w", null]);
	expect(await planned(db)).toEqual([
		["follow-vessel", { vesselId: "v" }],
		["follow-vessel", { vesselId: "w" }],
	]);
});

test("at the start the vessels that carry a container are followed", async () => {
	const { db } = (await databaseFile()).database;
	const account = await insertAccount(db, "shipper", "2026-08-01T00:00:00Z");
	const route = "CNSHA atd:218\nUSLAX eta:234";
	await loadVessel(db, account.id, "v", [route, route]);
	await planPositionJobs(db, { vessels, clock });
	expect(await planned(db)).toEqual([["follow-vessel", { vesselId: "v" }]]);
});

test("without a position source nothing is planned", async () => {
	const { db } = (await databaseFile()).database;
	await planFollowing(db, { clock }, ["v"]);
	await planPositionJobs(db, { clock });
	expect(await planned(db)).toEqual([]);
});
