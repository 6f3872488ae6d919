import { describe, expect, test } from "vitest";
import { type Behaviour, json } from "../carriers/carrier-peer.ts";
import { channelTo, fails, inTurn, reset } from "./channel-to.ts";

describe("a request is tried again where that can help", () => {
	test.each<[string, Behaviour]>([
		["after 503", fails(503)],
		["after 429 without a Retry-After", fails(429)],
		["after a broken connection", reset],
		[
			"after 429 with Retry-After in seconds",
			fails(429, { "retry-after": "1" }),
		],
		[
			"after 429 with Retry-After as a date in wall-clock time",
			(request, response) => {
				// The date has whole seconds, so it is up to a second away.
				const date = new Date(Date.now() + 1_000).toUTCString();
				fails(429, { "retry-after": date })(request, response);
			},
		],
	])("%s", async (_, first) => {
		const { peer, get } = await channelTo(inTurn(first, json([1])), {
			attempts: 2,
			rate: {},
		});
		expect((await get()).text).toBe("[1]");
		expect(peer.requests).toHaveLength(2);
	});

	test("and no more often than the set number of attempts", async () => {
		const { peer, get } = await channelTo(fails(500), {
			attempts: 3,
			longestWaitMs: 5,
		});
		await expect(get()).rejects.toMatchObject({ status: 500 });
		expect(peer.requests).toHaveLength(3);
	});

	test.each([
		["the number", 404],
		["the request", 400],
		["our credentials", 401],
		["our credentials", 403],
		["the address", 405],
	])("but not when the answer is about %s (%i)", async (_, status) => {
		const { peer, get } = await channelTo(fails(status), { attempts: 5 });
		await expect(get()).rejects.toMatchObject({ status });
		expect(peer.requests).toHaveLength(1);
	});
});

describe("a long wait is left to the caller's schedule", () => {
	test.each([
		["in seconds", () => "120", 120_000],
		["as a date", () => new Date(Date.now() + 120_900).toUTCString(), 120_000],
	])("%s", async (_, retryAfter, wantMs) => {
		const answer = () => fails(429, { "retry-after": retryAfter() });
		const { peer, get } = await channelTo(
			(request, response) => answer()(request, response),
			{ attempts: 5 },
		);
		const error = await get().catch((caught) => caught);
		expect(error.code).toBe("shipping_line_unreachable");
		expect(Math.abs(error.retryAfterMs - wantMs)).toBeLessThan(1_500);
		expect(peer.requests).toHaveLength(1);
	});

	test("the carrier gets no requests until then", async () => {
		const { peer, get } = await channelTo(
			fails(429, { "retry-after": "120" }),
			{
				attempts: 5,
				rate: {},
			},
		);
		await expect(get()).rejects.toMatchObject({ status: 429 });
		const error = await get().catch((caught) => caught);
		expect(error.code).toBe("shipping_line_unreachable");
		expect(error.retryAfterMs).toBeGreaterThan(100_000);
		expect(peer.requests).toHaveLength(1);
	});

	test("a wait that does not fit into the time of the inquiry is left to the caller, too", async () => {
		const { peer, get } = await channelTo(fails(429, { "retry-after": "1" }), {
			attempts: 5,
		});
		await expect(get(900)).rejects.toMatchObject({ retryAfterMs: 1_000 });
		expect(peer.requests).toHaveLength(1);
	});
});

test("a wait ends with the signal", async () => {
	const controller = new AbortController();
	const { get } = await channelTo(
		(request, response) => {
			fails(503, { "retry-after": "1" })(request, response);
			response.on("close", () => controller.abort());
		},
		{ attempts: 5 },
	);
	await expect(get(5_000, controller.signal)).rejects.toMatchObject({
		code: "shipping_line_unreachable",
		message: "the inquiry was given up",
	});
});
