import { expect, test } from "vitest";
import { processStates } from "../../../server/database/state-store.ts";
import {
	FairTurns,
	type TurnRequest,
} from "../../../server/sources/requests/fair-turns.ts";
import {
	type RateLimits,
	rateBucket,
} from "../../../server/sources/requests/rate-bucket.ts";
import { sharedSource } from "../../../server/sources/requests/source-state.ts";

/** Turns of a bucket, and requests for them: each by an account, named by a letter. */
function turnsOf(limits: RateLimits, longestWaitMs: number) {
	const state = sharedSource(processStates(), "carrier MAEU");
	const bucket = rateBucket(limits, state);
	const turns = new FairTurns(bucket, longestWaitMs);
	const take = (name: string, request: Partial<TurnRequest> = {}) =>
		turns.take({
			...{ accountId: name.slice(0, 1), requestKey: name, wasAsked: false },
			...{ signal: AbortSignal.timeout(20_000), endsAtMs: Date.now() + 20_000 },
			...request,
		});
	return { bucket, take };
}

const UNREACHABLE = { code: "shipping_line_unreachable" };

test("a request that is aborted as its turn comes leaves its place to the next one", async () => {
	const { take } = turnsOf({ perMinute: 1 }, 0);
	const controller = new AbortController();
	const gone = take("a1", { signal: controller.signal });
	controller.abort();
	await expect(gone).rejects.toMatchObject(UNREACHABLE);
	await expect(take("a2")).resolves.toBeTypeOf("number");
	await expect(take("a3")).rejects.toMatchObject(UNREACHABLE);
});

test("a request that was aborted before takes no turn", async () => {
	const { take } = turnsOf({ perMinute: 1 }, 0);
	const gone = take("a1", { signal: AbortSignal.abort() });
	await expect(gone).rejects.toMatchObject(UNREACHABLE);
	await expect(take("a2")).resolves.toBeTypeOf("number");
});

test.each([
	["a wait that is longer than allowed", 30_000, 20_000],
	["a wait beyond the end of its inquiry", 90_000, 20_000],
])(
	"%s is refused with the time to return",
	async (_, longestWaitMs, limitMs) => {
		const { take } = turnsOf({ perMinute: 1 }, longestWaitMs);
		await take("a1");
		const endsAtMs = Date.now() + limitMs;
		for (const wasAsked of [false, true]) {
			const refused = take(`a${wasAsked}`, { endsAtMs, wasAsked });
			const error = await refused.catch((caught) => caught);
			expect(error).toMatchObject({ ...UNREACHABLE, wasAsked });
			expect(error.retryAfterMs).toBeGreaterThan(50_000);
		}
	},
);

test("waiting requests are sent as soon as the carrier's pause ends", async () => {
	const { bucket, take } = turnsOf({}, 5_000);
	await bucket.pause(100);
	const startedAt = performance.now();
	await Promise.all([take("a1"), take("b1")]);
	expect(performance.now() - startedAt).toBeGreaterThan(90);
});
