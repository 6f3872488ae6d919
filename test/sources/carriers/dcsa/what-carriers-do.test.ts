import { describe, expect, test } from "vitest";
import {
	type DcsaCarrierConfig,
	dcsaCarrier,
} from "../../../../server/sources/carriers/dcsa/dcsa-carrier.ts";
import type { Inquiry } from "../../../../server/sources/contracts/carrier.ts";
import { authenticatorFor } from "../../../../server/sources/requests/authentication/authentication.ts";
import {
	type Behaviour,
	carrierPeer,
	json,
	testHttp,
	text,
} from "../carrier-peer.ts";
import { CONTEXT, DEPARTURE, DISCHARGE } from "./dcsa-events.ts";

// Known peculiarities of carriers, each tested through the whole adapter.

async function ask(
	behaviour: Behaviour,
	config: Partial<DcsaCarrierConfig> = {},
	inquiry: Inquiry = {
		requestType: "bill_of_lading",
		requestNumber: "MAEU123456789",
	},
) {
	const peer = await carrierPeer(behaviour);
	const carrier = dcsaCarrier(
		{ scac: "MAEU", baseUrl: peer.url, ...config },
		{
			http: testHttp(),
			now: () => new Date(CONTEXT.receivedAt),
			zoneOf: CONTEXT.zoneOf,
		},
	);
	const answer = carrier.track(inquiry, AbortSignal.timeout(10_000));
	await answer.catch(() => {});
	return { answer, peer };
}

async function observed(body: unknown) {
	const { answer } = await ask(json(body));
	return (await answer).observations;
}

describe("peculiar values", () => {
	test("PLAN instead of PLN is a plan", async () => {
		const event = { ...DISCHARGE, eventClassifierCode: "PLAN" };
		expect(await observed([event])).toMatchObject([{ classifier: "planned" }]);
	});

	test("a time without offset is local time of its place", async () => {
		const event = { ...DISCHARGE, eventDateTime: "2026-03-10T08:00:00" };
		expect(await observed([event])).toMatchObject([
			{
				occurredAt: "2026-03-10T15:00:00Z",
				timezone: "America/Los_Angeles",
				precision: "instant",
			},
		]);
	});

	test("a date without time is the local midnight, marked as a date", async () => {
		const event = { ...DISCHARGE, eventDateTime: "2026-03-10" };
		expect(await observed([event])).toMatchObject([
			{ occurredAt: "2026-03-10T07:00:00Z", precision: "date" },
		]);
	});

	test("an integer in a text field is read as its digits", async () => {
		const event = {
			...DEPARTURE,
			documentReferences: [
				{ documentReferenceType: "TRD", documentReferenceValue: 123456789 },
			],
			transportCall: {
				...DEPARTURE.transportCall,
				exportVoyageNumber: 101,
				facilityCode: 7,
			},
		};
		expect(await observed([event])).toMatchObject([
			{
				billsOfLading: ["123456789"],
				exportVoyage: "101",
				place: { facilityCode: "7" },
			},
		]);
	});

	test("an empty vessel object is not a vessel", async () => {
		const event = {
			...DEPARTURE,
			transportCall: { ...DEPARTURE.transportCall, vessel: {} },
		};
		expect(await observed([event])).toMatchObject([{ vessel: null }]);
	});

	test("an event without seals and equipment code is still an event of the container", async () => {
		const { seals: _, ISOEquipmentCode: __, ...event } = DISCHARGE;
		expect(await observed([event])).toMatchObject([
			{ containerNumber: "CSQU3054383", isoCode: null, sealNumber: null },
		]);
	});

	test.each(["BARGE", "barge", "8", 8])(
		"%j is a barge, not a vessel",
		async (modeOfTransport) => {
			const transportCall = { ...DEPARTURE.transportCall, modeOfTransport };
			expect(await observed([{ ...DEPARTURE, transportCall }])).toMatchObject([
				{ mode: "barge" },
			]);
		},
	);

	test("an unknown UN/LOCODE is kept, without a zone", async () => {
		const eventLocation = { UNLocationCode: "CNZ9Z", locationName: "Nowhere" };
		const event = {
			...DISCHARGE,
			eventLocation,
			eventDateTime: "2026-03-10T08:00:00",
		};
		expect(await observed([event])).toMatchObject([
			{
				place: { locode: "CNZ9Z", name: "Nowhere" },
				timezone: null,
				occurredAt: "2026-03-10T08:00:00Z",
			},
		]);
	});

	test("the same event under a new id is another message, which the derivation recognizes", async () => {
		const repeated = { ...DEPARTURE, eventID: "another-id" };
		expect(await observed([DEPARTURE, repeated])).toHaveLength(2);
	});
});

describe("peculiar bodies", () => {
	test.each([
		["a bare list", [DEPARTURE]],
		["{events: [...]}", { events: [DEPARTURE] }],
		["{metadata, payload}", { metadata: { total: 1 }, payload: [DEPARTURE] }],
		[
			"{events, feedbackElements}",
			{ events: [DEPARTURE], feedbackElements: [] },
		],
	])("%s is understood", async (_, body) => {
		expect(await observed(body)).toHaveLength(1);
	});

	test("an answer with only vessel events is an answer", async () => {
		expect(await observed([DEPARTURE])).toMatchObject([{ kind: "transport" }]);
	});

	test.each<[string, Behaviour]>([
		[
			"a login page under 200",
			text("<html>Sign in</html>", { "content-type": "text/html" }),
		],
		[
			"a login page that claims to be JSON",
			text("<html>Sign in</html>", { "content-type": "application/json" }),
		],
		[
			"half a JSON",
			text('[{"eventType":"TRANSP', { "content-type": "application/json" }),
		],
		["an empty body", text("")],
	])(
		"%s is not an answer, and the number is queried again later",
		async (_, behaviour) => {
			const { answer } = await ask(behaviour);
			await expect(answer).rejects.toMatchObject({
				code: "unrecognized_response",
				isTemporary: true,
			});
		},
	);
});

describe("peculiar pages", () => {
	const page = (request: { url?: string | undefined }) =>
		new URL(request.url ?? "", "http://peer").searchParams.get("cursor");

	test("pages that are out of order give the same messages", async () => {
		const { answer } = await ask((request, response) => {
			const isFirst = page(request) === null;
			const headers = isFirst ? { "Next-Page": "2" } : {};
			json([isFirst ? DISCHARGE : DEPARTURE], headers)(request, response);
		});
		const { observations } = await answer;
		expect(observations.map(({ key }) => key)).toEqual([
			DISCHARGE.eventID,
			DEPARTURE.eventID,
		]);
	});

	test("the read ends when cursors lead back to themselves", async () => {
		const { answer, peer } = await ask((request, response) => {
			const next = page(request) === "a" ? "b" : "a";
			json([DEPARTURE], { "Next-Page": next })(request, response);
		});
		expect((await answer).observations).toHaveLength(1);
		expect(peer.requests).toHaveLength(3);
	});

	test("the read fails when cursors never end", async () => {
		let count = 0;
		const { answer } = await ask((request, response) => {
			count += 1;
			json([DEPARTURE], { "Next-Page": `cursor-${count}` })(request, response);
		});
		await expect(answer).rejects.toMatchObject({
			code: "unrecognized_response",
		});
		expect(count).toBe(200);
	});

	test("a cursor of 3.0 keeps all filters, and its last page may be empty", async () => {
		const { answer, peer } = await ask(
			(request, response) => {
				const isFirst = page(request) === null;
				json(
					{ events: isFirst ? [DEPARTURE] : [] },
					isFirst ? { "Next-Page-Cursor": "c/1=" } : {},
				)(request, response);
			},
			{ dialect: "dcsa-3.0" },
			{ requestType: "booking", requestNumber: "ABC/CSQU3054383" },
		);
		expect((await answer).observations).toHaveLength(1);
		const filters =
			"carrierBookingReference=ABC&equipmentReference=CSQU3054383";
		expect(peer.asked()).toEqual([
			`/events?${filters}`,
			`/events?${filters}&cursor=c%2F1%3D`,
		]);
	});

	test("nothing found in 3.0 is an empty list under 200", async () => {
		const { answer } = await ask(json({ events: [] }), { dialect: "dcsa-3.0" });
		await expect(answer).rejects.toMatchObject({ code: "not_found" });
	});
});

describe("refusals", () => {
	test.each([
		["seconds", () => "90"],
		["a date", () => new Date(Date.now() + 90_500).toUTCString()],
	])(
		"429 with Retry-After as %s gives the time of the next query",
		async (_, value) => {
			const { answer } = await ask((request, response) =>
				json({}, { "retry-after": value() }, 429)(request, response),
			);
			const error = await answer.catch((caught) => caught);
			expect(error).toMatchObject({ code: "shipping_line_unreachable" });
			expect(error.retryAfterMs).toBeGreaterThan(85_000);
			expect(error.retryAfterMs).toBeLessThanOrEqual(91_000);
		},
	);

	test("a token that expires between two pages is renewed, and the pages continue", async () => {
		const given: string[] = [];
		const peer = await carrierPeer((request, response) => {
			if (request.url === "/token") {
				given.push(`token-${given.length + 1}`);
				const body = { access_token: given.at(-1), expires_in: 299 };
				json(body)(request, response);
				return;
			}
			const cursor = new URL(request.url ?? "", "http://peer").searchParams;
			const index = Number(cursor.get("cursor") ?? 0);
			// The first token ends after two pages, long before its stated lifetime.
			const isOver =
				index >= 2 && request.headers.authorization === "Bearer token-1";
			if (isOver) json({}, {}, 401)(request, response);
			else {
				const headers = index < 4 ? { "Next-Page": String(index + 1) } : {};
				json([{ ...DEPARTURE, eventID: `e-${index}` }], headers)(
					request,
					response,
				);
			}
		});
		const http = testHttp();
		const authenticator = authenticatorFor(
			{
				type: "oauth2-client-credentials",
				tokenUrl: `${peer.url}/token`,
				clientId: "a",
				clientSecret: "b",
			},
			http,
		);
		const carrier = dcsaCarrier(
			{ scac: "CMDU", baseUrl: peer.url, authenticator },
			{ http, now: () => new Date(CONTEXT.receivedAt), zoneOf: CONTEXT.zoneOf },
		);
		const { observations } = await carrier.track(
			{ requestType: "booking", requestNumber: "ABC1234567" },
			AbortSignal.timeout(60_000),
		);
		expect(observations.map(({ key }) => key)).toEqual(
			[0, 1, 2, 3, 4].map((index) => `e-${index}`),
		);
		expect(given).toEqual(["token-1", "token-2"]);
	});
});

describe("peculiar numbers", () => {
	test("Evergreen's bill is requested without EGLV in front", async () => {
		const { answer, peer } = await ask(
			json([DEPARTURE]),
			{ numbers: { strippedPrefixes: ["EGLV"] } },
			{ requestType: "bill_of_lading", requestNumber: "EGLV 123456789012" },
		);
		expect((await answer).normalizedNumber).toBe("123456789012");
		expect(peer.asked()).toEqual([
			"/v2/events?transportDocumentReference=123456789012",
		]);
	});

	test("HMM is queried for booking and container together, and never for only one of them", async () => {
		const config = { numbers: { strippedPrefixes: [], needsContainer: true } };
		const both = await ask(json([DEPARTURE]), config, {
			requestType: "booking",
			requestNumber: "PUSM12345600/HMMU 123456-7",
		});
		expect((await both.answer).normalizedNumber).toBe("PUSM12345600");
		expect(both.peer.asked()).toEqual([
			"/v2/events?carrierBookingReference=PUSM12345600&equipmentReference=HMMU1234567",
		]);
		const one = await ask(json([DEPARTURE]), config, {
			requestType: "booking",
			requestNumber: "PUSM12345600",
		});
		await expect(one.answer).rejects.toMatchObject({ code: "invalid_number" });
		expect(one.peer.requests).toHaveLength(0);
	});

	test("a container event without a container number is about the requested one", async () => {
		const { equipmentReference: _, ...nameless } = DISCHARGE;
		const { answer } = await ask(
			json([nameless]),
			{},
			{ requestType: "container", requestNumber: "CSQU3054383" },
		);
		expect((await answer).observations).toMatchObject([
			{ containerNumber: "CSQU3054383" },
		]);
	});
});
