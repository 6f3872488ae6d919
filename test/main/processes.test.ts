import { once } from "node:events";
import { Agent, createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { START_LIMIT_MS } from "../../mock/start-limit.ts";
import { runScript } from "../support/installation/landfall-process.ts";
import { openForFile } from "../support/open-for-file.ts";
import { freePort } from "../support/peers/free-port.ts";
import { isOnPostgres } from "../support/postgres/postgres-databases.ts";
import { openFamilyFolder, startProcessFamily } from "./process-family.ts";

const { env } = await openForFile(openFamilyFolder);

/** The pause between requests of a client, which leaves processor time to the starting processes. */
const PAUSE_MS = 5;

test("several processes behind one port lose no request when they restart one by one, and serve metrics again", {
	timeout: 6 * START_LIMIT_MS,
}, async () => {
	// The second process takes the next port, which is hardly ever in use.
	const metricsPort = await freePort();
	const family = await startProcessFamily({
		...env,
		METRICS_PORT: String(metricsPort),
	});
	const before = family.children();
	expect(before).toHaveLength(2);

	let isOver = false;
	const clients = Array.from({ length: 4 }, async () => {
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		const statuses = new Set<number>();
		while (!isOver) {
			statuses.add(await family.ask(agent));
			await sleep(PAUSE_MS);
		}
		agent.destroy();
		return [...statuses];
	});
	family.restart();
	await family.untilRestarted(2);
	isOver = true;
	expect(await Promise.all(clients)).toEqual(Array(4).fill([200]));
	for (const port of [metricsPort, metricsPort + 1]) {
		const metrics = await fetch(`http://127.0.0.1:${port}/metrics`);
		expect(metrics.status).toBe(200);
	}
	const after = family.children();
	expect(after).toHaveLength(2);
	expect(after.filter((pid) => before.includes(pid))).toEqual([]);
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

test("a start that fails names the process that did not start, and replaces none", {
	timeout: 3 * START_LIMIT_MS,
}, async () => {
	const port = await freePort();
	const taken = createServer().listen(port + 1, "127.0.0.1");
	await once(taken, "listening");
	const args = ["server", "--processes", "2"];
	const { code, stdout, stderr } = await runScript("server/start.ts", args, {
		...env,
		PORT: "0",
		METRICS_PORT: String(port),
	});
	taken.close();
	expect(code).toBe(1);
	expect(stderr).toContain(`127.0.0.1:${port + 1}`);
	const errors = stdout
		.split("\n")
		.filter((line) => line.startsWith("{"))
		.map((line) => JSON.parse(line))
		.filter(({ level }) => level === 50 || level === "error");
	expect(errors).toMatchObject([
		{ role: "server", place: 1, msg: expect.stringContaining("did not start") },
	]);
	expect(stdout).not.toContain("is being replaced");
});

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
