import { describe, expect, test } from "vitest";
import {
	ANSWER_LIMITS,
	pageReader,
} from "../../../../server/sources/carriers/dcsa/dcsa-page-reader.ts";
import {
	nextPageUrl,
	readPages,
} from "../../../../server/sources/carriers/dcsa/dcsa-pages.ts";
import {
	ONE_ATTEMPT,
	sourceChannel,
} from "../../../../server/sources/requests/source-channel.ts";
import {
	type Behaviour,
	carrierPeer,
	json,
	testHttp,
} from "../carrier-peer.ts";

const FIRST = new URL("https://c.example/x/v2/events?equipmentReference=A");

describe("the next page", () => {
	test.each([
		[undefined, null],
		[" ", null],
		["abc=", "/x/v2/events?equipmentReference=A&cursor=abc%3D"],
		[
			"/9j/4AAQ==",
			"/x/v2/events?equipmentReference=A&cursor=%2F9j%2F4AAQ%3D%3D",
		],
		["a?b", "/x/v2/events?equipmentReference=A&cursor=a%3Fb"],
		["a/b?c", "/x/v2/events?equipmentReference=A&cursor=a%2Fb%3Fc"],
		[
			"to https://c.example",
			"/x/v2/events?equipmentReference=A&cursor=to+https%3A%2F%2Fc.example",
		],
		["/x/v2/events?cursor=2", "/x/v2/events?cursor=2"],
		["?cursor=2", "/x/v2/events?cursor=2"],
		["https://c.example/y?cursor=2", "/y?cursor=2"],
		["HTTPS://C.EXAMPLE:443/y?cursor=2", "/y?cursor=2"],
	])("of %j is %j", (link, want) => {
		const url = nextPageUrl(link, FIRST, FIRST);
		expect(url && url.pathname + url.search).toBe(want);
		expect(url?.origin ?? FIRST.origin).toBe(FIRST.origin);
	});

	test("a cursor replaces the previous one and keeps the filters", () => {
		const second = nextPageUrl("2", FIRST, FIRST) ?? FIRST;
		expect(nextPageUrl("3", second, FIRST)?.search).toBe(
			"?equipmentReference=A&cursor=3",
		);
	});

	test.each([
		"https://evil.example/v2/events?cursor=2",
		"http://c.example/v2/events?cursor=2",
		"https://c.example:444/v2/events",
		"//evil.example/events?cursor=2",
		"https://",
	])("on another server is refused: %s", (link) => {
		expect(() => nextPageUrl(link, FIRST, FIRST)).toThrow(
			expect.objectContaining({ code: "unrecognized_response" }),
		);
	});
});

/** Serves these pages, each with the link that `linkTo` makes to the next one. */
function pagesOf(
	pages: readonly unknown[][],
	linkTo: (index: number, host: string) => string,
	header = "Next-Page",
): Behaviour {
	return (request, response) => {
		const url = new URL(request.url ?? "", "http://peer");
		const index = Number(url.searchParams.get("cursor") ?? 0);
		const next = index + 1 < pages.length;
		const host = request.headers.host ?? "";
		json(pages[index], next ? { [header]: linkTo(index + 1, host) } : {})(
			request,
			response,
		);
	};
}

async function read(behaviour: Behaviour, limits = {}, policy = ONE_ATTEMPT) {
	const peer = await carrierPeer(behaviour);
	const reader = pageReader(
		sourceChannel({ http: testHttp(), policy }),
		{ signal: AbortSignal.timeout(60_000), endsAtMs: Date.now() + 60_000 },
		{ ...ANSWER_LIMITS, ...limits },
	);
	const first = new URL(`${peer.url}/v2/events?equipmentReference=A`);
	const events = readPages(reader, first).then(() => reader.events);
	// Tests look at the outcome later, so a rejection must not count as unhandled until then.
	await events.catch(() => {});
	return { events, asked: peer.asked() };
}

describe("all pages are read in order", () => {
	test.each([
		["a bare cursor", (index: number) => String(index)],
		["a path", (index: number) => `/v2/events?cursor=${index}`],
		["a query", (index: number) => `?cursor=${index}`],
		[
			"an absolute URL",
			(index: number, host: string) =>
				`http://${host}/v2/events?cursor=${index}`,
		],
	])("linked by %s", async (_, linkTo) => {
		const { events, asked } = await read(pagesOf([[1, 2], [3], [4]], linkTo));
		expect(await events).toEqual([1, 2, 3, 4]);
		expect(asked).toHaveLength(3);
	});

	test("linked by the cursor header of 3.0", async () => {
		const behaviour = pagesOf([[1], [2]], String, "Next-Page-Cursor");
		const { events } = await read(behaviour);
		expect(await events).toEqual([1, 2]);
	});

	test("up to an empty page, even if it has a link", async () => {
		const { events, asked } = await read(pagesOf([[1], [], [3]], String));
		expect(await events).toEqual([1]);
		expect(asked).toHaveLength(2);
	});

	test("up to a page that was read before", async () => {
		const { events, asked } = await read((request, response) => {
			const second = request.url?.includes("cursor=b");
			json([second ? 2 : 1], { "Next-Page": second ? "a" : "b" })(
				request,
				response,
			);
		});
		expect(await events).toEqual([1, 2, 1]);
		expect(asked).toEqual([
			"/v2/events?equipmentReference=A",
			"/v2/events?equipmentReference=A&cursor=b",
			"/v2/events?equipmentReference=A&cursor=a",
		]);
	});
});

describe("an answer beyond the limits is refused", () => {
	const endless: Behaviour = (request, response) => {
		const url = new URL(request.url ?? "", "http://peer");
		const index = Number(url.searchParams.get("cursor") ?? 0);
		json([index], { "Next-Page": String(index + 1) })(request, response);
	};

	test("endless pages", async () => {
		const { events, asked } = await read(endless, { maxPages: 5 });
		await expect(events).rejects.toMatchObject({
			code: "unrecognized_response",
			message: "the carrier has more than 5 pages",
		});
		expect(asked).toHaveLength(5);
	});

	test("more events than a shipment can have, on one page or on many", async () => {
		const problem = {
			code: "unrecognized_response",
			message: "the carrier has more than 3 events",
		};
		const many = await read(endless, { maxEvents: 3 });
		await expect(many.events).rejects.toMatchObject(problem);
		const one = await read(json([1, 2, 3, 4]), { maxEvents: 3 });
		await expect(one.events).rejects.toMatchObject(problem);
	});

	test("more bytes than all pages together may have", async () => {
		const big = pagesOf([["x".repeat(600)], ["x".repeat(600)]], String);
		const { events, asked } = await read(big, { maxBytes: 1_000 });
		await expect(events).rejects.toMatchObject({
			code: "unrecognized_response",
		});
		expect(asked).toHaveLength(2);
	});
});

test("an answer at the limits is read", async () => {
	const { events } = await read(pagesOf([[1, 2], [3]], String), {
		...{ maxPages: 2, maxEvents: 3, maxBytes: "[1,2][3]".length },
	});
	expect(await events).toEqual([1, 2, 3]);
});

test.each([
	[404, "unrecognized_response", "does not know its own next page"],
	[400, "unrecognized_response", "does not know its own next page"],
	[500, "shipping_line_unreachable", "500"],
])(
	"%i on a later page is temporary, because the number was found",
	async (status, want, words) => {
		const { events } = await read((request, response) => {
			if (request.url?.includes("cursor"))
				json({}, {}, status)(request, response);
			else json([1], { "Next-Page": "2" })(request, response);
		});
		await expect(events).rejects.toMatchObject({
			code: want,
			message: expect.stringContaining(words),
		});
	},
);

test("a later page that our own limit holds back counts as a failed attempt, and tells how long to wait", async () => {
	const { events, asked } = await read(
		pagesOf([[1], [2]], String),
		{},
		{ ...ONE_ATTEMPT, rate: { perMinute: 1 } },
	);
	await expect(events).rejects.toMatchObject({
		...{ code: "shipping_line_unreachable", wasAsked: true },
		retryAfterMs: expect.toSatisfy((waitMs) => waitMs > 30_000),
	});
	expect(asked).toHaveLength(1);
});

test.each([
	[404, "not_found"],
	[400, "invalid_number"],
])("%i on the first page is about the number", async (status, want) => {
	const { events } = await read(json({}, {}, status));
	await expect(events).rejects.toMatchObject({ code: want });
});
