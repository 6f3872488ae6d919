import { copyFileSync, mkdirSync, renameSync, rmSync } from "node:fs";
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
import { insertAccount } from "../../server/resources/accounts/account-queries.ts";
import {
	DISK_FULL,
	killLandfallProcesses,
	runScript,
	startLandfallProcess,
} from "../support/installation/landfall-process.ts";
import {
	startTestLandfall,
	type TestLandfall,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { problemsOf } from "../support/replies/problems.ts";

let folder: ReturnType<typeof temporaryFolder>;
let file: string;

beforeEach(() => {
	folder = temporaryFolder();
	file = join(folder.path, "landfall.db");
});
afterEach(() => folder.remove());
afterAll(killLandfallProcesses);

async function probe(url: string) {
	const reply = await fetch(new URL("/readyz", url));
	const { status } = (await reply.json()) as { status: string };
	return [reply.status, status];
}

const READ_ONLY = [200, "read only"];

function post(url: string, key: string, number: string) {
	const attributes = {
		request_number: number,
		request_type: "bill_of_lading",
		scac: "MAEU",
	};
	return fetch(`${url}/tracking_requests`, {
		method: "POST",
		headers: {
			authorization: `Token ${key}`,
			"content-type": "application/json",
		},
		body: JSON.stringify({ data: { type: "tracking_request", attributes } }),
	});
}

describe("a server whose disk is full", () => {
	test("starts, answers reads, refuses and logs writes, and accepts them again once there is space", {
		tags: "whole",
	}, async () => {
		const first = await startTestLandfall({ databaseFile: file });
		expect((await post(first.url, first.key, "FULL1")).status).toBe(201);
		await first.stop();

		const full = await startLandfallProcess(
			{ DATABASE_URL: `file:${file}`, WEBHOOK_IPS: "192.0.2.1" },
			undefined,
			DISK_FULL,
		);
		const headers = { authorization: `Token ${first.key}` };
		const listed = await fetch(`${full.url}/tracking_requests`, { headers });
		expect(listed.status).toBe(200);
		expect(((await listed.json()) as { data: unknown[] }).data).toHaveLength(1);
		expect((await fetch(`${full.url}/webhooks/ips`, { headers })).status).toBe(
			200,
		);
		const refused = await post(full.url, first.key, "FULL2");
		const { errors } = (await refused.json()) as { errors: { code: string }[] };
		expect(errors.map(({ code }) => code)).toEqual(["storage_unavailable"]);
		expect(await probe(full.url)).toEqual(READ_ONLY);
		expect(await full.end()).toBe(0);

		const env = { DATABASE_URL: `file:${file}` };
		const { stdout } = await runScript(
			"server/admin/main.ts",
			["doctor", "--json"],
			env,
			DISK_FULL,
		);
		expect(JSON.parse(stdout)).toContainEqual(
			expect.objectContaining({
				check: "writing",
				is_fine: false,
				found: expect.stringMatching(/^nothing can be written: /),
			}),
		);

		const again = openDatabase(`file:${file}`);
		await insertAccount(again.db, "later", "2026-03-01T00:00:00Z");
		expect(await again.findTrouble()).toBeUndefined();
		await again.close();
	});
});

describe("a database file that is", () => {
	const lines: string[] = [];
	const log = pino({ level: "error" }, { write: (line) => lines.push(line) });
	let system: TestLandfall;

	beforeEach(async () => {
		lines.length = 0;
		system = await startTestLandfall({
			...{ databaseFile: file, isWorking: false, log },
		});
		expect(await probe(system.url)).toEqual([200, "ready"]);
	});
	afterEach(() => system.stop());

	const removed = () => rmSync(file);
	const replaced = () => {
		copyFileSync(file, `${file}.copy`);
		renameSync(`${file}.copy`, file);
	};

	test.each([
		["removed", removed],
		["replaced", replaced],
	])(
		"%s while the server runs makes it not ready, which is logged once",
		async (_, change) => {
			change();
			for (let times = 0; times < 3; times++) {
				const [status, words] = await probe(system.url);
				expect(status).toBe(503);
				expect(words).toMatch(/^the database file was removed or replaced/);
			}
			expect(
				lines.filter((line) => line.includes("removed or replaced")),
			).toHaveLength(1);
		},
	);

	test("removed is not written, not even by a single statement", async () => {
		const { db } = system.landfall.services.database;
		removed();
		await expect(
			insertAccount(db, "lost", "2026-03-01T00:00:00Z"),
		).rejects.toThrow(/removed or replaced/);
	});

	test("moved away is not written, works as before when it is put back, and is logged when it is moved again", async () => {
		for (const times of [1, 2]) {
			renameSync(file, `${file}.away`);
			expect((await probe(system.url))[0]).toBe(503);
			expect(
				lines.filter((line) => line.includes("removed or replaced")),
			).toHaveLength(1);
			const refused = await post(system.url, system.key, `AWAY${times}`);
			expect(await problemsOf(refused, 500)).toMatchObject([
				{ code: "storage_unavailable" },
			]);
			lines.length = 0;
			renameSync(`${file}.away`, file);
			expect(await probe(system.url)).toEqual([200, "ready"]);
			const created = await post(system.url, system.key, `BACK${times}`);
			expect(created.status).toBe(201);
		}
	});
});

test("a start whose simulated world cannot write its memory ends with a sentence that names the file and what to do", async () => {
	mkdirSync(`${file}.world`);
	const { code, stderr } = await runScript("server/main.ts", [], {
		DATABASE_URL: `file:${file}`,
		PORT: "0",
	});
	expect([code, JSON.parse(stderr).msg]).toEqual([
		1,
		`Landfall cannot start: the simulated world keeps its memory in ${file}.world, which cannot be written (EISDIR): make it writable, or set CARRIERS_FILE or SIMULATED_WORLD`,
	]);
});
