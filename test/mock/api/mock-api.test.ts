import { pino } from "pino";
import { describe, expect, it } from "vitest";
import type {
	ErrorObject,
	ShipmentDocument,
	WebhookNotificationDocument,
} from "../../../generated/openapi.ts";
import { readContract } from "../../../mock/api/contract.ts";
import { startMockApi } from "../../../mock/api/mock-api.ts";
import { schemaValidator } from "../../contract/contract-examples.ts";
import { openForFile } from "../../support/open-for-file.ts";
import { describeSurvival } from "./mock-survival.ts";

const mock = await openForFile(startMockApi, {
	log: pino({ level: "silent" }),
});

const KEY = { authorization: "Token any" };
const SHIPMENT = "019fb6d4-9993-7f2c-97dd-e989de35214e";
const JSON_API = "application/vnd.api+json";
const isErrorDocument = schemaValidator("ErrorDocument");

/** A log that keeps its lines. */
function keptLog() {
	const lines: object[] = [];
	const write = (line: string) => void lines.push(JSON.parse(line));
	return { lines, log: pino({ level: "info" }, { write }) };
}

async function refused(path: string, init: RequestInit = {}) {
	const response = await fetch(mock.url + path, {
		...init,
		headers: { ...KEY, ...init.headers },
	});
	const body = (await response.json()) as { errors: ErrorObject[] };
	expect(response.headers.get("content-type")).toBe(JSON_API);
	expect(isErrorDocument(body), JSON.stringify(isErrorDocument.errors)).toBe(
		true,
	);
	const { errors } = body;
	const [{ title, code, detail, source } = {} as ErrorObject] = errors;
	const { status } = response;
	return { response, status, errors, title, code, detail, source };
}

function post(
	body: string | Uint8Array<ArrayBuffer>,
	type = JSON_API,
): RequestInit {
	return { method: "POST", headers: { "content-type": type }, body };
}

describe("the mock answers like the server", () => {
	it("to malformed JSON with 400", async () => {
		expect(await refused("/tracking_requests", post('{"data":'))).toMatchObject(
			{
				status: 400,
				title: "Bad Request",
				code: "malformed_json",
			},
		);
	});

	it("to a body that is not JSON with 415", async () => {
		const form = post("a=b", "application/x-www-form-urlencoded");
		expect(await refused("/webhooks", form)).toMatchObject({
			status: 415,
			source: { header: "content-type" },
		});
	});

	it("to a body of 1 MB with 413", async () => {
		const large = post(new Uint8Array(1_000_000).fill(32));
		expect(await refused("/webhooks", large)).toMatchObject({ status: 413 });
	});

	it("to an invalid body with 422, and names every fault", async () => {
		const attributes = { url: "ftp://x", events: ["container.sunk"] };
		const body = { data: { type: "hook", attributes } };
		const answer = await refused("/webhooks", post(JSON.stringify(body)));
		expect(answer.status).toBe(422);
		expect(
			answer.errors.map(({ code, source }) => [source?.pointer, code]),
		).toEqual([
			["/data/type", "not_allowed"],
			["/data/attributes/active", "blank"],
			["/data/attributes/url", "invalid"],
			["/data/attributes/events/0", "not_allowed"],
		]);
	});

	it.each([
		["/shipments?page[size]=abc", "page[size]", "wrong_type"],
		["/webhook_notifications?filter[event]=x", "filter[event]", "not_allowed"],
		[
			"/webhook_notifications?filter[created_at][start]=x",
			"filter[created_at][start]",
			"invalid",
		],
		["/webhook_notifications/examples", "event", "blank"],
		["/shipments?include=containers,nope", "include", "unknown_include"],
		["/shipments/x?include=containers.a.b.c", "include", "unknown_include"],
	])("to %s with 400, and names %s", async (path, parameter, code) => {
		const answer = await refused(path);
		expect(answer).toMatchObject({ status: 400, source: { parameter }, code });
		expect(answer.errors).toHaveLength(1);
		expect(answer.detail).toContain(code.endsWith("include") ? "," : parameter);
	});

	it("to undeclared parameters with 400 under strict handling", async () => {
		const path = "/shipments?color=red&filter[size]=1&page[size]=2&include=";
		const lenient = await fetch(mock.url + path, { headers: KEY });
		expect(lenient.status).toBe(200);
		await lenient.body?.cancel();
		const headers = { prefer: "handling=strict" };
		const { status, errors } = await refused(path, { headers });
		expect(status).toBe(400);
		expect(errors).toMatchObject([
			{ code: "unknown_parameter", source: { parameter: "color" } },
			{ code: "unknown_parameter", source: { parameter: "filter[size]" } },
		]);
	});

	it("to a missing key with 401, before it reads the body", async () => {
		const response = await fetch(`${mock.url}/webhooks`, post("{"));
		expect(response.status).toBe(401);
		expect(response.headers.get("www-authenticate")).toBe("Token");
		expect(response.headers.has("ratelimit")).toBe(false);
		expect(await response.json()).toMatchObject({
			errors: [{ status: "401", title: "Unauthorized" }],
		});
	});

	it("to a key after Bearer as after Token", async () => {
		const headers = { authorization: "Bearer any" };
		const response = await fetch(`${mock.url}/shipments`, { headers });
		expect(response.status).toBe(200);
		await response.body?.cancel();
	});

	it.each([
		["/shipments", {}, 200],
		["/shipments?page[size]=x", {}, 400],
		["/shipments/none", {}, 404],
		["/shipments", { prefer: "code=500" }, 500],
	])(
		"to %s %o (%i) with the state of the rate limit",
		async (path, own, status) => {
			const headers = { ...KEY, ...own };
			const response = await fetch(mock.url + path, { headers });
			await response.body?.cancel();
			expect(response.status).toBe(status);
			expect(response.headers.get("ratelimit-policy")).toBe(
				'"default";q=100;w=60',
			);
			expect(response.headers.get("ratelimit")).toBe('"default";r=50;t=30');
		},
	);

	it("beyond the limit with no remaining requests and a Retry-After", async () => {
		const headers = { ...KEY, prefer: "example=rate_limited" };
		const response = await fetch(`${mock.url}/shipments`, { headers });
		await response.body?.cancel();
		const retryAfter = response.headers.get("retry-after");
		expect(Number(retryAfter)).toBeGreaterThan(0);
		expect(response.headers.get("ratelimit")).toBe(
			`"default";r=0;t=${retryAfter}`,
		);
	});

	it("to an unknown path with 404", async () => {
		expect(await refused("/nothing/here")).toMatchObject({
			status: 404,
			title: "Not Found",
			code: "unknown_path",
		});
	});

	it("to an unknown method with 405 and the allowed ones", async () => {
		const { status, response } = await refused("/webhooks/x", {
			method: "PUT",
		});
		expect(status).toBe(405);
		expect(response.headers.get("allow")).toBe("DELETE, PATCH, GET, HEAD");
	});

	it("to any Accept, except under strict handling", async () => {
		const headers = { ...KEY, accept: "text/html" };
		const lenient = await fetch(`${mock.url}/shipments`, { headers });
		expect(lenient.status).toBe(200);
		expect(lenient.headers.has("preference-applied")).toBe(false);
		await lenient.body?.cancel();
		const strict = { ...headers, prefer: "handling=strict" };
		expect(await refused("/shipments", { headers: strict })).toMatchObject({
			status: 406,
			source: { header: "accept" },
		});
	});

	it("to HEAD as to GET, without the body", async () => {
		const response = await fetch(`${mock.url}/shipments`, {
			method: "HEAD",
			headers: KEY,
		});
		expect(response.status).toBe(200);
		expect(Number(response.headers.get("content-length"))).toBeGreaterThan(
			1_000,
		);
		expect(await response.text()).toBe("");
	});

	it("to the preflight of a browser", async () => {
		const response = await fetch(`${mock.url}/tracking_requests`, {
			method: "OPTIONS",
			headers: {
				origin: "http://localhost:5173",
				"access-control-request-method": "POST",
				"access-control-request-headers": "authorization,content-type",
			},
		});
		expect(response.status).toBe(204);
		expect(Object.fromEntries(response.headers)).toMatchObject({
			"access-control-allow-origin": "*",
			"access-control-allow-methods": "GET,HEAD,PUT,PATCH,POST,DELETE",
			"access-control-allow-headers": "authorization,content-type",
		});
	});

	it("to OPTIONS of a client other than a browser with 405", async () => {
		const { status, response, detail } = await refused("/webhooks", {
			method: "OPTIONS",
		});
		expect(status).toBe(405);
		expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
		expect(detail).toContain("OPTIONS is not offered here");
	});
});

describe("the mock accepts what clients of the interface send", () => {
	it.each([
		"/shipments?q=PO-1&number=&page[number]=0&page[size]=0",
		"/shipments?q=&filter[tracking_stopped]=false&filter[customer_id]=x",
		"/containers?filter[number]=MSCU6639870&filter[customer_name]=x",
		"/tracking_requests?q=x&request_number=x&filter[request_type]=booking",
		"/tracking_requests?filter[created_at][start]=2026-07-01&filter[created_at][end]=2026-07-31T23:59:59Z",
		"/vessels/9839272/future_positions",
		"/vessels/9839272/future_positions?port_id=&previous_port_id=",
		"/vessels/9839272/future_positions_with_coordinates?latitude=1&longitude=2",
		"/vessels/9839272?show_positions[from_timestamp]=2026-08-07",
	])("GET %s", async (path) => {
		const response = await fetch(mock.url + path, { headers: KEY });
		expect(response.status).toBe(200);
	});

	it.each<[string, string, object]>([
		[
			"/webhooks",
			"webhook",
			{ url: "https://a.example", active: true, events: ["*"] },
		],
		...["booking", "booking_number"].map(
			(request_type): [string, string, object] => [
				"/tracking_requests",
				"tracking_request",
				{ request_type, request_number: "26071133", scac: "HLCU" },
			],
		),
	])("POST %s", async (path, type, attributes) => {
		const body = JSON.stringify({ data: { type, attributes } });
		const init = post(body, "application/json");
		const response = await fetch(mock.url + path, {
			...init,
			headers: { ...KEY, ...init.headers },
		});
		expect(response.status).toBe(201);
	});
});

describe("the mock", () => {
	it.each(["code=418", "example=nothing", "code=404, example=at_sea"])(
		"lists the existing examples when `Prefer: %s` asks for a missing one",
		async (prefer) => {
			const answer = await refused("/shipments/x", { headers: { prefer } });
			expect(answer).toMatchObject({ status: 400, code: "invalid" });
			expect(answer.detail).toContain("at_sea");
			expect(answer.detail).toContain("404: not_found");
		},
	);

	it("serves the same at the root, with links that lead back there", async () => {
		const root = mock.url.replace(/\/v2$/, "");
		for (const base of [mock.url, root]) {
			const response = await fetch(`${base}/shipments/${SHIPMENT}`, {
				headers: KEY,
			});
			const { links } = (await response.json()) as ShipmentDocument;
			expect(links.self).toBe(`${mock.url}/shipments/${SHIPMENT}`);
		}
	});

	it.each(["/healthz", "/openapi.json", "/openapi.yaml", "/docs", "/"])(
		"serves %s as the server does",
		async (path) => {
			const response = await fetch(new URL(path, mock.url));
			expect(response.status).toBe(200);
			await response.body?.cancel();
		},
	);

	it("logs a line for each request", async () => {
		const { lines, log } = keptLog();
		const logging = await startMockApi({ log });
		try {
			await fetch(`${logging.url}/shipments?q=x`, { headers: KEY });
			await fetch(`${logging.url}/nothing`, { headers: KEY });
		} finally {
			await logging.close();
		}
		expect(lines).toMatchObject([
			{ operation: "listShipments", path: "/v2/shipments", status: 200 },
			{ path: "/v2/nothing", status: 404 },
		]);
	});

	it("answers with the sample of the requested event, unless Prefer selects an example", async () => {
		const path = `${mock.url}/webhook_notifications/examples?event=`;
		const sampleOf = async (event: string, prefer = "") => {
			const headers = { ...KEY, prefer };
			const response = await fetch(path + event, { headers });
			const { data } = (await response.json()) as WebhookNotificationDocument;
			return data.attributes.event;
		};
		const { samples } = readContract();
		expect(samples.size).toBe(43);
		for (const event of samples.keys()) {
			expect(await sampleOf(event)).toBe(event);
		}
		expect(await sampleOf("container.created", "example=vessel_arrived")).toBe(
			"container.transport.vessel_arrived",
		);
	});

	it("rejects the start on a port that is taken", async () => {
		const port = Number(new URL(mock.url).port);
		await expect(startMockApi({ port })).rejects.toThrow(
			`--host and --port name 127.0.0.1:${port}, which cannot be listened on: EADDRINUSE`,
		);
	});
});

describeSurvival(() => mock);
