import { describe, expect, test } from "vitest";
import type { Paging } from "../../../../server/sources/carriers/dcsa/dcsa-carrier.ts";
import { dcsaCarrier } from "../../../../server/sources/carriers/dcsa/dcsa-carrier.ts";
import { carrierPeer, json, testHttp } from "../carrier-peer.ts";
import { CONTEXT, DEPARTURE } from "./dcsa-events.ts";

/** Events that were recorded at these seconds of a minute. */
const recordedAt = (...seconds: readonly number[]) =>
	seconds.map((second, index) => ({
		...DEPARTURE,
		eventID: `event-${index + 1}`,
		eventCreatedDateTime: `2026-02-20T03:15:${String(second).padStart(2, "0")}Z`,
	}));

/** A carrier with these events that answers the first `limit` of those recorded since the requested time. */
async function tracked(
	events: readonly { readonly eventCreatedDateTime: string }[],
	{ limit = 3, overlapMs = 0 }: Partial<Paging> = {},
) {
	const peer = await carrierPeer((request, response) => {
		const { searchParams } = new URL(request.url ?? "", "http://peer");
		const since = searchParams.get("eventCreatedDateTime:gte") ?? "";
		const found = events.filter((event) => event.eventCreatedDateTime >= since);
		json(found.slice(0, Number(searchParams.get("limit"))))(request, response);
	});
	const carrier = dcsaCarrier(
		{
			scac: "HLCU",
			baseUrl: peer.url,
			paging: { by: "time", limit, overlapMs },
			limits: { maxPages: 10, maxEvents: 1_000, maxBytes: 1_000_000 },
		},
		{
			http: testHttp(),
			now: () => new Date(CONTEXT.receivedAt),
			zoneOf: CONTEXT.zoneOf,
		},
	);
	const answer = carrier.track(
		{ requestType: "container", requestNumber: "CSQU3054383" },
		AbortSignal.timeout(60_000),
	);
	await answer.catch(() => {});
	return { answer, asked: peer.asked() };
}

const ids = (count: number) =>
	Array.from({ length: count }, (_, index) => `event-${index + 1}`);

describe("a carrier without cursors is queried for events recorded since the last page", () => {
	test("until a page is not full", async () => {
		const { answer, asked } = await tracked(recordedAt(1, 2, 3, 4, 5, 6, 7));
		expect((await answer).observations.map(({ key }) => key)).toEqual(ids(7));
		expect(asked.slice(0, 2)).toEqual([
			"/v2/events?equipmentReference=CSQU3054383&limit=3",
			"/v2/events?equipmentReference=CSQU3054383&limit=3&eventCreatedDateTime%3Agte=2026-02-20T03%3A15%3A03Z",
		]);
	});

	test("with an overlap, and each event counts once", async () => {
		const { answer, asked } = await tracked(recordedAt(1, 2, 5, 6, 9, 11), {
			overlapMs: 1_000,
		});
		expect((await answer).observations.map(({ key }) => key)).toEqual(ids(6));
		expect(asked[1]).toContain("03%3A15%3A04Z");
	});

	test("even when the overlap fills a page", async () => {
		const { answer } = await tracked(recordedAt(1, 2, 3, 4, 5, 6), {
			overlapMs: 60_000,
		});
		expect((await answer).observations.map(({ key }) => key)).toEqual(ids(6));
	});
});

describe("half an answer is refused", () => {
	test.each([
		[
			"more events at one moment than a page holds",
			recordedAt(1, 1, 1, 1),
			"at one moment",
		],
		["full pages in random order", recordedAt(3, 1, 2, 4), "order"],
		[
			"too many pages",
			recordedAt(...Array.from({ length: 40 }, (_, n) => n)),
			"more than 10 pages",
		],
	])("%s", async (_, events, words) => {
		const { answer } = await tracked(events);
		await expect(answer).rejects.toMatchObject({
			code: "unrecognized_response",
			message: expect.stringContaining(words),
		});
	});
});
