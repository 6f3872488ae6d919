import { hash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { describe, expect, it, test } from "vitest";
import { parse } from "yaml";
import { createApp } from "../../server/app.ts";
import {
	homePage,
	type Installation,
} from "../../server/home-page/home-page.ts";
import { startTestLandfall } from "../support/installation/test-landfall.ts";
import { openForFile } from "../support/open-for-file.ts";
import { isOnPostgres } from "../support/postgres/postgres-databases.ts";
import { expectCommonHeaders } from "../support/replies/problems.ts";
import { rawRequest } from "../support/replies/raw-request.ts";
import { testClock } from "../support/time/test-clock.ts";

const landfall = await openForFile(startTestLandfall, { isWorking: false });

const get = (path: string, init?: RequestInit) =>
	fetch(new URL(path, landfall.url), init);

describe("probes", () => {
	it.each([
		["/healthz", { status: "ok" }],
		["/readyz", { status: "ready" }],
	])("%s answers 200 without a key", async (path, body) => {
		const reply = await get(path);
		expect(reply.status).toBe(200);
		expectCommonHeaders(reply);
		expect(await reply.json()).toEqual(body);
		expect((await get(path, { method: "HEAD" })).status).toBe(200);
	});

	it("/readyz answers 503 while the server stops, and /healthz still 200", async () => {
		let isStopping = false;
		const app = await createApp(
			landfall.services,
			{
				corsOrigins: [],
				publicOrigin: undefined,
				responseChecks: "fail",
			},
			(_request, _response, next) => next(),
			() => isStopping,
		);
		const server = createServer(app).listen(0, "127.0.0.1");
		await once(server, "listening");
		const { port } = server.address() as AddressInfo;
		const probe = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
		expect((await probe("/readyz")).status).toBe(200);
		isStopping = true;
		const reply = await probe("/readyz");
		expect(reply.status).toBe(503);
		expect(await reply.json()).toEqual({ status: "stopping" });
		expect((await probe("/healthz")).status).toBe(200);
		server.close();
		server.closeAllConnections();
	});

	it("/readyz answers 200 when only waiting jobs cannot be read", async () => {
		const other = await startTestLandfall({ isWorking: false });
		const { db } = other.services.database;
		await sql`alter table job_queues rename to hidden_queues`.execute(db);
		const reply = await fetch(new URL("/readyz", other.url));
		expect(reply.status).toBe(200);
		expect(await reply.json()).toEqual({ status: "ready" });
		await other.stop();
	});

	it("/readyz answers 503 without a database", async () => {
		const other = await startTestLandfall({ isWorking: false });
		await other.services.database.close();
		const reply = await fetch(new URL("/readyz", other.url));
		expect(reply.status).toBe(503);
		expect(await reply.json()).toEqual({ status: "no database" });
		await other.stop();
	});
});

describe("the contract", () => {
	const generated = readFileSync(
		new URL("../../generated/openapi.json", import.meta.url),
		"utf8",
	);

	it("is served at /openapi.json as generated, without white space", async () => {
		const reply = await get("/openapi.json");
		expect(reply.headers.get("content-type")).toMatch(/^application\/json/);
		expect(await reply.text()).toBe(JSON.stringify(JSON.parse(generated)));
	});

	it("names the public address of the server where there is one", async () => {
		const other = await startTestLandfall({
			isWorking: false,
			env: { PUBLIC_URL: "https://api.example" },
		});
		for (const path of ["/openapi.json", "/openapi.yaml"]) {
			const reply = await fetch(new URL(path, other.url));
			const text = await reply.text();
			expect(text).toMatch(/servers.{1,10}url"?: ?"?https:..api.example.v2/s);
			expect(text).not.toContain("127.0.0.1:3000");
		}
		await other.stop();
	});

	it.each(["/openapi.json", "/openapi.yaml"])(
		"is compressed at %s as the client accepts, and answered 304 when unchanged",
		async (path) => {
			const plain = await get(path, {
				headers: { "accept-encoding": "identity" },
			});
			expect(plain.headers.get("content-encoding")).toBeNull();
			const text = await plain.text();
			for (const [accepted, encoding] of [
				["gzip, deflate, br, zstd", "br"],
				["gzip, br;q=0", "gzip"],
			] as const) {
				const reply = await get(path, {
					headers: { "accept-encoding": accepted },
				});
				expect(reply.headers.get("content-encoding")).toBe(encoding);
				expect(reply.headers.get("vary")).toMatch(/accept-encoding/i);
				const length = Number(reply.headers.get("content-length"));
				expect(length).toBeLessThan(text.length / 5);
				expect(await reply.text()).toBe(text);
			}
			expect(plain.headers.get("cache-control")).toBe("no-cache");
			const known = plain.headers.get("etag") ?? "";
			expect(known).toMatch(/^W\/"[\w-]{27}"$/);
			const again = await get(path, { headers: { "if-none-match": known } });
			expect(again.status).toBe(304);
			expect(await again.text()).toBe("");
		},
	);
});

test("is the same at /openapi.yaml, for tools and people that read YAML", {
	tags: "whole",
}, async () => {
	const [yaml, json] = await Promise.all([
		get("/openapi.yaml"),
		get("/openapi.json"),
	]);
	expect(yaml.headers.get("content-type")).toMatch(/^application\/yaml/);
	expect(parse(await yaml.text())).toEqual(await json.json());
});

test.each(["/icon.svg", "/favicon.ico"])(
	"the icon of all pages is at %s",
	async (path) => {
		const reply = await get(path);
		expect(reply.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
		expect(reply.headers.get("cache-control")).toBe("public, max-age=86400");
		expect(await reply.text()).toMatch(/^<svg /);
	},
);

/** What the page at / tells of an installation. */
function told(changes: Partial<Installation>) {
	const text = homePage({
		versions: { program: "1.2.3", contract: "2.4.5" },
		isSimulated: false,
		clock: testClock("2026-03-01T08:15:59Z"),
		database: "SQLite",
		isReady: true,
		status: "ready",
		origin: "http://here",
		...changes,
	});
	const [, facts = ""] = /<dl>(.*?)<\/dl>/s.exec(text) ?? [];
	return facts;
}

test.each<[Partial<Installation>, string]>([
	[{}, "<dt>Version</dt><dd>1.2.3, with version 2.4.5 of the contract</dd>"],
	[{}, "<dt>Lines</dt><dd>real ones, which the operator has configured</dd>"],
	[{}, "<dt>Clock</dt><dd>2026-03-01 08:15 UTC</dd>"],
	[{}, '<dt>Health</dt><dd><span class="ready">ready</span></dd>'],
	[{ isSimulated: true }, "<dd>those of a simulated world</dd>"],
	[
		{
			isSimulated: true,
			clock: { ...testClock("2026-03-01T08:15:59Z"), speed: 3_600 },
		},
		"<dd>those of a simulated world, 3,600 times as fast as ours</dd>",
	],
	[
		{ isReady: false, status: `<b>"it's" & more</b>` },
		'<span class="troubled">&lt;b&gt;&quot;it&#39;s&quot; &amp; more&lt;/b&gt;</span>',
	],
])("the page at / tells of %j: %s", (changes, want) => {
	expect(told(changes)).toContain(want);
});

describe("the page at /", () => {
	const page = async () => (await get("/")).text();

	it("shows the running programs, their state, and links to everything else", async () => {
		const text = await page();
		const words = text.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
		expect(words).toMatch(/Version \d+\.\d+\.\d+, with version \d/);
		expect(words).toContain("a simulated world");
		expect(words).toContain(
			`Database ${isOnPostgres() ? "PostgreSQL" : "SQLite"}`,
		);
		expect(words).toContain("Health ready Where things are");
		expect(words).toContain("npm run admin -- key create");
		const links = loadedBy(text);
		expect(links).toEqual(
			expect.arrayContaining([
				...["/icon.svg", "/docs", "/openapi.json", "/openapi.yaml"],
				...["/healthz", "/readyz"],
			]),
		);
		for (const link of links) expect((await get(link)).status).toBe(200);
	});

	it("names the public address of the server where one is set, and otherwise that of the request", async () => {
		expect(await page()).toContain(new URL(landfall.url).origin);
		const behind = await startTestLandfall({
			env: { PUBLIC_URL: "https://track.example.com" },
			isWorking: false,
		});
		const text = await (await fetch(new URL("/", behind.url))).text();
		expect(text).toContain("https://track.example.com");
		expect(text).not.toContain(new URL(behind.url).host);
		const { body: list } = await rawRequest(
			behind.url,
			"GET /v2/shipping_lines HTTP/1.1",
			[`Authorization: Token ${behind.key}`, "Host: inside proxy"],
		);
		expect(JSON.parse(list).links.self).toBe(
			"https://track.example.com/v2/shipping_lines",
		);
		await behind.stop();
		const { body } = await rawRequest(landfall.url, "GET / HTTP/1.0", []);
		expect(body).toContain("<code>http://localhost/v2</code>");
	});

	it("shows nothing of an account, and nothing of the request as markup", async () => {
		const { body } = await rawRequest(landfall.url, "GET / HTTP/1.1", [
			'Host: "><script>alert(1)</script>',
		]);
		expect(body).toContain("alert(1)");
		expect(body).not.toContain("<script");
		expect(body).not.toContain(landfall.account.id);
		expect(body).not.toContain(landfall.key.slice(0, 11));
	});

	it("has no script, loads nothing but its icon, and its policy allows no more", async () => {
		const reply = await get("/");
		expect(reply.headers.get("cache-control")).toBe("no-store");
		const text = await reply.text();
		const [, style = ""] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
		expect(text).not.toMatch(/<script| style="| on[a-z]+="/);
		expect(style).not.toMatch(/@import|url\(/);
		const hashed = `'sha256-${hash("sha256", style, "base64")}'`;
		expect(reply.headers.get("content-security-policy")).toBe(
			`default-src 'none';style-src ${hashed};img-src 'self';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
		);
	});
});

/** All that a page loads: values of `src` and `href`, and the fetches of its script. */
function loadedBy(text: string): string[] {
	return [...text.matchAll(/(?:src|href)="([^"]+)"|fetch\("([^"]+)"/g)].map(
		([, asset, address]) => asset ?? address ?? "",
	);
}

describe("the page at /docs", () => {
	it.each(["/docs", "/docs/"])("is served at %s", async (path) => {
		const reply = await get(path);
		expect(reply.status).toBe(200);
		expect(reply.headers.get("content-type")).toMatch(/^text\/html/);
		expect(await reply.text()).toContain("<title>Landfall API</title>");
	});

	it("loads only files of this server", { tags: "whole" }, async () => {
		const page = await (await get("/docs")).text();
		const start = await (await get("/docs/start.js")).text();
		const assets = [...loadedBy(page), ...loadedBy(start)];
		expect(assets).toHaveLength(4);
		for (const asset of assets) {
			expect(asset).toMatch(/^\/[^/]/);
			const reply = await get(asset);
			expect(reply.status).toBe(200);
			if (asset.startsWith("/docs/assets/"))
				expect(reply.headers.get("cache-control")).toBe("public, max-age=3600");
			expect((await reply.arrayBuffer()).byteLength).toBeGreaterThan(100);
		}
		expect(`${page}${start}`).not.toMatch(/https?:/);
	});

	it("sends its script compressed", { tags: "whole" }, async () => {
		const { headers } = await get("/docs/assets/scalar.js", {
			headers: { "accept-encoding": "br" },
		});
		expect(headers.get("content-encoding")).toBe("br");
		expect(Number(headers.get("content-length"))).toBeLessThan(1_500_000);
	});

	it("may not load or call anything elsewhere, by its policy", async () => {
		const policy = (await get("/docs")).headers.get("content-security-policy");
		expect(policy?.split(";").sort()).toEqual([
			"base-uri 'self'",
			"default-src 'self'",
			"font-src 'self'",
			"form-action 'self'",
			"frame-ancestors 'self'",
			"img-src 'self' data:",
			"object-src 'none'",
			"script-src 'self'",
			"script-src-attr 'none'",
			"style-src 'self' 'unsafe-inline'",
		]);
	});
});
