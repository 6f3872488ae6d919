import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { START_LIMIT_MS } from "../../mock/start-limit.ts";
import {
	killLandfallProcesses,
	runScript,
	startLandfallProcesses,
} from "../support/installation/landfall-process.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { freePort } from "../support/peers/free-port.ts";
import { isOnPostgres } from "../support/postgres/postgres-databases.ts";
import { eventually } from "../support/time/eventually.ts";

const folder = temporaryFolder();
afterAll(() => {
	killLandfallProcesses();
	folder.remove();
});

const env = {
	DATABASE_URL: `file:${join(folder.path, "shared.db")}`,
	LANDFALL_API_KEY: "a-key-of-this-test",
	REQUESTS_PER_MINUTE: "1000000",
};

/** The pause between requests of a client, which leaves processor time to the starting processes. */
const PAUSE_MS = 5;

/** Requests the shipments and returns the status. Without an agent each request has its own connection. */
async function ask(url: string, agent: Agent | false = false): Promise<number> {
	const headers = { authorization: "Token a-key-of-this-test" };
	const asked = request(`${url}/shipments`, { agent, headers });
	const [response] = await once(asked.end(), "response");
	response.resume();
	await once(response, "end");
	return response.statusCode;
}

const childrenOf = (pid: number) =>
	readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
		.split(" ")
		.filter(Boolean)
		.map(Number);

test("several processes behind one port lose no request when they restart one by one, and serve metrics again; a killed one is replaced", {
	timeout: 6 * START_LIMIT_MS,
}, async () => {
	// The second process takes the next port, which is hardly ever in use.
	const metricsPort = await freePort();
	const family = await startLandfallProcesses(
		{ ...env, METRICS_PORT: String(metricsPort) },
		2,
	);
	const before = childrenOf(family.pid);
	expect(before).toHaveLength(2);

	let isOver = false;
	const clients = Array.from({ length: 4 }, async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const statuses = new Set<number>();
		while (!isOver) {
			statuses.add(await ask(family.url, agent));
			await sleep(PAUSE_MS);
		}
		agent.destroy();
		return [...statuses];
	});
	process.kill(family.pid, "SIGHUP");
	await eventually(
		"both are new",
		() => family.output().match(/"msg":"restarted"/g)?.length === 2,
		START_LIMIT_MS,
	);
	isOver = true;
	expect(await Promise.all(clients)).toEqual(Array(4).fill([200]));
	for (const port of [metricsPort, metricsPort + 1]) {
		const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
		expect(metrics.status).toBe(200);
	}
	const [killed = 0, other] = childrenOf(family.pid);
	expect([killed, other].filter((pid) => before.includes(pid ?? 0))).toEqual(
		[],
	);

	process.kill(killed, "SIGKILL");
	await eventually(
		"it is gone",
		() => !childrenOf(family.pid).includes(killed),
	);
	const answers = Array.from({ length: 20 }, () => ask(family.url));
	expect(await Promise.all(answers)).toEqual(Array(20).fill(200));
	await eventually(
		"there are two again",
		() => childrenOf(family.pid).length === 2,
		START_LIMIT_MS,
	);
	expect(childrenOf(family.pid)).toContain(other);

	// A restart while a killed one waits for its successor starts no third.
	process.kill(childrenOf(family.pid)[1] ?? 0, "SIGKILL");
	await eventually("one is left", () => childrenOf(family.pid).length === 1);
	process.kill(family.pid, "SIGHUP");
	await eventually(
		"both are new again",
		() => family.output().match(/"msg":"restarted"/g)?.length === 4,
		START_LIMIT_MS,
	);
	expect(childrenOf(family.pid)).toHaveLength(2);

	// A restart that is asked for during another follows it.
	const untilRestarted = (count: number) =>
		eventually(
			`${count} have restarted`,
			() => family.output().match(/"msg":"restarted"/g)?.length === count,
			START_LIMIT_MS,
		);
	process.kill(family.pid, "SIGHUP");
	await untilRestarted(5);
	process.kill(family.pid, "SIGHUP");
	await untilRestarted(8);
	expect(await family.end()).toBe(0);
	expect(family.output()).not.toContain("cannot");
});

test.each([
	[["--processes", "0"], {}, "a number from 1 to 64, or auto"],
	[["--processes"], {}, "a number from 1 to 64, or auto"],
	[["worker", "--processes", "2"], {}, "takes nothing or server"],
	[["--processes", "2"], { PORT: "x" }, "PORT"],
	[["--processes", "2"], { METRICS_PORT: "65534" }, "at most 65533"],
	[
		["server", "--processes", "2"],
		{ PORT: "47161", METRICS_PORT: "47160" },
		"PORT is 47161",
	],
])(
	"a start with %j and %j ends with an error in one sentence",
	async (args, more, words) => {
		const { code, stderr } = await runScript("server/start.ts", args, {
			...env,
			...more,
		});
		expect([code, stderr.split("\n").length]).toEqual([1, 2]);
		expect(stderr).toContain(words);
	},
);

// On PostgreSQL this test would have a database on the server instead of one in memory.
test.skipIf(isOnPostgres())(
	"a database in memory cannot be shared by several processes",
	async () => {
		const { code, stderr } = await runScript(
			"server/start.ts",
			["--processes", "2"],
			{ ...env, DATABASE_URL: "file::memory:" },
		);
		expect(code).toBe(1);
		expect(stderr).toContain("name a file");
	},
);
