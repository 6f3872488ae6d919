import { describe, expect, test } from "vitest";
import { processStates } from "../../../server/database/state-store.ts";
import {
	type RateLimits,
	rateBucket,
} from "../../../server/sources/requests/rate-bucket.ts";
import {
	type SourceState,
	sharedSource,
} from "../../../server/sources/requests/source-state.ts";

const newBucket = (limits: RateLimits, store = processStates()) =>
	rateBucket(limits, sharedSource(store, "carrier MAEU"));

/** Takes requests, and returns the refusal. */
async function refusalOf(
	bucket: ReturnType<typeof rateBucket>,
	spare = 0,
): Promise<{ waitMs: number; intervalMs: number }> {
	const refusal = await bucket.take(spare, 1);
	if ("count" in refusal) throw new Error(`${refusal.count} are taken`);
	return refusal;
}

describe("a request is refused", () => {
	test.each<[RateLimits, number, number, number, number]>([
		[{ perMinute: 4 }, 4, 0, 60_000, 15_000],
		[{ perMinute: 4 }, 3, 1, 15_000, 15_000],
		[{ perMinute: 4 }, 0, 4, 15_000, 15_000],
		[{ perMinute: 1 }, 0, 1, 60_000, 60_000],
		[{ perMinute: 1_000 }, 0, 1_000, 250, 60],
		[{ perHour: 4 }, 4, 0, 3_600_000, 900_000],
		[{ perDay: 4 }, 3, 1, 21_600_000, 21_600_000],
		[{ perDay: 4, perMinute: 1 }, 1, 0, 60_000, 60_000],
	])(
		"of %j when %i are taken and %i are kept, for %i ms",
		async (limits, taken, spare, wantMs, intervalMs) => {
			const bucket = newBucket(limits);
			if (taken > 0)
				expect(await bucket.take(0, taken)).toHaveProperty("count", taken);
			const refusal = await refusalOf(bucket, spare);
			expect(refusal.intervalMs).toBe(intervalMs);
			// The request's travel time is added, and wall-clock time passes meanwhile.
			expect(refusal.waitMs).toBeLessThanOrEqual(wantMs + 1_000);
			expect(refusal.waitMs).toBeGreaterThan(wantMs - 10_000);
			if (taken < spare && wantMs < 60_000) expect(refusal.waitMs).toBe(wantMs);
		},
	);
});

test("grants leave the reserved requests, and returned requests are available again", async () => {
	const bucket = newBucket({ perDay: 9, perMinute: 5 });
	expect(await bucket.take(1, 3)).toMatchObject({ count: 3, left: 2 });
	expect(await bucket.take(1, 3)).toMatchObject({ count: 1, left: 1 });
	await refusalOf(bucket, 1);
	await bucket.giveBack(4);
	expect(await bucket.take(1, 5)).toMatchObject({ count: 4, left: 1 });
});

test("a pause lasts as long as the longest demand, and takes no requests", async () => {
	const bucket = newBucket({ perDay: 1 });
	await bucket.pause(60_000);
	await bucket.pause(1_000);
	const refusal = await refusalOf(bucket);
	expect(refusal.intervalMs).toBe(0);
	expect(refusal.waitMs).toBeGreaterThan(10_000);
	expect(refusal.waitMs).toBeLessThanOrEqual(60_000);
});

test.each<[keyof RateLimits, number, number]>([
	["perSecond", 1_099, 4],
	["perSecond", 1_100, 10],
	["perMinute", 60_999, 4],
	["perMinute", 61_000, 10],
	["perHour", 3_600_999, 4],
	["perHour", 3_601_000, 10],
	["perDay", 86_400_999, 4],
])(
	"with a limit of ten %s, %i ms after six requests %i are left",
	(name, agoMs, left) => {
		const bucket = newBucket({ [name]: 10 });
		const nowMs = 1_000_000_000;
		const sent = { [name]: [[nowMs - agoMs, 6]] as [number, number][] };
		const state = { sent, pausedUntilMs: 0, failures: 0, openUntilMs: 0 };
		expect(bucket.left(state, nowMs)).toEqual({ [name]: left });
		const paused = { ...state, pausedUntilMs: nowMs + 1 };
		expect(bucket.left(paused, nowMs)).toEqual({ [name]: 0 });
	},
);

test("a request whose count was stored late counts from when it can be sent, once", async () => {
	let state: SourceState = {
		...{ sent: {}, pausedUntilMs: 0, failures: 0, openUntilMs: 0 },
	};
	let lateMs = 400_000;
	const shared = {
		async change<Result>(
			make: (
				before: SourceState,
				nowMs: number,
			) => { state?: SourceState; result: Result },
		): Promise<Result> {
			const made = make(state, Date.now() - lateMs);
			lateMs = 0;
			state = made.state ?? state;
			return made.result;
		},
	};
	const bucket = rateBucket({ perMinute: 5 }, shared as never);
	const grant = await bucket.take(0, 2);
	expect(grant).toMatchObject({ count: 2, left: 3 });
	expect("atMs" in grant && Date.now() - grant.atMs).toBeLessThan(30_000);
	expect(bucket.left(state, Date.now())).toEqual({ perMinute: 3 });
	expect(state.sent.perMinute).toHaveLength(1);
});

describe("stored requests", () => {
	const NOW = Date.now();

	/** A bucket of ten a minute after these requests: seconds from now, and their number. */
	async function bucketAfter(...sent: readonly (readonly [number, number])[]) {
		const store = processStates();
		const perMinute = sent.map(([s, count]) => [NOW + s * 1_000, count]);
		const state = { sent: { perMinute }, pausedUntilMs: 0 };
		await store.replace(
			{ name: "carrier MAEU" },
			undefined,
			JSON.stringify(state),
		);
		return newBucket({ perMinute: 10 }, store);
	}

	test("count until a minute after the last of them", async () => {
		const bucket = await bucketAfter([-61, 4], [-40, 4], [-20, 3]);
		expect(await bucket.take(0, 9)).toMatchObject({ count: 3, left: 0 });
		const { waitMs } = await refusalOf(bucket);
		expect(waitMs).toBeGreaterThan(10_000);
		expect(waitMs).toBeLessThanOrEqual(21_000);
	});

	test("count from their answer when it comes late, in steps of a minute", async () => {
		const bucket = await bucketAfter([-50, 10]);
		expect((await refusalOf(bucket)).waitMs).toBeLessThanOrEqual(11_000);
		for (let ended = 0; ended < 10; ended++) await bucket.ended(NOW - 50_000);
		expect((await refusalOf(bucket)).waitMs).toBeGreaterThan(50_000);
	});

	test("count once, whenever their answers come", async () => {
		const bucket = await bucketAfter([-50, 4], [-20, 4]);
		for (const secondsAgo of [50, 20])
			for (let ended = 0; ended < 4; ended++)
				await bucket.ended(NOW - secondsAgo * 1_000);
		expect(await bucket.take(0, 9)).toMatchObject({ count: 2, left: 0 });
	});

	test("count from their sending when the answer comes at once", async () => {
		const bucket = await bucketAfter([-50, 10]);
		for (let ended = 0; ended < 10; ended++) await bucket.ended(Date.now());
		expect((await refusalOf(bucket)).waitMs).toBeLessThanOrEqual(11_000);
	});

	test("count from now after the clock was set back", async () => {
		const bucket = await bucketAfter([86_400, 10]);
		const { waitMs } = await refusalOf(bucket);
		expect(waitMs).toBeLessThanOrEqual(61_000);
	});
});
