import { describe, expect, it } from "vitest";
import {
	contractOperations,
	loadContract,
} from "../../server/http/contract/contract.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { registerWebhook } from "../support/records/register-webhook.ts";
import { MISSING_ID } from "../support/replies/missing-id.ts";
import { errorDocumentOf, problemsOf } from "../support/replies/problems.ts";
import { rawRequest } from "../support/replies/raw-request.ts";

const METHODS = [
	"GET",
	"HEAD",
	"POST",
	"PUT",
	"PATCH",
	"DELETE",
	"OPTIONS",
	"TRACE",
];

const offered = Map.groupBy(
	contractOperations(loadContract().document),
	({ path }) => path,
);

const CASES = [...offered].flatMap(([path, operations]) => {
	const declared = operations.map(({ method }) => method);
	const allowed = declared.includes("GET") ? [...declared, "HEAD"] : declared;
	return METHODS.filter((method) => !allowed.includes(method)).map(
		(method) => ({ method, path, allowed }),
	);
});

const landfall = await openForFile(startTestLandfall, { isWorking: false });

describe("a method that is not offered", () => {
	it.each(CASES)(
		"is answered 405 with the allowed methods: $method $path",
		async ({ method, path, allowed }) => {
			const { status, headers, body } = await rawRequest(
				landfall.url,
				`${method} /v2${path.replace("{id}", MISSING_ID)} HTTP/1.1`,
				[`Authorization: Token ${landfall.key}`],
			);
			expect(status).toBe(405);
			const allow = headers.get("allow")?.split(", ") ?? [];
			expect(allow.sort()).toEqual([...allowed].sort());
			expect(headers.get("content-type")).toBe("application/vnd.api+json");
			if (method !== "HEAD") {
				expect(JSON.parse(body)).toMatchObject({
					errors: [
						{
							status: "405",
							title: "Method Not Allowed",
							code: "method_not_allowed",
						},
					],
					meta: { request_id: headers.get("x-request-id") },
				});
			}
		},
	);
});

const GETS = [...offered].flatMap(([path, operations]) =>
	operations.some(({ method }) => method === "GET") ? [path] : [],
);

/** Headers that differ between replies: Date, RateLimit, X-Request-Id, and the two forms of the length. */
const OWN = /^(date|ratelimit|x-request-id|content-length|transfer-encoding)$/;

describe("a HEAD", () => {
	it.each(GETS)(
		"is answered like a GET with the same status and headers, without a body: %s",
		async (path) => {
			const [get, head] = await Promise.all(
				["GET", "HEAD"].map((method) =>
					rawRequest(
						landfall.url,
						`${method} /v2${path.replace("{id}", MISSING_ID)} HTTP/1.1`,
						// A stream sends the events that there are, and ends.
						[`Authorization: Token ${landfall.key}`, "Prefer: wait=0"],
					),
				),
			);
			const stable = (headers: Headers | undefined) =>
				[...(headers ?? [])].filter(([name]) => !OWN.test(name));
			expect(head?.status).toBe(get?.status);
			expect(stable(head?.headers)).toEqual(stable(get?.headers));
			expect(head?.body).toBe("");
			expect(get?.body).not.toBe("");
		},
	);
});

describe("a path outside the contract", () => {
	const PATHS = [
		...["/", "/healthz", "/readyz", "/openapi.json", "/openapi.yaml"],
		...["/docs", "/icon.svg", "/favicon.ico", `/map/${MISSING_ID}`],
	];

	it.each(PATHS)(
		"can be read with GET, HEAD and OPTIONS, and nothing else: %s",
		async (path) => {
			for (const method of METHODS) {
				const line = `${method} ${path} HTTP/1.1`;
				const { status, headers } = await rawRequest(landfall.url, line, []);
				const isOffered = ["GET", "HEAD", "OPTIONS"].includes(method);
				expect([method, status]).toEqual([method, isOffered ? 200 : 405]);
				if (!isOffered) expect(headers.get("allow")).toBe("GET, HEAD");
			}
		},
	);
});

describe("a target in absolute form", () => {
	const ask = (target: string, method = "GET") =>
		rawRequest(landfall.url, `${method} ${target} HTTP/1.1`, [
			`Authorization: Token ${landfall.key}`,
		]);

	it("is served as its path and query, with its host in links", async () => {
		const { status, body } = await ask(
			"http://api.example:81/v2/shipping_lines?page[size]=1",
		);
		expect(status).toBe(200);
		expect(JSON.parse(body).links.self).toBe(
			"http://api.example:81/v2/shipping_lines?page[size]=1",
		);
		expect((await ask("HTTPS://api.example/healthz")).status).toBe(200);
		const secure = await ask("https://api.example/v2/shipping_lines");
		expect(secure.body).toContain('"http://api.example/v2/shipping_lines"');
	});

	it.each(["http:", "healthz", "ftp://api.example/v2/shipping_lines"])(
		"in no known form is answered 404 or 400: %s",
		async (target) => {
			expect([400, 404]).toContain((await ask(target)).status);
		},
	);
});

describe("bytes that are not a valid request", () => {
	it.each([
		["no HTTP", "hello", [], 400],
		[
			"headers of more than 16 kB",
			"GET /v2/shipments HTTP/1.1",
			[`X-Long: ${"x".repeat(17_000)}`],
			431,
		],
	])(
		"is answered with an error document: %s",
		async (_what, line, lines, wanted) => {
			const { status, body } = await rawRequest(landfall.url, line, lines);
			expect(status).toBe(wanted);
			expect(JSON.parse(body).errors).toMatchObject([{ status: `${wanted}` }]);
		},
	);
});

describe("a path that nothing serves", () => {
	it.each([
		"/v2",
		"/v2/",
		"/v2/ships",
		"/v2/shipments/1/crew",
		"/v3/shipments",
		"/shipments",
		"/v2shipments",
		"/map",
		"/map/",
		"/map/1/2",
		"/a/map/1",
		"/docs/assets/",
		"/docs/assets/none.js",
		"/docs/assets/..%2f..%2fpackage.json",
		"/%2e%2e/package.json",
	])("is answered 404 as an error document: %s", async (path) => {
		const reply = await fetch(new URL(path, landfall.url), {
			headers: { authorization: `Token ${landfall.key}` },
		});
		const { errors } = await errorDocumentOf(reply, 404);
		expect(errors[0]?.code).toBe("unknown_path");
	});

	it("names what the paths of the API begin with, where that is left out", async () => {
		const detailAt = async (path: string) => {
			const reply = await fetch(new URL(path, landfall.url));
			return (await errorDocumentOf(reply, 404)).errors[0]?.detail;
		};
		expect(await detailAt("/shipments")).toBe(
			"nothing is served at /shipments; the paths of the API begin with /v2/",
		);
		expect(await detailAt("/v2/ships")).toBe("nothing is served at /v2/ships");
	});

	it("is answered 404 for every method", async () => {
		for (const method of ["POST", "PATCH", "DELETE", "OPTIONS"]) {
			const reply = await landfall.fetch("/ships", { method });
			expect(await problemsOf(reply, 404)).toEqual([{ code: "unknown_path" }]);
		}
	});
});

describe("a malformed request", () => {
	it("is answered 400 when its path cannot be decoded", async () => {
		const reply = await landfall.fetch("/shipments/%ZZ");
		const { errors } = await errorDocumentOf(reply, 400);
		expect(errors).toMatchObject([
			{ code: "invalid", detail: "the URL is not well-formed" },
		]);
	});

	it.each([
		"a b",
		"[",
		"[:::]",
		"http://x",
		"x/y",
		"x?y",
		"ü",
		"x".repeat(300),
	])("is answered 400 when its Host is not a host: %j", async (host) => {
		const { status, body } = await rawRequest(
			landfall.url,
			"GET /v2/shipments HTTP/1.1",
			[`Authorization: Token ${landfall.key}`, `Host: ${host}`],
		);
		expect(status).toBe(400);
		expect(JSON.parse(body).errors[0].source).toEqual({ header: "host" });
	});

	it.each([
		["HTTP/1.0 without a Host", "GET /v2/shipments HTTP/1.0"],
		["capitals in the path", "GET /v2/Shipments HTTP/1.0"],
		["a slash at the end", "GET /v2/shipments/ HTTP/1.0"],
	])("is served if the fault does no harm: %s", async (_what, line) => {
		const { status, body } = await rawRequest(landfall.url, line, [
			`Authorization: Token ${landfall.key}`,
		]);
		expect(status).toBe(200);
		expect(body).toMatch(/"self":"http:\/\/localhost\/v2\/shipments\/?"/i);
	});
});

describe("an id in capital letters", () => {
	it("names the same record in path and body for every operation", async () => {
		const { id } = await registerWebhook(landfall);
		const capital = id.toUpperCase();
		const path = `/webhooks/${capital}`;
		const read = await landfall.fetch(path);
		expect(read.status).toBe(200);
		expect(await read.json()).toHaveProperty("data.id", id);
		for (const [inPath, inBody] of [
			[capital, id],
			[id, capital],
		]) {
			const changed = await landfall.send("PATCH", `/webhooks/${inPath}`, {
				data: { type: "webhook", id: inBody, attributes: {} },
			});
			expect(changed.status).toBe(200);
		}
		const rotated = await landfall.fetch(`${path}/rotate_secret`, {
			method: "POST",
		});
		expect(rotated.status).toBe(200);
		expect((await landfall.fetch(path, { method: "DELETE" })).status).toBe(204);
		expect((await landfall.fetch(`/webhooks/${id}`)).status).toBe(404);
	});
});
