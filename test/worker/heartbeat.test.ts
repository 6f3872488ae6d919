import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import type { Database } from "../../server/database/database.ts";
import { processIdentity } from "../../server/runtime/process-identity.ts";
import {
	type FreeLeases,
	type HeartbeatTimes,
	startHeartbeat,
} from "../../server/worker/heartbeat.ts";
import { INSTANCE_ID } from "../../server/worker/lease-owner.ts";
import { releaseJobsOf } from "../../server/worker/release-jobs-of.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { eventually } from "../support/time/eventually.ts";
import { add, claim, jobsOf } from "./queue.ts";

const log = pino({ level: "silent" });

async function startProcess() {
	const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"]);
	await once(child, "spawn");
	const end = async () => {
		child.kill("SIGKILL");
		if (child.exitCode === null && child.signalCode === null)
			await once(child, "close");
	};
	onTestFinished(end);
	return { pid: child.pid ?? 0, end };
}

async function open(): Promise<Database> {
	const database = await openMigrated("file::memory:");
	onTestFinished(() => database.close());
	return database;
}

/** Enters an instance without leases. */
async function enterIdle(database: Database, place: string, agoMs = 0) {
	const id = randomUUID();
	const seenAt = database.wallClock(agoMs);
	await database.db
		.insertInto("instances")
		.values({ id, place, seen_at: seenAt })
		.execute();
	return id;
}

/** Enters an instance that holds a job. */
async function enter(database: Database, place: string, agoMs = 0) {
	const id = await enterIdle(database, place, agoMs);
	await add(database, [id]);
	await claim(database, `${id}/token`);
	return id;
}

async function beat(database: Database, times?: HeartbeatTimes) {
	const leases = [{ table: "jobs", free: releaseJobsOf }] as const;
	const heartbeat = await startHeartbeat({ database, log }, leases, times);
	onTestFinished(() => heartbeat.stop());
	return heartbeat;
}

const instancesOf = async ({ db }: Database) =>
	(await db.selectFrom("instances").select("id").execute()).map(({ id }) => id);

const isFree = async (database: Database) =>
	(await jobsOf(database)).every((job) => job.lease_owner === null);

/** The identity of a process with the same id on another machine or in another container. */
const elsewhere = (pid: number) =>
	processIdentity(pid).replace("pid:", "pid:9");

test.each([
	["an ended process of this machine", "ended", 0, true],
	["a process whose number another process has now", "replaced", 0, true],
	["a live process of this machine", "alive", 0, false],
	["an ended number elsewhere", "elsewhere", 0, false],
	["a process that cannot be found", "unknown", 0, false],
	[
		"a process elsewhere without a heartbeat for a long time",
		"elsewhere",
		16_000,
		true,
	],
	["a process elsewhere with a late heartbeat", "elsewhere", 9_000, false],
])("the leases of %s are freed", async (_, what, agoMs, isFreed) => {
	const database = await open();
	const child = await startProcess();
	const places: Readonly<Record<string, string>> = {
		alive: processIdentity(child.pid),
		ended: processIdentity(child.pid),
		replaced: processIdentity(child.pid).replace(/"\d+"\]$/, '"1"]'),
		elsewhere: elsewhere(child.pid),
		unknown: "",
	};
	if (what !== "alive" && what !== "replaced") await child.end();
	const id = await enter(database, places[what] ?? "", agoMs);
	await beat(database);
	expect(await isFree(database)).toBe(isFreed);
	expect((await instancesOf(database)).includes(id)).toBe(!isFreed);
});

test("an ended process without leases is removed, and none are freed for it", async () => {
	const database = await open();
	const id = await enterIdle(database, "", 16_000);
	let times = 0;
	const free: FreeLeases = async (db, owners) => {
		times += 1;
		await releaseJobsOf(db, owners);
	};
	const leases = [{ table: "jobs", free }] as const;
	const heartbeat = await startHeartbeat({ database, log }, leases);
	onTestFinished(() => heartbeat.stop());
	expect(await instancesOf(database)).not.toContain(id);
	expect(times).toBe(0);
});

test("other instances notice one that crashes, and one that stops properly removes its row", async () => {
	const database = await open();
	const child = await startProcess();
	const id = await enter(database, processIdentity(child.pid));
	const heartbeat = await beat(database, { beatMs: 20, deadMs: 60_000 });
	expect(await instancesOf(database)).toEqual(
		expect.arrayContaining([id, INSTANCE_ID]),
	);
	await child.end();
	await eventually("its job is free", () => isFree(database));
	await heartbeat.stop();
	expect(await instancesOf(database)).toEqual([]);
});

test("an instance renews its sign of life, and goes on after one that could not be written, which it logs", async () => {
	const database = await open();
	let isFailing = false;
	const db = new Proxy(database.db, {
		get(real, name) {
			if (isFailing && name === "insertInto") throw new Error("read-only");
			const value = Reflect.get(real, name);
			return typeof value === "function" ? value.bind(real) : value;
		},
	});
	const warned: string[] = [];
	const warn = (_: object, words: string) => warned.push(words);
	const parts = { database: { ...database, db }, log: { ...log, warn } };
	const times = { beatMs: 20, deadMs: 60_000 };
	const heartbeat = await startHeartbeat(parts as never, [], times);
	onTestFinished(() => heartbeat.stop());
	const seenAt = async () => {
		const [row] = await database.db
			.selectFrom("instances")
			.select("seen_at")
			.where("id", "=", INSTANCE_ID)
			.execute();
		return row?.seen_at ?? "";
	};
	const renewed = async (before: string) =>
		eventually("it is renewed", async () => (await seenAt()) > before);
	await renewed(await seenAt());
	isFailing = true;
	await eventually("a sign of life has failed", () => warned.length > 0);
	expect(warned[0]).toBe("no heartbeat");
	isFailing = false;
	await renewed(await seenAt());
});
