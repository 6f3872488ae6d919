import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import {
	processStates,
	type StateStore,
} from "../../../server/database/state-store.ts";
import { SharedLimit } from "../../../server/http/limits/shared-limit.ts";

const WINDOW_MS = 60_000;
const ACCOUNT = "account";

/** A limit that all processes with this store share. */
function sharedLimit(store: StateStore, limit: number): SharedLimit {
	return new SharedLimit(store, limit, WINDOW_MS, (accountId) => ({
		accountId,
		name: "requests",
	}));
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000_000 });
});
afterEach(() => vi.useRealTimers());

/** The quotas of requests that follow one another after pauses, as `<left> <wait ms>/<ms until it grows>`. */
async function quotas(
	limit: SharedLimit,
	pausesMs: readonly number[],
): Promise<string[]> {
	const shown: string[] = [];
	for (const pauseMs of pausesMs) {
		vi.advanceTimersByTime(pauseMs);
		const { left, waitMs, growsInMs } = await limit.take(ACCOUNT);
		shown.push(`${left} ${waitMs}/${growsInMs}`);
	}
	return shown;
}

/** [the limit, the pauses before the requests (ms), their quotas] */
it.each([
	// A process counts a request for the end of the second in which it may pass.
	[100, [0, 0, 500], ["99 0/61000", "98 0/61000", "97 0/60500"]],
	[
		2,
		[0, 0, 0, 999],
		["1 0/61000", "0 0/61000", "0 61000/61000", "0 60001/60001"],
	],
	[
		2,
		[0, 0, 0, 60_999, 1],
		["1 0/61000", "0 0/61000", "0 61000/61000", "0 1/1", "1 0/61000"],
	],
	[
		2,
		[0, 30_000, 0, 31_000],
		["1 0/61000", "0 0/31000", "0 31000/31000", "0 0/30000"],
	],
	[0, [0, 59_999, 1], ["0 60000/60000", "0 1/1", "0 60000/60000"]],
])(
	"of %i requests a minute these are left after pauses of %j",
	async (limit, pausesMs, want) => {
		const one = sharedLimit(processStates(), limit);
		expect(await quotas(one, pausesMs)).toEqual(want);
	},
);

/** [the pauses before the requests of one server (ms), the requests that another server then finds left of a hundred] */
it.each([
	[[0], 98],
	// After one request a busy server reserves two more with the next, after that six at most.
	[[0, 0], 95],
	[[0, 0, 0, 0], 95],
	[[0, 0, 0, 0, 0], 89],
	[[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 83],
	// After two seconds it is not busy.
	[[0, 1_999], 95],
	[[0, 2_000], 97],
	// Reserved requests that were not sent within their second are returned with the next request, which reserves as many as were sent.
	[[0, 0, 1_000], 95],
	[[0, 0, 0, 1_000], 93],
])(
	"after requests with pauses of %j a server leaves %i to another one",
	async (pausesMs, left) => {
		const store = processStates();
		const one = sharedLimit(store, 100);
		await quotas(one, pausesMs);
		const other = sharedLimit(store, 100);
		expect(await other.take(ACCOUNT)).toMatchObject({ waitMs: 0, left });
	},
);

it("requests that arrive together are counted together, and those beyond the limit wait", async () => {
	const limit = sharedLimit(processStates(), 5);
	const taken = Array.from({ length: 7 }, () => limit.take(ACCOUNT));
	const all = await Promise.all(taken);
	expect(all.map(({ left, waitMs }) => [left, waitMs])).toEqual([
		...[4, 3, 2, 1, 0].map((left) => [left, 0]),
		...[0, 0].map((left) => [left, 61_000]),
	]);
});

it("requests that a server counted on its own count from when they passed", async () => {
	const nowMs = Date.now();
	const limit = sharedLimit(processStates(), 4);
	await limit.add(ACCOUNT, [nowMs - 60_000, nowMs - 59_000, nowMs - 30_000]);
	expect(await quotas(limit, [0, 0, 0, 999, 1])).toEqual([
		...["1 0/1000", "0 0/1000", "0 1000/1000", "0 1/1"],
		"0 0/29000",
	]);
});

it("counts from a clock that was set back by an hour block requests no longer than others", async () => {
	const store = processStates();
	vi.advanceTimersByTime(3_600_000);
	await quotas(sharedLimit(store, 1), [0]);
	vi.setSystemTime(Date.now() - 3_600_000);
	const limit = sharedLimit(store, 1);
	expect(await quotas(limit, [0])).toEqual(["0 60000/60000"]);
});

it("a reserved request that passes after the oldest one has left the window never names a time in the past", async () => {
	const limit = sharedLimit(processStates(), 100);
	await limit.add(ACCOUNT, [Date.now() - 59_500]);
	expect(await quotas(limit, [0, 0, 499, 101])).toEqual([
		...["98 0/500", "97 0/500", "96 0/1", "95 0/1"],
	]);
});

it("a request is refused for a second when counting it has taken too long five times", async () => {
	const { find, replace } = processStates();
	const slowAtFirst = (times: number) => {
		let left = times;
		const store: StateStore = {
			find,
			replace: (...change) => {
				// What is reserved is valid for a second.
				if (left-- > 0) vi.advanceTimersByTime(1_000);
				return replace(...change);
			},
		};
		return sharedLimit(store, 100);
	};
	expect(await slowAtFirst(4).take(ACCOUNT)).toMatchObject({ waitMs: 0 });
	expect(await slowAtFirst(9).take(ACCOUNT)).toEqual({
		...{ waitMs: 1_000, left: 0, growsInMs: 1_000 },
	});
});

it("each account and each kind of request has a count of its own", async () => {
	const store = processStates();
	for (const name of ["requests", "imports"]) {
		const limit = new SharedLimit(store, 1, WINDOW_MS, (accountId) => ({
			accountId,
			name,
		}));
		for (const accountId of ["one", "other"]) {
			expect(await limit.take(accountId)).toMatchObject({ waitMs: 0 });
			expect(await limit.take(accountId)).toMatchObject({ waitMs: 61_000 });
		}
	}
});

it("a name without a request for two windows is forgotten", async () => {
	const keyOf = vi.fn((accountId: string) => ({ accountId, name: "requests" }));
	const limit = new SharedLimit(processStates(), 100, WINDOW_MS, keyOf);
	await limit.take("unused");
	for (let windows = 1; windows <= 2; windows++) {
		vi.advanceTimersByTime(WINDOW_MS);
		await limit.take("used");
	}
	expect(keyOf.mock.calls).toEqual([["unused"], ["used"]]);
	await limit.take("unused");
	expect(keyOf.mock.lastCall).toEqual(["unused"]);
});

it("a leased request passes without a statement, until its second has ended", async () => {
	const limit = sharedLimit(processStates(), 100);
	// The second one leases two more.
	await quotas(limit, [0, 0]);
	expect(limit.takeLeased(ACCOUNT)).toMatchObject({ waitMs: 0, left: 97 });
	vi.advanceTimersByTime(1_000);
	expect(limit.takeLeased(ACCOUNT)).toBeUndefined();
});

it("within any minute several servers together let no more requests pass than the limit", async () => {
	const pause = fc.oneof(
		fc.constantFrom(0, 0, 0, 1, 999, 1_000, 2_000, 59_999, 61_000),
		fc.integer({ min: 1, max: 20_000 }),
	);
	const steps = fc.array(fc.tuple(fc.constantFrom(0, 1), pause), {
		minLength: 20,
		maxLength: 120,
	});
	await fc.assert(
		fc.asyncProperty(
			fc.integer({ min: 1, max: 60 }),
			steps,
			async (most, all) => {
				const store = processStates();
				const servers = [0, 1].map(() => sharedLimit(store, most));
				const passedAtMs: number[] = [];
				for (const [index, pauseMs] of all) {
					vi.advanceTimersByTime(pauseMs);
					const quota = await servers[index]?.take(ACCOUNT);
					if (quota?.waitMs === 0) passedAtMs.push(Date.now());
					const startMs = Date.now() - WINDOW_MS;
					const recent = passedAtMs.filter((atMs) => atMs > startMs);
					expect(recent.length).toBeLessThanOrEqual(most);
				}
			},
		),
		{ numRuns: 30 },
	);
});
