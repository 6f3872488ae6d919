import { describe, expect, test } from "vitest";
import { jobs } from "../../server/jobs/jobs.ts";
import { storeReport } from "../../server/recording/store-report.ts";
import type { JobHandler } from "../../server/worker/job.ts";
import { LeaseLostError } from "../../server/worker/job.ts";
import type { JobPayloads } from "../../server/worker/job-payloads.ts";
import type { JobRow } from "../../server/worker/job-table.ts";
import { recordTrack } from "../map/recorded-way.ts";
import { openForFile } from "../support/open-for-file.ts";
import { atSea, message } from "../support/peers/carrier-messages.ts";
import { PIER_400 } from "../support/peers/stub-terminal.ts";
import { newBox } from "../support/records/new-numbers.ts";
import { shipmentOf, startTrackedWorld, submitAnswered } from "./tracked.ts";

/** A container on its way to a terminal that is queried later. */
function towardsPier(box: string): object[] {
	return [
		...atSea(box).slice(0, 4),
		message("EST 2026-03-12T08:00:00Z ARRI USLAX vessel", {
			id: `${box} arrival`,
			container: box,
			reportedAt: "2026-02-20T00:00:00Z",
		}),
		message("PLN 2026-03-12T08:00:00Z DISC USLAX vessel", {
			id: `${box} discharge`,
			container: box,
			terminal: PIER_400,
		}),
	];
}

const world = await openForFile(startTrackedWorld, { isSeeing: true });
const { system } = world;
const events = towardsPier(newBox());
const requestId = await submitAnswered(world, system, "LOST1", events);
const shipmentId = (await shipmentOf(system, requestId)).shipment.id;
const { db } = system;
const vesselId = await recordTrack(db, "ALPHA", []);

/** A job whose lease another worker holds. */
function lostJob(name: string): JobRow {
	return {
		id: "lost",
		name,
		dedupe_key: null,
		account_id: world.system.account.id,
		payload: "{}",
		run_at: "2026-03-01T00:00:00.000Z",
		attempts: 1,
		generation: 0,
		lease_owner: "earlier worker",
		lease_until: null,
		last_error: null,
		created_at: "2026-03-01T00:00:00Z",
	};
}

type Work = {
	[Name in keyof JobPayloads]: readonly [
		when: string,
		name: Name,
		payload: () => JobPayloads[Name],
	];
}[keyof JobPayloads];

const LEG = { since: "2026-02-05T08:00:00Z", until: "2026-02-20T08:00:00Z" };

describe("a job that another worker has taken fails with a lost lease", () => {
	test.each<Work>([
		[
			"its request is deleted",
			"track-shipment",
			() => ({ trackingRequestId: "" }),
		],
		["its shipment is gone", "check-terminal", () => ({ shipmentId: "" })],
		["no terminal is due", "check-terminal", () => ({ shipmentId })],
		["its vessel is deleted", "follow-vessel", () => ({ vesselId: "" })],
		["its vessel carries nothing", "follow-vessel", () => ({ vesselId })],
		[
			"its vessel is deleted",
			"recall-leg",
			() => ({ ...LEG, vesselId: "", shipmentId }),
		],
		[
			"its source fails",
			"recall-leg",
			() => ({ ...LEG, vesselId, shipmentId }),
		],
		[
			"its import is gone",
			"import-tracking-requests",
			() => ({ importId: "" }),
		],
		["its shipment is gone", "draw-maps", () => ({ shipmentId: "" })],
		["its vessel is deleted", "draw-vessel-maps", () => ({ vesselId: "" })],
		["nothing is left", "remove-notifications", () => ({ webhookNumber: 99 })],
	])("when %s (%s)", async (_, name, payload) => {
		world.positions.fail(503);
		const handle = jobs[name].handle as JobHandler<never>;
		const { signal } = new AbortController();
		const job = { row: lostJob(name), payload: payload() as never, signal };
		const { services } = world.system.landfall;
		await expect(handle(job, services)).rejects.toThrow(LeaseLostError);
	});

	test("when its report is no longer wanted", async () => {
		const stored = storeReport(world.system.services, {
			row: lostJob("track-shipment"),
			readReport: async () => undefined,
			finish: async () => {},
		});
		await expect(stored).rejects.toThrow(LeaseLostError);
	});
});
