import { describe, expect, it } from "vitest";
import type { PageLinks } from "../../generated/openapi.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { problemsOf } from "../support/replies/problems.ts";
import { rawRequest } from "../support/replies/raw-request.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

const STRICT = { prefer: "handling=strict" };

const ask = (path: string, headers: Record<string, string> = {}) =>
	landfall.fetch(path, { headers });

describe("without a preference", () => {
	it.each([
		"?colour=red",
		"?page[colour]=red",
		"?filter[colour]=red&filter[colour][of]=sea",
		"?q=MEDU&sort=-created_at&fields[ship]=tags",
		"?filter[__proto__][x]=1&filter[constructor]=2&__proto__[x]=3&page[toString]=4",
		"?=&&&[]=1",
		"?page[__proto__]=1",
	])("undeclared parameters are ignored: %s", async (query) => {
		const reply = await ask(`/shipments${query}`);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("preference-applied")).toBeNull();
	});

	it.each([
		"*/*",
		"application/json",
		"text/html",
		"application/vnd.api+json; charset=utf-8",
		"nonsense",
		"",
	])("any Accept is served: %j", async (accept) => {
		const reply = await ask("/shipments", { accept });
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
	});
});

describe("with handling=strict", () => {
	it("each of a hundred undeclared parameters is named", async () => {
		const names = Array.from({ length: 100 }, (_, index) => `x${index}`);
		const reply = await ask(`/shipments?${names.join("&")}`, STRICT);
		expect(reply.status).toBe(400);
		expect(await reply.json()).toMatchObject({
			errors: { length: 100 },
		});
	});

	it.each([
		"handling=strict",
		"Handling=Strict",
		'handling="strict"',
		"respond-async, handling=strict",
		"handling=strict; wait=10",
		"return=minimal;x=y, handling = strict",
	])("the preference %s is understood", async (prefer) => {
		const reply = await ask("/shipments?colour=red", { prefer });
		expect(reply.headers.get("preference-applied")).toBe("handling=strict");
		expect(reply.status).toBe(400);
	});

	it.each([
		"handling=lenient",
		"handling=lenient, handling=strict",
		"handling=strictly",
		"nohandling=strict",
		"strict",
	])("the preference %s is not understood", async (prefer) => {
		const reply = await ask("/shipments?colour=red", { prefer });
		expect(reply.status).toBe(200);
		expect(reply.headers.get("preference-applied")).toBeNull();
	});

	it.each([
		"/shipments?page[size]=2&page[number]=1&include=containers&number=a&filter[tracking_stopped]=true",
		"/containers?filter[number]=a",
		"/tracking_requests?filter[created_at][start]=2026-01-01T00:00:00Z&filter[status]=created",
		"/tracking_requests?page%5Bsize%5D=2",
	])("declared parameters are served: %s", async (path) => {
		const reply = await ask(path, STRICT);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("preference-applied")).toBe("handling=strict");
	});

	it.each([
		...["/search?query=MAEU", "/locations?search=sing", "/shipping_lines"],
		...["/webhooks/events", "/shipments"],
	])("the links of a list are accepted: %s", async (path) => {
		const { links } = (await (await ask(path, STRICT)).json()) as {
			readonly links: PageLinks;
		};
		for (const link of [links.self, links.current]) {
			const reply = await ask(link.split("/v2")[1] ?? "", STRICT);
			expect([link, reply.status]).toEqual([link, 200]);
		}
	});

	it.each([
		["/shipments?filter[number]=a", ["filter[number]"]],
		["/shipments?order=number&fields[ship]=tags", ["order", "fields[ship]"]],
		["/containers?page[limit]=1&page[limit]=2", ["page[limit]"]],
		["/webhooks?include=events", ["include"]],
		["/containers?filter%5Bcolour%5D=red", ["filter[colour]"]],
		["/containers?filter[number][of]=sea", ["filter[number][of]"]],
		["/shipments?page=3&filter=stopped", ["page", "filter"]],
		["/tracking_requests?filter[created_at]=2026", ["filter[created_at]"]],
		[
			"/tracking_requests?filter[created_at][begin]=1&filter[updated_at][start]=2026-01-01T00:00:00Z",
			["filter[created_at][begin]"],
		],
		[
			"/webhook_notifications?filter[created_at][end][of]=1&page[size][is]=2",
			["filter[created_at][end][of]", "page[size][is]"],
		],
		["/shipping_lines?page[number]=2", ["page[number]"]],
	])("undeclared parameters are named once each: %s", async (path, names) => {
		expect(await problemsOf(await ask(path, STRICT), 400)).toEqual(
			names.map((parameter) => ({ code: "unknown_parameter", parameter })),
		);
	});

	it.each([
		["application/vnd.api+json", 200],
		["application/vnd.api+json, text/html", 200],
		["text/html, */*;q=0.1", 200],
		["*/*", 200],
		["application/*", 200],
		["application/json", 200],
		['application/vnd.api+json; profile="https://example.com/p"', 200],
		["application/vnd.api+json;q=0.9", 200],
		["application/vnd.api+json; charset=utf-8", 406],
		['application/vnd.api+json; ext="https://example.com/e"', 406],
		["application/vnd.api+json; charset=utf-8, */*", 406],
		["text/html", 406],
		["application/xml", 406],
		["APPLICATION/VND.API+JSON", 200],
		["application/vnd.api+json; charset=utf-8, application/vnd.api+json", 200],
		["application/vnd.api+json; Profile=p ;Q=1", 200],
		["text/html, APPLICATION/JSON", 200],
		["x/application/json", 406],
		["application/geo+json", 406],
		["application/vnd.api+json;q=0", 406],
		["application/vnd.api+json;q=0.000, */*", 406],
		["*/*;q=0", 406],
		["text/html, */*;q=0.001", 200],
	])("Accept: %s is answered %i", async (accept, status) => {
		const reply = await ask("/shipments", { ...STRICT, accept });
		expect(reply.headers.get("content-type")).toBe("application/vnd.api+json");
		if (status === 200) expect(reply.status).toBe(200);
		else
			expect(await problemsOf(reply, status)).toEqual([
				{ code: "not_acceptable", header: "accept" },
			]);
	});

	it.each([
		["text/csv", 200],
		["text/*", 200],
		["*/*", 200],
		["application/vnd.api+json, text/csv;q=0.1", 200],
		["application/vnd.api+json", 406],
		["application/json", 406],
		["text/csv;q=0, */*", 406],
	])("Accept: %s of an export is answered %i", async (accept, status) => {
		const reply = await ask("/shipments/export", { ...STRICT, accept });
		expect(reply.status).toBe(status);
		if (status === 200) return void (await reply.text());
		expect(await problemsOf(reply, 406)).toEqual([
			{ code: "not_acceptable", header: "accept" },
		]);
	});

	it("a request without Accept is served", async () => {
		const { status } = await rawRequest(
			landfall.url,
			"GET /v2/shipments HTTP/1.1",
			[`Authorization: Token ${landfall.key}`, "Prefer: handling=strict"],
		);
		expect(status).toBe(200);
	});

	it("a body with declared members alone is served", async () => {
		const reply = await landfall.send(
			"POST",
			"/tracking_requests/infer_number",
			{ number: "MSCU6639870" },
			STRICT,
		);
		expect(reply.status).toBe(200);
	});

	it.each([
		["application/vnd.api+json", 422],
		['application/vnd.api+json; profile="https://example.com/p"', 422],
		["application/json; charset=utf-8", 422],
		["application/vnd.api+json; charset=utf-8", 415],
		['application/vnd.api+json; ext="https://example.com/e"', 415],
		["Application/VND.API+JSON; Charset=utf-8", 415],
		["application/vnd.api+json;q=1; PROFILE=p", 422],
	])("a body of %s is answered %i", async (type, status) => {
		const reply = await landfall.fetch("/webhooks", {
			method: "POST",
			headers: { ...STRICT, "content-type": type },
			body: "{}",
		});
		const [problem] = await problemsOf(reply, status);
		if (status !== 415) return;
		expect(problem).toEqual({
			...{ code: "unsupported_media_type", header: "content-type" },
		});
	});
});
