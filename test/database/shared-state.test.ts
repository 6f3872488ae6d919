import { afterEach, describe, expect, it, vi } from "vitest";
import { SharedState } from "../../server/database/shared-state.ts";
import {
	databaseStates,
	processStates,
	type StateStore,
} from "../../server/database/state-store.ts";
import { openMigrated } from "../support/installation/migrated-database.ts";
import { openForFile } from "../support/open-for-file.ts";

interface Count {
	readonly count: number;
}

const KEY = { name: "visitors" };

afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** The state as one process knows it. */
const openState = (store: StateStore) =>
	new SharedState<Count>(store, KEY, ({ count = 0 }) => ({ count }));

const add = (state: SharedState<Count>) =>
	state.change(({ count }) => ({
		state: { count: count + 1 },
		result: count + 1,
	}));

const database = await openForFile(() => openMigrated("file::memory:"));

describe.each([
	["of one process", processStates()],
	["in the database", databaseStates(database)],
])("a store %s", (_, store) => {
	it("replaces a text only while it is the one that was read, apart for each account and name", async () => {
		const key = { accountId: "a", name: "one" };
		expect(await store.find(key)).toBeUndefined();
		expect(await store.replace(key, "0", "1")).toBe(false);
		expect(await store.replace(key, undefined, "1")).toBe(true);
		expect(await store.replace(key, undefined, "2")).toBe(false);
		expect(await store.replace(key, "1", "2")).toBe(true);
		expect(await store.replace(key, "1", "3")).toBe(false);
		expect(await store.find(key)).toBe("2");
		for (const other of [
			{ accountId: "b", name: "one" },
			{ accountId: "a", name: "other" },
			{ name: "one" },
		]) {
			expect(await store.find(other)).toBeUndefined();
			expect(await store.replace(other, undefined, other.name)).toBe(true);
			expect(await store.find(other)).toBe(other.name);
		}
		expect(await store.find(key)).toBe("2");
	});

	it("keeps all changes that two processes make at once", async () => {
		const [one, other] = [openState(store), openState(store)];
		const results = await Promise.all(
			Array.from({ length: 30 }, (_, at) => add(at % 2 > 0 ? one : other)),
		);
		expect(new Set(results).size).toBe(30);
		expect(await openState(store).read(0)).toEqual({ count: 30 });
	});
});

it("what another process has changed is seen after the given time", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
	const store = processStates();
	const [one, other] = [openState(store), openState(store)];
	expect(one.known).toEqual({ count: 0 });
	await add(other);
	expect(await one.read(1_000)).toEqual({ count: 1 });
	await add(other);
	vi.advanceTimersByTime(999);
	expect(await one.read(1_000)).toEqual({ count: 1 });
	vi.advanceTimersByTime(1);
	expect(one.known).toEqual({ count: 1 });
	expect(await one.read(1_000)).toEqual({ count: 2 });
	expect(one.known).toEqual({ count: 2 });
});

it("a change that changes nothing writes nothing, and one that fails does not stop the next", async () => {
	const { find, replace } = processStates();
	const write = vi.fn(replace);
	const state = openState({ find, replace: write });
	expect(await state.change(({ count }) => ({ result: count }))).toBe(0);
	const failing = state.change(() => {
		throw new Error("no");
	});
	await expect(failing).rejects.toThrow("no");
	expect(write).not.toHaveBeenCalled();
	expect(await add(state)).toBe(1);
});

it("a change gives up when other processes have got ahead of it a hundred times", async () => {
	vi.spyOn(Math, "random").mockReturnValue(0);
	const replace = vi.fn(async () => false);
	const state = openState({ find: async () => undefined, replace });
	await expect(add(state)).rejects.toThrow(
		"the state of visitors keeps changing",
	);
	expect(replace).toHaveBeenCalledTimes(100);
});
