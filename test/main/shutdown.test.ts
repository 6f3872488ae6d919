import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { Agent, type ClientRequest, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { START_LIMIT_MS as LIMIT_MS } from "../../mock/start-limit.ts";
import { LINGER_MS } from "../../server/http/http-server.ts";
import {
	killLandfallProcesses,
	type LandfallProcess,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { startReceiver } from "../support/peers/receiver.ts";
import { serve } from "../support/peers/serve.ts";
import { startStubCarrier } from "../support/peers/stub-carrier.ts";
import { eventually } from "../support/time/eventually.ts";
import { testClock } from "../support/time/test-clock.ts";

const folder = temporaryFolder();
afterAll(() => {
	killLandfallProcesses();
	folder.remove();
});

/** The environment of a process with its own database. */
const envWith = (name: string) => ({
	DATABASE_URL: `file:${join(folder.path, name)}`,
	LANDFALL_API_KEY: "a-key-of-this-test",
});

const headers = {
	authorization: "Token a-key-of-this-test",
	"content-type": "application/json",
};

/** Sends a request on a kept-alive connection; returns its status and the Connection header. */
async function ask(url: string, agent: Agent): Promise<string> {
	const asked = request(`${url}/shipments`, { agent, headers });
	const [response] = await once(asked.end(), "response");
	response.resume();
	await once(response, "end");
	return `${response.statusCode} ${response.headers.connection}`;
}

const keptConnection = () => new Agent({ keepAlive: true, maxSockets: 1 });

/** A request with a body that never ends. */
function sendHalf(url: string): ClientRequest {
	const half = request(`${url}/tracking_requests`, {
		method: "POST",
		headers: { ...headers, "content-length": "500" },
	});
	half.on("error", () => {});
	half.write('{"data":');
	return half;
}

const isStopping = (landfall: LandfallProcess) => () =>
	landfall.output().includes('"msg":"stopping"');

test.concurrent("SIGTERM loses no request, announces the close of kept-alive connections, and ends the process with code 0 even while an idle client stays connected and the collector of traces hangs; a database in memory leaves no file behind", async () => {
	const held: (() => void)[] = [];
	const receiver = await startReceiver((response) => {
		held.push(() => response.end());
	});
	const collector = await serve(() => {});
	const landfall = await startLandfallProcess({
		LANDFALL_API_KEY: "a-key-of-this-test",
		DATABASE_URL: "file::memory:",
		OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
		REQUESTS_PER_MINUTE: "1000000",
	});
	const idle = keptConnection();
	expect(await ask(landfall.url, idle)).toBe("200 keep-alive");
	const triggered = fetch(`${landfall.url}/webhooks/trigger`, {
		method: "POST",
		headers,
		body: JSON.stringify({ url: receiver.url, event: "container.created" }),
	});
	await eventually("a request is in hand", () => held.length === 1, LIMIT_MS);

	const outcomes: string[] = [];
	let late = 0;
	/** Sends requests on one connection until a reply announces the close, or this busy process sends a request too late. */
	async function keepSending(pauseMs: number): Promise<void> {
		const agent = keptConnection();
		let repliedAt = performance.now();
		for (;;) {
			const isLate = performance.now() - repliedAt > LINGER_MS / 2;
			const outcome = await ask(landfall.url, agent).catch((error) => {
				if (!isLate) throw error;
				late++;
				return "late";
			});
			if (outcome === "late") break;
			outcomes.push(outcome);
			if (outcome.endsWith("close")) break;
			repliedAt = performance.now();
			await sleep(pauseMs);
		}
		agent.destroy();
	}
	const clients = [0, 1, 5, 20, 50, 100, 200].map(keepSending);
	await eventually("all are sending", () => outcomes.length > 100, LIMIT_MS);
	const ended = landfall.end();
	await eventually("it is stopping", isStopping(landfall), LIMIT_MS);
	await expect(fetch(`${landfall.url}/shipments`)).rejects.toThrow();
	for (const answer of held) answer();
	expect((await triggered).status).toBe(200);
	await Promise.all(clients);
	expect(await ended).toBe(0);

	const last = outcomes.filter((outcome) => outcome === "200 close");
	expect(last).toHaveLength(clients.length - late);
	const others = new Set(outcomes.filter((one) => one !== "200 close"));
	expect([...others]).toEqual(["200 keep-alive"]);
	expect(landfall.output()).toContain('"msg":"stopped"');
	expect(existsSync(":memory:.world")).toBe(false);
	idle.destroy();
	await receiver.close();
	await collector.close();
});

test.concurrent("SIGTERM ends the process with code 0 within ten seconds and gives its job back, although a request never ends and a carrier never answers", {
	tags: "whole",
}, async () => {
	const carrier = await startStubCarrier(testClock(new Date()));
	const file = join(folder.path, "carriers.json");
	const entry = { scac: "MAEU", dialect: "dcsa-2.2", baseUrl: carrier.url };
	writeFileSync(file, JSON.stringify({ carriers: [entry] }));
	carrier.report("SILENT1", () => {});
	const env = { ...envWith("given-back.db"), CARRIERS_FILE: file };
	const landfall = await startLandfallProcess(env);

	const url = `${landfall.url}/tracking_requests`;
	const attributes = {
		request_number: "SILENT1",
		request_type: "bill_of_lading",
		scac: "MAEU",
	};
	const posted = await fetch(url, {
		method: "POST",
		headers,
		body: JSON.stringify({ data: { type: "tracking_request", attributes } }),
	});
	expect(posted.status).toBe(201);
	const isQueried = () => carrier.queried.length === 1;
	await eventually("the carrier is queried", isQueried, LIMIT_MS);
	sendHalf(landfall.url);

	// After nine and a half seconds the process would give up with code 1.
	expect(await landfall.end()).toBe(0);
	expect(landfall.output()).toContain('"msg":"stopped"');
	const database = await openMigrated(env.DATABASE_URL);
	const jobs = await database.db.selectFrom("jobs").selectAll().execute();
	expect(jobs).toMatchObject([
		{ name: "track-shipment", attempts: 0, lease_owner: null },
	]);
	await database.close();
	await carrier.close();
});

test.concurrent("a second signal more than a second after the first ends the process at once with code 130", {
	tags: "whole",
}, async () => {
	const landfall = await startLandfallProcess(envWith("at-once.db"));
	await once(sendHalf(landfall.url), "socket");
	await eventually(
		"the request is in hand",
		async () => (await fetch(new URL("/healthz", landfall.url))).ok,
	);
	const ended = landfall.end("SIGINT");
	await eventually("it is stopping", isStopping(landfall), LIMIT_MS);
	await sleep(1_100);
	process.kill(landfall.pid, "SIGTERM");
	expect(await ended).toBe(130);
});
