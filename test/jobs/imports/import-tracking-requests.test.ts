import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import {
	createLandfallClient,
	type LandfallClient,
} from "../../../client/index.ts";
import { jobs } from "../../../server/jobs/jobs.ts";
import { LeaseLostError } from "../../../server/worker/job.ts";
import {
	acceptedTable,
	requestsOf,
} from "../../resources/tracking-request-imports/imported.ts";
import {
	killLandfallProcesses,
	startLandfallProcess,
} from "../../support/installation/landfall-process.ts";
import {
	startTestLandfall,
	temporaryFolder,
} from "../../support/installation/test-landfall.ts";
import { runNextJob } from "../../support/jobs/run-jobs.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { serve } from "../../support/peers/serve.ts";
import { startStubCarrier } from "../../support/peers/stub-carrier.ts";
import { refuseInserts } from "../../support/records/refuse-writes.ts";
import { eventually } from "../../support/time/eventually.ts";
import { testClock } from "../../support/time/test-clock.ts";
import { extentOf } from "../../support/vitest/extent.ts";

const clock = testClock("2026-03-01T00:00:00Z");
const line = await openForFile(startStubCarrier, clock);
const landfall = await openForFile(startTestLandfall, {
	carriers: line.registry,
	isWorking: false,
	clock,
});

afterAll(() => killLandfallProcesses());

const { handle } = jobs["import-tracking-requests"];

/** Runs the import's job once. */
const runOnce = () =>
	runNextJob(landfall.services, "import-tracking-requests", handle);

/** A table in which every twentieth line is broken, in one of five ways. */
function brokenTable(lines: number): { csv: string; broken: number[] } {
	const broken: number[] = [];
	const rows = Array.from({ length: lines }, (_, index) => {
		const number = `MAEU${7_000_000 + index}`;
		if (index % 20 !== 10) return `${number},Maersk,PO-${index}`;
		const at = index + 2;
		broken.push(at);
		const kinds = [
			`=SUM(A1:A${at}),Maersk,`,
			`${number},Nowhere Lines of Mars,`,
			",Maersk,PO-1",
			`${number},Maersk,${"x".repeat(256)}`,
			`${number},Maersk,PO-1,more`,
		];
		return kinds[((index / 10) % 5) | 0] ?? "";
	});
	return { csv: ["MBL,Carrier,PO", ...rows].join("\n"), broken };
}

async function refusedLines(client: LandfallClient, id: string) {
	const listed = client.listTrackingRequestImportRefusals(id, {
		"page[size]": 100,
	});
	return (await Array.fromAsync(listed)).map(
		({ attributes }) => attributes.line,
	);
}

describe("the job of an import", () => {
	it("imports no line any more when it is gone, as when the account is removed", async () => {
		const leaving = await landfall.addTenant("leaving");
		const { id } = await acceptedTable(leaving, brokenTable(200).csv);
		clock.advance(1);
		await runNextJob(
			landfall.services,
			"import-tracking-requests",
			async (job, services) => {
				await landfall.db
					.deleteFrom("jobs")
					.where("id", "=", job.row.id)
					.execute();
				await expect(handle(job, services)).rejects.toThrow(LeaseLostError);
			},
		);
		const { data } = await leaving.client.getTrackingRequestImport(id);
		expect(data.attributes).toMatchObject({ status: "pending", created: 0 });
		expect(await requestsOf(leaving)).toEqual([]);
	});

	it("imports some lines in each run, in turn with the imports of other accounts", async () => {
		const large = await landfall.addTenant("large");
		const small = await landfall.addTenant("small");
		const { csv } = brokenTable(2_000);
		const { id } = await acceptedTable(large, csv);
		const { id: other } = await acceptedTable(small, "Container\nSMALL1\n");
		clock.advance(1);
		await runOnce();
		await runOnce();
		const { data } = await large.client.getTrackingRequestImport(id);
		expect(data.attributes).toMatchObject({
			status: "working",
			created: 760,
			refused: 40,
			progress: 40,
			finished_at: null,
		});
		const done = await small.client.getTrackingRequestImport(other);
		expect(done.data.attributes.status).toBe("done");
		while (await runOnce());
	});

	it("continues after an error with the line after the last stored one, and neither loses nor repeats a line", async () => {
		const tenant = await landfall.addTenant("cut off");
		const { csv, broken } = brokenTable(500);
		const { id } = await acceptedTable(tenant, csv);
		const stop = await refuseInserts(
			landfall.db,
			"tracking_requests",
			sql`new.request_number = 'MAEU7000251'`,
		);
		await expect(runOnce()).rejects.toThrow();
		await stop();
		const { data: cut } = await tenant.client.getTrackingRequestImport(id);
		expect(cut.attributes).toMatchObject({ created: 190, refused: 10 });
		// The lease ends, as after a crash.
		await landfall.db
			.updateTable("jobs")
			.set({ lease_owner: null, lease_until: null })
			.where("account_id", "=", tenant.account.id)
			.where("name", "=", "import-tracking-requests")
			.execute();
		while (await runOnce());
		const { data } = await tenant.client.getTrackingRequestImport(id);
		expect(data.attributes).toMatchObject({
			status: "done",
			created: 475,
			refused: 25,
			duplicates: 0,
		});
		expect(await refusedLines(tenant.client, id)).toEqual(broken);
		expect(await requestsOf(tenant)).toHaveLength(475);
		const left = await landfall.db
			.selectFrom("tracking_request_import_parts")
			.select("part")
			.where("account_id", "=", tenant.account.id)
			.execute();
		expect(left).toEqual([]);
	});

	it("imports no line twice when two workers run it together", async () => {
		const tenant = await landfall.addTenant("twice");
		const { csv } = brokenTable(400);
		const { id } = await acceptedTable(tenant, csv);
		const row = await landfall.db
			.selectFrom("jobs")
			.selectAll()
			.where("account_id", "=", tenant.account.id)
			.where("name", "=", "import-tracking-requests")
			.executeTakeFirstOrThrow();
		const { signal } = new AbortController();
		const job = { row, payload: { importId: id }, signal };
		const both = await Promise.allSettled([
			handle(job, landfall.services),
			handle(job, landfall.services),
		]);
		expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
		while (await runOnce());
		const { data } = await tenant.client.getTrackingRequestImport(id);
		expect(data.attributes).toMatchObject({
			status: "done",
			created: 380,
			refused: 20,
		});
		expect(await requestsOf(tenant)).toHaveLength(380);
	});
});

describe("an import in a process that is killed", { tags: "whole" }, () => {
	it("is resumed after kill -9: each line becomes one request or one refusal", async () => {
		const folder = temporaryFolder();
		// The line never answers, because tracking the imported numbers would take most of the time.
		const silent = await serve(() => {});
		const carriers = join(folder.path, "carriers.json");
		const entry = { scac: "MAEU", dialect: "dcsa-2.2", baseUrl: silent.url };
		writeFileSync(carriers, JSON.stringify({ carriers: [entry] }));
		const env = {
			DATABASE_URL: `file:${join(folder.path, "landfall.db")}`,
			CARRIERS_FILE: carriers,
			LANDFALL_API_KEY: "a-key-of-this-test",
			REQUESTS_PER_MINUTE: "100000",
		};
		// With EXTENT=10 this imports ten thousand lines, with three kills.
		const lines = extentOf(1_000);
		const kills = extentOf(1) > 1 ? [0, 0.2, 0.6] : [0.2];
		const { csv, broken } = brokenTable(lines);
		let server = await startLandfallProcess(env);
		const clientOf = () =>
			createLandfallClient({
				baseUrl: server.url,
				apiKey: "a-key-of-this-test",
			});
		const { data } = await clientOf().createTrackingRequestImport(csv);
		const read = async () =>
			(await clientOf().getTrackingRequestImport(data.id)).data.attributes;
		for (const share of kills) {
			await eventually(
				`${share} of the lines are imported`,
				async () => {
					const { created, refused } = await read();
					return created + refused >= share * lines;
				},
				120_000,
			);
			await server.end("SIGKILL");
			server = await startLandfallProcess(env);
		}
		await eventually(
			"the import is done",
			async () => (await read()).status === "done",
			120_000,
		);
		expect(await read()).toMatchObject({
			lines,
			created: lines - broken.length,
			refused: broken.length,
			duplicates: 0,
			progress: 100,
		});
		expect(await refusedLines(clientOf(), data.id)).toEqual(broken);
		const listed = clientOf().listTrackingRequests({ "page[size]": 100 });
		const numbers: string[] = [];
		for await (const { attributes } of listed)
			numbers.push(attributes.request_number);
		expect(numbers).toHaveLength(lines - broken.length);
		expect(new Set(numbers).size).toBe(numbers.length);
		expect(await server.end("SIGKILL")).toBe(null);
		await silent.close();
		folder.remove();
	}, 240_000);
});
