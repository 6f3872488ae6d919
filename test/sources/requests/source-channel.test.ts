import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { processStates } from "../../../server/database/state-store.ts";
import { Meter, type SourceLimits } from "../../../server/runtime/meter.ts";
import { CarrierError } from "../../../server/sources/requests/carrier-errors.ts";
import { rateBucket } from "../../../server/sources/requests/rate-bucket.ts";
import {
	type SourceMeter,
	sourceMeter,
} from "../../../server/sources/requests/request-outcome.ts";
import {
	type ChannelParts,
	type ChannelPolicy,
	ONE_ATTEMPT,
	sourceChannel,
} from "../../../server/sources/requests/source-channel.ts";
import { sourceCircuit } from "../../../server/sources/requests/source-circuit.ts";
import { sharedSource } from "../../../server/sources/requests/source-state.ts";
import { eventually } from "../../support/time/eventually.ts";
import {
	type Behaviour,
	carrierPeer,
	json,
	testHttp,
} from "../carriers/carrier-peer.ts";
import { channelTo, fails, inTurn, reset } from "./channel-to.ts";

describe("a carrier gets no more requests than it accepts", () => {
	test("requests that fit into a short wait are delayed", async () => {
		const { peer, get } = await channelTo(json([]), { rate: { perSecond: 2 } });
		await Promise.all([get(), get(), get()]);
		expect(peer.requests).toHaveLength(3);
	});

	test("a request that does not fit is not sent, and gets the time to return", async () => {
		const { peer, get } = await channelTo(json([]), {
			rate: { perSecond: 100, perMinute: 3, perDay: 4 },
		});
		await Promise.all([get(), get(), get()]);
		for (let attempt = 0; attempt < 5; attempt += 1) {
			const error = await get().catch((caught) => caught);
			expect(error.code).toBe("shipping_line_unreachable");
			expect(error.retryAfterMs).toBeGreaterThan(50_000);
			// Requests that were not sent take nothing from the longer spans.
			expect(error.retryAfterMs).toBeLessThanOrEqual(61_000);
		}
		expect(peer.requests).toHaveLength(3);
	});
});

describe("accounts share the limits of a carrier", () => {
	/** Sends requests for accounts, named by letters, and returns the order in which the carrier got them. */
	async function shared(rate: ChannelPolicy["rate"], longestWaitMs = 5_000) {
		const asked: string[] = [];
		const peer = await carrierPeer((request, response) => {
			asked.push((request.url ?? "").slice(1, 2));
			json([])(request, response);
		});
		const channel = sourceChannel({
			http: testHttp(),
			policy: { ...ONE_ATTEMPT, longestWaitMs, rate },
		});
		let requests = 0;
		const get = (accountId: string) =>
			channel.get(new URL(`${peer.url}/${accountId}${++requests}`), {
				...{ accountId, signal: AbortSignal.timeout(10_000), maxBytes: 1_000 },
				endsAtMs: Date.now() + 10_000,
			});
		return { asked, get };
	}

	test("among waiting requests, the single one of an account goes before the many of another", async () => {
		const { asked, get } = await shared({ perSecond: 2 });
		const many = [..."aaaa"].map(get);
		await sleep(50);
		await Promise.all([...many, get("b")]);
		expect(asked.join("")).toMatch(/^aa(ab|ba)a$/);
	});

	test("a request that is aborted while it waits takes nothing from the others", async () => {
		const { peer, get } = await channelTo(json([]), { rate: { perSecond: 1 } });
		await get();
		const gone = get(5_000, AbortSignal.timeout(50));
		const other = get();
		await expect(gone).rejects.toMatchObject({
			code: "shipping_line_unreachable",
		});
		await other;
		expect(peer.requests).toHaveLength(2);
	});

	test("among deferred requests, an account with many leaves a request to the account with one", async () => {
		const { asked, get } = await shared({ perMinute: 4 });
		await Promise.all([..."aaaa"].map(get));
		const returnAfterMs = async (accountId: string) => {
			const error = await get(accountId).catch((caught) => caught);
			return error.retryAfterMs as number;
		};
		const times: number[] = [];
		for (const account of "aaaaaaaaaab")
			times.push(await returnAfterMs(account));
		const [first = 0, second = 0] = times;
		const last = times.at(-1) ?? 0;
		// The many return one after the other, and the single one with the first of them.
		expect(second - first).toBeGreaterThan(10_000);
		expect(Math.abs(last - first)).toBeLessThan(5_000);
		expect(asked.join("")).toBe("aaaa");
	});
});

test("a deferred request finds its turn reserved, however many others come before it", async () => {
	const asked: string[] = [];
	const peer = await carrierPeer((request, response) => {
		asked.push((request.url ?? "").slice(1));
		json([])(request, response);
	});
	const channel = sourceChannel({
		http: testHttp(),
		policy: { ...ONE_ATTEMPT, rate: { perSecond: 3 } },
	});
	const get = async (name: string) => {
		const request = { signal: AbortSignal.timeout(10_000), maxBytes: 1_000 };
		const endsAtMs = Date.now() + 10_000;
		const accountId = name.slice(0, 1);
		const url = new URL(`${peer.url}/${name}`);
		return channel
			.get(url, { ...request, endsAtMs, accountId })
			.then(() => true)
			.catch(() => false);
	};
	for (const name of ["a1", "a2", "a3"]) expect(await get(name)).toBe(true);
	expect(await get("b1")).toBe(false);
	expect(await get("a4")).toBe(false);
	await sleep(1_150);
	const later = [];
	for (const name of ["a5", "a6", "a7", "a8"]) later.push(await get(name));
	expect(later).toEqual([true, true, false, false]);
	expect(await get("b1")).toBe(true);
	expect(asked).toEqual(["a1", "a2", "a3", "a5", "a6", "b1"]);
});

describe("a failing carrier gets no requests", () => {
	const circuit = { failures: 3, openMs: 150 };

	test("after failures in a row, until one request succeeds", async () => {
		const { peer, get } = await channelTo(
			inTurn(fails(500), reset, fails(503), json([1])),
			{ circuit },
		);
		for (let attempt = 0; attempt < 3; attempt += 1)
			await expect(get()).rejects.toMatchObject({
				code: "shipping_line_unreachable",
			});
		const error = await get().catch((caught) => caught);
		expect(error).toMatchObject({
			code: "shipping_line_unreachable",
			message: expect.stringContaining("3 times in a row"),
		});
		expect(error.retryAfterMs).toBeGreaterThan(1);
		expect(error.retryAfterMs).toBeLessThanOrEqual(150);
		expect(peer.requests).toHaveLength(3);
		await sleep(160);
		expect((await get()).text).toBe("[1]");
		expect((await get()).text).toBe("[1]");
	});

	test("and requests that are not sent take nothing from its limits", async () => {
		const { peer, get } = await channelTo(fails(500), {
			circuit: { failures: 3, openMs: 100 },
			rate: { perMinute: 4 },
		});
		for (let attempt = 0; attempt < 10; attempt += 1)
			await expect(get()).rejects.toMatchObject({
				code: "shipping_line_unreachable",
			});
		expect(peer.requests).toHaveLength(3);
		await sleep(110);
		await expect(get()).rejects.toMatchObject({ status: 500 });
	});

	test("after failures in a row to get its credentials", async () => {
		let proofs = 0;
		const prove = async () => {
			proofs += 1;
			throw new CarrierError("shipping_line_unreachable", "no token");
		};
		const { peer, get } = await channelTo(
			json([1]),
			{ circuit: { failures: 3, openMs: 60_000 } },
			{ authenticator: { prove } },
		);
		for (let attempt = 0; attempt < 5; attempt += 1)
			await expect(get()).rejects.toMatchObject({
				code: "shipping_line_unreachable",
			});
		expect(proofs).toBe(3);
		expect(peer.requests).toEqual([]);
	});

	test("again when the one request fails", async () => {
		const { peer, get } = await channelTo(fails(500), { circuit });
		for (let attempt = 0; attempt < 4; attempt += 1)
			await get().catch(() => {});
		await sleep(160);
		await Promise.allSettled([get(), get(), get()]);
		expect(peer.requests).toHaveLength(4);
	});

	test.each([404, 400, 429])(
		"but not after answers like %i",
		async (status) => {
			const { peer, get } = await channelTo(fails(status), { circuit });
			for (let attempt = 0; attempt < 6; attempt += 1)
				await expect(get()).rejects.toMatchObject({ status });
			expect(peer.requests).toHaveLength(6);
		},
	);
});

describe("only failures of the carrier count as such", () => {
	const CIRCUIT = { failures: 1, openMs: 60_000 };
	const hangs: Behaviour = () => {};

	/** A channel, the numbers of its requests by their ends, and whether its source is down. */
	async function counted(
		behaviour: Behaviour,
		policy: Partial<ChannelPolicy>,
		parts: Partial<ChannelParts> = {},
	) {
		const counts: string[] = [];
		let read = async (): Promise<SourceLimits> => ({ isDown: false, left: {} });
		const meter: SourceMeter = {
			count: (outcome) => counts.push(outcome),
			watch(limits) {
				read = limits;
			},
		};
		const channel = await channelTo(behaviour, policy, { ...parts, meter });
		return { ...channel, counts, isDown: async () => (await read()).isDown };
	}

	test("not our own limit", async () => {
		const { get, counts, isDown } = await counted(json([1]), {
			...{ circuit: CIRCUIT, rate: { perMinute: 1 }, longestWaitMs: 0 },
		});
		await get();
		await expect(get()).rejects.toMatchObject({ wasAsked: false });
		expect(counts).toEqual(["answered", "held_back"]);
		expect(await isDown()).toBe(false);
	});

	test("not a request that the caller gives up", async () => {
		const asked = Promise.withResolvers<void>();
		const { get, isDown } = await counted(() => asked.resolve(), {
			circuit: CIRCUIT,
		});
		const controller = new AbortController();
		const given = get(5_000, controller.signal);
		await asked.promise;
		controller.abort();
		await expect(given).rejects.toThrow("given up");
		expect(await isDown()).toBe(false);
	});

	test("but an answer that does not come in time", async () => {
		const { get, isDown } = await counted(hangs, { circuit: CIRCUIT });
		await expect(get(50)).rejects.toThrow("in time");
		expect(await isDown()).toBe(true);
	});

	test("a source is down until it answers, also while its circuit would let a probe pass", async () => {
		const { get, isDown } = await counted(inTurn(fails(500), json([1])), {
			circuit: { failures: 1, openMs: 1 },
		});
		await expect(get()).rejects.toMatchObject({ status: 500 });
		await sleep(5);
		expect(await isDown()).toBe(true);
		await get();
		expect(await isDown()).toBe(false);
	});

	test("a channel without limits is never down, and has nothing left to count", async () => {
		const limits: (() => Promise<SourceLimits>)[] = [];
		const meter = {
			count() {},
			watch: (read: () => Promise<SourceLimits>) => void limits.push(read),
		};
		await channelTo(json([]), {}, { meter });
		const read = await limits[0]?.();
		expect(read).toEqual({ isDown: false, left: {} });
	});

	test("a probe that the caller gives up is left to the next request", async () => {
		const asked = Promise.withResolvers<void>();
		const { get } = await channelTo(
			inTurn(fails(500), () => asked.resolve(), json([3])),
			{ circuit: { failures: 1, openMs: 1 } },
		);
		await expect(get()).rejects.toMatchObject({ status: 500 });
		await sleep(5);
		const controller = new AbortController();
		const given = get(5_000, controller.signal);
		await asked.promise;
		controller.abort();
		await expect(given).rejects.toThrow("given up");
		expect((await get()).text).toBe("[3]");
	});

	test("a request whose renewed proof must wait says that the carrier was asked", async () => {
		const authenticator = { prove: async () => ({}), refused() {} };
		const { peer, get } = await channelTo(
			fails(401),
			{ rate: { perMinute: 1 }, longestWaitMs: 0 },
			{ authenticator },
		);
		const error = await get().catch((caught) => caught);
		expect(error).toMatchObject({ wasAsked: true });
		expect(error.retryAfterMs).toBeGreaterThan(30_000);
		expect(peer.requests).toHaveLength(1);
	});

	test("a request that waited for its turn while the circuit opened leaves the turn to others", async () => {
		const state = sharedSource(processStates(), "carrier");
		const policy = { circuit: CIRCUIT, rate: { perDay: 9 } };
		const circuit = sourceCircuit(CIRCUIT, state);
		const proofs: (() => void)[] = [];
		const authenticator = {
			prove: () =>
				new Promise<Record<string, string>>((done) =>
					proofs.push(() => done({})),
				),
		};
		const { peer, get } = await channelTo(json([1]), policy, {
			...{ state, authenticator },
		});
		const waiting = get();
		await eventually("it waits", () => proofs.length === 1);
		const down = new CarrierError("shipping_line_unreachable", "down");
		await circuit.failed(down, false);
		proofs[0]?.();
		await expect(waiting).rejects.toThrow("left alone");
		expect(peer.requests).toHaveLength(0);
		expect(await rateBucket({ perDay: 9 }, state).take(0, 9)).toMatchObject({
			count: 9,
		});
	});
});

test("the metrics of a carrier show outcomes of requests, remaining limits, and whether its circuit is open", async () => {
	const meter = new Meter();
	const { get } = await channelTo(
		inTurn(json([1]), fails(404), fails(429), fails(400), fails(500)),
		{
			circuit: { failures: 1, openMs: 60_000 },
			rate: { perHour: 8, perDay: 20 },
		},
		{ meter: sourceMeter(meter, "MAEU") },
	);
	for (let attempt = 0; attempt < 6; attempt += 1) await get().catch(() => {});
	const counted = [...meter.sourceRequests.all()].map(([labels, { value }]) => [
		labels.outcome,
		value,
	]);
	expect(Object.fromEntries(counted)).toEqual({
		answered: 1,
		not_found: 1,
		throttled: 1,
		refused: 1,
		failed: 1,
		held_back: 1,
	});
	expect(await meter.sourceLimits.get("MAEU")?.()).toEqual({
		isDown: true,
		left: { perHour: 3, perDay: 15 },
	});
});
