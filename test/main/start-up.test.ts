import { once } from "node:events";
import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
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

test("the first start creates the folder and prints all addresses and a key; later starts print no key, not even a valid one from the environment, and show the world's time where it differs from wall-clock time", async () => {
	const { databaseFile, databaseUrl } = emptyFolder();
	const env = { DATABASE_URL: databaseUrl };
	const first = await startLandfallProcess(env);
	const output = first.output();
	expect(output).toMatch(/^API +http:\/\/127\.0\.0\.1:\d+\/v2$/m);
	expect(output).toMatch(/^reference +http:\/\/127\.0\.0\.1:\d+\/docs$/m);
	expect(output).toContain(await urlOfFile(databaseFile));
	expect(output).toMatch(/^carriers +the simulated world, at speed 1$/m);
	expect(output).not.toMatch(/^clock/m);
	const [key = "", ...others] = keysIn(output);
	expect(others).toEqual([]);
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
	expect(second.output()).toMatch(
		/^clock +\d{4}-\d\d-\d\d \d\d:\d\d UTC in the simulated world, while it is \d{4}-\d\d-\d\d \d\d:\d\d UTC here$/m,
	);
	expect(await statusWith(second.url, key)).toBe(200);
	expect(await statusWith(second.url, "a-key-of-my-own-choice")).toBe(200);
	expect(await second.end()).toBe(0);
	expect(second.output()).not.toMatch(/a-key-of-my-own-choice|lf_/);
});

/** Runs a start that fails. Returns its one line of error, and the rest of the output. */
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
	expect(ended.stderr).toMatch(/^Landfall cannot start: [^\n]+\n$/);
	return { ...ended, reason: ended.stderr };
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
		});
		taken.close();
		expect(reason).toContain(`127.0.0.1:${port}`);
		const [key = ""] = keysIn(stdout);
		const next = await startTestLandfall({ databaseFile, isWorking: false });
		expect(await statusWith(next.url, key)).toBe(200);
		await next.stop();
	});
});
