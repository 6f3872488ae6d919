import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { openSources } from "../../server/open-sources.ts";
import { readConfig } from "../../server/settings/config.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { temporaryFolder } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { serve } from "../support/peers/serve.ts";

const OPEN_MS = 100;

let isDown = true;
const line = await openForFile(serve, (_request, response) => {
	response.writeHead(isDown ? 503 : 404).end();
});
const folder = await openForFile(temporaryFolder);
const file = join(folder.path, "carriers.json");
const circuit = { failures: 3, openMs: OPEN_MS };
const entry = {
	dialect: "dcsa-2.2",
	baseUrl: line.url,
	retry: { attempts: 1 },
	circuit,
};
writeFileSync(file, JSON.stringify({ carriers: [{ scac: "MAEU", ...entry }] }));

const database = await openForFile(openMigrated, "file::memory:");
const lines: string[] = [];
const log = pino({ level: "info" }, { write: (text) => lines.push(text) });
const { carriers } = await openForFile(() =>
	openSources(readConfig({ CARRIERS_FILE: file }), database, log, () =>
		Promise.reject(new Error("no world is wanted")),
	),
);

/** Asks the line once, and returns what has been logged. */
async function ask(): Promise<object[]> {
	const inquiry = { requestType: "container", requestNumber: "A" } as const;
	const answer = carriers
		.find("MAEU")
		?.track(inquiry, new AbortController().signal);
	await expect(answer).rejects.toThrow();
	return lines
		.splice(0)
		.map((text) => JSON.parse(text))
		.map(({ time: _, pid: __, hostname: ___, ...said }) => said);
}

test("the circuit of a carrier is logged when it opens and when it closes, but not when a probe fails", async () => {
	expect(await ask()).toEqual([]);
	expect(await ask()).toEqual([]);
	expect(await ask()).toEqual([
		{
			level: log.levels.values.warn,
			source: "carrier MAEU",
			msg: "a source keeps failing, so its circuit is open",
		},
	]);
	expect(await ask()).toEqual([]);
	await sleep(OPEN_MS);
	expect(await ask()).toEqual([]);
	isDown = false;
	await sleep(OPEN_MS);
	expect(await ask()).toEqual([
		{
			level: log.levels.values.info,
			source: "carrier MAEU",
			msg: "a source answers again, so its circuit is closed",
		},
	]);
	expect(await ask()).toEqual([]);
});
