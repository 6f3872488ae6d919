import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import type { ClientCredentialsSettings } from "../../../../server/sources/requests/authentication/oauth2-client-credentials.ts";
import { protectedCarrier } from "./token-peer.ts";

const settings =
	(more: Partial<ClientCredentialsSettings> = {}) =>
	(tokenUrl: string): ClientCredentialsSettings => ({
		type: "oauth2-client-credentials",
		tokenUrl,
		clientId: "me & you",
		clientSecret: "s:ecret",
		...more,
	});

test("a token is requested once with id and secret in the body, and sent with every request beside the other headers", async () => {
	const { get, tokenRequests, shown, peer } = await protectedCarrier(
		settings({
			scope: "tnt",
			parameters: { audience: "x" },
			headers: { "Consumer-Key": "k" },
		}),
	);
	await get();
	await get();
	expect(shown).toEqual(["Bearer token-1", "Bearer token-1"]);
	expect(tokenRequests).toHaveLength(1);
	expect(Object.fromEntries(tokenRequests[0]?.form ?? [])).toEqual({
		grant_type: "client_credentials",
		client_id: "me & you",
		client_secret: "s:ecret",
		scope: "tnt",
		audience: "x",
	});
	expect(tokenRequests[0]?.headers).toMatchObject({
		"consumer-key": "k",
		"content-type": "application/x-www-form-urlencoded",
	});
	expect(peer.requests.at(-1)?.headers["x-plain"]).toBe("a");
});

test("id and secret can be sent as HTTP Basic, form-encoded", async () => {
	const { get, tokenRequests } = await protectedCarrier(
		settings({ credentialsIn: "basic" }),
	);
	await get();
	const [request] = tokenRequests;
	const [scheme, encoded = ""] = String(request?.headers.authorization).split(
		" ",
	);
	expect(scheme).toBe("Basic");
	expect(Buffer.from(encoded, "base64").toString()).toBe(
		"me+%26+you:s%3Aecret",
	);
	expect([...(request?.form.keys() ?? [])]).toEqual(["grant_type"]);
});

test("many requests at once share one new token", async () => {
	const { get, tokenRequests } = await protectedCarrier(settings());
	await Promise.all(Array.from({ length: 20 }, () => get()));
	expect(tokenRequests).toHaveLength(1);
});

test("a token is renewed before it expires", async () => {
	const { get, shown } = await protectedCarrier(settings(), {
		answer: (count) => ({
			body: { access_token: `token-${count}`, expires_in: "1.5" },
		}),
	});
	await get();
	await get();
	await sleep(1_360);
	await get();
	expect(shown).toEqual(["Bearer token-1", "Bearer token-1", "Bearer token-2"]);
});

test.each([0, -1, 0.001])(
	"a token that expires in %d s is requested once for a request, and used for it",
	async (lifetime) => {
		const { get, tokenRequests, shown } = await protectedCarrier(settings(), {
			answer: (count) => ({
				body: { access_token: `token-${count}`, expires_in: lifetime },
			}),
		});
		await get();
		expect(shown).toEqual(["Bearer token-1"]);
		expect(tokenRequests).toHaveLength(1);
	},
);

test("a token without a lifetime is kept for a while", async () => {
	const { get, tokenRequests } = await protectedCarrier(settings(), {
		answer: () => ({ body: { access_token: "t" } }),
	});
	await get();
	await get();
	expect(tokenRequests).toHaveLength(1);
});

describe("a refused token", () => {
	test("is renewed once, and the request is sent again", async () => {
		const { get, shown } = await protectedCarrier(settings(), {
			isGood: (authorization, request) =>
				request < 2 || authorization === "Bearer token-2",
		});
		await get();
		expect((await get()).text).toBe("[3]");
		expect(shown).toEqual([
			"Bearer token-1",
			"Bearer token-1",
			"Bearer token-2",
		]);
	});

	test("is renewed once for all requests that are refused together", async () => {
		const { get, tokenRequests } = await protectedCarrier(settings(), {
			isGood: (authorization) => authorization !== "Bearer token-1",
		});
		await Promise.all(Array.from({ length: 10 }, () => get()));
		expect(tokenRequests).toHaveLength(2);
	});

	test.each([404, 500])(
		"is one that gets 401; after a %i it is sent again",
		async (refusal) => {
			const { get, shown } = await protectedCarrier(settings(), {
				isGood: (_, request) => request > 1,
				refusal,
			});
			await expect(get()).rejects.toMatchObject({ status: refusal });
			await get();
			expect(shown).toEqual(["Bearer token-1", "Bearer token-1"]);
		},
	);

	test("is not temporary when the token endpoint refuses, which is queried once per request", async () => {
		const { get, tokenRequests, shown } = await protectedCarrier(settings(), {
			answer: () => ({ status: 400, body: {} }),
		});
		await expect(get()).rejects.toMatchObject({ status: 403 });
		expect([tokenRequests.length, shown.length]).toEqual([1, 0]);
	});

	test("counts as refused credentials when it is refused twice", async () => {
		const { get, tokenRequests } = await protectedCarrier(settings(), {
			isGood: () => false,
		});
		await expect(get()).rejects.toMatchObject({
			code: "shipping_line_unreachable",
			message: expect.stringContaining("refuses our credentials (401)"),
		});
		expect(tokenRequests).toHaveLength(2);
	});
});

describe("a failure of the token endpoint never counts as the number's fault, and shows no secret", () => {
	test.each([
		[
			{ status: 400, body: { error: "invalid_client", hint: "s:ecret" } },
			"shipping_line_unreachable",
			"refuses our credentials (400)",
		],
		[
			{ status: 401, body: {} },
			"shipping_line_unreachable",
			"refuses our credentials (401)",
		],
		[{ status: 404, body: {} }, "shipping_line_unreachable", "token endpoint"],
		[{ status: 500, body: {} }, "shipping_line_unreachable", "answers 500"],
		[
			{ body: { access_token: 1 } },
			"unrecognized_response",
			"answers no access token",
		],
		[
			{ body: { access_token: "s:ecret\nX: y" } },
			"unrecognized_response",
			"answers no access token",
		],
		[{ body: null }, "unrecognized_response", "answers no access token"],
	])("%j", async (answer, code, words) => {
		const { get, shown } = await protectedCarrier(settings(), {
			answer: () => answer,
		});
		const error = await get().catch((caught) => caught);
		expect(error).toMatchObject({ name: "CarrierError", code });
		expect(error.message).toContain(words);
		expect(`${error.stack} ${error.cause}`).not.toContain("s:ecret");
		expect(shown).toEqual([]);
	});

	test("its wait is that of the request", async () => {
		const headers = { "retry-after": "120" };
		const { get } = await protectedCarrier(settings(), {
			answer: () => ({ status: 429, body: {}, headers }),
		});
		await expect(get()).rejects.toMatchObject({
			...{ status: 429, retryAfterMs: 120_000 },
		});
	});

	test("a failing token endpoint is queried again by the next request", async () => {
		const { get } = await protectedCarrier(settings(), {
			answer: (count) =>
				count === 1
					? { status: 500, body: {} }
					: { body: { access_token: "t", expires_in: 60 } },
		});
		await expect(get()).rejects.toThrow();
		expect((await get()).text).toBe("[1]");
	});
});

test("a request that is aborted does not end the wait of the others", async () => {
	const controller = new AbortController();
	const { get, tokenRequests } = await protectedCarrier(settings());
	const first = get(controller.signal);
	const second = get();
	controller.abort();
	await expect(first).rejects.toMatchObject({
		message: "the inquiry was given up",
	});
	expect((await second).text).toBe("[1]");
	expect(tokenRequests).toHaveLength(1);
});
