import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remembered } from "../../server/runtime/remembered.ts";

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => vi.useRealTimers());

/** A value that counts its readings, remembered for a second. */
function counted() {
	const seen = { reads: 0, isBroken: false };
	const read = remembered(1_000, async () => {
		seen.reads += 1;
		if (seen.isBroken) throw new Error("broken");
		return seen.reads;
	});
	return { seen, read };
}

test("a value is read again when its time is over, and not before", async () => {
	const { read } = counted();
	expect(await read()).toBe(1);
	vi.advanceTimersByTime(999);
	expect(await read()).toBe(1);
	vi.advanceTimersByTime(1);
	expect(await read()).toBe(2);
	expect(await read()).toBe(2);
});

test("all who ask while a value is read wait for the same reading, however long it takes", async () => {
	const { promise, resolve } = Promise.withResolvers<string>();
	let reads = 0;
	const read = remembered(1_000, () => {
		reads += 1;
		return promise;
	});
	const first = read();
	vi.advanceTimersByTime(5_000);
	const second = read();
	resolve("value");
	expect(await Promise.all([first, second])).toEqual(["value", "value"]);
	expect(reads).toBe(1);
});

test("a failed reading is not repeated at once either", async () => {
	const { read, seen } = counted();
	seen.isBroken = true;
	await expect(read()).rejects.toThrow("broken");
	seen.isBroken = false;
	await expect(read()).rejects.toThrow("broken");
	vi.advanceTimersByTime(1_000);
	expect(await read()).toBe(2);
});
