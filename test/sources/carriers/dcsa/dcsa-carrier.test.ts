import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
	type DcsaCarrierConfig,
	type DcsaCarrierDeps,
	dcsaCarrier,
} from "../../../../server/sources/carriers/dcsa/dcsa-carrier.ts";
import type { Inquiry } from "../../../../server/sources/contracts/carrier.ts";
import { ONE_ATTEMPT } from "../../../../server/sources/requests/source-channel.ts";
import { longestTurn } from "../../../support/time/longest-turn.ts";
import {
	type Behaviour,
	carrierPeer,
	json,
	testHttp,
	text,
} from "../carrier-peer.ts";
import { ARRIVAL_3_0, CONTEXT, DEPARTURE, DISCHARGE } from "./dcsa-events.ts";

const BILL: Inquiry = {
	requestType: "bill_of_lading",
	requestNumber: "maeu 123456789",
};

async function carrierThat(
	behaviour: Behaviour,
	config: Partial<DcsaCarrierConfig> = {},
	deps: Partial<DcsaCarrierDeps> = {},
) {
	const peer = await carrierPeer(behaviour);
	const carrier = dcsaCarrier(
		{ scac: "MAEU", baseUrl: peer.url, headers: {}, ...config },
		{
			http: testHttp(),
			now: () => new Date(CONTEXT.receivedAt),
			zoneOf: CONTEXT.zoneOf,
			...deps,
		},
	);
	const track = (inquiry = BILL, signal = AbortSignal.timeout(30_000)) =>
		carrier.track(inquiry, signal);
	return { peer, track };
}

test("a number is queried with the line's headers, and its answer becomes observations", async () => {
	const { peer, track } = await carrierThat(json([DEPARTURE, DISCHARGE]), {
		headers: { "consumer-key": "k" },
		numbers: { strippedPrefixes: ["MAEU"] },
	});
	const answer = await track();
	expect(answer.normalizedNumber).toBe("123456789");
	expect(answer.observations.map(({ key }) => key)).toEqual([
		DEPARTURE.eventID,
		DISCHARGE.eventID,
	]);
	expect(answer.observations[0]?.source).toEqual({
		kind: "shipping_line",
		code: "MAEU",
	});
	expect(peer.asked()).toEqual([
		"/v2/events?transportDocumentReference=123456789",
	]);
	expect(peer.requests[0]?.headers).toMatchObject({
		"consumer-key": "k",
		accept: "application/json",
	});
});

test("a temporary failure is tried again within the time of the inquiry", async () => {
	let requests = 0;
	const behaviour: Behaviour = (request, response) => {
		requests += 1;
		json([DEPARTURE], {}, requests > 1 ? 200 : 503)(request, response);
	};
	const policy = { ...ONE_ATTEMPT, attempts: 2, longestWaitMs: 5_000 };
	const { track } = await carrierThat(behaviour, { policy });
	expect((await track()).observations).toHaveLength(1);
	expect(requests).toBe(2);
});

test("a known answer is not parsed again, and a new one always is", async () => {
	let events: object[] = [DEPARTURE];
	const { track } = await carrierThat((request, response) =>
		json(events)(request, response),
	);
	const { digest, observations } = await track();
	expect(observations).toHaveLength(1);
	expect(digest).toMatch(/./);
	const knownDigest = digest ?? null;
	expect(await track({ ...BILL, knownDigest })).toMatchObject({
		digest,
		observations: [],
	});
	events = [DEPARTURE, DISCHARGE];
	const other = await track({ ...BILL, knownDigest });
	expect(other.observations).toHaveLength(2);
	expect(other.digest).not.toBe(digest);
});

test("a known page is read again when another page follows it now", async () => {
	let header: Record<string, string> = {};
	const { track } = await carrierThat((request, response) => {
		const isSecond = request.url?.includes("cursor=2") === true;
		json([isSecond ? DISCHARGE : DEPARTURE], isSecond ? {} : header)(
			request,
			response,
		);
	});
	const { digest: knownDigest = null } = await track();
	header = { "Next-Page-Cursor": "2" };
	const { observations } = await track({ ...BILL, knownDigest });
	expect(observations).toHaveLength(2);
});

test("events with known texts are left out, and an answer with only known ones is valid too", async () => {
	let events: object[] = [DEPARTURE];
	const { track } = await carrierThat((request, response) =>
		json(events)(request, response),
	);
	const { textDigests, digest = null } = await track();
	const knownTexts = async () => new Set(textDigests?.values());
	events = [DISCHARGE, DEPARTURE];
	const { observations } = await track({ ...BILL, knownTexts });
	expect(observations.map(({ key }) => key)).toEqual([DISCHARGE.eventID]);
	events = [DEPARTURE, DEPARTURE];
	expect(await track({ ...BILL, knownTexts })).toMatchObject({
		observations: [],
	});
	events = [{ ...DEPARTURE, eventID: "other" }, { eventType: "nothing" }];
	const other = await track({ ...BILL, knownTexts, knownDigest: digest });
	expect(other.observations).toHaveLength(1);
});

test("a message without a credible report time has a digest too, and its position in the answer", async () => {
	const { track } = await carrierThat(
		json([
			{ ...DEPARTURE, eventCreatedDateTime: "2026-03-04T00:00:00Z" },
			{ ...DISCHARGE, eventCreatedDateTime: undefined },
		]),
	);
	const { observations, textDigests } = await track();
	expect(observations.map((o) => o.answerPosition)).toEqual([0, 1]);
	expect(textDigests?.size).toBe(2);
});

test.each([
	["oldest", ["01", "02"], [2, 3]],
	["newest", ["02", "01"], [1, 0]],
])(
	"estimates that were created at their own time are ordered by an answer that lists the %s first",
	async (_order, days, want) => {
		const estimates = ["17", "12"].map((day) => {
			const at = `2026-03-${day}T08:00:00-08:00`;
			const eventID = `estimate of ${day}`;
			return {
				...DISCHARGE,
				eventID,
				eventDateTime: at,
				eventCreatedDateTime: at.replace("-08:00", "Z"),
			};
		});
		const facts = days.map((day) => ({
			...DEPARTURE,
			eventID: `fact of ${day}`,
			eventDateTime: `2026-02-${day}T08:00:00Z`,
		}));
		const { track } = await carrierThat(json([...facts, ...estimates]));
		const { observations } = await track();
		const positions = observations.map((o) => o.answerPosition ?? null);
		expect(positions).toEqual([null, null, ...want]);
		expect(observations.at(-1)?.reportedAt).toBeNull();
	},
);

test.each<[Inquiry["requestType"], string]>([
	["bill_of_lading", "/t/events?transportDocumentReference=CSQU3054383"],
	["booking", "/t/events?carrierBookingReference=CSQU3054383"],
	["container", "/t/events?equipmentReference=CSQU3054383"],
])(
	"a %s is requested at the line's own path with its filter",
	async (requestType, want) => {
		const { peer, track } = await carrierThat(json([DEPARTURE]), {
			eventsPath: "/t/events",
		});
		await track({ requestType, requestNumber: "csqu 305438-3" });
		expect(peer.asked()).toEqual([want]);
	},
);

test("a kind of number that the line does not accept is not sent", async () => {
	const { peer, track } = await carrierThat(json([DEPARTURE]), {
		requestTypes: ["booking", "container"],
	});
	await expect(track()).rejects.toMatchObject({ code: "data_unavailable" });
	expect(peer.requests).toHaveLength(0);
});

test("an event that is repeated unchanged counts once, and a correction is kept beside the corrected one", async () => {
	const corrected = {
		...DEPARTURE,
		eventCreatedDateTime: "2026-02-21T00:00:00Z",
		eventDateTime: "2026-02-20T12:00:00+08:00",
	};
	const { track } = await carrierThat(
		json([DEPARTURE, corrected, DEPARTURE, corrected]),
	);
	const { observations } = await track();
	expect(
		observations.map(({ key, occurredAt, reportedAt }) => [
			key,
			occurredAt,
			reportedAt,
		]),
	).toEqual([
		[DEPARTURE.eventID, "2026-02-20T02:00:00Z", "2026-02-20T03:15:00Z"],
		[DEPARTURE.eventID, "2026-02-20T04:00:00Z", "2026-02-21T00:00:00Z"],
	]);
});

test("a thousand events are read, in the carrier's order", async () => {
	const ids = Array.from({ length: 1_000 }, (_, index) => `event-${index}`);
	const { track } = await carrierThat(
		json(ids.map((eventID) => ({ ...DEPARTURE, eventID }))),
	);
	const { observations } = await track();
	expect(observations.map(({ key }) => key)).toEqual(ids);
});

test("unusable events are left out and logged for the operator", async () => {
	const told: unknown[] = [];
	const { track } = await carrierThat(
		json([{}, DEPARTURE, { ...DEPARTURE, eventClassifierCode: "REQ" }]),
		{},
		{ onSkipped: (...skipped) => told.push(skipped) },
	);
	expect((await track()).observations).toHaveLength(1);
	expect(told).toEqual([
		[
			"MAEU",
			["its eventType is unknown", "its eventClassifierCode is unknown"],
		],
	]);
});

test("events outside a journey are no news, and an answer with only these has no events", async () => {
	const told: unknown[] = [];
	const onSkipped = (...skipped: unknown[]) => told.push(skipped);
	const temperature = {
		eventID: "reefer-1",
		eventClassification: { eventType: "REEFER", eventClassifier: "ACTUAL" },
	};
	const mixed = await carrierThat(
		json({ events: [temperature, ARRIVAL_3_0], feedbackElements: [] }),
		{ dialect: "dcsa-3.0" },
		{ onSkipped },
	);
	expect((await mixed.track()).observations).toHaveLength(1);
	const alone = await carrierThat(
		json({ events: [temperature] }),
		{},
		{ onSkipped },
	);
	await expect(alone.track()).rejects.toMatchObject({ code: "not_found" });
	expect(told).toEqual([]);
});

test("the line's own parameters and names of filters are sent", async () => {
	const { peer, track } = await carrierThat(json([DEPARTURE]), {
		query: { eventType: "TRANSPORT,EQUIPMENT" },
		filterNames: { bill_of_lading: "billOfLading" },
		paging: { by: "cursor", limit: 50 },
	});
	await track();
	expect(peer.asked()).toEqual([
		"/v2/events?billOfLading=MAEU123456789&eventType=TRANSPORT%2CEQUIPMENT&limit=50",
	]);
});

test.each([
	["dcsa-3.0-beta1", "/v3/events?documentReference=MAEU123456789"],
	["dcsa-3.0", "/events?transportDocumentReference=MAEU123456789"],
] as const)("%s is requested at its own path", async (dialect, want) => {
	const { peer, track } = await carrierThat(json([DEPARTURE]), { dialect });
	await track();
	expect(peer.asked()).toEqual([want]);
});

const half = JSON.stringify([DEPARTURE]).slice(0, 100);
const hundredThousand = `[${'{"eventID":1},'.repeat(99_999)}{}]`;
const html = { "content-type": "text/html" };

describe("an unusable answer is a typed error", () => {
	test.each<[string, Behaviour, string]>([
		["an empty list", json([]), "not_found"],
		["an empty list of events", json({ events: [] }), "not_found"],
		["204", text("", {}, 204), "not_found"],
		["404", json({}, {}, 404), "not_found"],
		["400", json({}, {}, 400), "invalid_number"],
		["401", json({}, {}, 401), "shipping_line_unreachable"],
		["500", text("<h1>Oops</h1>", html, 500), "shipping_line_unreachable"],
		["a login page", text("<html>", html), "unrecognized_response"],
		["half a JSON", text(half), "unrecognized_response"],
		["an empty body", text(""), "unrecognized_response"],
		["no usable event", json([{}, 1, null]), "unrecognized_response"],
		["a redirect", text("", { location: "/" }, 307), "unrecognized_response"],
		["100,000 events", text(hundredThousand), "unrecognized_response"],
		[
			"a small bomb of 40 MB",
			text(gzipSync(" ".repeat(40_000_000)), { "content-encoding": "gzip" }),
			"unrecognized_response",
		],
	])("%s", async (_, behaviour, code) => {
		const { track } = await carrierThat(behaviour);
		await expect(track()).rejects.toMatchObject({
			name: "CarrierError",
			code,
		});
	});
});

describe("an inquiry has a time limit", () => {
	test.each<[string, Behaviour]>([
		["when nothing arrives", () => {}],
		[
			"when the body arrives byte by byte",
			(_, response) => {
				response.write("[");
				const timer = setInterval(() => response.write(" "), 10);
				response.on("close", () => clearInterval(timer));
			},
		],
		[
			"when there is always another page",
			(request, response) => {
				const next = { "Next-Page": String(Math.random()) };
				setTimeout(() => json([DEPARTURE], next)(request, response), 10);
			},
		],
	])("%s", async (_, behaviour) => {
		const { track } = await carrierThat(behaviour, { timeLimitMs: 100 });
		await expect(track()).rejects.toMatchObject({
			code: "shipping_line_unreachable",
			message: "the carrier did not answer in time",
		});
	});

	test("an inquiry ends when its signal aborts, even before it began", async () => {
		const { track, peer } = await carrierThat(() => {});
		await expect(track(BILL, AbortSignal.abort())).rejects.toMatchObject({
			code: "shipping_line_unreachable",
			message: "the inquiry was given up",
		});
		const controller = new AbortController();
		const inquiry = track(BILL, controller.signal);
		const check = expect(inquiry).rejects.toMatchObject({
			message: "the inquiry was given up",
		});
		controller.abort();
		await check;
		expect(peer.requests.length).toBeLessThanOrEqual(1);
	});
});

test("a byte order mark before the answer is ignored", async () => {
	const { track } = await carrierThat(
		text(`\ufeff${JSON.stringify([DEPARTURE])}`),
	);
	expect((await track()).observations).toHaveLength(1);
});

test.each(["gzip", "x-gzip"])(
	"an answer in %s is understood",
	async (encoding) => {
		const { track } = await carrierThat(
			text(gzipSync(JSON.stringify([DEPARTURE])), {
				"content-encoding": encoding,
			}),
		);
		expect((await track()).observations).toHaveLength(1);
	},
);

test("as many versions of one event as an answer may have block nothing while they are compared", async () => {
	const { eventCreatedDateTime: _, ...untold } = DISCHARGE;
	const versions = Array.from({ length: 20_000 }, (_, index) => ({
		...untold,
		version: index % 15_000,
	}));
	const { track } = await carrierThat(json(versions));
	let observations: readonly unknown[] = [];
	const turn = await longestTurn(async () => {
		({ observations } = await track());
	});
	expect(observations).toHaveLength(15_000);
	expect(turn).toBeLessThan(500);
});
