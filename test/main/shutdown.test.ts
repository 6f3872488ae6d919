import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { eventually } from "../support/eventually.ts";
import { temporaryFolder } from "../support/landfall.ts";
import {
	killLandfallProcesses,
	startLandfallProcess,
} from "../support/landfall-process.ts";
import { startReceiver } from "../support/receiver.ts";
import { startStubCarrier } from "../support/stub-carrier.ts";
import { testClock } from "../support/test-clock.ts";

let folder: ReturnType<typeof temporaryFolder>;
let env: Record<string, string>;

beforeEach(() => {
	folder = temporaryFolder();
	env = {
		DATABASE_URL: `file:${join(folder.path, "landfall.db")}`,
		LANDFALL_API_KEY: "k",
	};
});

afterEach(() => folder.remove());
afterAll(killLandfallProcesses);

const headers = {
	authorization: "Token k",
	"content-type": "application/json",
};

test("SIGINT ends an idle process with code 0, also while a client keeps its connection; a database in memory leaves no file behind", async () => {
	const landfall = await startLandfallProcess({
		...env,
		DATABASE_URL: "file::memory:",
	});
	const agent = new Agent({ keepAlive: true });
	const asked = request(`${landfall.url}/shipments`, { agent, headers });
	const [response] = await once(asked.end(), "response");
	response.resume();
	await once(response, "end");
	expect(response.statusCode).toBe(200);
	expect(await landfall.end("SIGINT")).toBe(0);
	expect(landfall.output()).toContain('"msg":"stopped"');
	expect(existsSync(":memory:.world")).toBe(false);
	agent.destroy();
});

test("SIGTERM lets a request in hand be answered and then ends with code 0", async () => {
	const held: (() => void)[] = [];
	const receiver = await startReceiver((response) => {
		held.push(() => response.end());
	});
	const landfall = await startLandfallProcess(env);
	const triggered = fetch(`${landfall.url}/webhooks/trigger`, {
		method: "POST",
		headers,
		body: JSON.stringify({ url: receiver.url, event: "container.created" }),
	});
	await eventually("the request is in hand", () => held.length === 1);
	const ended = landfall.end();
	await eventually("it is stopping", () =>
		landfall.output().includes('"msg":"stopping"'),
	);
	await expect(fetch(`${landfall.url}/shipments`)).rejects.toThrow();
	for (const answer of held) answer();
	expect((await triggered).status).toBe(200);
	expect(await ended).toBe(0);
	await receiver.close();
});

test("SIGTERM loses no request of clients that keep sending on connections they keep: each is told which answer is the last", async () => {
	const landfall = await startLandfallProcess({
		...env,
		REQUESTS_PER_MINUTE: "1000000",
	});
	const outcomes: string[] = [];

	/** Sends one request after the other on a connection until it is told to close it. */
	async function keepSending(pauseMs: number): Promise<void> {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		for (;;) {
			const asked = request(`${landfall.url}/shipments`, { agent, headers });
			const [response] = await once(asked.end(), "response");
			response.resume();
			await once(response, "end");
			outcomes.push(`${response.statusCode} ${response.headers.connection}`);
			if (response.headers.connection === "close") break;
			await sleep(pauseMs);
		}
		agent.destroy();
	}

	const clients = [0, 0, 1, 5, 20, 50, 100, 200].map(keepSending);
	await eventually("all are sending", () => outcomes.length > 100);
	const ended = landfall.end();
	await eventually("it is stopping", () =>
		landfall.output().includes('"msg":"stopping"'),
	);
	await Promise.all(clients);
	expect(await ended).toBe(0);
	const last = outcomes.filter((outcome) => outcome === "200 close");
	expect(last).toHaveLength(clients.length);
	const others = new Set(outcomes.filter((one) => one !== "200 close"));
	expect([...others]).toEqual(["200 keep-alive"]);
});

test("SIGTERM ends with code 0 within ten seconds although a request never ends and a carrier never answers, and the job is given back", async () => {
	const carrier = await startStubCarrier(testClock(new Date()));
	const file = join(folder.path, "carriers.json");
	const entry = { scac: "MAEU", dialect: "dcsa-2.2", baseUrl: carrier.url };
	writeFileSync(file, JSON.stringify({ carriers: [entry] }));
	carrier.say("SILENT1", () => {});
	const landfall = await startLandfallProcess({ ...env, CARRIERS_FILE: file });

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
	await eventually("the carrier is asked", () => carrier.asked.length === 1);
	const half = request(url, {
		method: "POST",
		headers: { ...headers, "content-length": "500" },
	});
	half.on("error", () => {});
	half.write('{"data":');

	// After nine and a half seconds the code would be 1.
	expect(await landfall.end()).toBe(0);
	expect(landfall.output()).toContain('"msg":"stopped"');
	const database = openDatabase(env.DATABASE_URL ?? "");
	const jobs = await database.db.selectFrom("jobs").selectAll().execute();
	expect(jobs).toMatchObject([
		{ name: "track-shipment", attempts: 0, lease_owner: null },
	]);
	await database.close();
	await carrier.close();
});

test("a second signal, later than a second after the first, ends it at once with code 130", async () => {
	const landfall = await startLandfallProcess(env);
	const half = request(`${landfall.url}/tracking_requests`, {
		method: "POST",
		headers: { ...headers, "content-length": "500" },
	});
	half.on("error", () => {});
	half.write('{"data":');
	await once(half, "socket");
	await eventually(
		"the request is in hand",
		async () => (await fetch(new URL("/healthz", landfall.url))).ok,
	);
	const ended = landfall.end();
	await eventually("it is stopping", () =>
		landfall.output().includes('"msg":"stopping"'),
	);
	await sleep(1_100);
	process.kill(landfall.pid, "SIGTERM");
	expect(await ended).toBe(130);
});
