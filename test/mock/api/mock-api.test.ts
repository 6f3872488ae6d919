import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type {
	ErrorObject,
	ShipmentDocument,
} from "../../../generated/openapi.ts";
import { readContract } from "../../../mock/api/contract.ts";
import { exampleNames } from "../../../mock/api/example-names.ts";
import { type MockApi, startMockApi } from "../../../mock/api/mock-api.ts";
import { schemaValidator } from "../../contract/contract-examples.ts";

let mock: MockApi;
beforeAll(async () => {
	mock = await startMockApi();
});
afterAll(() => mock.close());

const KEY = { authorization: "Token any" };
const JSON_API = "application/vnd.api+json";
const isErrorDocument = schemaValidator("ErrorDocument");

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
	const [{ title, code, detail, source } = {} as ErrorObject] = body.errors;
	return { response, status: response.status, title, code, detail, source };
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

	it("to a body that is no JSON with 415", async () => {
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

	it("to an invalid body with 422, and tells what was found", async () => {
		const answer = await refused("/tracking_requests", post("{}"));
		expect(answer).toMatchObject({ status: 422 });
		expect(answer.response.headers.get("sl-violations")).toContain("data");
	});

	it("to a page that is no number with 400", async () => {
		expect(await refused("/shipments?page[size]=abc")).toMatchObject({
			status: 400,
			source: { parameter: "page[size]" },
		});
	});

	it("to a missing key with 401, before the body is looked at", async () => {
		const response = await fetch(`${mock.url}/webhooks`, post("{"));
		expect(response.status).toBe(401);
		expect(response.headers.get("www-authenticate")).toBe("Token");
		expect(await response.json()).toMatchObject({
			errors: [{ status: "401", title: "Unauthorized" }],
		});
	});

	it("to an unknown path with 404", async () => {
		expect(await refused("/nothing/here")).toMatchObject({
			status: 404,
			title: "Not Found",
			code: "unknown_path",
		});
	});

	it("to a method that is not offered with 405 and those that are", async () => {
		const { status, response } = await refused("/webhooks/x", {
			method: "PUT",
		});
		expect(status).toBe(405);
		expect(response.headers.get("allow")).toBe("GET, PATCH, DELETE");
	});

	it("to any Accept, unless the letter of the contract is asked for", async () => {
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
		expect(response.ok).toBe(true);
		expect(response.headers.get("access-control-allow-origin")).toBeTruthy();
	});
});

describe("the mock", () => {
	it.each(["code=418", "example=nothing", "code=404, example=at_sea"])(
		"lists what there is when `Prefer: %s` asks for what there is not",
		async (prefer) => {
			const answer = await refused("/shipments/x", { headers: { prefer } });
			expect(answer).toMatchObject({ status: 400, code: "no_such_example" });
			expect(answer.detail).toContain("at_sea");
			expect(answer.detail).toContain("404: not_found");
		},
	);

	it("serves the same at the root, with links that lead back to where it was asked", async () => {
		const root = mock.url.replace(/\/v2$/, "");
		for (const base of [mock.url, root]) {
			const response = await fetch(`${base}/shipments/x`, { headers: KEY });
			const { data, links } = (await response.json()) as ShipmentDocument;
			expect(links.self).toContain(`${base}/shipments/${data.id}?`);
		}
	});

	it("rejects the start on a port that is taken", async () => {
		const port = Number(new URL(mock.url).port);
		await expect(startMockApi({ port })).rejects.toMatchObject({
			code: "EADDRINUSE",
		});
	});

	it("has its examples listed in its README", () => {
		const file = new URL("../../../mock/api/README.md", import.meta.url);
		const [, listed] = readFileSync(file, "utf8").split(/<!-- \/?examples -->/);
		expect(
			listed?.trim(),
			"Put what `npm run mock -- --examples` prints between the marks in mock/api/README.md.",
		).toBe(exampleNames(readContract()).trim());
	});
});
