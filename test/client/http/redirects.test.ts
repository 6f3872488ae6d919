import { describe, expect, it } from "vitest";
import {
	LandfallConnectionError,
	LandfallError,
} from "../../../client/index.ts";
import { trackingRequestBody } from "../../support/records/track-number.ts";
import { type Answer, apiPeer, shipmentExample } from "../api-peer.ts";

const BODY = trackingRequestBody({ request_number: "MEDUSH482917" });

const CREATED = {
	status: 201,
	body: { data: { type: "tracking_request", id: "t1" } },
} as const;

type Peer = Awaited<ReturnType<typeof apiPeer>>;

/** The calls of the client that write, by method. */
const CALLS = {
	POST: ({ client }: Peer) => client().createTrackingRequest(BODY),
	PATCH: ({ client }: Peer) =>
		client().updateTrackingRequest("t1", {
			data: { type: "tracking_request", attributes: { ref_numbers: ["A"] } },
		}),
	DELETE: ({ client }: Peer) => client().deleteWebhook("w1"),
} as const;

/** A server that redirects everything below `/v2` to `/moved` of a server, and otherwise gives the answer. */
const moving = (status: number, answer: Answer, origin = "") =>
	apiPeer(({ url }) =>
		url.startsWith("/v2")
			? { status, headers: { location: `${origin}/moved${url}` }, body: "<p>" }
			: answer,
	);

describe("a redirect of a write", () => {
	it.each([
		["POST", 301],
		["POST", 302],
		["POST", 303],
		["PATCH", 303],
		["DELETE", 303],
	] as const)(
		"that would make a GET of a %s (%i) is an error with status and Location",
		async (method, status) => {
			const peer = await moving(status, CREATED);
			const error = await CALLS[method](peer).catch((reason) => reason);
			expect(error).toBeInstanceOf(LandfallError);
			const [{ url } = { url: "" }] = peer.received;
			const line = `${method} ${url.slice("/v2".length)}`;
			expect(error).toMatchObject({
				status,
				request: line,
				message: `${line}: ${status} redirects to /moved${url}, which would make the ${method} a GET; correct baseUrl`,
			});
			expect(peer.received).toHaveLength(1);
			expect(error.message).not.toContain("<p>");
		},
	);

	it.each([
		["POST", 307],
		["POST", 308],
		["PATCH", 301],
		["PATCH", 302],
		["PATCH", 307],
		["DELETE", 308],
		["DELETE", 301],
	] as const)(
		"that keeps the method (%s, %i) is followed with headers and body",
		async (method, status) => {
			const answer = method === "DELETE" ? { status: 204 } : CREATED;
			const peer = await moving(status, answer);
			await CALLS[method](peer);
			const [first, second] = peer.received;
			expect(peer.received).toHaveLength(2);
			expect(second).toMatchObject({
				method,
				url: `/moved${first?.url}`,
				body: first?.body,
			});
			const names = ["authorization", "content-type", "idempotency-key"];
			for (const name of names)
				expect(second?.headers[name]).toBe(first?.headers[name]);
			expect(second?.headers.authorization).toBe("Token lf_test");
		},
	);

	it("gives raw calls the answer with its Location", async () => {
		const peer = await moving(301, CREATED);
		const { error, response } = await peer
			.client()
			.raw.POST("/tracking_requests", { body: BODY });
		expect(error).toBe("<p>");
		expect(response.status).toBe(301);
		expect(response.headers.get("location")).toBe(
			"/moved/v2/tracking_requests",
		);
	});

	it.each([307, 308])(
		"to another server (%i) is an error, and that server gets neither key nor body",
		async (status) => {
			const other = await apiPeer([CREATED]);
			const { origin } = new URL(other.baseUrl);
			const peer = await moving(status, CREATED, origin);
			await expect(CALLS.POST(peer)).rejects.toThrow(
				`POST /tracking_requests: ${status} redirects to ${origin}/moved/v2/tracking_requests, which is another server and must not get the API key; correct baseUrl`,
			);
			expect(other.received).toEqual([]);
		},
	);

	it("without end is an error after twenty", async () => {
		const location = "/v2/tracking_requests";
		const peer = await apiPeer([{ status: 307, headers: { location } }]);
		await expect(CALLS.POST(peer)).rejects.toMatchObject({ status: 307 });
		expect(peer.received).toHaveLength(21);
	});

	it.each(["http://", "mailto:ops@example.com"])(
		"to %s is an error",
		async (location) => {
			const peer = await apiPeer([{ status: 308, headers: { location } }]);
			await expect(CALLS.POST(peer)).rejects.toMatchObject({
				status: 308,
				message: expect.stringContaining(`redirects to ${location}, which is`),
			});
		},
	);

	it("is an error without status where a browser hides it", async () => {
		const { client } = await apiPeer([]);
		const hidden = {
			type: "opaqueredirect",
			status: 0,
			headers: new Headers(),
		};
		const call = client({
			fetch: async (_request, init) => {
				expect(init?.redirect).toBe("manual");
				return hidden as Response;
			},
			maxRetries: 0,
		}).createTrackingRequest(BODY);
		await expect(call).rejects.toBeInstanceOf(LandfallConnectionError);
		await expect(call).rejects.toThrow(/the server redirects, .*baseUrl/);
	});
});

describe("a redirect of a read", () => {
	it.each([301, 302, 303, 307, 308])("is followed: %i", async (status) => {
		const peer = await moving(status, { body: shipmentExample });
		expect(await peer.client().getShipment("s1")).toEqual(shipmentExample);
		const [, second] = peer.received;
		expect(second).toMatchObject({
			method: "GET",
			url: "/moved/v2/shipments/s1",
			headers: { authorization: "Token lf_test" },
		});
	});

	it("is followed to another server without the key", async () => {
		const other = await apiPeer([{ body: shipmentExample }]);
		const { origin } = new URL(other.baseUrl);
		const peer = await moving(302, {}, origin);
		await peer.client().getShipment("s1");
		expect(other.received).toMatchObject([{ url: "/moved/v2/shipments/s1" }]);
		expect(other.received[0]?.headers).not.toHaveProperty("authorization");
	});
});
