import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pino } from "pino";
import {
	afterAll,
	afterEach,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import { openDatabase } from "../../server/database/database.ts";
import { openSources } from "../../server/open-sources.ts";
import { readConfig } from "../../server/settings/config.ts";
import { ConfigError } from "../../server/settings/config-error.ts";
import { SettingsFileError } from "../../server/settings/files/settings-error.ts";
import { openTrackingRules } from "../../server/settings/tracking-rules/open-tracking-rules.ts";
import {
	killLandfallProcesses,
	runScript,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import {
	startTestLandfall,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { urlOfFile } from "../support/postgres/postgres-databases.ts";

let folder: ReturnType<typeof temporaryFolder>;
let databaseFile: string;
let databaseUrl: string;

beforeEach(() => {
	folder = temporaryFolder();
	databaseFile = join(folder.path, "new", "landfall.db");
	databaseUrl = `file:${databaseFile}`;
});

afterEach(() => folder.remove());
afterAll(killLandfallProcesses);

function keysIn(output: string): string[] {
	return output.match(/lf_\w+/g) ?? [];
}

async function statusWith(url: string, key: string): Promise<number> {
	const headers = { authorization: `Token ${key}` };
	return (await fetch(`${url}/shipments`, { headers })).status;
}

test("the first start creates the folder and prints all addresses and a key; later starts print no key, not even a valid one from the environment, and show the world's time where it differs from wall-clock time", async () => {
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
		LANDFALL_API_KEY: "a-key-of-mine",
		LOG_LEVEL: "trace",
	});
	expect(second.output()).toMatch(
		/^clock +\d{4}-\d\d-\d\d \d\d:\d\d UTC in the simulated world, while it is \d{4}-\d\d-\d\d \d\d:\d\d UTC here$/m,
	);
	expect(await statusWith(second.url, key)).toBe(200);
	expect(await statusWith(second.url, "a-key-of-mine")).toBe(200);
	expect(await second.end()).toBe(0);
	expect(second.output()).not.toMatch(/a-key-of-mine|lf_/);
});

/** Runs a start that fails. Returns its one line of error, and the rest of the output. */
async function failure(
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

describe("a failed start ends with code 1 and one line with the reason", () => {
	test("when a value in the environment is wrong, before it creates anything", async () => {
		const { reason, stdout } = await failure({ SIMULATION_SPEED: "fast" });
		expect(reason).toContain("SIMULATION_SPEED");
		expect(stdout).toBe("");
		expect(readdirSync(folder.path)).toEqual([]);
	});

	test("when a settings file is wrong", async () => {
		const file = join(folder.path, "retention.yaml");
		writeFileSync(file, "notifications: often\n");
		const { reason, stdout } = await failure({ RETENTION: file });
		expect(reason).toContain(`${file}: /notifications (line 1) must be`);
		expect(stdout).toBe("");
	});

	test("with an unknown role", async () => {
		expect((await failure({}, "workers")).reason).toContain('"workers"');
		expect(readdirSync(folder.path)).toEqual([]);
	});

	test("when the port is taken, and the first key is not lost", async () => {
		const taken = createServer().listen(0, "127.0.0.1");
		await once(taken, "listening");
		const { port } = taken.address() as AddressInfo;
		const { reason, stdout } = await failure({ PORT: String(port) });
		taken.close();
		expect(reason).toContain(`127.0.0.1:${port}`);
		const [key = ""] = keysIn(stdout);
		const next = await startTestLandfall({ databaseFile, isWorking: false });
		expect(await statusWith(next.url, key)).toBe(200);
		await next.stop();
	});
});

describe("an unusable setting is refused in one line", () => {
	/** The part of the message that names the setting. */
	async function refusal(attempt: () => unknown): Promise<string> {
		const error: Error = await Promise.try(attempt).then(
			() => new Error("it is not refused"),
			(thrown) => thrown,
		);
		expect([ConfigError, SettingsFileError]).toContain(error.constructor);
		expect(error.message).toMatch(/^[^\n]+$/);
		return error.message;
	}

	test("a database that is a folder, or not a database", async () => {
		const asFolder = `file:${folder.path}`;
		expect(await refusal(() => openDatabase(asFolder))).toContain(
			`DATABASE_URL ${asFolder}`,
		);
		const text = join(folder.path, "notes.txt");
		writeFileSync(text, "something other than a database".repeat(100));
		expect(await refusal(() => openDatabase(`file:${text}`))).toContain(
			`DATABASE_URL file:${text}`,
		);
	});

	test("a carriers file that is missing, wrong, or meant for another speed", async () => {
		const file = join(folder.path, "carriers.json");
		const database = openDatabase("file::memory:");
		const refusalOf = (env: Readonly<Record<string, string>> = {}) => {
			const config = readConfig({ CARRIERS_FILE: file, ...env });
			const noWorld = () => Promise.reject(new Error("no world is wanted"));
			const log = pino({ level: "silent" });
			return refusal(() => openSources(config, database, log, noWorld));
		};
		expect(await refusalOf()).toContain(`${file}: there is no such file`);
		writeFileSync(file, '{"carriers": [{"scac": "MAEU"}]}');
		expect(await refusalOf()).toContain(file);
		expect(await refusalOf({ SIMULATION_SPEED: "60" })).toContain(
			"SIMULATION_SPEED",
		);
		await database.close();
	});

	test("a tracking file that is missing or wrong", async () => {
		const file = join(folder.path, "tracking.yaml");
		const config = readConfig({ TRACKING_FILE: file });
		const refusalOf = () => refusal(() => openTrackingRules(config));
		expect(await refusalOf()).toContain(`${file}: there is no such file`);
		writeFileSync(file, "line:\n  ask_every: { at_sea: often }\n");
		expect(await refusalOf()).toContain(
			"/line/ask_every/at_sea (line 2) must be",
		);
	});
});
