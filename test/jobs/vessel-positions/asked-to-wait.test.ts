import { expect, test } from "vitest";
import { followVessel } from "../../../server/jobs/vessel-positions/follow-vessel.ts";
import { recallLeg } from "../../../server/jobs/vessel-positions/recall-leg.ts";
import {
	PositionError,
	type PositionSource,
} from "../../../server/sources/contracts/position-source.ts";
import type { JobHandler } from "../../../server/worker/job.ts";
import { enqueue } from "../../../server/worker/job-queue.ts";
import { recordTrack, recordWay } from "../../map/recorded-way.ts";
import { day } from "../../map/way.ts";
import { startTestLandfall } from "../../support/installation/test-landfall.ts";
import { runNextJob } from "../../support/jobs/run-jobs.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { recordExamples } from "../../support/records/example-records.ts";
import { EXAMPLES } from "../../support/records/examples.ts";
import { testClock } from "../../support/time/test-clock.ts";
import { DAY } from "../tracked.ts";

const clock = testClock(day(8));
const landfall = await openForFile(startTestLandfall, {
	clock,
	isWorking: false,
});
const { db } = landfall;
const poor = await landfall.addTenant("poor");
const accountId = landfall.account.id;
const vesselId = await recordTrack(db, "ALPHA", []);
await recordExamples(db, accountId);
const shipmentId = EXAMPLES.shipment.id;
const { id } = await recordWay(db, "CNSHA atd:4\nUSLAX eta:20", {
	accountId,
	shipmentId,
});
// A vessel is followed for the containers whose maps show it.
await landfall.client.getContainerMap(id);
await db.deleteFrom("jobs").execute();
const LEG = { vesselId, shipmentId, since: day(4), until: day(7) };

let queries = 0;
/** A source that asks for no queries for a day. */
const source: PositionSource = {
	code: "fleet",
	async positions() {
		queries += 1;
		throw new PositionError("transient", "busy", { retryAfterMs: DAY });
	},
	async close() {},
};

/** Runs the next job of a kind with that source, and returns the jobs that are left. */
async function run(
	name: "follow-vessel" | "recall-leg",
	handle: JobHandler<never>,
) {
	await runNextJob(landfall.services, name, (job) =>
		handle(job as never, { ...landfall.landfall.services, vessels: source }),
	);
	const rows = await db.selectFrom("jobs").selectAll().execute();
	await db.deleteFrom("jobs").execute();
	return rows;
}

test("a source of positions that asks for a day without queries gets none for a followed vessel", async () => {
	const payload = { vesselId };
	await enqueue(db, clock, [{ name: "follow-vessel", payload }]);
	const [job] = await run("follow-vessel", followVessel);
	expect(job?.run_at.slice(0, 10)).toBe(day(9).slice(0, 10));
});

test("a source of positions that asks for a day without queries gets none for a leg that has ended", async () => {
	const name = "recall-leg";
	await enqueue(db, clock, [{ name, accountId, payload: LEG }]);
	const [job] = await run(name, recallLeg);
	expect(job?.run_at.slice(0, 10)).toBe(day(9).slice(0, 10));
});

test("a source of positions is not queried for a leg when the account no longer has the paid feature", async () => {
	const before = queries;
	const name = "recall-leg";
	const job = { name, accountId: poor.account.id, payload: LEG } as const;
	await enqueue(db, clock, [job]);
	expect(await run(name, recallLeg)).toEqual([]);
	expect(queries).toBe(before);
});
