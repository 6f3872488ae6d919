import { expect, it } from "vitest";
import { groups } from "../../client/groups.ts";
import {
	createLandfallClient,
	ForbiddenError,
	InvalidRequestError,
	type LandfallClient,
	LandfallConnectionError,
	LandfallError,
	NotFoundError,
	RateLimitedError,
	ServerError,
	UnauthorizedError,
} from "../../client/index.ts";
import { requestLines } from "../../client/operations.ts";
import contract from "../../generated/openapi.json" with { type: "json" };
import { operationExamples } from "../contract/contract-examples.ts";
import { trackingRequestBody } from "../support/records/track-number.ts";
import { apiPeer, errors, shipmentExample } from "./api-peer.ts";

const trackingRequest = trackingRequestBody({
	request_number: "MEDUSH482917",
});

it("has every operation of the contract by its operationId, under its method and path, and once in a group", () => {
	const declared = Object.entries(contract.paths).flatMap(([path, item]) =>
		Object.entries(item).flatMap(([method, operation]) =>
			"operationId" in operation && !operation.operationId.endsWith("Alias")
				? [[operation.operationId, `${method.toUpperCase()} ${path}`]]
				: [],
		),
	);
	expect(requestLines).toEqual(Object.fromEntries(declared));
	const client = createLandfallClient({
		baseUrl: "http://127.0.0.1:1/v2",
		apiKey: "k",
	});
	expect(Object.keys(client).sort()).toEqual(
		[...Object.keys(requestLines), ...Object.keys(groups), "raw"].sort(),
	);
	const grouped = Object.values(groups).flatMap((group) =>
		Object.values<string>(group),
	);
	expect(grouped.sort()).toEqual(Object.keys(requestLines).sort());
});

it("authenticates every request with the key and asks for JSON:API", async () => {
	const peer = await apiPeer([{ body: shipmentExample }]);
	await peer.client().getShipment("s1");
	await peer.client().raw.GET("/shipments/{id}", {
		params: { path: { id: "s2" } },
	});
	for (const { headers } of peer.received) {
		expect(headers).toMatchObject({
			authorization: "Token lf_test",
			accept:
				"application/vnd.api+json, application/json, application/geo+json, text/csv",
		});
		expect(headers).not.toHaveProperty("content-type");
	}
});

it("sends a body as JSON:API and answers with the document", async () => {
	const document = { data: { type: "tracking_request", id: "t1" } };
	const peer = await apiPeer([{ status: 201, body: document }]);
	const reply = await peer.client().createTrackingRequest(trackingRequest);
	expect(reply).toEqual(document);
	expect(peer.received).toMatchObject([
		{
			method: "POST",
			url: "/v2/tracking_requests",
			headers: { "content-type": "application/vnd.api+json" },
			body: JSON.stringify(trackingRequest),
		},
	]);
});

it("sends no body where a body is optional and missing", async () => {
	const peer = await apiPeer([{ body: shipmentExample }]);
	await peer.client().stopShipmentTracking("s1");
	expect(peer.received).toMatchObject([
		{ method: "PATCH", url: "/v2/shipments/s1/stop_tracking", body: "" },
	]);
	expect(peer.received[0]?.headers).not.toHaveProperty("content-type");
});

it("puts ids into the path, encoded, then the body or query, then the options", async () => {
	const peer = await apiPeer([{ body: { data: {} } }]);
	const client = peer.client();
	await client.updateWebhook(
		"a/b?c",
		{ data: { type: "webhook", attributes: { active: false } } },
		{ headers: { Prefer: "handling=strict" } },
	);
	await client.getContainer("c1", { include: "shipment,pod_terminal" });
	expect(peer.received).toMatchObject([
		{
			method: "PATCH",
			url: "/v2/webhooks/a%2Fb%3Fc",
			headers: { prefer: "handling=strict" },
		},
		{
			method: "GET",
			url: "/v2/containers/c1?include=shipment,pod_terminal",
		},
	]);
});

it("returns undefined when the API answers 204", async () => {
	const peer = await apiPeer([{ status: 204 }]);
	expect(await peer.client().deleteWebhook("w1")).toBeUndefined();
});

it.each(["", ".", ".."])(
	"refuses %j as an id, which would change the path",
	async (id) => {
		const peer = await apiPeer([{ body: {} }]);
		await expect(peer.client().getShipment(id)).rejects.toThrow(TypeError);
		expect(peer.received).toEqual([]);
	},
);

it("rejects an unsuccessful reply with its errors, its wait and its request id", async () => {
	const peer = await apiPeer([
		errors(
			422,
			[
				{
					title: "Unprocessable Entity",
					detail: "SCAC can not be blank.",
					code: "blank",
					status: "422",
					source: { pointer: "/data/attributes/scac" },
				},
				{ title: "Bad Request", source: { parameter: "include" } },
			],
			{ "retry-after": "7", "x-request-id": "r1" },
		),
	]);
	const error = await peer
		.client()
		.createTrackingRequest(trackingRequest)
		.catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(LandfallError);
	expect(error).toMatchObject({
		name: "InvalidRequestError",
		request: "POST /tracking_requests",
		status: 422,
		code: "blank",
		retryAfter: 7,
		requestId: "r1",
		errors: [{ code: "blank" }, { title: "Bad Request" }],
		message:
			"POST /tracking_requests: 422 SCAC can not be blank. (/data/attributes/scac); Bad Request (include)",
	});
});

it.each([
	[400, InvalidRequestError],
	[401, UnauthorizedError],
	[403, ForbiddenError],
	[404, NotFoundError],
	[409, InvalidRequestError],
	[429, RateLimitedError],
	[500, ServerError],
	[503, ServerError],
])("rejects status %i with the error class for it", async (status, Class) => {
	const peer = await apiPeer([errors(status, [{ title: "No" }])]);
	const call = peer.client({ maxRetries: 0 }).shipments.get("s1");
	const error = await call.catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(Class);
	expect(error).toBeInstanceOf(LandfallError);
	expect(error).toMatchObject({ status, name: Class.name });
});

it("reads the request id from the body where the header is not readable", async () => {
	const client = createLandfallClient({
		baseUrl: "http://api.example/v2",
		apiKey: "k",
		maxRetries: 0,
		fetch: async () =>
			Response.json(
				{ errors: [{ title: "Not Found" }], meta: { request_id: "r3" } },
				{ status: 404 },
			),
	});
	await expect(client.getShipment("s1")).rejects.toMatchObject({
		requestId: "r3",
	});
});

it.each([
	["HTML of a proxy", "<h1>Bad Gateway</h1>", "Bad Gateway"],
	["nothing", undefined, "Bad Gateway"],
	["errors that are no list", { errors: "no" }, "Bad Gateway"],
	["errors that are no objects", { errors: [null, 1] }, "Bad Gateway"],
	["an error without text", { errors: [{}] }, "Unknown error"],
	[
		"a hundred errors",
		{ errors: Array(100).fill({ code: "blank" }) },
		"blank; blank; blank; blank; blank; and 95 more",
	],
])(
	"rejects with LandfallError when the body is %s",
	async (_, body, message) => {
		const peer = await apiPeer([{ status: 502, body }]);
		await expect(
			peer.client({ maxRetries: 0 }).getShipment("s1"),
		).rejects.toMatchObject({
			name: "ServerError",
			code: body && message.startsWith("blank") ? "blank" : undefined,
			message: `GET /shipments/s1: 502 ${message}`,
		});
	},
);

it.each([["<h1>Welcome</h1>"], ['{"data":'], [""]])(
	"rejects when a success has the body %j",
	async (body) => {
		const peer = await apiPeer([{ body }]);
		await expect(peer.client().getShipment("s1")).rejects.toMatchObject({
			name: "LandfallError",
			status: 200,
			message: `GET /shipments/s1: 200 is a success, but the answer of ${peer.baseUrl}/shipments/s1 is not JSON`,
		});
	},
);

const successes = operationExamples.filter(
	({ operationId, place, mediaType }) =>
		operationId in requestLines &&
		place.startsWith("2") &&
		mediaType.endsWith("json"),
);

it("takes every success of the contract for one", async () => {
	let body: unknown;
	const peer = await apiPeer(() => ({ body }));
	const client = peer.client() as unknown as Record<
		string,
		(...args: unknown[]) => Promise<unknown> | AsyncIterable<unknown>
	>;
	for (const { operationId, path, value } of successes) {
		// Without the link to a next page.
		body = { ...Object(value), links: undefined };
		const ids = path.match(/\{\w+\}/g)?.map(() => "x") ?? [];
		const reply = client[operationId]?.(...ids, {});
		if (Symbol.asyncIterator in Object(reply)) {
			const { data } = value as { data: unknown };
			const read = Array.fromAsync(reply as AsyncIterable<unknown>);
			expect(await read, operationId).toEqual(data);
		} else expect(await reply, operationId).toEqual(body);
	}
});

const NO_RECORD = 'is no JSON:API document: it has no record in "data"';
const NO_LIST = 'is no JSON:API document: it has no list in "data"';

it.each<[unknown, string, (client: LandfallClient) => Promise<unknown>]>([
	[{}, NO_RECORD, ({ shipments }) => shipments.get("s1")],
	["[]", NO_RECORD, ({ getShipment }) => getShipment("s1")],
	["null", NO_RECORD, ({ shipments }) => shipments.get("s1")],
	[
		{ data: null },
		NO_RECORD,
		({ shipments }) => shipments.get("s1", { include: ["containers"] }),
	],
	[
		{ status: "ok" },
		NO_LIST,
		({ shipments }) => Array.fromAsync(shipments.list()),
	],
	[
		{ data: {} },
		NO_LIST,
		({ listShipments }) => Array.fromAsync(listShipments()),
	],
])(
	"rejects with the address and the fault when a success has the JSON %j",
	async (body, fault, call) => {
		const peer = await apiPeer([{ body }]);
		const client = peer.client({ apiKey: "secret" });
		const error = await call(client).catch((failure: unknown) => failure);
		expect(error).toBeInstanceOf(LandfallError);
		const { message, request, status } = error as LandfallError;
		expect(status).toBe(200);
		const { pathname } = new URL(peer.received[0]?.url ?? "", peer.baseUrl);
		const url = new URL(pathname, peer.baseUrl).href;
		expect(message).toBe(
			`${request}: 200 is a success, but the answer of ${url} ${fault}`,
		);
		expect(JSON.stringify(error) + message).not.toContain("secret");
	},
);

it("rejects with LandfallConnectionError when no server listens", async () => {
	const client = createLandfallClient({
		baseUrl: "http://127.0.0.1:1/v2",
		apiKey: "k",
		maxRetries: 0,
	});
	const error = await client
		.getShipment("s1")
		.catch((reason: unknown) => reason);
	expect(error).toBeInstanceOf(LandfallConnectionError);
	expect(error).toMatchObject({
		timedOut: false,
		message:
			"GET http://127.0.0.1:1/v2/shipments/s1: the server could not be reached, or the connection broke",
		cause: expect.any(Error),
	});
});

it("returns status, headers and errors through raw, without rejecting", async () => {
	const peer = await apiPeer([
		errors(404, [{ title: "Not Found" }], { "x-request-id": "r2" }),
	]);
	const { data, error, response } = await peer
		.client()
		.raw.GET("/shipments/{id}", { params: { path: { id: "s1" } } });
	expect(data).toBeUndefined();
	expect(error?.errors[0]?.title).toBe("Not Found");
	expect(response.status).toBe(404);
	expect(response.headers.get("x-request-id")).toBe("r2");
});

it("sends its requests with the fetch function that it gets", async () => {
	const urls: string[] = [];
	const client = createLandfallClient({
		baseUrl: "http://api.example/v2/",
		apiKey: "k",
		fetch: async (input) => {
			urls.push(new Request(input).url);
			return Response.json(shipmentExample);
		},
	});
	expect(await client.getShipment("s1")).toEqual(shipmentExample);
	expect(urls).toEqual(["http://api.example/v2/shipments/s1"]);
});

it.each([
	[{ baseUrl: "localhost" }, "baseUrl is not an http or https URL: localhost"],
	[{ apiKey: "" }, "apiKey must be printable ASCII without blanks"],
	[
		{ apiKey: undefined as unknown as string },
		"apiKey must be printable ASCII without blanks",
	],
	[{ apiKey: "a\r\nb" }, "apiKey must be printable ASCII without blanks"],
	[
		{ maxRetries: -1 },
		"maxRetries must be a whole number from 0 to 2147483647",
	],
	[{ timeoutMs: 0 }, "timeoutMs must be a whole number from 1 to 2147483647"],
	[
		{ timeoutMs: 2 ** 31 },
		"timeoutMs must be a whole number from 1 to 2147483647",
	],
	[
		{ baseUrl: "localhost:3000/v2" },
		"baseUrl is not an http or https URL: localhost:3000/v2",
	],
])("refuses %j before any request", (wrong, message) => {
	expect(() =>
		createLandfallClient({
			baseUrl: "http://a.example",
			apiKey: "k",
			...wrong,
		}),
	).toThrow(message);
});
