import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilWritten } from "../../server/database/start-writing.ts";

const FULL = new Error("the disk is full");

/** The pauses (ms), which end at once. */
let pauses: unknown[] = [];

beforeEach(() => {
	pauses = [];
	vi.spyOn(timers, "setTimeout").mockImplementation(async (ms) => {
		pauses.push(ms);
		return undefined as never;
	});
	syncBuiltinESMExports();
});
afterEach(() => {
	vi.restoreAllMocks();
	syncBuiltinESMExports();
});

/** A writer with what it logs, of a process that stops during a pause. */
function open(stopsInPause = Number.POSITIVE_INFINITY) {
	const logged: string[] = [];
	const log = {
		info: (words: string) => logged.push(words),
		error: (_: object, words: string) => logged.push(words),
	};
	const database = { isUnavailable: (error: unknown) => error === FULL };
	let writes = 0;
	const keep = untilWritten(
		{ database, log } as never,
		() => pauses.length >= stopsInPause,
	);
	/** Writes that end so one after another. */
	const write = (...ends: (Error | undefined)[]) =>
		keep("the keys", async () => {
			const end = ends[writes];
			writes += 1;
			if (end) throw end;
		});
	return { logged, write, writes: () => writes };
}

test("what can be written at the start is written once", async () => {
	const { logged, write, writes } = open();
	await write(undefined);
	expect([writes(), logged, pauses]).toEqual([1, [], []]);
});

test("while the database cannot be written the start goes on, and tries again every two seconds until it has written", async () => {
	const { logged, write, writes } = open();
	await write(FULL, FULL, FULL, undefined);
	await vi.waitFor(() => expect(logged).toHaveLength(2));
	expect(logged).toEqual([
		"the keys cannot be written, and wait for it",
		"the keys: written",
	]);
	expect([writes(), pauses]).toEqual([4, [2_000, 2_000, 2_000]]);
});

test("any other failure ends the start, and later it is logged and ends the attempts", async () => {
	const other = new Error("a mistake");
	await expect(open().write(other)).rejects.toBe(other);
	const { logged, write, writes } = open();
	await write(FULL, other);
	await vi.waitFor(() => expect(logged).toHaveLength(2));
	expect(logged[1]).toBe("the keys cannot be written");
	expect(writes()).toBe(2);
});

test("a process that stops does not try again", async () => {
	const { logged, write, writes } = open(2);
	await write(FULL, FULL, undefined);
	await vi.waitFor(() => expect(pauses).toHaveLength(2));
	await new Promise(setImmediate);
	expect([writes(), logged.length]).toEqual([2, 1]);
});
