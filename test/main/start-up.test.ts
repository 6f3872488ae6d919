import { once } from "node:events";
import { readdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import {
	afterAll,
	afterEach,
	beforeEach,
	describe,
	expect,
	test,
} from "vitest";
import { temporaryFolder } from "../support/landfall.ts";
import {
	killLandfallProcesses,
	runScript,
	startLandfallProcess,
} from "../support/landfall-process.ts";

let folder: ReturnType<typeof temporaryFolder>;
let databaseUrl: string;

beforeEach(() => {
	folder = temporaryFolder();
	databaseUrl = `file:${join(folder.path, "new", "landfall.db")}`;
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

test("the first start makes the folder, says where everything is and prints a key that works; the next prints none, and tells the world's clock when it is not the wall's", async () => {
	const env = { DATABASE_URL: databaseUrl };
	const first = await startLandfallProcess(env);
	const output = first.output();
	expect(output).toMatch(/^API +http:\/\/127\.0\.0\.1:\d+\/v2$/m);
	expect(output).toMatch(/^reference +http:\/\/127\.0\.0\.1:\d+\/docs$/m);
	expect(output).toContain(databaseUrl);
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
	expect(await first.end()).toBe(0);

	const second = await startLandfallProcess({ ...env, SIMULATION_SPEED: "60" });
	expect(keysIn(second.output())).toEqual([]);
	expect(second.output()).toMatch(
		/^clock +\d{4}-\d\d-\d\d \d\d:\d\d UTC in the simulated world, while it is \d{4}-\d\d-\d\d \d\d:\d\d UTC here$/m,
	);
	expect(await statusWith(second.url, key)).toBe(200);
	expect(await second.end()).toBe(0);
});

/** Starts what cannot start, and returns the one line that says why and what else was printed. */
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

test("a key from the environment works after every start and is printed never, until it is revoked", async () => {
	const envWith = (key: string) => ({
		DATABASE_URL: databaseUrl,
		LANDFALL_API_KEY: key,
		LOG_LEVEL: "trace",
	});
	const first = await startLandfallProcess(envWith("a-key-of-mine"));
	expect(await statusWith(first.url, "a-key-of-mine")).toBe(200);
	expect(await first.end()).toBe(0);
	const second = await startLandfallProcess(envWith("another-key"));
	expect(await statusWith(second.url, "another-key")).toBe(200);
	expect(await statusWith(second.url, "a-key-of-mine")).toBe(200);
	expect(await second.end()).toBe(0);
	expect(first.output() + second.output()).not.toMatch(
		/a-key-of-mine|another-key|lf_/,
	);

	const list = ["key", "list", "default", "--json"];
	const { stdout } = await runScript("server/admin.ts", list, envWith("x"));
	const revoke = ["key", "revoke", JSON.parse(stdout)[0].prefix];
	await runScript("server/admin.ts", revoke, envWith("x"));
	expect((await failure(envWith("a-key-of-mine"))).reason).toContain(
		"LANDFALL_API_KEY has been revoked",
	);
});

describe("a start that cannot be ends with code 1 and one line that says why", () => {
	test("when a value in the environment is wrong, before anything is made", async () => {
		const { reason, stdout } = await failure({ SIMULATION_SPEED: "fast" });
		expect(reason).toContain("SIMULATION_SPEED");
		expect(stdout).toBe("");
		expect(readdirSync(folder.path)).toEqual([]);
	});

	test("when it is told to be what it cannot be", async () => {
		expect((await failure({}, "workers")).reason).toContain('"workers"');
		expect(readdirSync(folder.path)).toEqual([]);
	});

	test("when the port is taken; the first key is not lost by that", async () => {
		const taken = createServer().listen(0, "127.0.0.1");
		await once(taken, "listening");
		const { port } = taken.address() as AddressInfo;
		const { reason, stdout } = await failure({ PORT: String(port) });
		taken.close();
		expect(reason).toContain(`127.0.0.1:${port}`);
		const [key = ""] = keysIn(stdout);
		const next = await startLandfallProcess({ DATABASE_URL: databaseUrl });
		expect(await statusWith(next.url, key)).toBe(200);
		expect(await next.end()).toBe(0);
	});

	test("when the database is a folder, or no database", async () => {
		const asFolder = await failure({ DATABASE_URL: `file:${folder.path}` });
		expect(asFolder.reason).toContain(`DATABASE_URL file:${folder.path}`);
		const text = join(folder.path, "notes.txt");
		writeFileSync(text, "no database at all ".repeat(100));
		const asText = await failure({ DATABASE_URL: `file:${text}` });
		expect(asText.reason).toContain(`DATABASE_URL file:${text}`);
	});

	test("when the carriers file is missing, wrong, or meant for another speed", async () => {
		const file = join(folder.path, "carriers.json");
		expect((await failure({ CARRIERS_FILE: file })).reason).toContain(
			`${file}: there is no such file`,
		);
		writeFileSync(file, '{"carriers": [{"scac": "MAEU"}]}');
		expect((await failure({ CARRIERS_FILE: file })).reason).toContain(file);
		expect(
			(await failure({ CARRIERS_FILE: file, SIMULATION_SPEED: "60" })).reason,
		).toContain("SIMULATION_SPEED");
	});

	test("when the tracking file is missing or wrong", async () => {
		const file = join(folder.path, "tracking.yaml");
		expect((await failure({ TRACKING_FILE: file })).reason).toContain(
			`${file}: there is no such file`,
		);
		writeFileSync(file, "line:\n  ask_every: { at_sea: often }\n");
		expect((await failure({ TRACKING_FILE: file })).reason).toContain(
			"/line/ask_every/at_sea (line 2) must be",
		);
	});
});
