import { pino } from "pino";
import { expect, test } from "vitest";
import { StreamHub } from "../../../server/resources/streams/stream-hub.ts";
import { openMigrated } from "../../support/installation/migrated-database.ts";
import { openForFile } from "../../support/open-for-file.ts";

const database = await openForFile(openMigrated, "file::memory:");

const account = (number: number) => ({
	id: `account ${number}`,
	name: `account ${number}`,
	entitlements: [],
	keyId: `key ${number}`,
});

test("a process keeps 1,024 streams, of any accounts, and takes another one when one is closed", async () => {
	const hub = new StreamHub({ database, log: pino({ level: "silent" }) });
	const open = [];
	for (let number = 0; number < 1_024; number++)
		open.push(await hub.open(account(number % 64)));
	await expect(hub.open(account(64))).rejects.toMatchObject({
		status: 429,
		headers: { "retry-after": "30" },
	});
	open[0]?.close();
	await expect(hub.open(account(64))).resolves.toBeDefined();
	await hub.stop();
});
