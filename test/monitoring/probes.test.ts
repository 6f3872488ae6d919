import { join } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { readiness } from "../../server/http/readiness.ts";
import { startMonitoring } from "../../server/monitoring/monitoring-server.ts";
import { Meter } from "../../server/runtime/meter.ts";
import type { Services } from "../../server/services/services.ts";
import {
	killLandfallProcesses,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import {
	startTestLandfall,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { trackingRequestBody } from "../support/records/track-number.ts";
import { testClock } from "../support/time/test-clock.ts";

const folder = await openForFile(temporaryFolder);
afterAll(() => killLandfallProcesses());

async function probe(origin: string): Promise<[number, unknown]> {
	const reply = await fetch(new URL("/readyz", origin));
	return [reply.status, await reply.json()];
}

const READY = { status: "ready" };
const WAITING = {
	status: "ready",
	jobs: "no worker has taken a due job for 3 min: start one, or read its log",
};

test("a server says that it has no database while the database gives no answer", async () => {
	const silent = { execute: () => new Promise<never>(() => {}) };
	const query = { select: () => ({ limit: () => silent }) };
	const database = { db: { selectFrom: () => query } };
	const services = { database } as unknown as Services;
	expect(await readiness(services, () => false)()).toEqual({
		isReady: false,
		status: "no database",
	});
});

test.each([
	["a server reports that due jobs wait, and stays ready", null, 200, WAITING],
	[
		"a server reports it too after the last worker was killed",
		-180_000,
		200,
		WAITING,
	],
	["a server does not report it while a worker runs a job", 10_000, 200, READY],
])("%s", async (_, leaseMs, status, body) => {
	const clock = testClock("2026-08-01T00:00:00Z");
	const landfall = await startTestLandfall({ clock, isWorking: false });
	await landfall.client.createTrackingRequest(trackingRequestBody());
	clock.advance(200_000);
	if (leaseMs !== null) {
		const lease_until = new Date(Date.now() + leaseMs).toISOString();
		await landfall.db
			.updateTable("jobs")
			.set({ lease_owner: "a worker", lease_until })
			.where("account_id", "=", landfall.account.id)
			.execute();
	}
	expect(await probe(landfall.url)).toEqual([status, body]);
	const page = await (await fetch(new URL("/", landfall.url))).text();
	const health = "jobs" in body ? `${body.status}; ${body.jobs}` : body.status;
	expect(page).toContain(`<span class="ready">${health}</span>`);
	const worker = await startMonitoring(
		{ host: "127.0.0.1", port: 0 },
		{
			services: landfall.services,
			meter: new Meter(),
			version: "1",
			isServing: false,
			isStopping: () => false,
		},
	);
	// A worker that takes no due job is not healthy.
	expect(await probe(worker.url)).toEqual([body === READY ? 200 : 503, body]);
	await worker.stop();
	await expect(probe(worker.url)).rejects.toThrow("fetch failed");
	await landfall.stop();
});

test("a worker process has probes and metrics, and logs their address", {
	tags: "whole",
}, async () => {
	const worker = await startLandfallProcess(
		{
			DATABASE_URL: `file:${join(folder.path, "worker.db")}`,
			METRICS_PORT: "0",
		},
		"worker",
	);
	const [, url = ""] = /"metrics":"([^"]+)"/.exec(worker.output()) ?? [];
	expect(await probe(url)).toEqual([200, READY]);
	expect(await (await fetch(url)).text()).toContain("landfall_database_up 1\n");
	expect(await worker.end()).toBe(0);
});

describe("the port of the operator", async () => {
	const landfall = await openForFile(startTestLandfall, {
		env: { METRICS_PORT: "0" },
		isWorking: false,
	});
	const send = (path: string, method = "GET") =>
		fetch(new URL(path, landfall.landfall.monitoringUrl), { method });

	test.each([
		["GET", "/metrics", 200, /^text\/plain; version=/],
		["GET", "/healthz?probe=1", 200, "application/json; charset=utf-8"],
		["HEAD", "/readyz", 200, "application/json; charset=utf-8"],
		["GET", "/", 404, "text/plain"],
		["POST", "/metrics", 405, "text/plain"],
		["DELETE", "/healthz", 405, "text/plain"],
	])(
		"answers %s %s with %i, which no cache keeps",
		async (method, path, status, type) => {
			const reply = await send(path, method);
			const text = await reply.text();
			const { headers } = reply;
			expect(reply.status).toBe(status);
			expect(headers.get("content-type")).toMatch(type);
			expect(headers.get("cache-control")).toBe("no-store");
			expect(text === "").toBe(method === "HEAD");
			expect(headers.get("allow")).toBe(status === 405 ? "GET, HEAD" : null);
			if (status === 404)
				expect(text).toBe("this port serves /metrics, /healthz and /readyz\n");
		},
	);

	test("answers 500 when a probe fails, and the next one all the same", async () => {
		let isFailing = true;
		const logged: string[] = [];
		const { services } = landfall;
		const { database, log } = services;
		const findTrouble = async () => {
			if (isFailing) throw new Error("no disk");
			return database.findTrouble();
		};
		const error = (_: object, words: string) => logged.push(words);
		const monitoring = await startMonitoring(
			{ host: "127.0.0.1", port: 0 },
			{
				services: {
					...services,
					database: { ...database, findTrouble },
					log: { ...log, error } as never,
				},
				meter: new Meter(),
				version: "1",
				isServing: true,
				isStopping: () => false,
			},
		);
		onTestFinished(() => monitoring.stop());
		const reply = await fetch(new URL("/readyz", monitoring.url));
		expect([reply.status, await reply.text()]).toEqual([
			500,
			"failed; the log says why\n",
		]);
		expect(logged).toEqual(["monitoring failed"]);
		isFailing = false;
		expect(await probe(monitoring.url)).toEqual([200, READY]);
	});
});
