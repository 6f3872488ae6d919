import { once } from "node:events";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "../../server/settings/config.ts";
import { refuseSharedPorts } from "../../server/settings/shared-ports.ts";
import {
	killLandfallProcesses,
	runScript,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import {
	startTestLandfall,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { urlOfFile } from "../support/postgres/postgres-databases.ts";

const root = await openForFile(temporaryFolder);

/** An empty folder for one test, with a database that is not there yet. */
function emptyFolder() {
	const path = mkdtempSync(join(root.path, "case-"));
	const databaseFile = join(path, "new", "landfall.db");
	return { path, databaseFile, databaseUrl: `file:${databaseFile}` };
}

afterAll(killLandfallProcesses);

function keysIn(output: string): string[] {
	return output.match(/lf_\w+/g) ?? [];
}

async function statusWith(url: string, key: string): Promise<number> {
	const headers = { authorization: `Token ${key}` };
	return (await fetch(`${url}/shipments`, { headers })).status;
}

/** Makes Node write to a pipe as it would to a terminal. */
const TERMINAL = {
	NODE_OPTIONS:
		"--import=data:text/javascript,process.stdout.isTTY=process.stderr.isTTY=true",
};

/** The lines of an output, all of which are JSON. */
const linesOf = (output: string) =>
	output
		.split("\n")
		.filter((line) => line !== "")
		.map((line) => JSON.parse(line));

const isReady = ({ msg }: { msg: string }) => msg === "ready";

test("the first start creates the folder and logs all addresses and a key; later starts log no key, not even a valid one from the environment, and the world's time where it differs from wall-clock time", async () => {
	const { databaseFile, databaseUrl } = emptyFolder();
	const env = { DATABASE_URL: databaseUrl };
	const first = await startLandfallProcess(env);
	const lines = linesOf(first.output());
	expect(lines.find(isReady)).toMatchObject({
		level: 30,
		url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v2$/),
		reference: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/docs$/),
		database: await urlOfFile(databaseFile),
		carriers: "the simulated world, at speed 1",
	});
	expect(lines.find(isReady)).not.toHaveProperty("clock");
	const [key = "", ...others] = keysIn(first.output());
	expect(others).toEqual([]);
	expect(lines).toContainEqual({
		level: 30,
		time: expect.any(Number),
		apiKey: key,
		msg: "API key, shown only now",
	});
	expect(await statusWith(first.url, key)).toBe(200);
	expect(await statusWith(first.url, `${key}x`)).toBe(401);
	const ready = await fetch(new URL("/readyz", first.url));
	expect([ready.status, await ready.json()]).toEqual([
		200,
		{ status: "ready" },
	]);
	expect(await first.end("SIGINT")).toBe(0);

	const second = await startLandfallProcess({
		...env,
		SIMULATION_SPEED: "60",
		LANDFALL_API_KEY: "a-key-of-my-own-choice",
		LOG_LEVEL: "trace",
	});
	expect(linesOf(second.output()).find(isReady).clock).toMatch(
		/^\d{4}-\d\d-\d\d \d\d:\d\d UTC in the simulated world, while it is \d{4}-\d\d-\d\d \d\d:\d\d UTC here$/,
	);
	expect(await statusWith(second.url, key)).toBe(200);
	expect(await statusWith(second.url, "a-key-of-my-own-choice")).toBe(200);
	expect(await second.end()).toBe(0);
	expect(second.output()).not.toMatch(/a-key-of-my-own-choice|lf_/);
});

test("on a terminal a start shows key and addresses in words", async () => {
	const { databaseFile, databaseUrl } = emptyFolder();
	const started = await startLandfallProcess({
		...TERMINAL,
		DATABASE_URL: databaseUrl,
	});
	const output = stripVTControlCharacters(started.output());
	expect(output).toMatch(/^API key +lf_\w+ \(shown only now\)$/m);
	expect(output).toMatch(/^API +http:\/\/127\.0\.0\.1:\d+\/v2$/m);
	expect(output).toMatch(/^reference +http:\/\/127\.0\.0\.1:\d+\/docs$/m);
	expect(output).toContain(await urlOfFile(databaseFile));
	expect(output).toMatch(/^carriers +the simulated world, at speed 1$/m);
	expect(output).not.toMatch(/^clock/m);
	expect(await started.end()).toBe(0);
});

test("all output of a start that fails is JSON, and in words on a terminal", async () => {
	const env = {
		DATABASE_URL: "postgres://127.0.0.1:1/a?sslmode=require",
		LOG_LEVEL: "warn",
	};
	const { code, stdout, stderr } = await runScript(
		"server/main.ts",
		["worker"],
		env,
	);
	expect(code).toBe(1);
	expect(linesOf(stdout)).toMatchObject([
		{ level: 40, msg: expect.stringContaining("The SSL modes") },
	]);
	expect(linesOf(stderr)).toMatchObject([
		{ level: 60, msg: expect.stringMatching(/^Landfall cannot start: DATA/) },
	]);
	const shown = await runScript("server/main.ts", [], {
		...env,
		...TERMINAL,
	});
	expect(stripVTControlCharacters(shown.stderr)).toMatch(
		/^Landfall cannot start: DATABASE_URL/m,
	);
});

/** Runs a start that fails. Returns the reason in its one line of error, and the rest of the output. */
async function failure(
	databaseUrl: string,
	env: Readonly<Record<string, string>>,
	...args: string[]
) {
	const ended = await runScript("server/main.ts", args, {
		DATABASE_URL: databaseUrl,
		PORT: "0",
		...env,
	});
	expect(ended.code).toBe(1);
	const [{ msg: reason }, ...others] = linesOf(ended.stderr);
	expect(others).toEqual([]);
	expect(reason).toMatch(/^Landfall cannot start: [^\n]+$/);
	return { ...ended, reason };
}

describe.concurrent("a failed start ends with code 1 and one line with the reason", () => {
	test("when a value in the environment is wrong, before it creates anything", async () => {
		const { path, databaseUrl } = emptyFolder();
		const env = { SIMULATION_SPEED: "fast" };
		const { reason, stdout } = await failure(databaseUrl, env);
		expect(reason).toContain("SIMULATION_SPEED");
		expect(stdout).toBe("");
		expect(readdirSync(path)).toEqual([]);
	});

	test("when a settings file is wrong", async () => {
		const { path, databaseUrl } = emptyFolder();
		const file = join(path, "retention.yaml");
		writeFileSync(file, "notifications: often\n");
		const { reason, stdout } = await failure(databaseUrl, {
			RETENTION: file,
		});
		expect(reason).toContain(`${file}: /notifications (line 1) must be`);
		expect(stdout).toBe("");
	});

	test("when METRICS_PORT is PORT, and not when they are on different addresses", async () => {
		const { path, databaseUrl } = emptyFolder();
		const env = { PORT: "47163", METRICS_PORT: "47163" };
		for (const METRICS_HOST of ["127.0.0.1", "0.0.0.0"]) {
			const { reason } = await failure(databaseUrl, { ...env, METRICS_HOST });
			expect(reason).toContain("METRICS_PORT and PORT are both 47163");
		}
		expect(readdirSync(path)).toEqual([]);
		const apart = readConfig({ ...env, METRICS_HOST: "127.0.0.2" });
		expect(() => refuseSharedPorts(apart)).not.toThrow();
	});

	test("with an unknown role", async () => {
		const { path, databaseUrl } = emptyFolder();
		const { reason } = await failure(databaseUrl, {}, "workers");
		expect(reason).toContain('"workers"');
		expect(readdirSync(path)).toEqual([]);
	});

	test("when the port is taken, and the first key is not lost", async () => {
		const { databaseFile, databaseUrl } = emptyFolder();
		const taken = createServer().listen(0, "127.0.0.1");
		await once(taken, "listening");
		const { port } = taken.address() as AddressInfo;
		const { reason, stdout } = await failure(databaseUrl, {
			PORT: String(port),
			LOG_LEVEL: "silent",
		});
		taken.close();
		expect(reason).toContain(`127.0.0.1:${port}`);
		const [key = ""] = keysIn(stdout);
		const next = await startTestLandfall({ databaseFile, isWorking: false });
		expect(await statusWith(next.url, key)).toBe(200);
		await next.stop();
	});
});
