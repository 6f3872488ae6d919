import {
	appendFileSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { fileMemory } from "../../../mock/carriers/simulated-world.ts";
import { DAY_MS, START_AT, startTestWorld } from "./ask-world.ts";

let folder = "";
let file = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "landfall-world-"));
	file = join(folder, "memory.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true }));

const requested = (number: string, day: number, aliases: string[] = []) => ({
	number,
	firstAskedAt: new Date(START_AT + day * DAY_MS).toISOString(),
	aliases,
});

describe("a memory in a file", () => {
	test("is written before the call returns, and found after a restart", () => {
		const first = requested("MAEU:bill:1234", 0, ["MAEU:booking:9876"]);
		fileMemory(file).remember(first);
		expect(readFileSync(file, "utf8")).toBe(`${JSON.stringify(first)}\n`);
		const restarted = fileMemory(file);
		expect(restarted.recall("MAEU:bill:1234")).toEqual(first);
		expect(restarted.recall("MAEU:booking:9876")).toEqual(first);
	});

	test("belongs to its owner alone, also when it is made again", () => {
		const memory = fileMemory(file);
		const permissions = () => statSync(file).mode & 0o777;
		expect(permissions()).toBe(0o600);
		rmSync(file);
		memory.remember(requested("MAEU:bill:1234", 0));
		expect(permissions()).toBe(0o600);
	});

	test("keeps the first request when two processes share it", () => {
		const [one, other] = [fileMemory(file), fileMemory(file)];
		const first = one.remember(requested("MAEU:bill:1234", 0));
		expect(other.remember(requested("MAEU:bill:1234", 5))).toEqual(first);
		expect(one.recall("MAEU:bill:1234")).toEqual(first);
		other.remember(requested("MAEU:bill:5678", 1));
		expect(one.recall("MAEU:bill:5678")).toEqual(
			requested("MAEU:bill:5678", 1),
		);
	});

	test("finds every journey of a container, even with the same line", () => {
		const box = "MAEU:container:MSKU1234565";
		const first = requested("MAEU:bill:1111", 0, [box]);
		const second = requested("MAEU:bill:2222", 1, [box]);
		const memory = fileMemory(file);
		memory.remember(first);
		memory.remember(second);
		expect(memory.recallContainer("MSKU1234565")).toEqual([first, second]);
		expect(memory.recall(box)).toEqual(first);
	});

	test("ignores an incomplete line and foreign lines", () => {
		fileMemory(file).remember(requested("MAEU:bill:1111", 0));
		appendFileSync(file, '"text"\n{"number":1}\n\n{"number":"MAEU:bi');
		const restarted = fileMemory(file);
		restarted.remember(requested("MAEU:bill:2222", 1));
		const again = fileMemory(file);
		for (const memory of [restarted, again]) {
			expect(memory.recall("MAEU:bill:1111")).toEqual(
				requested("MAEU:bill:1111", 0),
			);
			expect(memory.recall("MAEU:bill:2222")).toEqual(
				requested("MAEU:bill:2222", 1),
			);
		}
	});
});

describe("a world that starts again", () => {
	test("gives the same journey with a file, also after a restart", async () => {
		const before = await startTestWorld({ memory: fileMemory(file) });
		const first = await before.ask("ONEY", "bill", "ONEYSELA1234500");
		await before.close();

		const after = await startTestWorld({ memory: fileMemory(file) });
		after.clock = START_AT + 6 * DAY_MS;
		const later = await after.ask("ONEY", "bill", "SELA1234500");
		await after.close();
		expect(first.events.length).toBeGreaterThan(0);
		expect(later.events.slice(0, first.events.length)).toEqual(first.events);
	});

	test("gives the same journey at the same instant without any stored request", async () => {
		const [one, other] = [await startTestWorld(), await startTestWorld()];
		const ask = (world: typeof one) =>
			world.ask("ZIMU", "booking", "SNH7654321");
		expect((await ask(one)).body).toEqual((await ask(other)).body);
		await Promise.all([one.close(), other.close()]);
	});

	test("gives another journey with another seed", async () => {
		const one = await startTestWorld();
		const other = await startTestWorld({ seed: "other" });
		const ask = (world: typeof one) =>
			world.ask("ZIMU", "booking", "SNH7654321");
		expect((await ask(one)).body).not.toEqual((await ask(other)).body);
		await Promise.all([one.close(), other.close()]);
	});
});
