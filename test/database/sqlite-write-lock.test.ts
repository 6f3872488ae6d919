import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
	startTestLandfall,
	temporaryFolder,
} from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { COMPILE_CACHE } from "../support/vitest/compile-cache.ts";

const folder = await openForFile(temporaryFolder);
const databaseFile = join(folder.path, "landfall.db");

const system = await openForFile(startTestLandfall, {
	databaseFile,
	isWorking: false,
});

/** Another process that holds the write lock until it is released. */
async function lockedByAnother() {
	const child = spawn(
		process.execPath,
		["test/database/hold-lock.ts", databaseFile],
		{ env: { ...COMPILE_CACHE }, stdio: ["pipe", "pipe", "inherit"] },
	);
	await once(child.stdout, "data");
	return {
		async letGo() {
			child.stdin.end();
			await once(child, "close");
		},
	};
}

async function count(): Promise<number> {
	const reply = await system.fetch("/tracking_requests");
	return ((await reply.json()) as { data: unknown[] }).data.length;
}

function post(number: string) {
	return system.client.createTrackingRequest({
		data: {
			type: "tracking_request",
			attributes: {
				request_number: number,
				request_type: "bill_of_lading",
				scac: "MAEU",
			},
		},
	});
}

test("while another process holds the write lock, reads and probes are answered, and writes wait and succeed", async () => {
	await post("BEFORE1");
	const other = await lockedByAnother();
	const answered: string[] = [];
	const writes = ["WAITS1", "WAITS2", "WAITS3"].map(async (number) => {
		await post(number);
		answered.push(number);
	});
	for (let index = 0; index < 20; index++) {
		expect(await count()).toBe(1);
		expect((await fetch(new URL("/readyz", system.url))).status).toBe(200);
		answered.push("read");
	}
	await other.letGo();
	await Promise.all(writes);
	expect(answered.slice(0, 20)).toEqual(Array(20).fill("read"));
	expect(answered.slice(20).sort()).toEqual(["WAITS1", "WAITS2", "WAITS3"]);
	expect(await count()).toBe(4);
});
