import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { LandfallConnectionError } from "../../client/errors.ts";
import {
	MAX_WAIT_MS,
	retryDelayMs,
	retryingFetch,
} from "../../client/retry.ts";
import { type Answer, apiPeer } from "./api-peer.ts";

/** Calls a peer through the retrying fetch, and records the waits instead of waiting. */
async function ask(
	answers: Answer[],
	method = "GET",
	{ maxRetries = 2, timeoutMs = 60_000 } = {},
) {
	const peer = await apiPeer(answers);
	const waitsMs: number[] = [];
	const fetch = retryingFetch({
		fetch: globalThis.fetch,
		maxRetries,
		timeoutMs,
		wait: async (delayMs) => void waitsMs.push(delayMs),
	});
	const body = method === "GET" || method === "HEAD" ? null : "content";
	const outcome = await fetch(
		new Request(peer.baseUrl, { method, body }),
	).catch((reason: unknown) => reason);
	const bodies = peer.received.map((request) => request.body);
	return { outcome, waitsMs, bodies, tries: peer.received.length };
}

const request = (method: string) => new Request("http://localhost", { method });

const tooMany = (retryAfter: string) =>
	({ status: 429, headers: { "retry-after": retryAfter } }) as const;
const fine = { body: "fine" } as const;

it("waits for the seconds of Retry-After, also for a POST, and sends the same body again", async () => {
	const { outcome, waitsMs, bodies } = await ask(
		[tooMany("3"), tooMany("0"), fine],
		"POST",
	);
	expect(outcome).toMatchObject({ status: 200 });
	expect(waitsMs).toEqual([3_000, 0]);
	expect(bodies).toEqual(["content", "content", "content"]);
});

it("waits until the date of Retry-After", () => {
	const now = Date.parse("2026-08-22T13:30:00Z");
	const at = (date: string) =>
		retryDelayMs(
			request("GET"),
			new Response(null, { status: 503, headers: { "retry-after": date } }),
			0,
			now,
		);
	expect(at("Sat, 22 Aug 2026 13:30:20 GMT")).toBe(20_000);
	expect(at("Sat, 22 Aug 2026 13:29:00 GMT")).toBe(0);
});

it("returns the answer at once when it asks for a wait of more than a minute", async () => {
	const { outcome, waitsMs, tries } = await ask([
		tooMany(String(MAX_WAIT_MS / 1000 + 1)),
		fine,
	]);
	expect(outcome).toMatchObject({ status: 429 });
	expect({ waitsMs, tries }).toEqual({ waitsMs: [], tries: 1 });
});

it.each([
	["GET", 500, 3],
	["HEAD", 502, 3],
	["PUT", 503, 3],
	["DELETE", 504, 3],
	["GET", 501, 1],
	["GET", 404, 1],
	["POST", 500, 1],
	["POST", 503, 1],
	["PATCH", 502, 1],
	["PATCH", 429, 3],
])("tries %s after %i %i times", async (method, status, wanted) => {
	const { outcome, tries } = await ask([{ status }], method);
	expect(outcome).toMatchObject({ status });
	expect(tries).toBe(wanted);
});

it.each([
	["GET", "hang up", 3],
	["GET", "half", 3],
	["POST", "hang up", 1],
] as const)(
	"tries %s on a connection that breaks (%s) %i times",
	async (method, answer, wanted) => {
		const { outcome, tries } = await ask([answer], method);
		expect(outcome).toBeInstanceOf(LandfallConnectionError);
		expect(outcome).toMatchObject({ timedOut: false });
		expect(tries).toBe(wanted);
	},
);

it.each([
	["after 503", { status: 503 }, 3],
	["on a connection that breaks", "hang up", 3],
	[
		"while the first with its key is in progress",
		{ status: 409, headers: { "retry-after": "0" } },
		3,
	],
	["after another conflict", { status: 409 }, 1],
] as const)(
	"tries a POST of the client again with the same Idempotency-Key %s",
	async (_name, answer, wanted) => {
		const { client, received } = await apiPeer([answer]);
		await client()
			.inferNumber("MEDUEX482917")
			.catch(() => {});
		await client()
			.inferNumber("MEDUEX482917")
			.catch(() => {});
		const keys = received.map(({ headers }) => headers["idempotency-key"]);
		expect(keys).toHaveLength(2 * wanted);
		expect(keys[0]).toMatch(/^[!-~]{20,}$/);
		expect(new Set(keys.slice(0, wanted))).toEqual(new Set([keys[0]]));
		expect(new Set(keys).size).toBe(2);
	},
);

it("succeeds when a later try succeeds", async () => {
	const { outcome, tries } = await ask(["hang up", { status: 503 }, fine]);
	expect(await (outcome as Response).text()).toBe("fine");
	expect(tries).toBe(3);
});

it("tries only once with maxRetries 0", async () => {
	const { tries } = await ask([{ status: 503 }], "GET", { maxRetries: 0 });
	expect(tries).toBe(1);
});

it("aborts a request without an answer at the time limit", async () => {
	const { outcome, tries } = await ask(["silence"], "GET", {
		maxRetries: 1,
		timeoutMs: 800,
	});
	expect(outcome).toMatchObject({
		name: "LandfallConnectionError",
		timedOut: true,
		message: expect.stringContaining("no answer within 800 ms"),
	});
	expect(tries).toBe(2);
});

it.each([
	["while it waits for the answer", "silence"],
	["while it waits for the next try", tooMany("50")],
] as const)("stops when the caller aborts %s", async (_, answer) => {
	const peer = await apiPeer([answer]);
	const controller = new AbortController();
	const call = peer
		.client()
		.getShipment("s1", {}, { signal: controller.signal });
	await vi.waitFor(() => expect(peer.received).toHaveLength(1));
	controller.abort(new Error("changed my mind"));
	await expect(call).rejects.toThrow("changed my mind");
	expect(peer.received).toHaveLength(1);
});

it("sends nothing when the caller has aborted already", async () => {
	const peer = await apiPeer([fine]);
	await expect(
		peer.client().getShipment("s1", {}, { signal: AbortSignal.abort() }),
	).rejects.toMatchObject({ name: "AbortError" });
	expect(peer.received).toEqual([]);
});

const broken = new LandfallConnectionError("broken", {
	cause: undefined,
	timedOut: false,
});
const unavailable = ["", "soon", "-1", "1.5", "2026-08-22"].map(
	(retryAfter) =>
		new Response(null, { status: 503, headers: { "retry-after": retryAfter } }),
);

it("waits a random time up to a limit that doubles up to 8 s when the server names none", () => {
	fc.assert(
		fc.property(
			fc.nat(40),
			fc.constantFrom(broken, ...unavailable),
			(retriesSoFar, outcome) => {
				const delayMs = retryDelayMs(request("GET"), outcome, retriesSoFar, 0);
				expect(delayMs).toBeGreaterThanOrEqual(0);
				expect(delayMs).toBeLessThanOrEqual(
					Math.min(8_000, 500 * 2 ** retriesSoFar),
				);
			},
		),
	);
});
